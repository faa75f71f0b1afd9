import type { Figure } from '../figure.ts';

/** Milliseconds of each call, one after the other, the quickest first. */
export const timed = async (call: () => Promise<unknown>, calls: number): Promise<number[]> => {
  const times: number[] = [];
  for (let n = 0; n < calls; n++) {
    const from = performance.now();
    await call();
    times.push(performance.now() - from);
  }
  return times.toSorted((one, other) => one - other);
};

/** `most`: milliseconds within which nearly all of them are wanted. */
export const within = (name: string, times: readonly number[], most: number): Figure => {
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  return {
    name,
    figure: `${at(0.5).toFixed(1)} ms, 95 of 100 within ${at(0.95).toFixed(1)} ms`,
    wanted: `at most ${most} ms`,
    met: at(0.95) <= most,
  };
};
