import type { Notification } from '../../schema/entities/notifications.ts';
import { notificationLink } from '../../schema/rules/notifications.ts';
import { notificationText } from '../../schema/rules/notificationText.ts';
import { entityOf } from '../entityOf.ts';
import { wording } from '../i18n/wording.ts';

export type Written = { title: string; text: string; to: string | null };

/** A notification in the reader's language, and where it leads. */
export function written({ kind, payload, subject }: Notification): Written {
  const told = { kind, payload: payload ?? {}, subject };
  return {
    ...notificationText(told, wording()),
    to: notificationLink(told, entityOf),
  };
}
