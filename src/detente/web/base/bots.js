import { hasText, t } from "./words.js";

/** What a bot is called where people choose one. */
export const botLabel = (bot) => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot", { bot }));
