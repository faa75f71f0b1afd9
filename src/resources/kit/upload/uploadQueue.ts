import type { Progress } from '../../../dataProvider/upload.ts';
import type { Picked } from '../inputs/pictures/picked.ts';

/** A file on its way: `progress` while it goes out, `isHeld` when the line broke and it waits to be sent again. */
export type Sending = Picked & { progress?: Progress; isHeld?: boolean };

type Send = (file: Sending, onProgress: (progress: Progress) => void) => Promise<void>;
/** Whether what failed, and all that comes after it, waits for the person. Otherwise it is dropped and the next one goes out. */
type Failed = (error: unknown) => boolean;

/** What is on its way, or waits, by where it goes: whoever leaves a page and comes back finds it there. */
const queues = new Map<string, UploadQueue>();

export function queueOf(path: string): UploadQueue {
  const queue = queues.get(path) ?? new UploadQueue();
  queues.set(path, queue);
  return queue;
}

/** Files go out one after the other, in the order they were picked. */
export class UploadQueue {
  #list: readonly Sending[] = [];
  #isRunning = false;
  readonly #listeners = new Set<() => void>();

  list = (): readonly Sending[] => this.#list;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(picked: readonly Picked[]): void {
    this.#set([...this.#list, ...picked]);
  }

  drop(id: string): void {
    this.#set(this.#list.filter(file => file.id !== id));
  }

  async run(send: Send, failed: Failed): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#setAll({ isHeld: false });
    let waits = false;
    for (let next = this.#list[0]; next && !waits; next = this.#list[0]) {
      const { id } = next;
      try {
        await send(next, progress => this.#change(id, { progress }));
        this.drop(id);
      } catch (error) {
        waits = failed(error);
        if (!waits) this.drop(id);
      }
    }
    this.#setAll({ progress: undefined, isHeld: true });
    this.#isRunning = false;
  }

  #change(id: string, changes: Partial<Sending>): void {
    this.#set(this.#list.map(file => (file.id === id ? { ...file, ...changes } : file)));
  }

  #setAll(changes: Partial<Sending>): void {
    this.#set(this.#list.map(file => ({ ...file, ...changes })));
  }

  #set(list: readonly Sending[]): void {
    this.#list = list;
    this.#listeners.forEach(listener => listener());
  }
}
