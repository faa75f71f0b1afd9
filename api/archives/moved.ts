import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { isPerson } from '../db/select.ts';
import type { Secrets } from '../ports.ts';
import { uuidPattern } from '../../schema/kit/shape.ts';

/** What the ids of an archive are in the shop that is made of it. */
export type Moves = {
  /** A record's new id: the same each time, in the old order, and one that nobody chose. */
  id(old: string): string;
  /** Who it is here; null for people who are not. */
  person(old: string): string | null;
};

type Known = {
  /** Of the bringing in: no two make the same ids. */
  archive: string;
  /** The shop itself. */
  shop: { old: string; made: string };
  people: Readonly<Record<string, string>>;
};

/** Lists go by ids, which begin with time and count: that much of an id stays, the rest is a digest. */
const kept = 'xxxxxxxx-xxxx-7xxx'.length;

export const movesOf = (secrets: Secrets, { archive, shop, people }: Known): Moves => {
  const known = new Map<string, string>([[shop.old, shop.made]]);
  return {
    id(old) {
      const found = known.get(old);
      if (found) return found;
      const digest = secrets.digest(`${archive} ${old}`);
      // The variant of RFC 9562.
      const variant = '89ab'[Number.parseInt(digest[0]!, 16) % 4]!;
      return `${old.slice(0, kept)}-${variant}${digest.slice(1, 4)}-${digest.slice(4, 16)}`;
    },
    person: old => (Object.hasOwn(people, old) ? people[old]! : null),
  };
};

/** Every id that stands somewhere in a value, which may be lines of the field's: of people who are not here nothing is left. */
export const movedWithin = (value: unknown, moves: Moves, field: FieldInfo | undefined): unknown => {
  if (typeof value === 'string') {
    if (!uuidPattern.test(value)) return value;
    return field && isPerson(field) ? moves.person(value) : moves.id(value);
  }
  if (Array.isArray(value)) return value.map(each => movedWithin(each, moves, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, movedWithin(each, moves, field?.line?.[name])]),
  );
};
