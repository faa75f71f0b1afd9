import { shopDay } from '../../schema/kit/shopDay.ts';
import { sceneOf } from '../crud/update.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports, Statement } from '../ports.ts';
import { refreshPassbooks } from './passbooks.ts';

/** So few at a time that nobody else waits long. */
const slice = 100;

/** Passbooks of a shop whose next instalment can be paid no more, so that they mature later, and those that do not know theirs. Stops between two slices when told to. */
export const noteMissedMonths = async (
  ports: Ports,
  shop: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> => {
  const at = new Date(now);
  let found: string[];
  do {
    found = await ports.database.transaction(async run => {
      const [, late] = await run([enterJob(shop, null), lateStatement(shop, shopDay(at))]);
      const members = late!.rows.map(([id]) => id!);
      if (members.length) await run([refreshPassbooks(members, sceneOf(shop, { ids: ports.ids, at }))]);
      return members;
    });
  } while (found.length === slice && !signal?.aborted);
};

/** SQL: a month as a number. */
const monthOf = (day: string) => `(extract(year from ${day}) * 12 + extract(month from ${day}))`;

/**
 * Where a next instalment stands: once its month is over, days of grace and all, or the last lawful day. Where none stands: while there are months
 * that are neither paid nor missed, of all that the law leaves, or, behind its last day, of those that are over.
 */
const lateStatement = (shop: string, today: string): Statement => ({
  text: `select m.id from chit_members m join chit_schemes s on s.shop_id = $1 and s.id = m.scheme_id
    cross join lateral (select ${monthOf('$2::date')} - case when extract(day from $2::date) <= s.grace_days then 1 else 0 end as open,
      ${monthOf('m.redeem_by')} + 1 as last) o
    where m.shop_id = $1 and m.state = 'active' and m.deleted_at is null and m.began_on is not null and m.paid_months < s.instalments
      and case when m.due_on is not null then ${monthOf('m.due_on')} < o.open or $2::date > m.redeem_by
        else case when $2::date > m.redeem_by then least(o.open, o.last) else o.last end - ${monthOf('m.began_on')} > m.paid_months + m.missed end
    order by m.id limit ${slice} for update of m`,
  values: [shop, today],
});
