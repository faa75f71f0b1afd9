import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTodaysRates } from '../../layout/rates/rates.ts';
import { pricedMetal } from '../../../schema/rules/metals.ts';

type Line = { metal?: string | null; rate?: unknown };

/** A new line, and one that becomes another metal, begins with what the shop pays today for a gram of that. */
export function useBuyingRates(): void {
  const { data: rates } = useTodaysRates();
  const { setValue } = useFormContext();
  const lines = useWatch({ name: 'lines' }) as Line[] | undefined;
  const filled = useRef<(string | null)[]>([]);
  useEffect(() => {
    if (!rates || !lines) return;
    const before = filled.current;
    filled.current = lines.map(({ metal }) => metal ?? null);
    for (const [n, { metal, rate }] of lines.entries()) {
      const known = pricedMetal(metal ?? null);
      const buying = known && rates[known]?.buying;
      const former = pricedMetal(before[n] ?? null);
      const isFormers = former !== known && rate != null && former && rate === rates[former]?.buying;
      if (buying && (isFormers || (before[n] === undefined && rate == null))) setValue(`lines.${n}.rate`, buying);
    }
  }, [rates, lines, setValue]);
}
