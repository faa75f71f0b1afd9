import { use } from 'react';
import { ListContext, type RaRecord } from 'react-admin';
import { formatMoney, formatNumber, formatPercent, formatWeight } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import type { CellProps } from './cell.ts';

type Figure = number | string | null | undefined;

function figureCell(format: (value: Figure) => string) {
  return function FigureCell({ value }: CellProps) {
    return format(value as Figure);
  };
}

export const NumberCell = figureCell(formatNumber);
export const WeightCell = figureCell(formatWeight);
export const PercentCell = figureCell(formatPercent);

/** Where one amount beside or above it has paise all show them: rupees stand under rupees, and nothing reads as rounded. */
export function MoneyCell({ value, record }: CellProps) {
  const { info } = useEntity();
  const amounts = Object.values(info).filter(({ kind }) => kind === 'money');
  const shown: RaRecord[] = [record, ...(use(ListContext)?.data ?? [])];
  const isExact = shown.some(other => amounts.some(({ name }) => !Number.isInteger(Number(other[name] ?? 0))));
  return formatMoney(value as Figure, isExact ? 'paise' : 'auto');
}
