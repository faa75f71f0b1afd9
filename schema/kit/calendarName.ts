import type { AnyEntity } from './defineEntity.ts';

/**
 * What a record is called on a calendar: with the first of its references that lists show by name. Of a document that stands in front,
 * since numbers say little and differ at their end.
 */
export const calendarName = ({ title, info, shown, series }: AnyEntity, record: Record<string, unknown>): string => {
  const embed = shown.map(name => info[name]?.embed).find(Boolean);
  const referred = Object.entries((embed && record[embed]) ?? {}).flatMap(([name, word]) =>
    name === 'id' ? [] : [word],
  );
  const words: unknown[] = [record[title], ...referred];
  return (series?.field === title ? words.toReversed() : words)
    .filter((word): word is string => typeof word === 'string' && word !== '')
    .join(' · ');
};
