import { hasText, t } from "./words.js";

/** What a bot is called where people choose one. */
export const botLabel = (bot) => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot", { bot }));

/** How a bot plays, in a sentence; empty for one that nobody here knows. */
export const botAbout = (bot) => (hasText(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "");
