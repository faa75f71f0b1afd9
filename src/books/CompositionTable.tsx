import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import { compositionRows, rowOfMonth } from '../../schema/rules/returns/rows.ts';
import { formatDate, formatLongMonth, formatPercent, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { useAmount } from './amounts.ts';
import { RowLink } from './RowLink.tsx';

type Period = keyof typeof compositionRows;
type Composition = NonNullable<GstReturn['composition']>;

/** What CMP-08 and GSTR-4 come to: the months of the quarter, the quarter, and the financial year. */
export function CompositionTable({ percent, months, quarter, year }: Composition) {
  const translate = useTranslate();
  const amount = useAmount();
  const sums = (key: Period, { from, to, value, cgst, sgst }: Composition['year']) => ({
    key,
    name: <PeriodName of={key} from={from} to={to} />,
    cells: [value, cgst, sgst].map(each => amount(each, 'INR')),
  });
  return (
    <FigureTable
      title={translate('returns.cmp08')}
      none={translate('returns.nothingSold')}
      heads={[
        translate('returns.head.figure'),
        ...['value', 'cgst', 'sgst'].map(head => translate(`returns.composition.${head}`)),
      ]}
      lines={[
        ...months.map(({ month, value }) => ({
          key: month,
          name: <RowLink row={rowOfMonth(month)}>{formatLongMonth(`${month}-01`)}</RowLink>,
          cells: [amount(value, 'INR'), none, none],
        })),
        sums('quarter', quarter),
        sums('year', year),
      ]}
      sumsFrom={1}
      more={
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          {translate('returns.compositionPercent', { percent: formatPercent(percent) })}
        </Typography>
      }
    />
  );
}

/** Its documents behind it, its days below. */
function PeriodName({ of, from, to }: { of: Period; from: string; to: string }) {
  const translate = useTranslate();
  return (
    <>
      <RowLink row={compositionRows[of]}>
        <b>{translate(`returns.composition.figure.${of}`)}</b>
      </RowLink>
      <br />
      {`${formatDate(from)} – ${formatDate(to)}`}
    </>
  );
}
