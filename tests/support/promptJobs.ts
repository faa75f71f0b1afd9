import type { Jobs, JobState, Log } from '../../api/ports.ts';

type Waiting = { queue: string; data: Record<string, unknown> };

/** Jobs that wait for `drain`, so that a test knows when they are done. What is for later is never done. */
export const promptJobs = (log: Log): Jobs & { drain(): Promise<void> } => {
  const handlers = new Map<string, (job: JobState) => Promise<void>>();
  const waiting: Waiting[] = [];
  return {
    enqueue: async (_, queue, data, after) => void (after ?? waiting.push({ queue, data })),
    work: async (queue, handler) => void handlers.set(queue, handler),
    async drain() {
      for (const { queue, data } of waiting.splice(0)) {
        const job = { id: queue, data, signal: new AbortController().signal };
        await handlers
          .get(queue)?.(job)
          .catch((error: unknown) => log('error', 'A job failed', { queue, error }));
      }
    },
  };
};
