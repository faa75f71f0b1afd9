import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { connect } from '../../api/messages/account.ts';
import { bookStatement } from '../../api/messages/ledger.ts';
import { enterAccount, enterJob } from '../../api/db/transactionContext.ts';
import { insertRows } from '../../api/db/insertRows.ts';
import { insertStatement } from '../../api/db/write.ts';
import type { Database, Ids } from '../../api/ports.ts';
import { messages } from '../../schema/entities/messages.ts';
import { recipients } from '../../schema/entities/recipients.ts';
import { recipientStates, statesIn } from '../../schema/rules/messageStates.ts';

export type Campaign = { shop: string; message: string; total: number };

const price = 0.88;

type Words = { templateName: string; templateLanguage: string; templateVariables: string[]; components: unknown[] };
type Wanted = { total: number; firstNumber?: number; words?: Words };

const plain: Words = { templateName: 'plain', templateLanguage: 'en', templateVariables: [], components: [] };

/** A shop of its own with a message to so many, queued and paid for, as a call would have left it. */
export const plantCampaign = async (
  database: Database,
  ids: Ids,
  { total, perSecond = 0, ...more }: Wanted & { perSecond?: number },
): Promise<Campaign> => {
  const at = new Date();
  const made = { created_at: at.toISOString(), updated_at: at.toISOString() };
  const [shop, tenant] = [ids.next(), ids.next()];
  const night = { quiet_from: '00:00', quiet_to: '00:00' };
  const account = { phoneNumberId: `number-${shop}`, businessAccountId: 'business', perSecond };
  await database.batch([
    enterAccount,
    insertRows('tenants', [
      { id: tenant, shop_id: '00000000-0000-0000-0000-000000000000', name: 'T', status: 'Active', version: 1, ...made },
    ]),
    insertRows('shops', [
      { id: shop, tenant_id: tenant, name: 'S', status: 'Approved', version: 1, ...night, ...made },
    ]),
    ...connect({ shop, ...account, prices: { marketing: price, utility: price, authentication: price }, at }),
    enterJob(shop, null),
    bookStatement(shop, { kind: 'added', amount: '1000000.00' }, { ids, at }),
  ]);
  return addCampaign(database, ids, { shop, total, ...more });
};

/** One more message of a shop. */
export const addCampaign = async (
  database: Database,
  ids: Ids,
  { shop, total, firstNumber = 9_800_000_000, words = plain }: Wanted & { shop: string },
): Promise<Campaign> => {
  const at = new Date();
  const message = ids.next();
  const none = { sending: 0, unknown: 0, sent: 0, delivered: 0, read: 0, failed: 0, canceled: 0, skipped: 0, turn: 0 };
  const cost = (total * price * 100).toFixed(0);
  const row = {
    id: message,
    name: message,
    status: 0,
    ...words,
    category: 'MARKETING',
    ...none,
    total,
    prepared: total,
    queued: total,
    cost: Number(cost) / 100,
    charged: 0,
  };
  const people = Array.from({ length: total }, (_, n) => ({
    id: ids.next(),
    messageId: message,
    contactId: ids.next(),
    name: `Person ${n}`,
    number: String(firstNumber + n),
    state: 'queued',
    attempts: 0,
    nextAt: at.toISOString(),
    price,
    billed: 'reserved',
  }));
  await database.batch([enterJob(shop, null), insertStatement(messages, shop, [row], at)]);
  for (let from = 0; from < total; from += 2_000)
    await database.batch([
      enterJob(shop, null),
      insertStatement(recipients, shop, people.slice(from, from + 2_000), at),
    ]);
  await database.batch([
    enterJob(shop, null),
    bookStatement(shop, { kind: 'reserved', message, messages: total, amount: row.cost.toFixed(2) }, { ids, at }),
  ]);
  return { shop, message, total };
};

/** What the chat service took: by our id, each time. */
export const takenOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [at, reference, to] = line.split(' ') as [string, string, string];
      return { at: Number(at), reference, to };
    });

/** What is wrong with a message that is at its end, in words: who was sent to twice, who vanished, which money is missing. */
export const problemsOf = async (
  owner: Pick<pg.Pool, 'query'>,
  { shop, message, total }: Campaign,
  taken: readonly { reference: string }[],
): Promise<string[]> => {
  const rows = async (text: string) => (await owner.query<Record<string, any>>(text, [shop, message])).rows;
  const people = await rows(
    'select id, state, billed, price::text from recipients where shop_id = $1 and message_id = $2',
  );
  const [counts] = await rows(
    'select *, cost::text as cost, charged::text as charged from messages where shop_id = $1 and id = $2',
  );
  const ledger = await rows(
    'select kind, sum(amount)::text as amount from chat_ledger where shop_id = $1 and message_id = $2 group by kind',
  );
  const times = new Map<string, number>();
  for (const { reference } of taken) times.set(reference, (times.get(reference) ?? 0) + 1);
  const states = recipientStates.map(({ id }) => id);
  const paise = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
  const booked = (kind: string) => paise(ledger.find(entry => entry['kind'] === kind)?.['amount']);
  const owned = (...kinds: string[]) =>
    people.filter(({ billed }) => kinds.includes(billed)).reduce((sum, { price }) => sum + paise(price), 0);
  const is = (what: string, one: unknown, other: unknown) =>
    one === other ? [] : [`${what}: ${String(one)}, not ${String(other)}`];
  return [
    ...[...times].filter(([, n]) => n > 1).map(([id, n]) => `${id} was sent to ${n} times`),
    ...people
      .filter(({ id, state }) => state === 'sent' && !times.has(id))
      .map(({ id }) => `${id} is sent and was never taken`),
    ...people
      .filter(({ id, state }) => times.has(id) && !['sent', 'unknown', 'delivered', 'read'].includes(state))
      .map(({ id, state }) => `${id} was taken and is ${state}`),
    ...is('recipients', people.length, total),
    ...states.flatMap(state =>
      is(`count of ${state}`, counts![state], people.filter(row => statesIn(state).includes(row['state'])).length),
    ),
    ...is('still under way', counts!['queued'] + counts!['sending'], 0),
    ...is(
      'reserved',
      booked('reserved'),
      people.reduce((sum, { price }) => sum + paise(price), 0),
    ),
    ...is('released', booked('released'), owned('released')),
    ...is('charged', booked('charged'), owned('charged')),
    ...is('cost', paise(counts!['cost']), owned('reserved', 'due', 'free', 'charged')),
  ];
};
