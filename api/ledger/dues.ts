import { choiceOf, day, listOf, maybe, number, object, string, uuid, whole } from '../../schema/kit/shape.ts';
import { dueAges, dueSides, partyKinds, type DueAge } from '../../schema/rules/ledger.ts';
import type { Statement } from '../ports.ts';
import { readable } from './figures.ts';
import type { DuesAsked } from './period.ts';
import { unit } from './statement.ts';

const due = { total: number, ...Object.fromEntries(dueAges.map(({ id }) => [id, number])) };

export const duesShape = object({
  on: day,
  side: choiceOf(dueSides),
  unit,
  totals: object(due),
  items: listOf(object({ accountId: uuid, name: string, kind: choiceOf(partyKinds), contactId: maybe(uuid), ...due })),
  totalCount: whole,
  pageIndex: whole,
  pageSize: whole,
});

/**
 * What people owe, or are owed, at the end of a day, by its age: whoever pays pays the oldest first, so that what is left is the newest of what was
 * charged. Of each age so much is left as was charged in it, as far as the balance goes that the newer ones leave.
 */
export const duesStatement = (shop: string, { on, side, unit, pageNumber, pageSize }: DuesAsked): Statement => {
  const [charged, paid] = side === 'theyOwe' ? ['debit', 'credit'] : ['credit', 'debit'];
  return {
    text: `with each as (
        select b.account_id, sum(b.${charged} - b.${paid}) as total, ${ages.map(({ id, column }) => `${chargedIn(`b.${charged}`, id)} as ${column}`).join(', ')}
        from ledger_balances b join ledger_accounts a on a.shop_id = $1 and a.id = b.account_id
        where b.shop_id = $1 and a.kind = any($3::text[]) and b.unit = $4 and b.day <= $2::date group by b.account_id having sum(b.${charged} - b.${paid}) > 0),
      people as (select e.account_id, e.total, ${ages.map(({ column }, n) => `${left(n)} as ${column}`).join(', ')} from each e),
      whole as (select count(*) as people, coalesce(sum(p.total), 0) as total, ${ages.map(({ column }) => `coalesce(sum(p.${column}), 0) as ${column}`).join(', ')} from people p)
      select h.people, json_build_object(${figures('h')}), (select coalesce(json_agg(json_build_object('accountId', p.account_id, 'name', a.name, 'kind', a.kind,
          'contactId', a.contact_id, ${figures('p')}) order by p.total desc, p.account_id), '[]')
        from (select * from people order by total desc, account_id limit $5::integer offset $6::integer) p
        join ledger_accounts a on a.shop_id = $1 and a.id = p.account_id) from whole h`,
    values: [shop, on, partyKinds.map(({ id }) => id), unit, pageSize, (pageNumber - 1) * pageSize],
  };
};

const ages = dueAges.map(age => ({ ...age, column: age.id.toLowerCase() }));

const chargedIn = (amount: string, id: DueAge) => {
  const { from, to } = ages.find(age => age.id === id)!;
  const last = to === null ? '' : ` and $2::date - b.day <= ${to}`;
  return `coalesce(sum(${amount}) filter (where $2::date - b.day >= ${from}${last}), 0)`;
};

/** Of the `n`th age: what the newer ones leave of the balance, and no more than was charged in it. */
const left = (n: number) => {
  const newer = ages.slice(0, n).map(({ column }) => ` - e.${column}`);
  return `least(greatest(e.total${newer.join('')}, 0), e.${ages[n]!.column})`;
};

const figures = (row: string) =>
  ["'total'", ...ages.map(({ id }) => `'${id}'`)]
    .map((name, n) => `${name}, ${readable(`${row}.${n ? ages[n - 1]!.column : 'total'}`, '$4')}`)
    .join(', ');
