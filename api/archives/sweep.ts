import { archiveDays } from '../../schema/rules/shopArchives.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';
import { dropPieces } from './clear.ts';

const day = 24 * 60 * 60 * 1_000;

/** What nobody can fetch any more goes out of the store. */
export const sweepArchives = async (ports: Ports, shop: string, now: number, signal?: AbortSignal): Promise<void> => {
  const [, found] = await ports.database.batch([
    enterJob(shop, null),
    {
      text: `select a.id from shop_archives a where a.shop_id = $1 and a.kind = 'out' and a.ended_at <= $2::timestamptz
        and exists (select 1 from archive_pieces p where p.shop_id = $1 and p.archive_id = a.id)`,
      values: [shop, new Date(now - archiveDays * day).toISOString()],
    },
  ]);
  for (const [id] of found!.rows) {
    if (signal?.aborted) return;
    await dropPieces(ports, shop, id!, signal);
  }
};
