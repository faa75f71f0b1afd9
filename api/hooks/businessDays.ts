import { cashOf, type Counted } from '../../schema/rules/businessDays.ts';
import { accountOf, inSmallest } from '../../schema/rules/ledger.ts';
import { businessDays } from '../../schema/entities/businessDays.ts';
import { postStatements, type NewEntry } from '../ledger/post.ts';
import type { Statement } from '../ports.ts';
import type { Hooks, Scene, Values } from './hooks.ts';

type Day = { id: string; day: string; counts: ({ tillId: string } & Counted)[] };

export const businessDayHooks: Hooks = {
  transit(name, days, scene) {
    if (name !== 'close') return {};
    return {
      before: daysOf(days).flatMap(day => differences(day, scene)),
      // The day's entries let go of it: from here on none can be added.
      within: [
        {
          text: `update ledger_entries e set open_day = null where e.shop_id = $1 and e.open_day = any($2::date[])`,
          values: [scene.shop, daysOf(days).map(({ day }) => day)],
        },
      ],
    };
  },
};

const daysOf = (records: readonly Values[]) => records as readonly unknown[] as readonly Day[];

/** What the counted cash of each till differs from its account becomes an entry of the day. */
const differences = ({ id, day, counts }: Day, { shop, at, ids }: Scene): Statement[] => {
  const counted = new Map<string, bigint>();
  for (const { tillId, ...cash } of counts)
    counted.set(tillId, (counted.get(tillId) ?? 0n) + inSmallest(cashOf(cash), 'INR'));
  if (!counted.size) return [];
  return [
    {
      text: `select t.id, coalesce(sum(b.debit - b.credit), 0) from unnest($2::uuid[]) t(id)
        left join ledger_accounts a on a.shop_id = $1 and a.key = 'cash:' || t.id
        left join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit = 'INR' and b.day <= $3::date group by t.id order by t.id`,
      values: [shop, [...counted.keys()], day],
      next: ({ rows }) =>
        postStatements(
          shop,
          rows
            .flatMap(([till, held]) => entryOf(till!, counted.get(till!)! - BigInt(held!)))
            .map(entry => ({ ...entry, id: ids.next() })),
          { at, ids },
        ),
    },
  ];

  function entryOf(tillId: string, difference: bigint): Omit<NewEntry, 'id'>[] {
    if (!difference) return [];
    const [cash, other] = [accountOf('cash', tillId), accountOf('cashDifference')];
    const [from, to] = difference > 0n ? [other, cash] : [cash, other];
    const postings = [{ from, to, unit: 'INR' as const, amount: difference < 0n ? -difference : difference }];
    return [{ day, entity: businessDays.name, recordId: id, tillId, reversesId: null, note: null, postings }];
  }
};
