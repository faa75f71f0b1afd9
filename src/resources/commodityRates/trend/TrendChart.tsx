import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { formatDate, formatMoney, formatMonth, formatShortDay } from '../../../format.ts';
import type { Trend } from '../../../layout/rates/rates.ts';
import { chartHeight } from './chartHeight.ts';
import { extremesOf } from './extremes.ts';
import { startOf } from '../../../../schema/kit/shopDay.ts';

const someMarks = 31;
const aYear = 366 * 86_400_000;
const midnight = (on: string) => new Date(startOf(on));

/** The last rate of each day, week or month, joined by a line. Arrow keys walk along it. */
export function TrendChart({ trend, what }: { trend: Trend; what: string }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { unit, points } = trend;
  const { lowest, highest } = extremesOf(points);
  const say = unit === 'month' ? formatMonth : formatDate;
  const ends = { from: say(points[0]!.on), to: say(points.at(-1)!.on) };
  const about = { what, ...ends, lowest: formatMoney(lowest), highest: formatMoney(highest) };
  const line: LineSeries = {
    data: points.map(({ rate }) => rate),
    label: what,
    color: palette.gold.main,
    curve: 'linear',
    showMark: points.length <= someMarks,
    valueFormatter: value => formatMoney(value),
  };
  return (
    <Box role="group" aria-label={translate('rates.trend.chart', about)} sx={{ minWidth: 0 }}>
      <LineChart
        height={chartHeight}
        hideLegend
        skipAnimation
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        series={[line]}
        xAxis={[timeAxis(trend)]}
        yAxis={[moneyAxis(lowest, highest)]}
      />
    </Box>
  );
}

function timeAxis({ unit, points }: Trend) {
  const dates = points.map(({ on }) => midnight(on));
  const isLong = dates.at(-1)!.getTime() - dates[0]!.getTime() > aYear;
  const tick = isLong ? formatMonth : formatShortDay;
  const whole = unit === 'month' ? formatMonth : formatDate;
  return {
    data: dates,
    scaleType: 'time' as const,
    tickNumber: 5,
    height: 36,
    disableLine: true,
    valueFormatter: (date: Date, { location }: { location: string }) => (location === 'tick' ? tick : whole)(date),
  };
}

/** From a little below the lowest to a little above the highest: a rate moves by tenths of a percent, which a scale from 0 would hide. */
function moneyAxis(lowest: number, highest: number) {
  const room = (highest - lowest || highest * 0.02) * 0.08;
  return {
    min: lowest - room,
    max: highest + room,
    width: 72,
    tickNumber: 5,
    disableLine: true,
    disableTicks: true,
    valueFormatter: (rate: number) => formatMoney(rate),
  };
}
