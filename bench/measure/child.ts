import { fork } from 'node:child_process';
import { once } from 'node:events';

export type Child = {
  /** Where it listens, if it does. */
  port: number;
  ask<T>(question: string): Promise<T>;
  /** What the process saw since it was asked last. */
  watched(): Promise<Watched>;
  stop(): Promise<void>;
};

/** `longestDelayMs`: how long the event loop was held; memory in MB, of the whole process. */
export type Watched = { longestDelayMs: number; memoryBefore: number; memoryPeak: number };

/** Runs a script of this folder's parent in a process of its own until `stop`. */
export const startChild = async (script: string, settings: object): Promise<Child> => {
  const child = fork(new URL(`../${script}`, import.meta.url), [JSON.stringify(settings)]);
  const ended = once(child, 'exit');
  const answer = async <T>(): Promise<T> => {
    const failed = ended.then(([code]) => Promise.reject(new Error(`${script} ended with ${String(code)}.`)));
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [T];
    return message;
  };
  const ask = <T>(question: string): Promise<T> => {
    child.send(question);
    return answer<T>();
  };
  const port = await answer<number>();
  return {
    port,
    ask,
    watched: () => ask<Watched>('watched'),
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
};
