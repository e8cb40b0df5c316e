/** The server's calls. Every answer is JSON; every failure is an `ApiError` whose message can be shown to people. */

import { language, t } from "./words.js";

/** What the server refused: words for people, a code for programs, its HTTP status, the rule that forbids it. */
export class ApiError extends Error {
  constructor(message, { code = "failed", status = 0, rule = null } = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.rule = rule;
  }
}

export const get = (path, params = {}) => call("GET", path, params);
export const post = (path, body = {}, { signal } = {}) => call("POST", path, {}, body, signal);
export const put = (path, body = {}) => call("PUT", path, {}, body);
export const remove = (path) => removeWith(path, {});
export const removeWith = (path, body) => call("DELETE", path, {}, body);

/** `signal`: of an `AbortController`, for an answer that may no longer be wanted. */
async function call(method, path, params, body, signal) {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries({ language: language(), ...params })) url.searchParams.set(name, value);
  const sent = { method, headers: { Accept: "application/json" }, signal };
  if (body !== undefined) {
    sent.headers["Content-Type"] = "application/json";
    sent.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(url, sent);
  } catch {
    throw new ApiError(t("error-offline"), { code: "offline" });
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data;
  throw refusal(answer.status, data?.error);
}

function refusal(status, error) {
  return new ApiError(error?.message ?? t("error-failed", { status }), { code: error?.code, status, rule: error?.rule });
}
