import type { Ports } from '../api/ports.ts';
import { sweep } from '../api/sweep.ts';

const hour = 60 * 60 * 1_000;

/** Sweeps now and every hour. What it returns ends that, and waits for a slice under way. */
export const sweepRegularly = (ports: Ports, every = hour): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const begin = () => {
    running = running
      .then(() => sweep(ports, stopping.signal))
      .catch((error: unknown) => ports.log('error', 'Sweeping failed', { error }));
  };
  begin();
  const timer = setInterval(begin, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};
