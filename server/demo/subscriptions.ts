import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { invoiceSubscriptions } from '../../schema/entities/invoiceSubscriptions.ts';
import { licenseMachines } from '../../schema/entities/licenseMachines.ts';
import { licenses } from '../../schema/entities/licenses.ts';
import { messengerSubscriptions } from '../../schema/entities/messengerSubscriptions.ts';
import { keyOf } from '../../schema/rules/licenses.ts';
import { spanOf, termFrom } from '../../schema/rules/subscriptions.ts';
import { dayStart } from './calendar.ts';
import { Past } from './past.ts';
import { Random } from './random.ts';

const year = 365;
/** So many days ago, so that none ends soon whenever the demo begins. */
const since = { tsinvoice: 96, tsmessenger: 61 } as const;
const people = 20;

/** Both apps for a year, as they were given by hand, and what TS Invoice runs on. `seed` is the shop's own, so that the rest of the demo stays as it is. */
export const holdPlans = ({ shop, statements }: Past, { now, seed }: { now: Date; seed: number }): void => {
  const random = new Random(seed);
  const past = new Past(shop, random);
  hold(past, invoiceSubscriptions, 'tsinvoice', { price: 15_990 }, now);
  hold(past, messengerSubscriptions, 'tsmessenger', { price: 14_990, messages: 50_000 }, now);
  addLicenses(past, random, now);
  statements.push(...past.statements);
};

const hold = (
  past: Past,
  entity: AnyEntity,
  app: keyof typeof since,
  { price, ...more }: { price: number; messages?: number },
  now: Date,
): void => {
  const at = dayStart(now, since[app]);
  const plan = { plan: `${app}-tola`, name: 'Tola' };
  const terms = [termFrom({ ...plan, duration: year, price }, shopDay(at))];
  const facts = { app, ...plan, people, phoneHelp: true, ...more, terms, ...spanOf(terms) };
  const rows = past.insert(entity, [{ ...facts, state: 'pending', cancelReason: null }], at);
  past.transition(entity, 'start', rows, at);
};

const addLicenses = (past: Past, random: Random, now: Date): void => {
  const at = dayStart(now, since.tsinvoice - 1);
  const key = () => keyOf(Uint8Array.from({ length: 20 }, () => random.integer(0, 255)));
  const license = { app: 'tsinvoice', note: null, state: 'active' };
  const [counter] = past.insert(
    licenses,
    [
      { ...license, name: 'Counter', seats: 2, endsOn: null, key: key() },
      { ...license, name: 'Exhibition stall', seats: 1, endsOn: daysLater(shopDay(now), 20), key: key() },
    ],
    at,
  );
  const machine = {
    licenseId: counter!['id'],
    appVersion: '3.2.0',
    state: 'active',
    seenAt: dayStart(now, 1).toISOString(),
  };
  past.insert(
    licenseMachines,
    ['Counter PC', 'Laptop of the manager'].map((name, n) => ({
      ...machine,
      name,
      machine: `${past.shop.id.slice(-12)}-${n + 1}`,
    })),
    at,
  );
};
