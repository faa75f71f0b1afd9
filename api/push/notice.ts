import type { Notification } from '../../schema/entities/notifications.ts';
import { notificationLink, shopInLink } from '../../schema/rules/notifications.ts';
import { notificationText } from '../../schema/rules/notificationText.ts';
import type { Wording } from '../../schema/words/wording.ts';
import { entityOf } from '../db/select.ts';

/** What came as read is muted in the app alone. */
export const isSeen = ({ readAt, createdAt }: Notification): boolean => readAt !== null && readAt !== createdAt;

/** A notification outside of the pages, where nobody knows which shop is open. */
export type Notice = { id: string; title: string; text: string; link: string };

export const noticeOf = (notification: Notification, shop: { id: string; name: string }, wording: Wording): Notice => {
  const { id, kind, payload } = notification;
  const { title, text } = notificationText({ kind, payload: payload ?? {} }, wording);
  return { id, title, text: [text, shop.name].filter(Boolean).join(' · '), link: linkOf(notification, shop.id) };
};

/** Below the site's address, with the shop that it is about. */
export const linkOf = (
  { kind, payload, subject }: Pick<Notification, 'kind' | 'payload' | 'subject'>,
  shop: string,
): string => {
  const link = notificationLink({ kind, payload: payload ?? {}, subject }, entityOf) ?? '/notifications';
  return `${link}${link.includes('?') ? '&' : '?'}${shopInLink}=${shop}`;
};
