import type { Ids } from '../../api/ports.ts';
import { fixedClock } from '../clock.ts';
import { uuidv7Ids } from '../ids.ts';

/** The same numbers in the same order for the same seed, so that the demo looks alike wherever it starts. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  /** Both ends included. */
  integer(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.integer(0, from.length - 1)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map(item => ({ item, order: this.next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ item }) => item);
  }

  /** Around 0, two thirds of them between -1 and 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.integer(0, 9)).join('');
  }

  hex(count: number): string {
    return Array.from({ length: count }, () => this.integer(0, 15).toString(16)).join('');
  }
}

/** Ids as they would have been made at that moment, since lists put the newest id first. */
export const idsAt = (at: Date, random: Random): Ids =>
  uuidv7Ids(fixedClock(at), () => `${random.pick(['8', '9', 'a', 'b'])}${random.hex(3)}-${random.hex(12)}`);
