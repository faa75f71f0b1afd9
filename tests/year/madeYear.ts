import { drawFor, isSoak, proofSize } from '../support/proofSize.ts';
import { openTestApi, type Person, type TestApi } from '../support/testApi.ts';
import type { Engine } from '../support/testDatabase.ts';
import { calledShop, movingClock } from '../support/year/calledShop.ts';
import { madeYear, makeYear } from '../support/year/makeYear.ts';
import type { Ask, Ground } from '../support/year/yearShop.ts';

/** Bills of a large shop; `BILLS=2000` makes so many. */
export const bills = Number(process.env['BILLS'] ?? proofSize(120, 20_000));

export type Made = { world: TestApi; me: Person; ask: Ask; ground: Ground };

/** A shop with its year behind it. */
export const openYear = async (engine: Engine): Promise<Made> => {
  const clock = movingClock();
  const world = await openTestApi(engine, ports => ({ ...ports, clock }));
  const me = await world.person();
  await world.sql(`update sessions set expires_at = now() + interval '5 years' where user_id = '${me.userId}'`);
  await world.sql(`update shops set state_code = '27', gstin = '27AAPFU0939F1ZV' where id = '${me.shopId}'`);
  const shop = calledShop({ fetch: world.api.fetch, clock, ...me, draw: drawFor('year') });
  // What the planner knows of tables that grow from nothing would be told a minute later.
  const told = async (done: number) => {
    if (isSoak && done < bills / 10) await world.sql('analyze');
  };
  const ground = await makeYear(shop, { bills, lanes: engine === 'server' ? 12 : 2, told });
  clock.goTo(null);
  return { world, me, ask: shop.ask, ground };
};

/** Of the made year: `2025-04`, and so on. */
export const months = Array.from({ length: 12 }, (_, n) =>
  new Date(Date.UTC(2025, 3 + n, 1)).toISOString().slice(0, 7),
);

export type Moved = {
  accountId: string;
  name: string;
  kind: string;
  unit: string;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
};

/** The trial balance of these days; and of kinds of accounts what they moved by in paise, debits above nought. */
export const trialOf = async (ask: Ask, { from, to }: { from: string; to: string } = madeYear) => {
  const { items } = (await ask('GET', `ledger/trial_balance?from=${from}&to=${to}`)) as { items: Moved[] };
  const moved = (kinds: readonly string[], unit = 'INR') =>
    items
      .filter(each => kinds.includes(each.kind) && each.unit === unit)
      .reduce((sum, { debit, credit }) => sum + paise(debit) - paise(credit), 0);
  const closing = (kinds: readonly string[], unit = 'INR') =>
    items
      .filter(each => kinds.includes(each.kind) && each.unit === unit)
      .reduce((sum, each) => sum + Math.round(each.closing * 1_000), 0) / 1_000;
  return { items, moved, closing };
};

export const paise = (rupees: number | null | undefined): number => Math.round((rupees ?? 0) * 100);

/** All records of a list, page by page. */
export const listed = async (ask: Ask, path: string): Promise<Record<string, any>[]> => {
  const all: Record<string, any>[] = [];
  for (let page = 1; ; page++) {
    const { items, totalCount } = await ask(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}pageSize=100&pageNumber=${page}`,
    );
    all.push(...items);
    if (all.length >= totalCount || !items.length) return all;
  }
};
