import { accountKinds, ledgerUnits } from '../../schema/rules/ledger.ts';
import {
  choiceOf,
  day,
  listOf,
  maybe,
  moment,
  number,
  object,
  oneOf,
  string,
  uuid,
  whole,
} from '../../schema/kit/shape.ts';
import type { Statement } from '../ports.ts';
import { numberOfDocument, documentJoins } from './documentNumbers.ts';
import { readable } from './figures.ts';
import type { Period } from './period.ts';

export const unit = oneOf(ledgerUnits.map(({ id }) => id));
export const account = object({ id: uuid, name: string, kind: choiceOf(accountKinds) });

/** What an account held before the period, received and gave in it, and held at its end. */
export const moved = { unit, opening: number, debit: number, credit: number, closing: number };

export const statementShape = object({
  totals: listOf(object(moved)),
  items: listOf(
    object({
      id: uuid,
      position: whole,
      day,
      at: moment,
      entity: maybe(string),
      recordId: maybe(uuid),
      number: maybe(string),
      note: maybe(string),
      reversesId: maybe(uuid),
      other: account,
      unit,
      debit: number,
      credit: number,
      balance: number,
    }),
  ),
  totalCount: whole,
  pageIndex: whole,
  pageSize: whole,
});

/** One row of each unit that the account ever moved. */
export const totalsStatement = (shop: string, account: string, { from, to }: Period): Statement => ({
  text: `select coalesce(json_agg(json_build_object('unit', s.unit, 'opening', ${readable('s.opening', 's.unit')}, 'debit', ${readable('s.debit', 's.unit')},
      'credit', ${readable('s.credit', 's.unit')}, 'closing', ${readable('(s.opening + s.debit - s.credit)', 's.unit')}) order by s.unit desc), '[]'), coalesce(sum(s.postings), 0)
    from (${sums(' and b.account_id = $4')}) s`,
  values: [shop, from, to, account],
});

/** Of the balances that `where` lets through: before the period, from `$2` to `$3`, and in it. */
export const sums = (where = '', by = '') =>
  `select ${by}b.unit, coalesce(sum(b.debit - b.credit) filter (where b.day < $2::date), 0) as opening,
    coalesce(sum(b.debit) filter (where b.day >= $2::date), 0) as debit, coalesce(sum(b.credit) filter (where b.day >= $2::date), 0) as credit,
    coalesce(sum(b.postings) filter (where b.day >= $2::date), 0) as postings
  from ledger_balances b where b.shop_id = $1 and b.day <= $3::date${where} group by ${by}b.unit`;

/**
 * A page of postings with what the account held after each. Which day it begins in is told by the balances, and what it held before by those of the days
 * before and the postings of that day alone: any page of an account with a million postings costs no more.
 */
export const pageStatement = (
  shop: string,
  account: string,
  { from, to, pageNumber, pageSize }: Period & { pageNumber: number; pageSize: number },
): Statement => ({
  text: `with days as (select d.day, sum(d.postings) over (order by d.day) - d.postings as earlier from (
      select b.day, sum(b.postings) as postings from ledger_balances b
      where b.shop_id = $1 and b.account_id = $2 and b.day between $3::date and $4::date group by b.day) d),
    start as materialized (select s.day, ($6::bigint - s.earlier)::bigint as skipped from days s where s.earlier <= $6::bigint order by s.day desc limit 1),
    page as materialized (
      select m.* from ((${side('to_id', 'amount', '0', 'from_id')}) union all (${side('from_id', '0', 'amount', 'to_id')})) m
      order by m.day, m.entry_id, m.position limit $5 offset (select s.skipped from start s)),
    first as (select m.day, m.entry_id, m.position from page m order by m.day, m.entry_id, m.position limit 1),
    before as (select h.unit, sum(h.amount) as amount from (
      select b.unit, b.debit - b.credit as amount from ledger_balances b where b.shop_id = $1 and b.account_id = $2 and b.day < (select day from first)
      union all select p.unit, p.amount from ledger_postings p where p.shop_id = $1 and p.to_id = $2 and ${earlier}
      union all select p.unit, -p.amount from ledger_postings p where p.shop_id = $1 and p.from_id = $2 and ${earlier}) h group by h.unit)
    select coalesce(json_agg(json_build_object('id', m.entry_id, 'position', m.position, 'day', m.day, 'at', e.at, 'entity', e.entity, 'recordId', e.record_id,
      'number', ${numberOfDocument}, 'note', e.note, 'reversesId', e.reverses_id, 'other', json_build_object('id', a.id, 'name', a.name, 'kind', a.kind),
      'unit', m.unit, 'debit', ${readable('m.debit', 'm.unit')}, 'credit', ${readable('m.credit', 'm.unit')}, 'balance', ${readable('m.balance', 'm.unit')})
      order by m.day, m.entry_id, m.position), '[]')
    from (select m.*, coalesce(h.amount, 0) + sum(m.debit - m.credit) over (partition by m.unit order by m.day, m.entry_id, m.position) as balance
      from page m left join before h on h.unit = m.unit) m
    join ledger_entries e on e.shop_id = $1 and e.id = m.entry_id
    join ledger_accounts a on a.shop_id = $1 and a.id = m.other_id ${documentJoins}`,
  values: [shop, account, from, to, pageSize, (pageNumber - 1) * pageSize],
});

const side = (own: string, debit: string, credit: string, other: string) =>
  `select p.day, p.entry_id, p.position, p.unit, ${debit === '0' ? '0::bigint' : `p.${debit}`} as debit, ${credit === '0' ? '0::bigint' : `p.${credit}`} as credit, p.${other} as other_id
  from ledger_postings p where p.shop_id = $1 and p.${own} = $2 and p.day >= (select s.day from start s) and p.day <= $4::date
  order by p.day, p.entry_id, p.position limit $5::bigint + (select s.skipped from start s)`;

const earlier = `p.day = (select day from first) and (p.entry_id, p.position) < (select entry_id, position from first)`;
