import type { Ports } from '../api/ports.ts';
import { areBooksAtRest, verifyAllBooks } from '../api/ledger/verify.ts';
import { sweep } from '../api/sweep.ts';

const hour = 60 * 60 * 1_000;

/** Sweeps now and every hour, and once a night compares the books with their postings. What it returns ends that, and waits for a slice under way. */
export const sweepRegularly = (ports: Ports, every = hour): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const begin = () => {
    running = running
      .then(() => sweep(ports, stopping.signal))
      .then(() => (areBooksAtRest(ports.clock.now()) ? verifyAllBooks(ports, stopping.signal) : undefined))
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
