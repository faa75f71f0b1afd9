import type { Jobs, Run } from '../ports.ts';

export const archiveQueue = 'archives';

/** `clear`: what is left of one that has ended is removed. */
export type ArchiveJob = { shop: string; id: string };

export const queueArchive = (jobs: Jobs, run: Run, job: ArchiveJob): Promise<void> =>
  jobs.enqueue(run, archiveQueue, job);

/** Where a piece of an archive lies. */
export const pieceKey = (shop: string, id: string, number: number) => `shops/${shop}/archives/${id}/${number}`;
