import { can } from '../../../schema/permissions.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { warnedBefore } from '../../../schema/rules/chitReminders.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { notify } from '../../notifications/notify.ts';
import { peopleStatement, staffIn } from '../../notifications/pending/whose.ts';
import type { Ports, Statement } from '../../ports.ts';

/** On a day on which holders are warned of their last lawful day, whoever takes instalments hears of how many: once. */
export const tellOfLastDays = (ports: Ports, shop: string, at: Date): Promise<void> =>
  ports.database.transaction(async run => {
    const day = shopDay(at);
    const [, found] = await run([enterJob(shop, null), warnedOn(shop, day)]);
    const count = Number(found!.rows[0]![0]);
    if (!count) return;
    const [people] = await run([peopleStatement(shop)]);
    const takers = [...staffIn(people!)].flatMap(([user, held]) => (held.has(can.ChitMemberAdd) ? [user] : []));
    await notify(ports, run, shop, takers, {
      kind: 'lastLawfulDays',
      payload: { count, until: daysLater(day, warnedBefore) },
      subject: null,
      event: `last lawful days ${day}`,
    });
  });

const warnedOn = (shop: string, day: string): Statement => ({
  text: `select count(distinct r.member_id) from chit_reminders r where r.shop_id = $1 and r.kind in ('lastMonth', 'lastWeek') and r.deleted_at is null
    and r.created_at >= $2::timestamptz`,
  values: [shop, `${day}T00:00:00+05:30`],
});
