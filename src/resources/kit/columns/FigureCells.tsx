import { use } from 'react';
import { ListContext, type RaRecord } from 'react-admin';
import { formatMoney, formatNumber, formatPercent, formatWeight } from '../../../format.ts';
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

/** Where one amount of a column has paise all show them, so that rupees stand under rupees. */
export function MoneyCell({ value, info: { name } }: CellProps) {
  const column: RaRecord[] = use(ListContext)?.data ?? [];
  const isExact = column.some(record => !Number.isInteger(Number(record[name])));
  return formatMoney(value as Figure, isExact ? 'paise' : 'auto');
}
