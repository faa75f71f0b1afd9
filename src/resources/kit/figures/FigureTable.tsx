import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { measuredBy, stretchOf, type FigureRow } from '../../../../schema/kit/figures.ts';
import { formatCount } from '../../../format.ts';
import { reaching } from '../../../theme/touch.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { drawnHeight, type Drawn } from './drawn.ts';
import { RowName } from './RowName.tsx';
import { useFigureWords } from './useFigureWords.ts';
import { useRowPath } from './useRowPath.ts';

/** Each row leads to what it is made of; the newest comes first. It scrolls by itself, also by keyboard. */
export function FigureTable({ rows, figure, label, hasBars }: Drawn & { hasBars: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const entity = useEntity();
  const words = useWords(entity);
  const { measure, format } = useFigureWords(figure, rows);
  const isMeasured = measuredBy(figure) !== undefined;
  const largest = Math.max(...rows.map(({ value }) => value ?? 0));
  return (
    <Box role="group" aria-labelledby={id} tabIndex={0} sx={frame}>
      <table>
        <caption id={id}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.label(figure.by!)}</th>
            <th scope="col">{measure}</th>
            {isMeasured && <th scope="col">{translate('kit.figures.count')}</th>}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, Boolean(stretchOf(entity, figure))).map(row => (
            <tr key={`${row.key} ${row.isRest}`}>
              <th scope="row">
                <RowLink figure={figure} rows={rows} row={row} />
                {hasBars && <Bar share={(row.value ?? 0) / largest} />}
              </th>
              <td>{format(row.value)}</td>
              {isMeasured && <td>{formatCount(row.count)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function RowLink({ figure, rows, row }: Pick<Drawn, 'figure' | 'rows'> & { row: FigureRow }) {
  const to = useRowPath(figure, rows)(row);
  const name = <RowName figure={figure} row={row} />;
  if (!to) return name;
  return (
    <MuiLink component={Link} to={to} sx={reaching(20)}>
      {name}
    </MuiLink>
  );
}

/** By the calendar the newest first, and what lies before or has no day last, as it does elsewhere. */
function inOrder(rows: readonly FigureRow[], isByCalendar: boolean): readonly FigureRow[] {
  if (!isByCalendar) return rows;
  const isDated = ({ key }: FigureRow) => key !== null;
  return [...rows.filter(isDated).toReversed(), ...rows.filter(row => !isDated(row))];
}

function Bar({ share }: { share: number }) {
  const width = `${Math.max(0, Number.isFinite(share) ? share * 100 : 0)}%`;
  return <Box aria-hidden sx={{ ...bar, width }} />;
}

const bar = {
  height: 4,
  mt: 0.25,
  borderRadius: 1,
  bgcolor: 'primary.main',
  printColorAdjust: 'exact',
  '@media print': { backgroundColor: '#000 !important' },
};
const frame = {
  position: 'relative',
  maxHeight: drawnHeight,
  overflow: 'auto',
  // On paper all rows stand there, also behind the fold.
  '@media print': { maxHeight: 'none', '& thead th': { position: 'static' } },
  fontSize: 14,
  lineHeight: '20px',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& :is(th, td)': { px: 2, py: 0.75, fontWeight: 400, textAlign: 'right', whiteSpace: 'nowrap' },
  '& td': { fontVariantNumeric: 'tabular-nums', width: '1%' },
  '& :is(thead th:first-of-type, tbody th)': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: 13,
    boxShadow: theme => `inset 0 -1px ${theme.palette.divider}`,
  },
} satisfies SxProps<Theme>;
