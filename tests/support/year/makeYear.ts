import { startOf } from '../../../schema/kit/shopDay.ts';
import { inLanes } from './inLanes.ts';
import { planBill, type Rates } from './yearBills.ts';
import { layGround, type Ground, type YearShop } from './yearShop.ts';
import { ofDay, type YearState } from './yearDays.ts';

export type YearSize = {
  bills: number;
  /** So many bills are written at once. */
  lanes: number;
  told?: (done: number) => void | Promise<void>;
};

/** The financial year that is made. */
export const madeYear = { from: '2025-04-01', to: '2026-03-31' };

const days = 365;

/**
 * A year of a shop through its own calls, each day in its turn: rates, what is bought and tagged, what is sold, taken back and paid, and the
 * evening, when the day is closed. All of it is drawn before it is written, so that the same seed makes the same year.
 */
export const makeYear = async (shop: YearShop, { bills, lanes, told = () => {} }: YearSize): Promise<Ground> => {
  shop.goTo(momentOf(madeYear.from, 9));
  const ground = await layGround(shop, bills);
  const open = openDays(bills);
  const state: YearState = { ground, stock: [], issued: [], due: [] };
  let done = 0;
  for (const [n, day] of open.entries()) {
    const rates = ratesOf(n);
    const until = Math.round((bills * (n + 1)) / open.length);
    const today = ofDay(shop, state, { day, rates, n });
    shop.goTo(momentOf(day, 10));
    await today.begin(Math.ceil(((until - done) * 3) / 2));
    const plans = Array.from({ length: until - done }, () => planBill({ ...state, rates, day, draw: shop.draw }));
    shop.goTo(momentOf(day, 11 + (n % 8)));
    await inLanes(plans, lanes, plan => today.sell(plan));
    shop.goTo(momentOf(day, 20));
    await today.end();
    done = until;
    await told(done);
  }
  return ground;
};

/** Spread over the year, its last day among them. */
const openDays = (bills: number): string[] => {
  const count = Math.min(310, Math.max(16, Math.ceil(bills / 20)));
  const first = Date.parse(`${madeYear.from}T00:00:00Z`);
  return Array.from({ length: count }, (_, n) =>
    new Date(first + (Math.floor(((n + 1) * days) / count) - 1) * 86_400_000).toISOString().slice(0, 10),
  );
};

const momentOf = (day: string, hour: number): Date => new Date(new Date(startOf(day)).getTime() + hour * 3_600_000);

/** They rise, and swing. */
const ratesOf = (n: number): Rates => ({
  gold: Math.round(7_000 + n * 4 + Math.sin(n) * 60),
  silver: Math.round((92 + n / 20) * 100) / 100,
});
