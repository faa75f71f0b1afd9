import type { Upload } from '../../schema/rules/uploads.ts';
import * as calls from './calls.ts';
import { isAbort, messageOf, statusOf, noResponse, fieldProblem } from './errors.ts';
import { httpClient } from './httpClient.ts';

/**
 * `comparing`: whether the parts that are there are of this very file. `waiting`: for the line, or for a server that is too busy.
 * `finishing`: all of it is there and is read through.
 */
export type Phase = 'comparing' | 'sending' | 'paused' | 'waiting' | 'finishing' | 'done' | 'failed';

/** `sent`: bytes that are there or on the line. */
export type PartedState = { phase: Phase; sent: number; problem?: string; upload?: Upload };

/** So long it waits before it tries again by itself, a little longer each time. */
const [firstWait, longestWait] = [1_000, 30_000];

/** A file on its way in parts. It goes on where it was left: after a pause, a broken line, and, begun anew with the same file, a reload. */
export class PartedUpload {
  readonly file: File;
  readonly #path: string;
  readonly #field: string;
  #state: PartedState = { phase: 'comparing', sent: 0 };
  #controller = new AbortController();
  readonly #listeners = new Set<() => void>();

  constructor(path: string, field: string, file: File) {
    this.#path = path;
    this.#field = field;
    this.file = file;
  }

  state = (): PartedState => this.#state;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sends until all of it is there, until it is stopped, or until the server does not want it. */
  async run(): Promise<void> {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    for (let wait = firstWait; !signal.aborted; wait = Math.min(2 * wait, longestWait)) {
      const before = this.#state.sent;
      try {
        return await this.#send(signal);
      } catch (error) {
        if (isAbort(error) || signal.aborted) return;
        // What it was has been swept or cancelled elsewhere: from the start.
        if (statusOf(error) === 404 && this.#state.upload) {
          this.#set({ phase: 'comparing', sent: 0, upload: undefined });
          continue;
        }
        if (!isLater(error)) return this.#fail(error);
        if (this.#state.sent > before) wait = firstWait;
        this.#set({ phase: 'waiting' });
        await lineOr(wait, signal);
      }
    }
  }

  pause(): void {
    this.#controller.abort();
    this.#set({ phase: 'paused' });
  }

  /** Without a word to the server: what is there of it may be gone on with. */
  leave(): void {
    this.#controller.abort();
  }

  async cancel(): Promise<void> {
    this.#controller.abort();
    const { upload } = this.#state;
    if (upload && !upload.sha256) await cancelUpload(this.#path, upload.id);
  }

  async #send(signal: AbortSignal): Promise<void> {
    let upload = await this.#begin(signal);
    if (!(await isSameFile(this.file, upload, signal))) {
      await cancelUpload(this.#path, upload.id);
      upload = await this.#begin(signal);
    }
    for (let offset = 0; offset < upload.size; offset += upload.partSize) {
      if (upload.received.some(part => part.offset === offset)) continue;
      this.#set({ phase: this.#hopeful('sending'), sent: bytesIn(upload), upload });
      upload = await this.#part(upload, offset, signal);
    }
    this.#set({ phase: 'finishing', sent: upload.size, upload });
    while (!upload.sha256) upload = await calls.post<Upload>(`${this.#path}/${upload.id}/finish`, {}, { signal });
    this.#set({ phase: 'done', sent: upload.size, upload });
  }

  async #begin(signal: AbortSignal): Promise<Upload> {
    const { name, type, size, lastModified: modified } = this.file;
    const upload = await calls.post<Upload>(this.#path, { name, type, size, modified }, { signal });
    this.#set({ phase: this.#hopeful('comparing'), sent: bytesIn(upload), upload });
    return upload;
  }

  async #part(upload: Upload, offset: number, signal: AbortSignal): Promise<Upload> {
    const body = this.file.slice(offset, offset + upload.partSize);
    const digest = await digestOf(body);
    const there = bytesIn(upload);
    const headers = {
      'Content-Range': `bytes ${offset}-${offset + body.size - 1}/${upload.size}`,
      ...(digest && { 'Content-Digest': `sha-256=:${btoa(String.fromCharCode(...digest))}:` }),
    };
    const { json } = await httpClient(`/${this.#path}/${upload.id}`, {
      method: 'PUT',
      headers,
      body,
      signal,
      onProgress: ({ sent }) => sent && this.#set({ phase: 'sending', sent: there + Math.min(sent, body.size) }),
    });
    return json as Upload;
  }

  /** While it tries again it goes on saying that it waits, until something has gone out. */
  #hopeful(phase: Phase): Phase {
    return this.#state.phase === 'waiting' ? 'waiting' : phase;
  }

  #fail(error: unknown): void {
    this.#set({ phase: 'failed', problem: fieldProblem(error, this.#field, 'size', 'name') ?? messageOf(error) });
  }

  #set(changes: { [K in keyof PartedState]?: PartedState[K] | undefined }): void {
    this.#state = { ...this.#state, problem: undefined, ...changes } as PartedState;
    this.#listeners.forEach(listener => listener());
  }
}

/** Files of which parts are there already, from before. */
export const openUploads = (path: string, options: { signal: AbortSignal }): Promise<Upload[]> =>
  calls.get(path, options);

/** One that is not there any more is as good. */
export async function cancelUpload(path: string, id: string): Promise<void> {
  await calls.remove(`${path}/${id}`).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
}

export const bytesIn = ({ received, partSize, size }: Upload): number =>
  received.reduce((sum, { offset }) => sum + Math.min(partSize, size - offset), 0);

const isLater = (error: unknown): boolean => [noResponse, 401, 429, 500, 502, 503, 504].includes(statusOf(error));

/** Until the line is back, or as long as that. */
function lineOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}

/** A file of the same name, size and date may be another: what is there is compared with it, where the browser can. */
async function isSameFile(file: File, { received, partSize }: Upload, signal: AbortSignal): Promise<boolean> {
  for (const { offset, sha256 } of received) {
    signal.throwIfAborted();
    const digest = await digestOf(file.slice(offset, offset + partSize));
    if (digest && hex(digest) !== sha256) return false;
  }
  return true;
}

/** Null on plain http, where browsers have no cryptography: the length alone is checked then. */
async function digestOf(part: Blob): Promise<Uint8Array | null> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent on plain http
  return crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer())) : null;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
