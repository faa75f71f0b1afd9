import { useEffect } from 'react';
import type { Unit } from '../../../schema/entities/units.ts';
import { units as entity } from '../../../schema/entities/units.ts';
import { logError } from '../../log.ts';
import { useLookup } from '../kit/picker/useLookup.ts';

/** The shop's units, for whom they may not have come yet; none at all is worth a line in the console. */
export function useUnits(): () => Promise<Unit[]> {
  const { data, whole } = useLookup(entity);
  const isNone = data?.length === 0;
  useEffect(() => {
    if (isNone) logError('No units available.');
  }, [isNone]);
  return async () => (await whole()) as unknown as Unit[];
}

/** As written, else however the letters are cased: `Gm` finds `gm`. */
export function withSymbol(units: readonly Unit[], symbol: unknown): Unit | undefined {
  const wanted = typeof symbol === 'string' ? symbol.trim() : '';
  const folded = wanted.toLowerCase();
  return units.find(unit => unit.symbol === wanted) ?? units.find(unit => unit.symbol.toLowerCase() === folded);
}
