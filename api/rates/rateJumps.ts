import { Refusal, type Problems } from '../../schema/errors.ts';
import {
  commodities,
  heldFigures,
  jumpsOf,
  type Commodity,
  type HeldRate,
  type Jump,
  type RateField,
} from '../../schema/rules/commodities.ts';
import { say } from '../../schema/words/said.ts';
import type { Result } from '../ports.ts';

type Entered = Partial<Record<RateField, number | null>>;
type Held = Record<Commodity['name'], (HeldRate & { buying: number | null; at: string }) | null>;

/** What `todaysRates` and its like found. */
export const heldOf = ({ rows }: Result): Held => JSON.parse(rows[0]![0]!) as Held;

/** A rate far from the one that holds was typed wrong more often than not: it waits until somebody confirms it. */
export const refuseJumps = (entered: Entered & { confirmed?: unknown }, held: Held): void => {
  const unconfirmed = entered.confirmed ? {} : jumpsOf(entered, heldFigures(held));
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
  return row.confirmed ? undefined : problemsOf(jumpsOf(row, heldFigures(held, older)));
};

const problemsOf = (jumps: Partial<Record<RateField, Jump>>): Problems | undefined => {
  const problems = Object.entries(jumps).map(
    ([field, { before, now, percent }]) => [field, say('rateJumps', { before, now, percent })] as const,
  );
  return problems.length ? Object.fromEntries(problems) : undefined;
};
