import type { Ports, Run } from '../ports.ts';

export const compactionQueue = 'sharedTexts';
/** The text of a record. */
export type Compaction = { shop: string; record: string; name: string };

/** As many updates are read one by one before they become one. */
const every = 100;

/** In the transaction that adds the update of this number. */
export const queueCompaction = async ({ jobs }: Ports, run: Run, text: Compaction, number: number): Promise<void> => {
  if (number % every === 0) await jobs.enqueue(run, compactionQueue, text);
};
