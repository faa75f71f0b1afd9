import { useTranslate } from 'react-admin';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import { rowOfHsn, rowOfNil, type NilRated, type OfHsn } from '../../schema/rules/returns/rows.ts';
import { formatNumber, formatPercent, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { useAmount } from './amounts.ts';
import { returnTaxes, useReturnAmounts } from './ReturnFigures.tsx';
import { RowLink } from './RowLink.tsx';

/** Of GSTR-1, the summary by HSN code: of registered buyers and of consumers. */
export function HsnTable({ rows }: { rows: GstReturn['hsn'] }) {
  const translate = useTranslate();
  const amounts = useReturnAmounts();
  const { nameOf, buyersOf } = useHsnName();
  if (!rows.length) return null;
  return (
    <FigureTable
      title={translate('returns.hsn')}
      none=""
      heads={['hsn', 'buyers', 'quantity', 'taxable', ...returnTaxes].map(head => translate(`returns.head.${head}`))}
      lines={rows.map(({ quantity, taxable, igst, cgst, sgst, utgst, ...row }) => ({
        key: rowOfHsn(row),
        name: <RowLink row={rowOfHsn(row)}>{nameOf(row)}</RowLink>,
        cells: [
          buyersOf(row),
          row.unit === 'NA' ? none : <Measured key="quantity" quantity={quantity} unit={row.unit} />,
          ...amounts({ taxable, igst, cgst, sgst, utgst }),
        ],
      }))}
      sumsFrom={2}
    />
  );
}

/** In the unit as the portal calls it. */
function Measured({ quantity, unit }: { quantity: number; unit: string }) {
  return (
    <>
      {formatNumber(quantity)} {unit}
    </>
  );
}

/** Of GSTR-1, what bears no tax. */
export function NilTable({ rows }: { rows: GstReturn['nilRated'] }) {
  const translate = useTranslate();
  const amount = useAmount();
  const nameOf = useNilName();
  if (!rows.length) return null;
  return (
    <FigureTable
      title={translate('returns.nilRated')}
      none=""
      heads={['figure', 'taxable'].map(head => translate(`returns.head.${head}`))}
      lines={rows.map(({ taxable, ...row }) => ({
        key: rowOfNil(row),
        name: <RowLink row={rowOfNil(row)}>{nameOf(row)}</RowLink>,
        cells: [taxable < 0 ? `−${amount(-taxable, 'INR')}` : amount(taxable, 'INR')],
      }))}
      sumsFrom={1}
    />
  );
}

/** `7113, 3%`, and who bought it. */
export function useHsnName() {
  const translate = useTranslate();
  return {
    nameOf: ({ hsn, rate }: OfHsn) => `${hsn ?? translate('returns.noHsn')}, ${formatPercent(rate)}`,
    buyersOf: ({ isBusiness }: Pick<OfHsn, 'isBusiness'>) =>
      translate(isBusiness ? 'returns.buyers.registered' : 'returns.buyers.consumers'),
  };
}

/** `Within the state, consumers`. */
export function useNilName() {
  const translate = useTranslate();
  const { buyersOf } = useHsnName();
  return ({ isBetweenStates, isBusiness }: NilRated) =>
    `${translate(isBetweenStates ? 'returns.reach.inter' : 'returns.reach.intra')}, ${buyersOf({ isBusiness })}`;
}
