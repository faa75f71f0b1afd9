import { Refusal, type Problems } from '../../schema/errors.ts';
import {
  commodities,
  jumpsOf,
  type Commodity,
  type CommodityField,
  type Jump,
} from '../../schema/rules/commodities.ts';
import { say } from '../../schema/words/said.ts';
import type { Result } from '../ports.ts';

type Entered = Partial<Record<CommodityField, number | null>>;
type Held = Record<Commodity['name'], { rate: number; at: string } | null>;

/** What `todaysRates` and its like found. */
export const heldOf = ({ rows }: Result): Held => JSON.parse(rows[0]![0]!) as Held;

/** A rate far from the one that holds was typed wrong more often than not: it waits until somebody confirms it. */
export const refuseJumps = (entered: Entered & { confirmed?: unknown }, held: Held): void => {
  const unconfirmed = entered.confirmed ? {} : jumpsOf(entered, ratesOf(held));
  const problems = problemsOf(unconfirmed);
  if (problems) throw new Refusal(409, Object.values(problems)[0]!, { problems, data: { unconfirmed } });
};

/** The same of one row of a file, which holds from its own moment on: one that is older than what holds changes nothing of it. */
export const jumpsOfRow = (
  row: Entered & { at?: unknown; confirmed?: unknown },
  held: Held,
  now: Date,
): Problems | undefined => {
  const from = typeof row.at === 'string' ? new Date(row.at) : now;
  const older = commodities.filter(({ name }) => held[name] && new Date(held[name].at) < from);
  return row.confirmed ? undefined : problemsOf(jumpsOf(row, ratesOf(held, older)));
};

const ratesOf = (held: Held, of: readonly Commodity[] = commodities) =>
  Object.fromEntries(of.map(({ name, field }) => [field, held[name]?.rate]));

const problemsOf = (jumps: Partial<Record<CommodityField, Jump>>): Problems | undefined => {
  const problems = Object.entries(jumps).map(
    ([field, { before, now, percent }]) => [field, say('rateJumps', { before, now, percent })] as const,
  );
  return problems.length ? Object.fromEntries(problems) : undefined;
};
