import { keepLine, type LineEvents } from './line.ts';
import type { ServerEvent } from './readEvents.ts';

/** What the tab with the line tells the others, and what they ask. */
type Word = { event: ServerEvent } | { isUp: boolean } | { isUpNow: true } | { refused: true };

type Shared = LineEvents & { path: string; signal: AbortSignal };

/**
 * One line for all tabs of a browser in the same place: browsers allow six connections to a server, and six tabs would
 * have taken them all. The tab that holds the lock keeps the line; when it closes the next one goes on where it was.
 */
export function shareLine(shared: Shared): void {
  const { path, signal } = shared;
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    void keepLine({ ...shared, from: null });
    return;
  }
  const tab = new Tab(shared);
  // Given up while waiting: nobody needs the line any more.
  navigator.locks.request(`ts.events ${path}`, { signal }, () => tab.keep()).catch(() => {});
}

class Tab {
  readonly #shared: Shared;
  readonly #channel: BroadcastChannel;
  /** Of the line that this tab keeps. */
  #isUp: boolean | null = null;
  #last: string | null = null;

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#channel = new BroadcastChannel(`ts.events ${shared.path}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Word>) => this.#hear(data);
    shared.signal.addEventListener('abort', () => this.#channel.close());
    this.#channel.postMessage({ isUpNow: true } satisfies Word);
  }

  /** Until this tab goes. */
  async keep(): Promise<void> {
    this.#isUp = false;
    await keepLine({
      path: this.#shared.path,
      signal: this.#shared.signal,
      from: this.#last,
      onEvent: event => this.#tell({ event }),
      onUp: isUp => this.#tell({ isUp: (this.#isUp = isUp) }),
      onRefused: () => this.#tell({ refused: true }),
    });
    this.#isUp = null;
  }

  #tell(word: Word): void {
    if (this.#shared.signal.aborted) return;
    this.#channel.postMessage(word);
    this.#hear(word);
  }

  #hear(word: Word): void {
    if ('event' in word) {
      this.#last = word.event.id ?? this.#last;
      this.#shared.onEvent(word.event);
    } else if ('isUp' in word) this.#shared.onUp(word.isUp);
    else if ('refused' in word) this.#shared.onRefused();
    else if (this.#isUp !== null) this.#channel.postMessage({ isUp: this.#isUp } satisfies Word);
  }
}
