import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { none as nothing } from '../format.ts';
import { Panel } from './home/Panel.tsx';

type Line = { key: string; name: ReactNode; cells: readonly ReactNode[] };
type Props = {
  title: string;
  /** What is said where there are no lines. */
  none: string;
  /** The first heads the names. */
  heads: readonly string[];
  lines: readonly Line[];
  /** Sums are read down a column: from this one on they stand at the right, counted from 1 behind the names. */
  sumsFrom?: number;
  /** Below the table. */
  more?: ReactNode;
};

/** Figures by name. On a phone each name has its figures below it, with what they are, so that nothing lies beyond the edge. */
export function FigureTable({ title, none, heads, lines, sumsFrom, more }: Props) {
  const [, ...figures] = heads;
  if (lines.length === 0)
    return (
      <Panel title={title}>
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          {none}
        </Typography>
      </Panel>
    );
  return (
    <Panel title={title}>
      <Box component="table" role="table" aria-label={title} sx={{ ...table, ...(sumsFrom && sums(sumsFrom)) }}>
        <Head heads={heads} />
        <tbody role="rowgroup">
          {lines.map(({ key, ...line }) => (
            <Row key={key} {...line} heads={figures} />
          ))}
        </tbody>
      </Box>
      {more}
    </Panel>
  );
}

/** On a phone each figure says itself what it is. */
function Head({ heads }: Pick<Props, 'heads'>) {
  return (
    <Box component="thead" role="rowgroup" sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
      <tr role="row">
        {heads.map(each => (
          <th key={each} role="columnheader" scope="col">
            {each}
          </th>
        ))}
      </tr>
    </Box>
  );
}

function Row({ name, cells, heads }: Omit<Line, 'key'> & Pick<Props, 'heads'>) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {cells.map((cell, n) => (
        <td key={heads[n]} role="cell" data-none={cell === nothing || undefined}>
          <Box component="span" sx={label}>
            {heads[n]}
          </Box>
          {cell}
        </td>
      ))}
    </tr>
  );
}

const label = { display: { xs: 'block', md: 'none' }, typography: 'caption', color: 'text.secondary' };

const table = {
  display: { xs: 'block', md: 'table' },
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  typography: 'body2',
  '& tbody': { display: { xs: 'block', md: 'table-row-group' } },
  '& tr': {
    display: { xs: 'grid', md: 'table-row' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
    gap: 1,
    px: { xs: 2, md: 0 },
    py: { xs: 1.25, md: 0 },
  },
  '& tr + tr, & tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody tr:first-of-type': { borderTop: { xs: 0, md: 1 }, borderColor: { md: 'divider' } },
  '& th': { textAlign: 'left', fontWeight: 500, px: { xs: 0, md: 2 }, py: { xs: 0, md: 1 }, verticalAlign: 'top' },
  '& thead th': { color: 'text.secondary', typography: 'caption', py: 1 },
  '& tbody th': { gridColumn: '1 / -1', overflowWrap: 'anywhere', minWidth: 0 },
  '& td': { px: { xs: 0, md: 2 }, py: { xs: 0, md: 1 }, verticalAlign: 'top', minWidth: 0, overflowWrap: 'anywhere' },
  // There each of them tells what it is of: what is not there needs no room.
  '& td[data-none]': { display: { xs: 'none', md: 'table-cell' } },
  '& td:only-of-type': { gridColumn: '1 / -1' },
};

const sums = (first: number) => ({
  [`& td:nth-of-type(n + ${first}), & thead th:nth-of-type(n + ${first + 1})`]: {
    textAlign: { md: 'right' },
    // A figure is never broken.
    overflowWrap: { md: 'normal' },
  },
});
