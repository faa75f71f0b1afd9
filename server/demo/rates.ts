import type { Rates } from './materials.ts';
import { morning } from './calendar.ts';
import type { Random } from './random.ts';

export type DatedRates = Rates & {
  platinumRate: number;
  goldBuyingRate: number;
  silverBuyingRate: number;
  at: Date;
};

const days = 365;

/** A market's year: a random walk from one level to the other, with this much movement a day. */
const market = (
  random: Random,
  from: number,
  to: number,
  daily: number,
  shocks: readonly number[],
  share = 0,
): number[] => {
  const steps = shocks.map(shock => share * shock + Math.sqrt(1 - share ** 2) * random.normal());
  const walk = steps.reduce<number[]>((sums, step) => [...sums, sums.at(-1)! + step], [0]);
  const end = walk[days]!;
  return walk.map((sum, i) => from * (to / from) ** (i / days) * Math.exp(daily * (sum - (end * i) / days)));
};

const rounded = (value: number, step: number) => Math.round(value / step) * step;

/** Every morning's rates, the oldest first, at the level of November 2026. Silver follows gold, diamonds hardly move. */
export const yearOfRates = (now: Date, random: Random): DatedRates[] => {
  const shocks = Array.from({ length: days }, () => random.normal());
  const gold = market(random, 11_650, 12_905, 0.0085, shocks, 1);
  const silver = market(random, 152, 208, 0.015, shocks, 0.7);
  const diamond = market(random, 54_500, 52_000, 0.0012, shocks);
  return gold.map((rate, i) => ({
    at: morning(now, days - i, random),
    goldRate: rounded(rate, 5),
    silverRate: rounded(silver[i]!, 0.5),
    diamondRate: rounded(diamond[i]!, 100),
    platinumRate: rounded(rate * 0.42, 5),
    goldBuyingRate: rounded(rate * 0.97, 5),
    silverBuyingRate: rounded(silver[i]! * 0.95, 0.5),
  }));
};
