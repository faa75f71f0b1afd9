import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Posting } from '../../schema/rules/ledger.ts';
import { stockOf, type Movement, type Stocked } from '../../schema/rules/pieceStock.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import type { Ids, Statement } from '../ports.ts';
import { postStatements, type NewEntry } from './post.ts';

type Kept = Stocked & { id: string; posted: (Omit<Movement, 'amount'> & { amount: string })[] };

/**
 * Brings the books to what pieces say of themselves now: an entry of today for each of which that differs from what was posted for it. Run
 * after any change of the pieces, in its transaction; without a difference nothing is written. `together`: entries that are written with them.
 */
export const stockStatement = (
  shop: string,
  records: readonly string[],
  { at, ids }: { at: Date; ids: Ids },
  together: readonly NewEntry[] = [],
): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', p.id, 'metal', p.metal, 'fineWeight', p.fine_weight, 'state', p.state,
      'purchaseId', p.purchase_id, 'arrivalId', p.arrival_id, 'receiptId', p.receipt_id, 'isGone', p.deleted_at is not null, 'posted', ${posted}) order by p.id), '[]')
    from pieces p where p.shop_id = $1 and p.id = any($2::uuid[])`,
  values: [shop, records],
  next: ({ rows }) => {
    const day = shopDay(at);
    const kept = JSON.parse(rows[0]![0]!) as Kept[];
    const moved = kept.flatMap(piece => entryOf(piece, day, ids));
    return postStatements(shop, [...together, ...moved], { at, ids });
  },
});

/** SQL: by what the books know the account of a posting `q`. Asked for each: a join would begin with all postings of the account. */
const keyOf = (side: 'from' | 'to') =>
  `(select a.key from ledger_accounts a where a.shop_id = $1 and a.id = q.${side}_id)`;

/** What came in, less what went out, by unit and the account at the other side. */
const posted = `(select coalesce(json_agg(json_build_object('unit', m.unit, 'other', m.other, 'amount', m.amount::text)), '[]') from (
  select k.unit, case when k.target = 'pieces' then k.source else k.target end as other, sum(case when k.target = 'pieces' then k.amount else -k.amount end) as amount
  from (select q.unit, q.amount, ${keyOf('from')} as source, ${keyOf('to')} as target
    from ledger_entries e join ledger_postings q on q.shop_id = $1 and q.entry_id = e.id
    where e.shop_id = $1 and e.record_id = p.id and e.entity = '${pieces.name}') k
  group by 1, 2) m)`;

const entryOf = ({ id, posted: before, ...piece }: Kept, day: string, ids: Ids): NewEntry[] => {
  const postings = differences(
    stockOf(piece),
    before.map(movement => ({ ...movement, amount: BigInt(movement.amount) })),
  );
  if (!postings.length) return [];
  return [
    { id: ids.next(), day, entity: pieces.name, recordId: id, tillId: null, reversesId: null, note: null, postings },
  ];
};

const differences = (now: readonly Movement[], before: readonly Movement[]): Posting[] => {
  const left = new Map<string, Movement>();
  const add = ({ unit, other, amount }: Movement, sign: bigint) => {
    const key = `${unit} ${other}`;
    left.set(key, { unit, other, amount: (left.get(key)?.amount ?? 0n) + sign * amount });
  };
  for (const movement of now) add(movement, 1n);
  for (const movement of before) add(movement, -1n);
  return [...left.values()].flatMap(({ unit, other, amount }): Posting[] => {
    if (amount > 0n) return [{ from: other, to: 'pieces', unit, amount }];
    return amount < 0n ? [{ from: 'pieces', to: other, unit, amount: -amount }] : [];
  });
};
