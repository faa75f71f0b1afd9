import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { offPaper } from '../../../theme/print.ts';
import { chosen } from './FilterChip.tsx';

export type ChipChoice = { id: string; label: string; isChosen: boolean; onChoose: () => void };

/** What a list can show, side by side with one of them chosen; on a phone they slide. */
export function ChipRow({ label, choices }: { label: string; choices: readonly ChipChoice[] }) {
  return (
    <Box role="group" aria-label={label} sx={{ ...chipRow, ...offPaper }}>
      {choices.map(({ id, label, isChosen, onChoose }) => (
        <Chip
          key={id}
          label={label}
          variant="outlined"
          sx={isChosen ? chosen : undefined}
          aria-pressed={isChosen}
          onClick={onChoose}
        />
      ))}
    </Box>
  );
}

/** Chips side by side. */
export const chipRow = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  // Room for the ring of focus and for fingers, which scrolling would cut.
  p: 1,
  m: -1,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
};
