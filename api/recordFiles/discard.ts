import { enterJob } from '../db/transactionContext.ts';
import type { Ports, Statement, Value } from '../ports.ts';
import { removeBytes } from './store.ts';

/** Files that nobody finds again: nothing tells any more what they were, and the next sweep takes what they hold. `where` is of `f`. */
export const discardFiles = (where: string, values: readonly Value[]): Statement => ({
  text: `update record_files f set removed_at = 'epoch'::timestamptz, name = '', user_id = null, user_name = null where f.shop_id = $1 and ${where}`,
  values,
});

/** So many at a time: each is several files of the store. */
const slice = 50;

/** What was removed before that moment goes, first out of the store, so that a stop in between leaves a row that leads to the rest. */
export const sweepFiles = async (ports: Ports, shop: string, before: Date, signal?: AbortSignal): Promise<void> => {
  const { batch } = ports.database;
  let found = slice;
  while (found === slice && !signal?.aborted) {
    const [, stale] = await batch([
      enterJob(shop, null),
      {
        text: `select f.id from record_files f where f.shop_id = $1 and f.removed_at <= $2::timestamptz limit ${slice}`,
        values: [shop, before.toISOString()],
      },
    ]);
    const ids = stale!.rows.map(([id]) => id!);
    found = ids.length;
    if (!found) return;
    for (const id of ids) await removeBytes(ports, shop, id);
    await batch([
      enterJob(shop, null),
      {
        text: 'delete from record_files f where f.shop_id = $1 and f.id = any($2::uuid[]) and f.removed_at is not null',
        values: [shop, ids],
      },
    ]);
  }
};
