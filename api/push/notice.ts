import type { Notification } from '../../schema/entities/notifications.ts';
import { notificationLink, shopInLink } from '../../schema/rules/notifications.ts';
import { english, notificationText } from '../../schema/rules/notificationWords.ts';
import { entityOf } from '../db/select.ts';

/** A notification outside of the pages, where nobody's language is known, and neither which shop is open. */
export type Notice = { id: string; title: string; text: string; link: string };

export const noticeOf = ({ id, kind, facts, subject }: Notification, shop: { id: string; name: string }): Notice => {
  const told = { kind, facts: facts ?? {}, subject };
  const speaker = english(name => entityOf(name)?.label.many.toLowerCase() ?? name);
  const { title, text } = notificationText(told, speaker);
  const link = notificationLink(told, name => entityOf(name)?.route) ?? '/notifications';
  const own = `${link}${link.includes('?') ? '&' : '?'}${shopInLink}=${shop.id}`;
  return { id, title, text: [text, shop.name].filter(Boolean).join(' · '), link: own };
};
