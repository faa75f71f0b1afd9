import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { mostPictures } from '../../../../schema/rules/pictures.ts';
import { say } from '../../../../schema/words/said.ts';
import type { Occasion } from '../../../db/history.ts';
import { enterJob } from '../../../db/transactionContext.ts';
import { lockAny } from '../../../db/undoRows.ts';
import { publishChange } from '../../../events/signals.ts';
import type { Ports, Result, Run } from '../../../ports.ts';
import { updateStatements } from '../../update.ts';
import { endPicture, holdPictures, isQueued, standing, type Ended, type QueuedPicture } from './pictureRows.ts';

/** An import whose pictures are fetched. */
export type PictureJob = { ports: Ports; shop: string; id: string; user: string | null; entity: AnyEntity };

/** The record's pictures, and those of them that are to stay behind the new one. `ended`: why it gets none, if so. */
type Standing = { images: string[]; behind: string[]; ended: Ended | null };

export const readStanding = ({ rows }: Result): Standing => {
  const [isDeleted = 't', images, isSame, isTakenBack, behind] = rows[0] ?? [];
  const there = JSON.parse(images ?? '[]') as string[];
  const failed = (said: Parameters<typeof say>): Ended => ({ state: 'failed', reason: say(...said) });
  return {
    images: there,
    behind: JSON.parse(behind ?? '[]') as string[],
    ended:
      isDeleted === 't'
        ? failed(['recordGone'])
        : isTakenBack === 't'
          ? failed(['importTakenBack'])
          : isSame === 't'
            ? { state: 'same' }
            : there.length >= mostPictures
              ? failed(['tooManyPictures', { count: mostPictures }])
              : null,
  };
};

/**
 * Puts a fetched picture behind those that are there, or before those of the same import that the file names after it, which may have come
 * earlier. Returns whether the record shows it; never twice, however often it was fetched.
 */
export const attach = (job: PictureJob, queued: QueuedPicture, picture: string): Promise<boolean> =>
  whileQueued(job, queued, async run => {
    const { ports, shop, id, entity } = job;
    const [, found] = await run([lockAny(entity, shop, [queued.record]), standing(entity, shop, id, queued)]);
    const { images, behind, ended } = readStanding(found!);
    if (ended) return ended;
    const at = images.findIndex(image => behind.includes(image));
    const changes = { [queued.field]: images.toSpliced(at < 0 ? images.length : at, 0, picture) };
    const occasion: Occasion = { ids: ports.ids, at: ports.clock.now(), change: id };
    await run(updateStatements(entity, shop, [queued.record], changes, occasion));
    return { state: 'added', picture };
  });

/** It comes to its end without being fetched. */
export const settle = (job: PictureJob, queued: QueuedPicture, ended: Ended): Promise<boolean> =>
  whileQueued(job, queued, async () => ended);

/** In one transaction, and only once. Returns whether the picture was added. */
const whileQueued = (
  { ports, shop, id, user }: PictureJob,
  queued: QueuedPicture,
  end: (run: Run) => Promise<Ended>,
): Promise<boolean> =>
  ports.database.transaction(async run => {
    const [, open, waiting] = await run([enterJob(shop, user), holdPictures(shop, id), isQueued(shop, id, queued)]);
    if (!open!.rows.length || !waiting!.rows.length) return false;
    const ended = await end(run);
    await run([...endPicture(shop, id, queued, ended), publishChange(shop, 'imports', id)]);
    return ended.state === 'added';
  });
