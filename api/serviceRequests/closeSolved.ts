import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { daysUntilClosed } from '../../schema/rules/serviceRequests.ts';
import { transitionStatements } from '../db/transition.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';

const day = 24 * 60 * 60 * 1_000;
const slice = 100;

/** Requests of a shop that were solved a set time ago, and of which nobody has said anything since, close by themselves. */
export const closeSolved = async ({ database, ids }: Ports, shop: string, now: number): Promise<void> => {
  const [at, before] = [new Date(now), new Date(now - daysUntilClosed * day)];
  await database.transaction(async run => {
    const [, solved] = await run([
      enterJob(shop, null),
      {
        text: `select t.id from service_requests t where t.shop_id = $1 and t.state = 'solved' and t.solved_at <= $2::timestamptz
          and t.deleted_at is null order by t.id limit ${slice} for update`,
        values: [shop, before.toISOString()],
      },
    ]);
    const found = solved!.rows.map(([id]) => id!);
    if (found.length) await run(transitionStatements(serviceRequests, 'close', shop, found, {}, { ids, at }));
  });
};
