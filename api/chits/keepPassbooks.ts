import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';
import { noteMissedMonths } from './missedMonths.ts';
import { remindOfInstalments } from './reminders/remind.ts';

/** What the clock alone does to a shop's passbooks. Most shops have none, and are asked no more than that. */
export const keepPassbooks = async (ports: Ports, shop: string, now: number, signal?: AbortSignal): Promise<void> => {
  const text = 'select 1 from chit_members m where m.shop_id = $1 limit 1';
  const [, found] = await ports.database.batch([enterJob(shop, null), { text, values: [shop] }]);
  if (!found!.count) return;
  await noteMissedMonths(ports, shop, now, signal);
  await remindOfInstalments(ports, shop, now, signal);
};
