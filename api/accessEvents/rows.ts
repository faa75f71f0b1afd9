import { noShop } from '../db/statement.ts';
import type { Row } from '../db/write.ts';
import type { Secrets } from '../ports.ts';
import { isOfPlatform, type AccessEvent } from './event.ts';

/** Somebody, the shops that they may enter, and those that know them, be it from before. */
export type Known = { id: string; name: string; shops: readonly string[]; knownIn: readonly string[] };

const minute = 60_000;
const hour = 60 * minute;

/** Of one person and kind in one shop within an hour. What comes after is one row. */
export const mostRows = 60;

type KeptRow = Row & { count: number; lastAt: string | null };

/** Which rows of which shops tell of an event. Remembers for an hour how many somebody has had. */
export const rowsByShop = (ports: { secrets: Pick<Secrets, 'digest'> }) => {
  const digest = (text: string) => ports.secrets.digest(text);
  let ofHour = { since: 0, kept: new Map<string, Set<string>>() };

  /** One for each minute, as long as they are not too many. */
  const rowOf = (shop: string, person: Known, event: AccessEvent): KeptRow => {
    const { kind, operation, network, record, act, device, count, at, lastAt } = event;
    const since = Math.floor(at.getTime() / hour) * hour;
    if (ofHour.since !== since) ofHour = { since, kept: new Map() };
    const whose = `${shop} ${person.id} ${kind}`;
    const kept = ofHour.kept.get(whose) ?? new Set();
    ofHour.kept.set(whose, kept);
    const about = act ? operation : network;
    const own = idAt(Math.floor(at.getTime() / minute) * minute, digest(`${whose} ${about}`));
    const isOneOfMany = kind !== 'supportCall' && !kept.has(own) && kept.size >= mostRows;
    if (!isOneOfMany) kept.add(own);
    const last = count > 1 ? lastAt.toISOString() : null;
    const common = { at: at.toISOString(), kind, person: person.name, userId: person.id, count, lastAt: last };
    return isOneOfMany
      ? { id: idAt(since, digest(`${whose} more`)), ...common }
      : { id: own, ...common, operation: operation || null, record, act, device, address: network || null };
  };

  return (events: readonly AccessEvent[], known: (event: AccessEvent) => Known | undefined): Map<string, Row[]> => {
    const shops = new Map<string, Map<string, KeptRow>>();
    for (const event of events) {
      const person = known(event);
      if (!person) continue;
      const told = isForeign(event, person) ? ({ ...event, kind: 'otherShop' } as const) : event;
      for (const shop of whereTold(event, person)) {
        const rows = shops.get(shop) ?? new Map<string, KeptRow>();
        shops.set(shop, rows);
        const row = rowOf(shop, person, told);
        const same = rows.get(row.id);
        rows.set(row.id, same ? { ...same, count: same.count + row.count, lastAt: event.lastAt.toISOString() } : row);
      }
    }
    return new Map([...shops].map(([shop, rows]) => [shop, [...rows.values()]]));
  };
};

const isForeign = ({ kind, shop }: AccessEvent, { shops }: Known) =>
  kind === 'refused' && shop !== null && !shops.includes(shop);

/**
 * What was aimed at a shop of theirs is told there alone, all else in each of theirs, or on the platform where there is none. A shop that is not theirs hears of it only where it
 * knows the person: whoever is a stranger there leaves nothing behind.
 */
const whereTold = (event: AccessEvent, { shops, knownIn }: Known): readonly string[] => {
  const { shop } = event;
  if (isOfPlatform(event.kind)) return [noShop];
  if (shop === null) return shops.length ? shops : [noShop];
  if (event.kind !== 'refused' || shops.includes(shop)) return [shop];
  const own = shops.length ? shops : [noShop];
  return knownIn.includes(shop) ? [...own, shop] : own;
};

/** The same for the same of one minute, whichever server writes it; ordered by time as all ids are. */
const idAt = (time: number, digest: string): string => {
  const moment = time.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${digest.slice(0, 3)}-8${digest.slice(3, 6)}-${digest.slice(6, 18)}`;
};
