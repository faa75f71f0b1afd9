import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../../../api/ports.ts';
import { joined } from './joined.ts';
import type { Place } from './start.ts';
import type { Request } from './worker.ts';

type Reply = Uint8Array<ArrayBuffer>;
type Settle = (error?: Error | null) => void;

const query = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
/** The only message without a type: its length comes first. */
const startup = 0;
/** How a reply ends when no transaction is left open. */
const idle = 'I'.charCodeAt(0);

/**
 * What `pg` takes for its socket: PostgreSQL's protocol, with PGlite in a worker of its own at the other end.
 * A connection is one worker, as in PostgreSQL it is one process: destroying it ends whatever it is doing.
 */
export class Wire extends Duplex {
  readonly #place: Place;
  readonly #limitMs: number;
  readonly #free: Promise<void>;
  #worker: Worker | undefined;
  #reply: PromiseWithResolvers<Reply> | undefined;
  #held: Uint8Array[] = [];
  #watchdog: NodeJS.Timeout | undefined;
  /** Resolves when the worker is gone. */
  readonly left = new Promise<void>(resolve => this.once('close', resolve));

  /** A query, and a pause inside a transaction, may last `limitMs`; `free` is when the wire before has left the place. */
  constructor(place: Place, limitMs: number, free = Promise.resolve()) {
    super();
    this.#place = place;
    this.#limitMs = limitMs;
    this.#free = free;
  }

  connect(): void {
    void this.#free.then(() => {
      if (this.destroyed) return;
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#place, execArgv: [] });
      this.#worker.on('message', (message: unknown) => this.#hear(message));
      this.#worker.on('error', cause => this.destroy(new Error('The embedded database has failed.', { cause })));
      this.#worker.on('exit', () => this.destroy(new Error('The embedded database has ended.')));
      this.emit('connect');
    });
  }

  /** Under `node --watch` a worker also tells which files it has loaded: whatever is not bytes is no reply. */
  #hear(message: unknown): void {
    if (message instanceof Uint8Array) this.#reply?.resolve(message as Reply);
  }

  /** One request at a time. */
  ask(request: Request): Promise<Reply> {
    this.#reply = Promise.withResolvers();
    this.#worker?.postMessage(request, typeof request === 'string' ? [] : [request.buffer]);
    return this.#reply.promise;
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, settle: Settle): void {
    this._writev([{ chunk }], settle);
  }

  /** Each chunk is one message. They are held until one that PostgreSQL answers, and then sent together. */
  override _writev(chunks: { chunk: Uint8Array }[], settle: Settle): void {
    this.#held.push(...chunks.map(({ chunk }) => chunk));
    const type = this.#held.at(-1)?.[0];
    if (type !== query && type !== sync && type !== startup) return settle();
    if (type !== startup) this.#watch();
    const request = joined(this.#held.splice(0));
    this.ask(request).then(reply => {
      clearTimeout(this.#watchdog);
      if (reply.at(-1) !== idle) this.#watch();
      this.push(Buffer.from(reply.buffer));
      settle();
    }, settle);
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    const bite = () => this.destroy(new DatabaseError(`Held the database for more than ${this.#limitMs} ms.`, '57014'));
    this.#watchdog = setTimeout(bite, this.#limitMs);
  }

  override _read(): void {}

  override _final(settle: Settle): void {
    this.ask('close').then(() => {
      this.push(null);
      settle();
    }, settle);
  }

  override _destroy(error: Error | null, settle: Settle): void {
    clearTimeout(this.#watchdog);
    this.#reply?.reject(error ?? new Error('The embedded database is closed.'));
    void Promise.resolve(this.#worker?.terminate()).then(() => settle(error));
  }

  // What else `pg` calls on its socket.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
