import { entities } from '../../schema/entities/index.ts';
import { hourInShop } from '../../schema/kit/shopDay.ts';
import { enterJob } from '../db/transactionContext.ts';
import { firstIdAt, noShop } from '../db/statement.ts';
import { lockNames } from '../db/locks.ts';
import { insertStatement } from '../db/write.ts';
import { bills, payers } from '../settlements/items.ts';
import { shopIds } from '../shopIds.ts';
import type { Ports, Statement } from '../ports.ts';

/** By what the error list knows it. */
export const verified = 'ledger.verify';
const day = 24 * 60 * 60 * 1_000;
/** So many are told of; the others are counted. */
const mostTold = 20;

/** Account, unit, day and till of kept balances that the postings do not tell, with both figures in the unit's smallest part. */
type Difference = { account: string; unit: string; day: string; till: string; kept: string; told: string };

/**
 * Reckons what every account received and gave, again from the postings, and compares it with the balances that are kept: one day of the books at a
 * time, so that nobody waits. What differs becomes an error of the shop, once a day, and is never mended by itself: somebody has to know why.
 */
export const verifyBooks = async (ports: Ports, shop: string, signal?: AbortSignal): Promise<number> => {
  const read = async (statement: Statement) =>
    (await ports.database.batch([enterJob(shop, null), statement]))[1]!.rows.map(([value]) => value!);
  const found: Difference[] = [];
  for (const each of await read(daysOf(shop))) {
    if (signal?.aborted) return found.length;
    for (const text of await read(differencesOn(shop, each))) found.push(JSON.parse(text) as Difference);
  }
  for (const text of await read(unsettled(shop))) found.push(JSON.parse(text) as Difference);
  if (found.length) await tell(ports, shop, found);
  return found.length;
};

/** Those of every shop, in turn. */
export const verifyAllBooks = async (ports: Ports, signal?: AbortSignal): Promise<void> => {
  if (signal?.aborted) return;
  for (const shop of await shopIds(ports)) if (!signal?.aborted) await verifyBooks(ports, shop, signal);
};

const daysOf = (shop: string): Statement => ({
  text: `select d.day::text from (select b.day from business_days b where b.shop_id = $1
    union select l.day from ledger_balances l where l.shop_id = $1) d order by d.day`,
  values: [shop],
});

const differencesOn = (shop: string, on: string): Statement => ({
  text: `with moved as (
      select p.to_id as account_id, p.unit, coalesce(e.till_id, '${noShop}') as till_id, p.amount as debit, 0::bigint as credit
      from ledger_entries e join ledger_postings p on p.shop_id = $1 and p.entry_id = e.id where e.shop_id = $1 and e.day = $2::date
      union all
      select p.from_id, p.unit, coalesce(e.till_id, '${noShop}'), 0, p.amount
      from ledger_entries e join ledger_postings p on p.shop_id = $1 and p.entry_id = e.id where e.shop_id = $1 and e.day = $2::date),
    told as (select m.account_id, m.unit, m.till_id, sum(m.debit) as debit, sum(m.credit) as credit, count(*) as postings
      from moved m group by m.account_id, m.unit, m.till_id),
    kept as (select b.account_id, b.unit, b.till_id, b.debit, b.credit, b.postings from ledger_balances b where b.shop_id = $1 and b.day = $2::date)
    select json_build_object('account', coalesce(t.account_id, k.account_id), 'unit', coalesce(t.unit, k.unit), 'day', $2, 'till', coalesce(t.till_id, k.till_id),
      'kept', concat_ws('/', k.debit, k.credit, k.postings), 'told', concat_ws('/', t.debit, t.credit, t.postings))
    from told t full join kept k on k.account_id = t.account_id and k.unit = t.unit and k.till_id = t.till_id
    where (t.debit, t.credit, t.postings) is distinct from (k.debit, k.credit, k.postings)
      and (coalesce(t.postings, 0), coalesce(k.debit, 0), coalesce(k.credit, 0), coalesce(k.postings, 0)) is distinct from (0, 0, 0, 0)`,
  values: [shop, on],
});

const allContacts = 'array(select k.id from contacts k where k.shop_id = $1)';

/** Accounts of customers whose balance is not what their open bills come to less what they have on account, and those that pay or are paid too much. */
const unsettled = (shop: string): Statement => ({
  text: `with c as (select i.contact_id, sum(i.rest) as rest, min(i.rest) as least from ${bills(allContacts)} i group by i.contact_id),
    p as (select i.contact_id, sum(i.rest) as rest, min(i.rest) as least from ${payers(allContacts)} i group by i.contact_id),
    kept as (select a.id, a.contact_id, sum(b.debit - b.credit) as balance from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
      where a.shop_id = $1 and a.kind = 'customer' and a.contact_id is not null and b.unit = 'INR' group by a.id, a.contact_id)
    select json_build_object('account', k.id, 'unit', 'INR', 'day', 'settlements', 'till', '${noShop}', 'kept', k.balance::text,
      'told', concat_ws('/', coalesce(c.rest, 0), coalesce(p.rest, 0), c.least, p.least))
    from kept k left join c on c.contact_id = k.contact_id left join p on p.contact_id = k.contact_id
    where coalesce(c.rest, 0) - coalesce(p.rest, 0) <> k.balance or c.least < 0 or p.least < 0`,
  values: [shop],
});

/** In the list and the log; several servers tell it once. */
const tell = async (ports: Ports, shop: string, found: readonly Difference[]): Promise<void> => {
  const at = ports.clock.now();
  const message = `Kept balances that the postings do not tell: ${found.length}. Nothing was changed; see the stack trace for which.`;
  const lines = found
    .slice(0, mostTold)
    .map(
      each =>
        `${each.day} ${each.unit} account ${each.account} till ${each.till}: kept ${each.kept}, told ${each.told}`,
    );
  ports.log('error', message, { shop, differences: lines });
  await ports.database.transaction(async run => {
    const [, , known] = await run([
      enterJob(shop, null),
      lockNames([`errors ${shop}`]),
      toldSince(shop, new Date(at.getTime() - day / 2)),
    ]);
    if (known!.count) return;
    const row = {
      id: ports.ids.next(),
      controllerName: 'Ledger',
      actionName: verified,
      message,
      stackTrace: lines.join('\n'),
    };
    await run([insertStatement(entities.errorLogs, shop, [row], at)]);
  });
};

const toldSince = (shop: string, since: Date): Statement => ({
  text: `select e.id from error_logs e where e.shop_id = $1 and e.action_name = '${verified}' and e.id >= $2::uuid`,
  values: [shop, firstIdAt(since)],
});

/** The hour in which the books are at rest. */
const restingHour = 2;

export const areBooksAtRest = (at: Date): boolean => hourInShop(at) === restingHour;
