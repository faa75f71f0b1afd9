import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Watched } from './child.ts';

type Answers = Record<string, () => unknown>;

/** What a child was started with. */
export const settings = <T>(): T => JSON.parse(process.argv[2]!) as T;

/** Tells the parent where this process listens, answers its questions, and ends when the parent lets go. */
export const serving = (port: number, close: () => Promise<void>, answers: Answers = {}): void => {
  const all: Answers = { watched: watch(), ...answers };
  process.on(
    'message',
    (question: string) => void Promise.resolve(all[question]!()).then(reply => process.send!(reply)),
  );
  process.once('disconnect', () => void close().finally(() => process.exit()));
  process.send!(port);
};

const watch = (): (() => Watched) => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const memory = () => Math.round(process.memoryUsage.rss() / 1_048_576);
  let [before, peak] = [memory(), 0];
  setInterval(() => (peak = Math.max(peak, memory())), 20).unref();
  return () => {
    const watched = { longestDelayMs: delay.max / 1e6, memoryBefore: before, memoryPeak: peak };
    delay.reset();
    [before, peak] = [memory(), 0];
    return watched;
  };
};
