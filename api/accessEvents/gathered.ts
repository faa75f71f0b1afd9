import type { AccessEvent } from './event.ts';

/** Of one caller between two writings. What is more is told without its shop and call. */
const mostOfOne = 100;
/** Of all. What is more is left out, and counted. */
const mostGathered = 10_000;

/** What happened since the last writing, the same of the same caller together. */
export class Gathered {
  readonly #events = new Map<string, AccessEvent>();
  readonly #perCaller = new Map<string, number>();
  missing = 0;

  add(event: AccessEvent): void {
    const caller = event.person ?? event.session;
    const many = this.#perCaller.get(caller) ?? 0;
    // Each call of support stands in the log of its shop.
    const isWhole = many < mostOfOne || event.kind === 'supportCall';
    const told = isWhole ? event : withoutParticulars(event);
    const key = [told.kind, caller, told.shop, told.operation, told.network].join(' ');
    const same = this.#events.get(key);
    if (same) this.#events.set(key, { ...same, count: same.count + event.count, lastAt: event.at });
    else if (this.#events.size >= mostGathered) this.missing += 1;
    else {
      this.#events.set(key, told);
      this.#perCaller.set(caller, many + 1);
    }
  }

  get events(): readonly AccessEvent[] {
    return [...this.#events.values()];
  }

  get isEmpty(): boolean {
    return this.#events.size === 0;
  }
}

const withoutParticulars = (event: AccessEvent): AccessEvent => {
  const none = { shop: null, operation: '', record: null, act: null, network: '', device: null };
  return { ...event, ...none };
};
