import { daysLater } from '../../../schema/kit/calendar.ts';
import { can } from '../../../schema/permissions.ts';
import { enterJob } from '../../db/transactionContext.ts';
import type { Ports, Statement } from '../../ports.ts';
import { daySales } from '../notificationEvents.ts';
import { notify } from '../notify.ts';
import { peopleStatement, staffIn } from './whose.ts';

/** Tells whoever sees the books what was sold on the day before `today`, beside the same weekday before that; nothing after a day without bills. */
export const tellSales = (ports: Ports, shop: string, today: string): Promise<void> =>
  ports.database.transaction(async run => {
    const day = daysLater(today, -1);
    const [, sold, before] = await run([enterJob(shop, null), soldOn(shop, day), soldOn(shop, daysLater(day, -7))]);
    const [bills, total] = sold!.rows[0]!.map(Number) as [number, number];
    if (!bills) return;
    const [people] = await run([peopleStatement(shop)]);
    const readers = [...staffIn(people!)].flatMap(([user, held]) =>
      held.has(can.QuickBillList) && held.has(can.LedgerList) ? [user] : [],
    );
    await notify(ports, run, shop, readers, daySales({ day, bills, total, weekBefore: Number(before!.rows[0]![1]) }));
  });

const soldOn = (shop: string, day: string): Statement => ({
  text: `select count(*), coalesce(sum(t.total), 0) from quick_bills t where t.shop_id = $1 and t.day = $2::date and t.state = 'issued' and t.deleted_at is null`,
  values: [shop, day],
});
