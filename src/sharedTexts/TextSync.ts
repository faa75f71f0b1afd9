import { fromBase64, toBase64 } from 'lib0/buffer';
import * as Y from 'yjs';
import type { SharedTextReply } from '../../schema/rules/sharedTexts.ts';
import type { Outbox } from './outbox.ts';

/** The calls of one text. */
export type TextCalls = {
  read: (since: number) => Promise<SharedTextReply>;
  write: (update: string, since: number) => Promise<SharedTextReply>;
};

/** `reading`: nothing is known yet; `kept`: the server has all of it; `broken`: it goes on by itself; `refused`: it does not. */
export type SyncState = {
  phase: 'reading' | 'writing' | 'kept' | 'broken' | 'refused';
  error: unknown;
  text: Omit<SharedTextReply, 'updates' | 'last'> | null;
};

/** Milliseconds: from a key to the call that sends it, and between attempts, the last of which is repeated. */
export type SyncTiming = { pause: number; attempts: readonly number[] };
export const usualTiming: SyncTiming = { pause: 500, attempts: [1_000, 2_000, 5_000, 15_000, 30_000] };

type Setting = {
  calls: TextCalls;
  outbox: (page: number) => Outbox;
  /** Whether the same call may succeed later. */
  mayRepeat: (error: unknown) => boolean;
  timing?: SyncTiming;
};

/**
 * A text that several people write, as this page has it. What is typed is kept on the device at once and sent a moment later, one call at a
 * time; each reply brings what others wrote. An update that arrives twice changes nothing, so that whatever is unclear is sent again.
 */
export class TextSync {
  readonly document = new Y.Doc();
  readonly #setting: Setting;
  readonly #timing: SyncTiming;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  #left: ReadonlyMap<string, string> = new Map();
  #state: SyncState = { phase: 'reading', error: null, text: null };
  #last = 0;
  #unsent: Uint8Array | null = null;
  #sending: Uint8Array | null = null;
  #wantsNews = false;
  #isBusy = false;
  #isOpen = false;
  #failed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#timing = setting.timing ?? usualTiming;
    this.#outbox = setting.outbox(this.document.clientID);
  }

  /** From here on it listens to what is typed, and sends what earlier pages left. */
  open(): void {
    this.#isOpen = true;
    this.#left = this.#outbox.left();
    for (const update of this.#left.values()) {
      Y.applyUpdate(this.document, fromBase64(update), this);
      this.#unsent = joined(this.#unsent, fromBase64(update));
    }
    this.document.on('update', this.#written);
    this.news();
  }

  /** What it could not send stays in the outbox. */
  close(): void {
    this.flush();
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.document.off('update', this.#written);
  }

  readonly state = (): SyncState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Others have written. */
  readonly news = (): void => {
    this.#wantsNews = true;
    void this.#turn();
  };

  /** Sends at once what is unsent: the line is back, or the page may go. */
  readonly flush = (): void => void this.#turn();

  readonly #written = (update: Uint8Array, origin: unknown): void => {
    if (origin === this) return;
    this.#unsent = joined(this.#unsent, update);
    this.#keep();
    this.#tell({ phase: this.#state.phase === 'kept' ? 'writing' : this.#state.phase });
    if (!this.#failed) this.#wake(this.#timing.pause);
  };

  #keep(): void {
    const all = joined(this.#sending, this.#unsent);
    try {
      this.#outbox.keep(all && toBase64(all));
    } catch {
      // The device has no room: it is sent a moment later all the same.
    }
  }

  #wake(after: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.#turn(), after);
  }

  async #turn(): Promise<void> {
    if (this.#isBusy || !this.#isOpen) return;
    clearTimeout(this.#timer);
    this.#isBusy = true;
    try {
      while (this.#unsent ?? this.#wantsNews) await this.#step();
      this.#failed = 0;
      this.#tell({ phase: 'kept', error: null });
    } catch (error) {
      this.#wantsNews = true;
      const mayRepeat = this.#setting.mayRepeat(error);
      this.#tell({ phase: mayRepeat ? 'broken' : 'refused', error });
      if (mayRepeat) this.#wake(this.#timing.attempts[Math.min(this.#failed++, this.#timing.attempts.length - 1)]!);
    } finally {
      this.#isBusy = false;
    }
  }

  /** One call. What it was to send is unsent again where nobody knows what became of it. */
  async #step(): Promise<void> {
    const { calls } = this.#setting;
    // What is told from here on is asked for once more: nobody knows whether the reply has it.
    this.#wantsNews = false;
    if (!this.#unsent) return this.#take(await calls.read(this.#last));
    [this.#sending, this.#unsent] = [this.#unsent, null];
    try {
      const reply = await calls.write(toBase64(this.#sending), this.#last);
      this.#sending = null;
      this.#take(reply);
      this.#outbox.drop(this.#left);
      this.#left = new Map();
      this.#keep();
    } catch (error) {
      [this.#sending, this.#unsent] = [null, joined(this.#sending, this.#unsent)];
      throw error;
    }
  }

  #take({ updates, last, ...text }: SharedTextReply): void {
    for (const update of updates) Y.applyUpdate(this.document, fromBase64(update), this);
    this.#last = last;
    this.#tell({ text });
  }

  #tell(change: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach(listener => listener());
  }
}

const joined = (before: Uint8Array | null, after: Uint8Array | null): Uint8Array | null =>
  before && after ? Y.mergeUpdates([before, after]) : (after ?? before);
