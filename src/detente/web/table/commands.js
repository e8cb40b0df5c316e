import { post } from "../base/api.js";
import { freshId } from "../base/dom.js";

const AGAIN = 1200;

/** Sends something that is done once, even if it has to be sent again. */
export async function send(path, body) {
  const command = { id: freshId(), ...body };
  try {
    return await post(path, command);
  } catch (error) {
    if (error.code !== "offline") throw error;
    await new Promise((done) => setTimeout(done, AGAIN));
    return post(path, command);
  }
}
