/** A process that fills passbooks and pays bills with them through the API, told by its only argument, until it is through or kills itself at the given moment. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Redeemable } from '../../schema/rules/chitRedeem.ts';
import { monthsAfter } from '../../schema/rules/months.ts';
import { billPaidBy, today } from '../support/chits.ts';
import { drawFrom } from '../support/draw.ts';
import { openMortalShop, type MortalShop } from '../support/mortalShop.ts';

export type PassbooksOfChild = MortalShop & { contacts: string[]; schemes: { amount: string; weight: string } };

/** What stands in the file that is told, a line each: what somebody asks for, under its key, and what became of it. */
export type Told =
  | { asks: string; path: string; body: object }
  | { key: string; entry: string | null }
  | { did: 'join' | 'issue' | 'cancel'; id: string };

const task = JSON.parse(process.argv[2]!) as PassbooksOfChild;
const call = await openMortalShop(task);
const draw = drawFrom(task.seed);
const tell = (told: Told) => appendFileSync(task.told, `${JSON.stringify(told)}\n`);

const go = async (path: string, id: string, did: 'join' | 'issue' | 'cancel') => {
  if (await call('POST', `${path}/${id}/${did}`, { body: {} })) tell({ did, id });
};

/** Whoever got no answer sends it again under the same key. */
const send = async (key: string, path: string, body: object) => {
  const entry = await call('POST', path, { body, key, refusals: [400, 404, 409] });
  tell({ key, entry: entry?.id ?? null });
};
const ask = async (path: string, bodyOf: (key: string) => object) => {
  const key = crypto.randomUUID();
  const body = bodyOf(key);
  tell({ asks: key, path, body });
  await send(key, path, body);
};
const askAgain = async () => {
  if (!existsSync(task.told)) return;
  const lines = readFileSync(task.told, 'utf8').trim().split('\n');
  const told = lines.map(line => JSON.parse(line) as Told);
  const answered = new Set(told.map(line => ('key' in line ? line.key : null)));
  for (const line of told) if ('asks' in line && !answered.has(line.asks)) await send(line.asks, line.path, line.body);
};

const oneOf = async (path: string): Promise<string | null> => {
  const found = await call('GET', `${path}&pageSize=50&sort=id&order=DESC`);
  return found?.items.length ? draw.of(found.items).id : null;
};
const ofActive = async (work: (id: string) => Promise<unknown>) => {
  const id = await oneOf('chit_members?state=active');
  return id ? work(id) : join();
};

const join = async () => {
  const isByWeight = draw.percent(50);
  const months = draw.of([0, 4, 11]);
  const brought = months && {
    broughtFirstDay: monthsAfter(today(), -months),
    broughtMonths: months,
    broughtPaid: months * 5_000,
    ...(isByWeight && { broughtWeight: (1 + draw.below(9_000)) / 1_000, broughtMetal: 'gold' }),
  };
  const schemeId = isByWeight ? task.schemes.weight : task.schemes.amount;
  const made = await call('POST', 'chit_members', {
    body: { schemeId, contactId: draw.of(task.contacts), ...brought },
  });
  await go('chit_members', made!.id, 'join');
};
const amount = () => 1_000 + 500 * draw.below(20);
const pay = (body: object) =>
  ofActive(id => ask(`chit_members/${id}/pay`, note => ({ way: 'upi', amount: amount(), note, ...body })));
const end = () => ofActive(id => ask(`chit_members/${id}/end_early`, reason => ({ way: 'upi', reason })));

const cancel = () =>
  ofActive(async member => {
    const id = await oneOf(`chit_entries?memberId=${member}&state=posted`);
    if (id) await go('chit_entries', id, 'cancel');
  });

/** Of a bill two drafts, of which one can be issued. */
const redeem = async () => {
  const contactId = draw.of(task.contacts);
  const held = await call<Redeemable[]>('GET', `chit_members/redeemable?contactId=${contactId}`);
  if (!held?.length) return;
  const body = billPaidBy(contactId, [draw.of(held)]);
  const drafts = [await call('POST', 'quick_bills', { body }), await call('POST', 'quick_bills', { body })];
  for (const bill of drafts) await go('quick_bills', bill!.id, 'issue');
};

const works: (() => Promise<unknown>)[] = [
  join,
  join,
  () => pay({}),
  () => pay({ months: 2, amount: 2 * amount() }),
  () => pay({ kind: 'topUp' }),
  () => pay({ kind: 'topUp' }),
  redeem,
  cancel,
  cancel,
  end,
];
await askAgain();
for (let n = 0; n < task.count; n++) await draw.of(works)();
process.exit(0);
