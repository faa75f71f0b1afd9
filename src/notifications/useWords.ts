import { useTranslate } from 'react-admin';
import type { Notification } from '../../schema/entities/notifications.ts';
import { notificationLink } from '../../schema/rules/notifications.ts';
import { notificationText } from '../../schema/rules/notificationWords.ts';
import { entityOf } from '../entityOf.ts';
import { formatCount, formatDateTime } from '../format.ts';

export type Written = { title: string; text: string; to: string | null };

/** A notification in the reader's language, and where it leads. */
export function useWords(): (notification: Notification) => Written {
  const translate = useTranslate();
  const many = (name: string) => {
    const entity = entityOf(name);
    if (!entity) return name;
    return translate(`resources.${entity.resource}.name`, { smart_count: 2, _: entity.label.many }).toLowerCase();
  };
  return ({ kind, facts, subject }) => {
    const told = { kind, facts: facts ?? {}, subject };
    return {
      ...notificationText(told, {
        say: (word, args) => translate(`notifications.words.${word}`, args),
        count: formatCount,
        moment: formatDateTime,
        many,
      }),
      to: notificationLink(told, name => entityOf(name)?.route),
    };
  };
}
