import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { loadedLater } from '../lazyView.tsx';
import { stretchOf } from '../../../../schema/kit/figures.ts';
import { useEntity } from '../useEntity.ts';
import { drawnHeight, type Drawn } from './drawn.ts';
import { FigureTable } from './FigureTable.tsx';
import { useFigureWords } from './useFigureWords.ts';

/** It draws with a library of its own, which nothing but it waits for. */
const StretchChart = loadedLater(async () => (await import('./StretchChart.tsx')).StretchChart);

/** One number by itself; by the calendar a chart above a table, on a phone as all others a table with a bar in each row. */
export function DrawnFigure(drawn: Drawn) {
  const { rows, figure } = drawn;
  const { format } = useFigureWords(figure, rows);
  const stretch = stretchOf(useEntity(), figure);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const dated = rows.filter(({ key }) => key !== null);
  if (!figure.by) return <Box sx={{ p: 2, fontSize: 28, fontWeight: 600 }}>{format(rows[0]!.value)}</Box>;
  const isCharted = stretch && !isPhone && dated.length > 1;
  return (
    <>
      {isCharted && (
        <StretchChart
          {...drawn}
          rows={dated}
          stretch={stretch}
          meanwhile={<Skeleton variant="rounded" height={drawnHeight} sx={{ m: 2 }} />}
        />
      )}
      <FigureTable {...drawn} hasBars={!isCharted} />
    </>
  );
}
