import type { AnyEntity } from './defineEntity.ts';

type Of = Pick<AnyEntity, 'title' | 'info' | 'shown' | 'series' | 'statuses'>;

/**
 * What a record is called on a calendar: with the first of its references that lists show by name. Of a document that stands in front,
 * or its first words, since numbers say little and differ at their end. The colour tells a status.
 */
export const calendarName = (entity: Of, record: Record<string, unknown>): string => {
  const { title, info, shown, series, statuses } = entity;
  const isNumber = series?.field === title;
  const other = shown.find(
    name =>
      name !== title && name !== statuses?.field && (info[name]?.embed || (isNumber && info[name]?.kind === 'text')),
  );
  const words: unknown[] = [record[title], ...wordsOf(entity, record, other)];
  return (isNumber ? words.toReversed() : words)
    .filter((word): word is string => typeof word === 'string' && word !== '')
    .join(' · ');
};

const wordsOf = ({ info }: Of, record: Record<string, unknown>, name: string | undefined): unknown[] => {
  const embed = info[name ?? '']?.embed;
  if (!embed) return name ? [record[name]] : [];
  return Object.entries(record[embed] ?? {}).flatMap(([part, word]) => (part === 'id' ? [] : [word]));
};
