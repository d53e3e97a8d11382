/** Web Push: the browser wakes up the service worker when it is one's turn. */
import { call } from './api.ts';

export const pushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Null while no service worker runs: in development, or before the first visit is over. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushWanted(): Promise<boolean> {
  if (!pushPossible() || Notification.permission !== 'granted') return false;
  return ((await (await registration())?.pushManager.getSubscription()) ?? null) !== null;
}

/** False if the person, or the browser, does not want it. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await registration();
  if (worker === null) return false;
  const { key } = await call('push-key');
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(options).catch(() => null);
  if (subscription === null) return false;
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call('push', { endpoint, keys: { p256dh, auth } });
  return true;
}

/** The server learns of it with the next message, which the browser refuses. */
export async function stopPush(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
