import { chitReminders } from '../../../schema/entities/chitReminders.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { transitStatements } from '../../crud/update.ts';
import { enterJob } from '../../db/transactionContext.ts';
import type { Ports, Statement } from '../../ports.ts';
import { stillApplies } from './applies.ts';

const slice = 100;

/** What need not be told any more: it was paid meanwhile, or the passbook is over. */
export const lapseReminders = async (
  { database, ids }: Ports,
  shop: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  let found = slice;
  while (found === slice && !signal?.aborted)
    found = await database.transaction(async run => {
      const [, over] = await run([enterJob(shop, null), overStatement(shop, shopDay(at))]);
      const reminders = over!.rows.map(([id]) => ({ id: id!, state: 'open' }));
      if (reminders.length) await run(transitStatements(chitReminders, 'lapse', shop, reminders, {}, { ids, at }));
      return reminders.length;
    });
};

const overStatement = (shop: string, today: string): Statement => ({
  text: `select r.id from chit_reminders r join chit_members m on m.shop_id = $1 and m.id = r.member_id
    where r.shop_id = $1 and r.state = 'open' and r.deleted_at is null and (${stillApplies}) is not true
    order by r.id limit ${slice} for update of r skip locked`,
  values: [shop, today],
});
