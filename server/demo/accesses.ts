import { insertStatement } from '../../api/db/write.ts';
import { demoAccounts } from '../../schema/demo.ts';
import { accessEvents } from '../../schema/entities/accessEvents.ts';
import { dayStart, openingHours } from './calendar.ts';
import type { Past } from './past.ts';
import { idsAt, Random } from './random.ts';

const devices = ['Chrome, Android', 'Chrome, Windows', 'Safari, iPhone', 'Edge, Windows'];
const days = 30;
const minute = 60_000;
const signIn = { kind: 'password', operation: 'account.signin' } as const;

const refusals = [
  { operation: 'users.list', record: 'users', act: 'see' },
  { operation: 'products.deleteMany', record: 'products', act: 'delete' },
  { operation: 'commodityRates.create', record: 'commodityRates', act: 'add' },
] as const;

/** Of the last weeks: mornings on which people signed in, some with a second try, and what the server did not let them do. */
export const rememberAccesses = ({ shop, statements }: Past, now: Date): void => {
  // Draws of its own, so that the rest of the demo stays as it is.
  const random = new Random(1303);
  const people = demoAccounts.filter(({ memberships }) => memberships.some(({ shop: name }) => name === shop.name));
  const note = (at: Date, whose: number, more: object) => {
    const row = {
      id: idsAt(at, random).next(),
      at: at.toISOString(),
      person: people[whose]!.name,
      userId: shop.people[whose]!,
      count: 1,
      device: devices[whose % devices.length]!,
      address: `192.0.2.${10 + whose}`,
      ...more,
    };
    statements.push(insertStatement(accessEvents, shop.id, [row], at));
  };
  for (let daysAgo = days; daysAgo > 0; daysAgo--)
    for (const whose of people.keys()) {
      if (!random.chance(0.3)) continue;
      const at = new Date(dayStart(now, daysAgo).getTime() + random.between(9 * 60, 10.4 * 60) * minute);
      if (random.chance(0.15)) note(new Date(at.getTime() - minute), whose, { ...signIn, kind: 'failed' });
      note(at, whose, signIn);
    }
  // Owners may do everything.
  for (const [n, refused] of people.length > 1 ? refusals.entries() : []) {
    const at = openingHours(now, 2 + 5 * n, random);
    note(at, people.length - 1, { kind: 'refused', ...refused, count: n + 1, lastAt: n ? at.toISOString() : null });
  }
};
