import type { Jobs, JobState, Log } from '../../api/ports.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

type Waiting = { queue: string; data: Record<string, unknown> };

/** Jobs that wait for `drain`, so that a test knows when they are done. What is for later is never done. */
export const promptJobs = (log: Log): Jobs & { drain(): Promise<void> } => {
  const handlers = new Map<string, (job: JobState) => Promise<void>>();
  const waiting: Waiting[] = [];
  let done = 0;
  return {
    enqueue: async (_, queue, data, after) => void (after ?? waiting.push({ queue, data })),
    work: async (queue, handler) => void handlers.set(queue, handler),
    async drain() {
      for (const { queue, data } of waiting.splice(0)) {
        const job = { id: idOf(++done), data, signal: new AbortController().signal };
        await handlers
          .get(queue)?.(job)
          .catch((error: unknown) => log('error', 'A job failed', { queue, error }));
      }
    },
  };
};
