import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { offPaper } from '../../../theme/print.ts';

/** Over what stands below, which does not move for it. */
export function Floating({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={place}>
      {children}
    </Box>
  );
}

const place = {
  position: 'sticky',
  top: 72,
  zIndex: 3,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  '& > *': { boxShadow: 3 },
  ...offPaper,
};
