import type { Random } from '../../demo/random.ts';
import { faultOf, type FaultName, type FaultRates } from './faults.ts';
import type { Telling } from './message.ts';

type Between = readonly [least: number, most: number];

/** How long things take, in milliseconds: an answer, and each step after the one before. */
export type Pace = {
  answer: Between;
  sent: Between;
  delivered: Between;
  read: Between;
  /** How many of those who got it read it. */
  readShare: number;
};

export const usualPace: Pace = {
  answer: [40, 160],
  sent: [200, 900],
  delivered: [400, 3_000],
  read: [2_000, 15_000],
  readShare: 0.7,
};

/** What will become of a message that is accepted now. */
export const tellingsOf = (
  now: number,
  pace: Pace,
  random: Random,
  rates: FaultRates,
  fault: FaultName | null,
): Telling[] => {
  const after = (from: number, [least, most]: Between) => from + Math.round(random.between(least, most));
  const sent = after(now, pace.sent);
  const code = fault === null ? undefined : faultOf(fault).fails;
  if (code !== undefined) return [{ status: 'failed', at: sent, due: sent, code, told: false }];
  const delivered = after(sent, pace.delivered);
  const read = random.chance(pace.readShare) ? after(delivered, pace.read) : null;
  const steps = [
    { status: 'sent', at: sent },
    { status: 'delivered', at: delivered },
    ...(read === null ? [] : [{ status: 'read', at: read } as const]),
  ] as const;
  const dues = steps.map(({ at }) => at);
  const order = random.chance(rates.toldInDisorder ?? 0) ? random.shuffled(dues) : dues;
  const told = steps.map((step, n): Telling => ({ ...step, due: order[n]!, told: false }));
  const again = random.chance(rates.toldTwice ?? 0) ? told.map(each => ({ ...each, due: each.due + 1_000 })) : [];
  return [...told, ...again];
};
