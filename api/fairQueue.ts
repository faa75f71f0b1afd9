import { unavailable } from '../schema/errors.ts';
import { urgent } from './ports.ts';

/** How many calls of one shop may wait for the database. */
export const longestQueue = 100;

type Limits = {
  /** Works at once, of all queues together. */
  width: number;
  /** How many of these only urgent works may take. */
  reserved: number;
  /** Works of one queue at once, so that the others find something free; of short ones twice as many. */
  share: number;
  /** Works at once that have given up their place before their end. */
  ending: number;
  /** How many calls may wait in one queue. */
  longest: number;
  /** How many may wait in all. A queue in which nobody waits takes one even then, up to twice as many. */
  most: number;
  /** How long one of them waits before it is refused. */
  patienceMs: number;
  /** How long a refusal takes: who asks again at once would otherwise keep the server busy with refusing. */
  refusalMs: number;
  /** Charges a queue with the milliseconds that its works take. Otherwise each costs one turn, however long it is. */
  isTimed?: boolean;
};

/** `isPatient`: never refused. `isShort`: over soon, whatever the tables hold. `calls`: how many calls it is for; one as a rule. */
type Patience = { isPatient?: boolean; isShort?: boolean; calls?: number };
type Waiting = { start: () => void; isShort: boolean; calls: number; timer: NodeJS.Timeout | undefined };
type Queue = {
  name: string;
  running: number;
  waiting: Set<Waiting>;
  waitingCalls: number;
  /** The round in which it has its next turn: the fewer rounds, the sooner. */
  round: number;
};

/**
 * Shares one database among the calls of many shops. The queues take turns, and what does not fit is refused: so one shop
 * slows no other, and with too much to do as much is done as ever.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** Those in which something runs or waits. */
  readonly #queues = new Map<string, Queue>();
  #running = 0;
  #ending = 0;
  #waiting = 0;
  #round = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * A work calls `giveUpPlace` when it only waits from there on, for a disk: the next one begins then.
   * Throws Refusal 503 when too much waits already, or when it has waited too long.
   */
  async run<T>(name: string, work: (giveUpPlace: () => void) => Promise<T>, patience: Patience = {}): Promise<T> {
    const queue = this.#queueOf(name);
    if (!queue.waiting.size && this.#mayRun(queue, patience.isShort ?? false)) this.#begin(queue);
    else if (patience.isPatient || !this.#isFull(queue)) await this.#turn(queue, patience);
    else await this.#refuse();
    const begun = performance.now();
    let isEnding = false;
    const giveUpPlace = () => {
      if (isEnding || this.#ending >= this.#limits.ending) return;
      isEnding = true;
      this.#ending++;
      this.#end(queue, begun);
    };
    try {
      return await work(giveUpPlace);
    } finally {
      if (isEnding) this.#ending--;
      else this.#end(queue, begun);
    }
  }

  #queueOf(name: string): Queue {
    const queue = this.#queues.get(name) ?? {
      name,
      running: 0,
      waiting: new Set(),
      waitingCalls: 0,
      round: this.#round,
    };
    this.#queues.set(name, queue);
    return queue;
  }

  #isFull({ waitingCalls }: Queue): boolean {
    const { longest, most } = this.#limits;
    return waitingCalls >= longest || this.#waiting >= (waitingCalls ? most : 2 * most);
  }

  #mayRun({ name, running }: Queue, isShort: boolean): boolean {
    const { width, reserved, share } = this.#limits;
    if (name === urgent) return this.#running < width;
    return this.#running < width - reserved && running < (isShort ? 2 : 1) * share;
  }

  #refuse(): Promise<never> {
    return new Promise((_, reject) => setTimeout(() => reject(unavailable(1)), this.#limits.refusalMs));
  }

  #turn(queue: Queue, { isPatient = false, isShort = false, calls = 1 }: Patience): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#leave(queue, one);
        this.#forgetIdle(queue);
        reject(unavailable());
      };
      const timer = isPatient ? undefined : setTimeout(giveUp, this.#limits.patienceMs);
      const one: Waiting = { start: resolve, isShort, calls, timer };
      queue.waiting.add(one);
      queue.waitingCalls += calls;
      this.#waiting += calls;
    });
  }

  #leave(queue: Queue, one: Waiting): void {
    clearTimeout(one.timer);
    queue.waiting.delete(one);
    queue.waitingCalls -= one.calls;
    this.#waiting -= one.calls;
  }

  /** A queue that is charged with time stays known until nothing runs or waits at all: it may come back at once. */
  #forgetIdle({ name, running, waiting }: Queue): void {
    if (!this.#limits.isTimed) {
      if (!running && !waiting.size) this.#queues.delete(name);
    } else if (!this.#running && !this.#waiting) this.#queues.clear();
  }

  #begin(queue: Queue): void {
    queue.running++;
    this.#running++;
    this.#round = Math.max(this.#round, queue.round);
    queue.round = this.#round + (this.#limits.isTimed ? 0 : 1);
  }

  #end(queue: Queue, begun: number): void {
    if (this.#limits.isTimed) queue.round += performance.now() - begun;
    queue.running--;
    this.#running--;
    this.#forgetIdle(queue);
    const next = this.#next();
    if (!next) return;
    const first = firstOf(next)!;
    this.#leave(next, first);
    this.#begin(next);
    first.start();
  }

  /** Urgent first; then whoever has had fewest turns since it came. */
  #next(): Queue | undefined {
    const ready = [...this.#queues.values()].filter(queue => {
      const first = firstOf(queue);
      return first && this.#mayRun(queue, first.isShort);
    });
    const fewest = (best: Queue | undefined, one: Queue) => (best && best.round <= one.round ? best : one);
    return ready.find(({ name }) => name === urgent) ?? ready.reduce<Queue | undefined>(fewest, undefined);
  }
}

const firstOf = ({ waiting }: Queue): Waiting | undefined => waiting.values().next().value;
