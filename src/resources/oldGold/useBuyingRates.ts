import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { buyingRateOf } from '../../../schema/rules/buyingRates.ts';
import { useTodaysRates } from '../../layout/rates/rates.ts';

type Line = { metal?: string | null; soldHere?: boolean | null; rate?: unknown };

/** A new line begins with what the shop pays today for a gram of such metal, and follows when the metal or why it is bought changes, unless somebody typed another rate. */
export function useBuyingRates(): void {
  const { data: rates } = useTodaysRates();
  const { setValue } = useFormContext();
  const [lines, boughtFor] = useWatch({ name: ['lines', 'boughtFor'] }) as [Line[] | undefined, string | undefined];
  const filled = useRef<(number | null)[]>([]);
  useEffect(() => {
    if (!rates || !lines) return;
    const before = filled.current;
    filled.current = lines.map(line => buyingRateOf(rates, { boughtFor }, line));
    for (const [n, held] of filled.current.entries()) {
      const { rate } = lines[n]!;
      const former = before[n] ?? null;
      const follows = former === null ? rate == null : held !== former && rate === former;
      if (held !== null && follows) setValue(`lines.${n}.rate`, held);
    }
  }, [rates, lines, boughtFor, setValue]);
}
