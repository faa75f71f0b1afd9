import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { movement } from '../../../../schema/rules/commodities.ts';
import { formatMoney, formatMovement, formatPercentMovement } from '../../../format.ts';
import type { Trend } from '../../../layout/rates/rates.ts';
import { extremesOf } from './extremes.ts';

/** The span in three figures: the lowest, the highest, and how far it is from its beginning to its end. */
export function TrendFigures({ trend: { points } }: { trend: Trend }) {
  const translate = useTranslate();
  const { lowest, highest } = extremesOf(points);
  const moved = movement(points.at(-1)!.rate, points[0]!.rate)!;
  const change = [formatMovement(moved.amount), moved.percent !== null && `(${formatPercentMovement(moved.percent)})`];
  const figures = {
    lowest: formatMoney(lowest),
    highest: formatMoney(highest),
    change: change.filter(Boolean).join(' '),
  };
  return (
    <Box component="dl" sx={row}>
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
          <dt>{translate(`rates.trend.${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  px: 2,
  pt: 1.5,
  fontSize: 14,
  lineHeight: '20px',
  '& > div': { display: 'flex', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
};
