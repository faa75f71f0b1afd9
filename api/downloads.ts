import { FairQueue } from './fairQueue.ts';
import type { Reply } from './reply.ts';

/** Each file on its way out holds some rows in memory for as long as its reader takes, and its rows are written between the calls of others. */
const limits = {
  width: 16,
  reserved: 0,
  share: 2,
  ending: 0,
  longest: 20,
  most: 200,
  patienceMs: 30_000,
  refusalMs: 1_000,
};

/**
 * Begins a download when it is its shop's turn; throws Refusal 503 when too many wait already, or when it has waited too long.
 * A reader who has stopped reading is let go by the server.
 */
export const downloads = () => {
  const queue = new FairQueue(limits);
  /** `name`: of the caller's queue. */
  return async (name: string, begin: () => Promise<Reply>): Promise<Reply> => {
    const begun = Promise.withResolvers<Reply>();
    const download = async () => {
      const reply = await begin();
      if (!(reply.body instanceof ReadableStream)) return begun.resolve(reply);
      const over = Promise.withResolvers<void>();
      begun.resolve({ ...reply, body: heard(reply.body, over.resolve) });
      await over.promise;
    };
    queue.run(name, download).catch(begun.reject);
    return begun.promise;
  };
};

/** The same stream; `over` is called once it has ended in whatever way. */
const heard = (body: ReadableStream<Uint8Array>, over: () => void): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          over();
          controller.close();
        } catch (error) {
          over();
          throw error;
        }
      },
      cancel(reason) {
        over();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};
