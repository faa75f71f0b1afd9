import { countsOf, type Count, type CountedDay } from '../../schema/rules/businessDays.ts';
import { businessDays } from '../../schema/entities/businessDays.ts';
import { keepExpected } from '../ledger/dayExpected.ts';
import { postStatements, type NewEntry } from '../ledger/post.ts';
import type { Statement } from '../ports.ts';
import type { Hooks, Scene, Values } from './hooks.ts';

type Day = CountedDay & { id: string; day: string };

export const businessDayHooks: Hooks = {
  transit(name, days, scene) {
    if (name !== 'close') return {};
    return {
      before: [
        keepExpected(
          scene.shop,
          days.map(({ id }) => id),
        ),
        ...daysOf(days).flatMap(day => differences(day, scene)),
      ],
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

/** What was counted differs from an account by: an entry of the day, with the till where it is a till's. */
const differences = ({ id, day, ...counted }: Day, { shop, at, ids }: Scene): Statement[] => {
  const counts = countsOf(counted);
  if (!counts.length) return [];
  return [
    {
      text: `select coalesce(sum(b.debit - b.credit), 0) from unnest($2::text[], $3::text[]) with ordinality c(key, unit, n)
        left join ledger_accounts a on a.shop_id = $1 and a.key = c.key and a.deleted_at is null
        left join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit = c.unit and b.day <= $4::date group by c.n order by c.n`,
      values: [shop, counts.map(({ account }) => account), counts.map(({ unit }) => unit), day],
      next: ({ rows }) =>
        postStatements(
          shop,
          counts.flatMap((count, n) => entryOf(count, count.amount - BigInt(rows[n]![0]!))),
          { at, ids },
        ),
    },
  ];

  function entryOf({ account, other, unit, tillId }: Count, difference: bigint): NewEntry[] {
    if (!difference) return [];
    const [from, to] = difference > 0n ? [other, account] : [account, other];
    const postings = [{ from, to, unit, amount: difference < 0n ? -difference : difference }];
    return [
      { id: ids.next(), day, entity: businessDays.name, recordId: id, tillId, reversesId: null, note: null, postings },
    ];
  }
};
