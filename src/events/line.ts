import { openStream } from '../dataProvider/httpClient.ts';
import { statusOf } from '../dataProvider/errors.ts';
import { readEvents, type ServerEvent } from './readEvents.ts';

export type LineEvents = {
  onEvent: (event: ServerEvent) => void;
  onUp: (isUp: boolean) => void;
  /** The session or the membership has ended. */
  onRefused: () => void;
};
type Line = LineEvents & { path: string; from: string | null; signal: AbortSignal };

/** Beats that may fail to come before a line counts as broken. */
const patience = 2.5;
const firstPause = 1_000;
const longestPause = 30_000;

/** Keeps a line to the server open until `signal` fires, and goes on after a break where it was. */
export async function keepLine({ path, from, signal, onEvent, onUp, onRefused }: Line): Promise<void> {
  let last = from;
  let pause = firstPause;
  const heard = (event: ServerEvent) => {
    last = event.id ?? last;
    pause = firstPause;
    onEvent(event);
  };
  while (!signal.aborted) {
    const ended = await oneLine(path, last, signal, heard, onUp);
    onUp(false);
    if (ended === 'refused' && !signal.aborted) return onRefused();
    if (ended === 'closed') return;
    await rest(pause * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

type End = 'broken' | 'refused' | 'closed';

async function oneLine(
  path: string,
  last: string | null,
  signal: AbortSignal,
  onEvent: (event: ServerEvent) => void,
  onUp: (isUp: boolean) => void,
): Promise<End> {
  const watch = new Watch(signal);
  try {
    const headers = { Accept: 'text/event-stream', ...(last && { 'Last-Event-ID': last }) };
    const body = await openStream(path, { headers, signal: watch.signal });
    // Whoever has nothing to say says so.
    if (!body) return 'closed';
    for await (const event of readEvents(body, () => watch.sign())) {
      if (event.event === 'end') return 'refused';
      if (event.event === 'ready') {
        watch.every((event.data as { beat: number }).beat * patience);
        onUp(true);
      }
      onEvent(event);
    }
    return 'broken';
  } catch (error) {
    return [401, 403].includes(statusOf(error)) ? 'refused' : 'broken';
  } finally {
    watch.stop();
  }
}

/** Gives a line up on which nothing comes any more: many a network lets go without a word. */
class Watch {
  readonly #silence = new AbortController();
  readonly signal: AbortSignal;
  #limit = 30_000;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(outer: AbortSignal) {
    this.signal = AbortSignal.any([outer, this.#silence.signal]);
    this.sign();
  }
  every(limit: number): void {
    this.#limit = limit;
    this.sign();
  }
  sign(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#silence.abort(), this.#limit);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Shorter when the page is looked at again or the network is back. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', end);
  });
}
