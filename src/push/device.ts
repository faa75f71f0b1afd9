import { put } from '../dataProvider/calls.ts';
import type { NotificationTopic } from '../../schema/rules/notifications.ts';

/** How far this browser lets itself be told. 'homeScreen': only as an app on the home screen, as iPhones want it. */
export type Ability = 'unable' | 'homeScreen' | 'denied' | 'able';

export type Notices = {
  publicKey: string;
  device: NotificationTopic[] | null;
  mail: NotificationTopic[];
  app: NotificationTopic[];
  chat: NotificationTopic[];
  /** My shops that tell their people by WhatsApp, by name. */
  chatShops: string[];
  mobileNo: string | null;
  digest: boolean;
};

const worker = '/sw.js';

export function abilityOf(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'homeScreen' : 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** Asks the person and the browser, in this order. Throws where either says no. */
export async function turnOn(publicKey: string, topics: readonly NotificationTopic[]): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('notices.denied');
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // With another key the browser would refuse: the site's keys have changed since.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return keep(subscription, topics);
}

export async function choose(topics: readonly NotificationTopic[]): Promise<Notices> {
  const subscription = await present();
  if (!subscription) throw new Error('notices.lost');
  return keep(subscription, topics);
}

/** A new session of the same person in this browser goes on getting notifications; another person's does not. */
export async function renew(): Promise<void> {
  const subscription = await present();
  if (!subscription) return;
  const { device } = await keep(subscription);
  if (!device) await subscription.unsubscribe();
}

/** The browser forgets it; the server is told, or finds out. */
export async function forget(): Promise<void> {
  await (await present())?.unsubscribe();
}

async function present(): Promise<PushSubscription | null> {
  if (abilityOf() !== 'able') return null;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function keep(subscription: PushSubscription, topics?: readonly NotificationTopic[]): Promise<Notices> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], ...(topics && { topics }) };
  return put<Notices>('account/notices/device', body);
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
