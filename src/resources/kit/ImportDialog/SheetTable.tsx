import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  header: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  height: number;
  /** On a phone each row is a list of its cells, because all of it must be read. */
  isStacked?: boolean;
};

/** A part of a sheet in a frame of its own that scrolls, also by the keyboard. */
export function SheetTable({ label, header, rows, height, isStacked = false }: Props) {
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ ...frame, maxHeight: height, ...(isStacked && stacked) }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {header.map((name, i) => (
              <TableCell key={i} sx={{ bgcolor: 'background.paper' }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, i) => (
            <TableRow key={i}>
              {header.map((name, column) => (
                <TableCell key={column} data-label={name}>
                  {row[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const frame = { overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 };

const stacked = {
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'block', py: 1 },
    '& tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& td': { display: 'flex', gap: 2, py: 0.25, border: 0, overflowWrap: 'anywhere' },
    '& td:empty': { display: 'none' },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary', flex: '0 0 40%' },
  },
};
