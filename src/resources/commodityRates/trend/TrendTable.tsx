import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { movement } from '../../../../schema/rules/commodities.ts';
import { formatDate, formatMoney, formatMonth, formatMovement, none } from '../../../format.ts';
import type { Trend } from '../../../layout/rates/rates.ts';
import { radius } from '../../../theme/tokens.ts';
import { chartHeight } from './chartHeight.ts';

/** The chart's figures in words, the newest first; it scrolls by itself, also by keyboard. */
export function TrendTable({ trend: { unit, points }, what }: { trend: Trend; what: string }) {
  const translate = useTranslate();
  const id = useId();
  const said = unit === 'month' ? formatMonth : formatDate;
  const rows = points.map((point, i) => ({ ...point, moved: movement(point.rate, points[i - 1]?.rate) })).toReversed();
  return (
    <Box role="region" aria-labelledby={id} tabIndex={0} sx={frame}>
      <table>
        <caption id={id}>
          {what}. {translate('rates.trend.table')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate(`rates.trend.on.${unit}`)}</th>
            <th scope="col">{translate('rates.trend.rate')}</th>
            <th scope="col">{translate('rates.trend.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ on, rate, moved }) => (
            <tr key={on}>
              <th scope="row">{said(on)}</th>
              <td>{formatMoney(rate)}</td>
              <td>{moved ? formatMovement(moved.amount) : none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const frame = {
  position: 'relative',
  maxHeight: chartHeight,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius}px`,
  fontSize: 13,
  lineHeight: '20px',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& :is(th, td)': { px: 1.25, py: 0.5, fontWeight: 400, textAlign: 'right', whiteSpace: 'nowrap' },
  '& :is(thead th:first-of-type, tbody th)': { textAlign: 'left' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    boxShadow: theme => `inset 0 -1px ${theme.palette.divider}`,
  },
} satisfies SxProps<Theme>;
