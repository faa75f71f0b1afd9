import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { none } from '../../../format.ts';
import { isTold, type CellProps } from '../columns/cell.ts';
import { cells } from '../columns/columns.tsx';
import { roomy, useLineColumns } from './lineColumns.ts';

/** The lines of a document, to be read: a table, or where there is no room a card for each. */
export function LinesTable({ value, info }: CellProps) {
  const lines = (value ?? []) as RaRecord[];
  const columns = useLineColumns(info).filter(
    ({ name, info: { folded } }) => !folded && lines.some(line => isTold(line[name])),
  );
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={style}>
        <thead>
          <tr>
            {columns.map(({ name, label, isFigure }) => (
              <th key={name} scope="col" className={isFigure ? 'figure' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.id}>
              {columns.map(({ name, label, kind, info: field, isFigure }) => {
                const { Show } = cells[kind];
                return (
                  <td key={name} data-label={label} className={isFigure ? 'figure' : undefined}>
                    {isTold(line[name]) ? <Show value={line[name]} info={field} record={line} /> : none}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const style = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& thead': { display: 'none' },
  '& tr': { display: 'block', py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } },
  '& tbody tr + tr': { borderTop: 1, borderColor: 'divider' },
  '& td': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.25,
    px: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  // Read whole, unlike in a list.
  '& td:not(.figure) > *': { whiteSpace: 'normal', maxWidth: 'none' },
  '& td::before': { content: 'attr(data-label)', color: 'text.secondary', flexShrink: 0 },
  [roomy]: {
    '& thead': { display: 'table-header-group' },
    '& tr': { display: 'table-row' },
    '& th': { typography: 'caption', color: 'text.secondary', textAlign: 'start', py: 0.5, px: 1 },
    '& td': { display: 'table-cell', textAlign: 'start', py: 1, px: 1, borderTop: 1, borderColor: 'divider' },
    '& td::before': { content: 'none' },
    '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
};
