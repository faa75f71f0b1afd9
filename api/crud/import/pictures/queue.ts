import type { Ports, Run } from '../../../ports.ts';
import { beginPictures } from './pictureRows.ts';

export const pictureQueue = 'pictures';
/** `turn`: which of the import's jobs in a row it is. */
export type QueuedPictures = { shop: string; id: string; turn: number };

/** In the transaction of `run`: what the import's rows named is fetched, unless that goes on already. */
export const queuePictures = async (
  { jobs }: Pick<Ports, 'jobs'>,
  run: Run,
  shop: string,
  id: string,
): Promise<void> => {
  const [begun] = await run([beginPictures(shop, id)]);
  const [turn] = begun!.rows[0] ?? [];
  if (turn) await jobs.enqueue(run, pictureQueue, { shop, id, turn: Number(turn) } satisfies QueuedPictures);
};
