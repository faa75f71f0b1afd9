import { Refusal } from '../../schema/errors.ts';
import type { RequestContext } from '../requestContext.ts';
import { isUuid } from '../db/statement.ts';
import type { Signal } from '../ports.ts';
import { refusalOf } from '../refusals.ts';
import { isFor, lookStatements, mayHear, seenIn } from './look.ts';
import { beat, encoded, idAt, momentOf, type StreamEvent } from './wire.ts';
import { say } from '../../schema/words/said.ts';

/** Milliseconds. */
export type StreamTiming = {
  /** So often session and membership are looked at, and something is sent at least. */
  beat: number;
  /** What comes within it goes out together. */
  gather: number;
};
export const usualTiming: StreamTiming = { beat: 20_000, gather: 150 };

/** Ids are made before their transaction commits: what was made so long before the newest one seen may still come. */
const overlap = 5 * 60_000;
/** Chunks that a reader may leave lying before it is given up; it asks again from where it was. */
const mostWaiting = 200;

type Heard = Signal | 'lost' | 'over';

/** What happens in a shop, for one page. It ends with the session or the membership. No transaction is open while bytes travel. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #context: RequestContext;
  readonly #timing: StreamTiming;
  readonly #stopListening: () => void;
  readonly #sent = new Set<string>();
  #out!: ReadableStreamDefaultController<Uint8Array>;
  #cursor: string;
  #held: ReadonlySet<string> = new Set();
  #me = '';
  #heard: Heard[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wakesAt = Infinity;
  #nextBeat = 0;
  #isBusy = true;
  #isOver = false;

  /** It listens before it first looks, so that nothing falls between the two. */
  constructor(context: RequestContext, timing: StreamTiming) {
    this.#context = context;
    this.#timing = timing;
    const resumed = context.request.headers.get('last-event-id') ?? '';
    this.#cursor = isUuid(resumed) ? resumed : idAt(context.at.getTime());
    this.#stopListening = context.ports.events.listen(heard => this.#hear(heard));
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => void (this.#out = controller);
    this.body = new ReadableStream({ start, cancel: () => this.#end() }, { highWaterMark: mostWaiting });
    context.request.signal.addEventListener('abort', () => this.#end());
  }

  /** Throws what refuses the call. Whoever comes back hears what they missed. */
  async begin(): Promise<void> {
    const isResumed = this.#context.request.headers.get('last-event-id') === this.#cursor;
    try {
      const told = await this.#look();
      this.#send([{ event: 'ready', data: { beat: this.#timing.beat }, id: this.#cursor }, ...(isResumed ? told : [])]);
      this.#wait();
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  #hear(heard: Heard): void {
    if (heard === 'over') return this.#end();
    this.#heard.push(heard);
    if (!this.#isBusy) this.#wake(this.#timing.gather);
  }

  #wait(): void {
    this.#isBusy = false;
    this.#wake(this.#heard.length ? this.#timing.gather : this.#timing.beat);
  }

  /** Not later than it would anyway: signals that come quicker than they are gathered would else put it off for ever. */
  #wake(after: number): void {
    const at = Math.min(performance.now() + after, this.#nextBeat);
    if (this.#isOver || at >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    this.#timer = setTimeout(() => void this.#turn(), Math.ceil(at - performance.now()));
  }

  async #turn(): Promise<void> {
    this.#isBusy = true;
    this.#wakesAt = Infinity;
    const heard = this.#heard
      .splice(0)
      .filter(signal => signal === 'lost' || isFor(signal as Signal, this.#context.shop, this.#me));
    try {
      const isTold = heard.some(signal => signal === 'lost' || speaksToMe(signal as Signal));
      const isBeat = performance.now() >= this.#nextBeat;
      const told = isTold || isBeat ? await this.#look() : [];
      const changed = this.#changes(heard as (Signal | 'lost')[]);
      if (told.length + changed.length) this.#send([...told, ...changed]);
      else if (isBeat) this.#push(beat);
      this.#wait();
    } catch (error) {
      const { status } = refusalOf(error) ?? new Refusal(500, say('fault'));
      if (status === 401 || status === 403) this.#send([{ event: 'end', data: { status } }]);
      this.#end();
    }
  }

  /** What I was told and has not gone out, and whether I may still be here. */
  async #look(): Promise<StreamEvent[]> {
    const context = this.#context.again();
    this.#nextBeat = performance.now() + this.#timing.beat;
    const since = idAt(momentOf(this.#cursor) - overlap);
    const { me, held, told } = seenIn(await context.batch(lookStatements(context.shop, since)));
    [this.#me, this.#held] = [me, held];
    const fresh = told.filter(({ id }) => !this.#sent.has(id));
    for (const { id } of fresh) this.#sent.add(id);
    const newest = told.at(-1)?.id;
    if (newest && newest > this.#cursor) this.#cursor = newest;
    return fresh.map(notification => ({ event: 'notification', data: notification, id: this.#cursor }));
  }

  /** Each once, however often it was told. */
  #changes(heard: readonly (Signal | 'lost')[]): StreamEvent[] {
    if (heard.includes('lost')) return [{ event: 'changed', data: { resource: '*' } }];
    const all = (heard as Signal[])
      .filter(signal => signal.resource !== 'session' && mayHear(signal, this.#held))
      .map(({ resource, id, ids, change }) => ({
        event: 'changed',
        data: { resource, ...(id && { id }), ...(change && { change, ids }) },
      }));
    return [...new Map(all.map(each => [JSON.stringify(each.data), each])).values()];
  }

  #send(events: readonly StreamEvent[]): void {
    this.#push(encoded(events));
  }

  #push(chunk: Uint8Array): void {
    if (this.#isOver) return;
    if ((this.#out.desiredSize ?? 0) <= 0) return this.#end();
    this.#out.enqueue(chunk);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#stopListening();
    try {
      this.#out.close();
    } catch {
      // Whoever read it has closed it.
    }
  }
}

const speaksToMe = ({ user, resource }: Signal) => user !== undefined || resource === 'session';
