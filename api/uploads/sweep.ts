import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { uploadPatience } from '../../schema/rules/uploads.ts';
import { attachmentKey } from '../attachments.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';

/** So many at a time: each is a file of the store. */
const slice = 50;

/** Where a finished file may be kept: no record, also none in the trash, names one that goes. */
const unnamed = (): string =>
  Object.values(entities as Record<string, AnyEntity>)
    .flatMap(entity =>
      Object.values(entity.info)
        .filter(({ largest }) => largest)
        .map(
          ({ name }) =>
            ` and not exists (select 1 from ${tableName(entity)} t where t.shop_id = u.shop_id and t.${snake(name)} ->> 'id' = u.id::text)`,
        ),
    )
    .join('') + ` and not exists (select 1 from shop_archives a where a.shop_id = $1 and a.upload_id = u.id)`;

/** Uploads that nobody goes on with, and files that no record names any more; first out of the store, so that a stop in between leaves a row. */
export const sweepUploads = async (
  { database, files }: Ports,
  shop: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> => {
  const before = new Date(now - uploadPatience).toISOString();
  let found = slice;
  while (found === slice && !signal?.aborted) {
    const [, stale] = await database.batch([
      enterJob(shop, null),
      {
        text: `select u.id from uploads u where u.shop_id = $1 and u.touched_at <= $2::timestamptz${unnamed()} limit ${slice}`,
        values: [shop, before],
      },
    ]);
    const ids = stale!.rows.map(([id]) => id!);
    found = ids.length;
    if (!found) return;
    for (const id of ids) await files.remove(attachmentKey(shop, id));
    await database.batch([
      enterJob(shop, null),
      { text: 'delete from uploads u where u.shop_id = $1 and u.id = any($2::uuid[])', values: [shop, ids] },
    ]);
  }
};
