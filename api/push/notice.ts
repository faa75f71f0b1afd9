import type { Notification } from '../../schema/entities/notifications.ts';
import { notificationLink, shopInLink } from '../../schema/rules/notifications.ts';
import { notificationText } from '../../schema/rules/notificationText.ts';
import type { Wording } from '../../schema/words/wording.ts';
import { entityOf } from '../db/select.ts';

/** A notification outside of the pages, where nobody knows which shop is open. */
export type Notice = { id: string; title: string; text: string; link: string };

export const noticeOf = (
  { id, kind, payload, subject }: Notification,
  shop: { id: string; name: string },
  wording: Wording,
): Notice => {
  const told = { kind, payload: payload ?? {}, subject };
  const { title, text } = notificationText(told, wording);
  const link = notificationLink(told, entityOf) ?? '/notifications';
  const own = `${link}${link.includes('?') ? '&' : '?'}${shopInLink}=${shop.id}`;
  return { id, title, text: [text, shop.name].filter(Boolean).join(' · '), link: own };
};
