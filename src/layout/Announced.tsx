import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useNamed } from './tabTitle.ts';

/** Tells a screen reader which page came, where eyes see its heading. */
export function Announced() {
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {useNamed()}
    </Box>
  );
}
