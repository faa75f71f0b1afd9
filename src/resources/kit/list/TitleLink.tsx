import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { useRecordPath } from './RowPath.tsx';

/** A real link: it opens in a new tab, is read out as one and is reached by the keyboard. */
export function TitleLink({ children }: { children: ReactNode }) {
  const path = useRecordPath();
  return path ? (
    <Link
      component={LinkBase}
      to={path}
      color="inherit"
      sx={{ fontWeight: 600 }}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  ) : (
    children
  );
}
