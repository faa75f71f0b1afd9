import type { Progress } from '../../../dataProvider/upload.ts';
import type { Picked } from '../inputs/pictures/picked.ts';

/** A picture on its way: `progress` while it goes out, `isHeld` when the line broke and it waits to be sent again. */
export type Sending = Picked & { progress?: Progress; isHeld?: boolean };

type Send = (picture: Sending, onProgress: (progress: Progress) => void) => Promise<void>;
/** Whether what failed, and all that comes after it, waits for the person. Otherwise it is dropped and the next one goes out. */
type Failed = (error: unknown) => boolean;

/** Pictures go out one after the other, in the order they were picked. */
export class UploadQueue {
  #list: readonly Sending[] = [];
  #isRunning = false;
  readonly #listeners = new Set<() => void>();

  list = (): readonly Sending[] => this.#list;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(pictures: readonly Picked[]): void {
    this.#set([...this.#list, ...pictures]);
  }

  drop(id: string): void {
    this.#set(this.#list.filter(picture => picture.id !== id));
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
    this.#set(this.#list.map(picture => (picture.id === id ? { ...picture, ...changes } : picture)));
  }

  #setAll(changes: Partial<Sending>): void {
    this.#set(this.#list.map(picture => ({ ...picture, ...changes })));
  }

  #set(list: readonly Sending[]): void {
    this.#list = list;
    this.#listeners.forEach(listener => listener());
  }
}
