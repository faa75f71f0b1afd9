import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

type Props = { label: string; header: readonly string[]; rows: readonly (readonly ReactNode[])[]; height: number };

/** A part of a sheet in a frame of its own that scrolls, also by the keyboard. */
export function SheetTable({ label, header, rows, height }: Props) {
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ ...frame, maxHeight: height }}>
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
              {header.map((_, column) => (
                <TableCell key={column}>{row[column]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const frame = { overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 };
