/** News that this browser shows by itself, also while no page is open. */

const WORKER = "/sw.js";

/** Whether this browser can do that; some only once the page has been installed. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Asks the person whether they want it; the address of this browser for the server, or null if they do not. */
export async function pushAddress(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { kind: "push", target: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** This browser shows no more news: the next person who uses it need not see them. */
export async function endPush() {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const made = await registration?.pushManager.getSubscription();
  await made?.unsubscribe();
}
