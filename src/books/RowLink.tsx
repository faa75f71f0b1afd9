import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { reaching } from '../theme/touch.ts';

/** Opens the documents that a figure of a return is the sum of. */
export function RowLink({ row, children }: { row: string; children: ReactNode }) {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  asked.set('row', row);
  return (
    <MuiLink component={Link} to={`?${asked.toString()}`} sx={reaching(20)}>
      {children}
    </MuiLink>
  );
}
