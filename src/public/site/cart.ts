import { defaultDuration } from '../../../schema/rules/durations.ts';
import type { ShownPlan } from '../../../schema/rules/plans.ts';
import { problemOf, type Choice } from '../../../schema/rules/orders.ts';

const key = 'ts.cart';

/** What this device keeps, without what can no longer be ordered. */
export function readCart(plans: readonly ShownPlan[]): Choice[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((it: unknown): it is Choice => problemOf((it ?? {}) as Choice, plans) === null)
      : [];
  } catch {
    return [];
  }
}

export function keepCart(choices: readonly Choice[]): void {
  if (choices.length) localStorage.setItem(key, JSON.stringify(choices));
  else localStorage.removeItem(key);
}

/** One shop more of a plan, for a month unless told; a plan that is unknown changes nothing. */
export function withPlan(choices: readonly Choice[], search: string, plans: readonly ShownPlan[]): readonly Choice[] {
  const asked = new URLSearchParams(search);
  const duration = Number(asked.get('duration') ?? defaultDuration);
  const added = { plan: asked.get('add') ?? '', duration, quantity: 1 } as Choice;
  if (problemOf(added, plans)) return choices;
  const same = choices.find(({ plan, duration: days }) => plan === added.plan && days === duration);
  if (!same) return [...choices, added];
  const more = { ...same, quantity: same.quantity + 1 };
  return problemOf(more, plans) ? choices : choices.map(choice => (choice === same ? more : choice));
}
