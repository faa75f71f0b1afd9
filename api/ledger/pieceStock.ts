import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Posting } from '../../schema/rules/ledger.ts';
import { stockOf, type Movement, type Stocked } from '../../schema/rules/pieceStock.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import type { Ids, Statement } from '../ports.ts';
import { postStatements, type NewEntry } from './post.ts';

type Kept = Stocked & { id: string; posted: (Omit<Movement, 'amount'> & { amount: string })[] };

/**
 * Brings the books to what pieces say of themselves now: an entry of today for each of which that differs from what was posted for it. Run
 * after any change of the pieces, in its transaction; without a difference nothing is written.
 */
export const stockStatement = (shop: string, records: readonly string[], at: Date, ids: Ids): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', p.id, 'metal', p.metal, 'fineWeight', p.fine_weight, 'state', p.state,
      'purchaseId', p.purchase_id, 'arrivalId', p.arrival_id, 'receiptId', p.receipt_id, 'isGone', p.deleted_at is not null, 'posted', ${posted}) order by p.id), '[]')
    from pieces p where p.shop_id = $1 and p.id = any($2::uuid[])`,
  values: [shop, records],
  next: ({ rows }) => {
    const day = shopDay(at);
    const kept = JSON.parse(rows[0]![0]!) as Kept[];
    return postStatements(
      shop,
      kept.flatMap(piece => entryOf(piece, day, ids)),
      { at, ids },
    );
  },
});

/** What came in, less what went out, by unit and the account at the other side. */
const posted = `(select coalesce(json_agg(json_build_object('unit', m.unit, 'other', m.other, 'amount', m.amount::text)), '[]') from (
  select q.unit, case when t.key = 'pieces' then f.key else t.key end as other, sum(case when t.key = 'pieces' then q.amount else -q.amount end) as amount
  from ledger_entries e
  join ledger_postings q on q.shop_id = $1 and q.entry_id = e.id
  join ledger_accounts f on f.shop_id = $1 and f.id = q.from_id
  join ledger_accounts t on t.shop_id = $1 and t.id = q.to_id
  where e.shop_id = $1 and e.record_id = p.id and e.entity = '${pieces.name}'
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
