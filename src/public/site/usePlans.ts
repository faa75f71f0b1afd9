import { useEffect, useState } from 'preact/hooks';
import type { ShownPlan } from '../../../schema/rules/plans.ts';
import { get } from '../call.ts';
import { useVisit } from './visit.ts';

/** What is sold. Written by the server; asked for by the page only where a development server sent it empty. Null: not known. */
export function usePlans(): readonly ShownPlan[] | null {
  const { plans: written } = useVisit();
  const [plans, setPlans] = useState(written ?? null);
  useEffect(() => {
    if (!written) get<ShownPlan[]>('/public/plans').then(setPlans, () => {});
  }, [written]);
  return plans;
}
