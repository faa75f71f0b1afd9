import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Stretch } from '../../../../schema/kit/figures.ts';
import { formatShortDay } from '../../../format.ts';
import { drawnHeight, type Drawn } from './drawn.ts';
import { useFigureWords } from './useFigureWords.ts';
import { useRowPath } from './useRowPath.ts';

/** One bar for each day, week, month or year, or a line through them. Each leads to what it is made of; the table below does so by keyboard. */
export function StretchChart({ rows, figure, label, stretch }: Drawn & { stretch: Stretch }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const navigate = useNavigate();
  const pathOf = useRowPath(figure, rows);
  const words = useFigureWords(figure, rows);
  const say = (first: string) => words.stretch(first, stretch);
  const ends = { from: say(rows[0]!.key!), to: say(rows.at(-1)!.key!) };
  const open = (_: unknown, pressed: { dataIndex?: number | null } | null) => {
    const to = pathOf(rows[pressed?.dataIndex ?? -1] ?? { key: null, value: null, count: 0 });
    if (to) void navigate(to);
  };
  const series = {
    data: rows.map(({ value }) => value),
    label: words.measure,
    color: palette.primary.main,
    valueFormatter: (value: number | null) => words.format(value),
  };
  const tick = stretch === 'day' || stretch === 'week' ? formatShortDay : say;
  const axis = {
    ...lying,
    data: rows.map(({ key }) => key),
    valueFormatter: (first: string, { location }: { location: string }) => (location === 'tick' ? tick : say)(first),
  };
  const shared = { ...frame, onAxisClick: open, yAxis: [{ ...upright, valueFormatter: words.format }] };
  return (
    <Box role="group" aria-label={translate('kit.figures.chart', { what: label, ...ends })} sx={look}>
      {figure.drawn === 'line' ? (
        <LineChart
          {...shared}
          series={[{ ...series, curve: 'linear', showMark: rows.length <= 31 }]}
          xAxis={[{ ...axis, scaleType: 'point' as const }]}
        />
      ) : (
        <BarChart {...shared} series={[series]} xAxis={[{ ...axis, scaleType: 'band' as const }]} />
      )}
    </Box>
  );
}

const frame = {
  height: drawnHeight,
  hideLegend: true,
  skipAnimation: true,
  margin: { left: 0, right: 16, top: 12, bottom: 0 },
  grid: { horizontal: true },
};
/** Lower than this the names of months have no room, and none is shown. */
const lying = { height: 36, tickLabelStyle: { fontSize: 12 }, tickLabelMinGap: 8, disableLine: true };
const upright = { width: 72, tickNumber: 4, disableLine: true, disableTicks: true };
const look = {
  minWidth: 0,
  px: 1,
  pt: 1,
  '& .MuiChartsSurface-root': { cursor: 'pointer' },
  '@media print': { '& text': { fill: '#000 !important' } },
};
