import { gate } from '../../gate.ts';
import { signatureOf } from '../webhook.ts';

/** Hands a webhook to whoever listens; true when it was taken. */
export type Tell = (body: Uint8Array<ArrayBuffer>, signature: string) => Promise<boolean>;

export type Courier = {
  /** Calls `task` after so many milliseconds, unless it is stopped before. */
  after(milliseconds: number, task: () => void): void;
  /** Ends early when it is stopped. */
  pause(milliseconds: number): Promise<void>;
  /** Signed, and again until it is taken; then calls `taken`. */
  tell(payload: object, taken?: () => void): void;
  stop(): void;
};

const firstPause = 1_000;
const longestPause = 60_000;
/** Told at once; more only wait for each other at the listener, until it refuses them. */
const mostAtOnce = 8;

export const courier = (secret: string, tell: Tell): Courier => {
  const timers = timersThatStop();
  const inTurn = gate(mostAtOnce);
  const attempt = async (body: Uint8Array<ArrayBuffer>, pause: number, taken?: () => void): Promise<void> => {
    if (await inTurn(() => tell(body, signatureOf(body, secret)).catch(() => false))) taken?.();
    else timers.after(pause, () => void attempt(body, Math.min(pause * 2, longestPause), taken));
  };
  return {
    ...timers,
    tell: (payload, taken) => void attempt(new TextEncoder().encode(JSON.stringify(payload)), firstPause, taken),
  };
};

const timersThatStop = (): Omit<Courier, 'tell'> => {
  const waiting = new Map<NodeJS.Timeout, (() => void) | null>();
  let stopped = false;
  const set = (milliseconds: number, task: () => void, atStop: (() => void) | null) => {
    if (stopped) return atStop?.();
    const timer = setTimeout(() => {
      waiting.delete(timer);
      task();
    }, milliseconds);
    timer.unref();
    waiting.set(timer, atStop);
  };
  return {
    after: (milliseconds, task) => set(milliseconds, task, null),
    pause: milliseconds => new Promise(resolve => set(milliseconds, resolve, resolve)),
    stop() {
      stopped = true;
      for (const [timer, atStop] of waiting) {
        clearTimeout(timer);
        atStop?.();
      }
      waiting.clear();
    },
  };
};

/** By HTTP, as soon as the address is known. */
export const tellByPost =
  (address: Promise<string>): Tell =>
  async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    const { ok } = await fetch(await address, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    return ok;
  };
