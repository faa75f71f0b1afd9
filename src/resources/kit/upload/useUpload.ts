import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { Wish } from '../../../dataProvider/wish.ts';
import type { Progress, Upload } from '../../../dataProvider/upload.ts';

/** What a form's files are doing on the line. Only whoever shows it is drawn again as it moves. */
class FormUpload {
  readonly wish = new Wish();
  #progress: Progress | null = null;
  #controller = new AbortController();
  readonly #listeners = new Set<() => void>();

  /** Saves with an eye on the line; what is still out when the form goes is stopped. */
  async during<T>(save: (upload: Upload) => Promise<T>): Promise<T> {
    this.#controller = new AbortController();
    window.addEventListener('beforeunload', this.#hold);
    try {
      return await save({
        signal: this.#controller.signal,
        onProgress: progress => this.#tell(progress),
        wish: this.wish,
      });
    } finally {
      window.removeEventListener('beforeunload', this.#hold);
      this.#tell(null);
    }
  }

  stop = () => this.#controller.abort();
  progress = () => this.#progress;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #tell(progress: Progress | null): void {
    this.#progress = progress;
    this.#listeners.forEach(listener => listener());
  }

  /** Closing the tab now would lose what is on its way: the browser asks. */
  readonly #hold = (event: BeforeUnloadEvent) => this.#progress && event.preventDefault();
}

export const UploadContext = createContext<FormUpload | null>(null);

/** One for a form. */
export function useUpload(): FormUpload {
  const [upload] = useState(() => new FormUpload());
  useEffect(() => upload.stop, [upload]);
  return upload;
}

/** How far the files of the form around are, null while none are on the line, and the way to stop them. */
export function useProgress(): { progress: Progress | null; stop: () => void } {
  const upload = use(UploadContext)!;
  const notify = useNotify();
  const progress = useSyncExternalStore(upload.subscribe, upload.progress);
  const stop = () => {
    upload.stop();
    notify('kit.upload.stopped', { type: 'info' });
  };
  return { progress, stop };
}
