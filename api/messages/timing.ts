/** How a message's job spends its time; milliseconds. */
export type Timing = {
  /** Recipients taken at once, and how many such slices are on their way together at most. */
  slice: number;
  workers: number;
  /** The same of a number with a pace. `room`: how early its turn may be for a worker to go on. */
  pacedSlice: number;
  pacedLanes: number;
  room: number;
  /** An attempt that has not begun so long after its turn does not: of a number with a pace, of one without. */
  lateness: number;
  beginWithin: number;
  sendWithin: number;
  /** After so long an attempt of which nothing was heard is given up: longer than the two above together. */
  lease: number;
  /** How often somebody is tried, and the first pause before the next time. */
  attempts: number;
  backoff: number;
  /** For how long a job works before others have their turn, and waits for what comes soon. */
  work: number;
  patience: number;
};

export const usualTiming: Timing = {
  slice: 10,
  workers: 5,
  pacedSlice: 2,
  pacedLanes: 25,
  room: 60,
  lateness: 40,
  beginWithin: 5_000,
  sendWithin: 30_000,
  lease: 60_000,
  attempts: 20,
  backoff: 2_000,
  work: 60_000,
  patience: 2_000,
};

/** Ends early, and quietly, when told to. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (ms <= 0 || signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
