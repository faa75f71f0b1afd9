import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { radius } from '../theme/tokens.ts';
import type { Entry } from './entries.ts';

type Props = HTMLAttributes<HTMLLIElement> & { entry: Entry };

/** What it is called, and at the end what else it is known by. */
export function Line({ entry: { name, detail, icon: Icon }, ...option }: Props) {
  return (
    <Box component="li" {...option} sx={line}>
      {Icon && <Icon />}
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {detail && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: 14, textAlign: 'right', overflowWrap: 'anywhere' }}
        >
          {detail}
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 40,
  px: 1.5,
  py: 0.5,
  borderRadius: `${radius}px`,
  cursor: 'pointer',
  '& svg': { fontSize: 19, color: 'text.secondary' },
  '&.Mui-focused': { bgcolor: 'chosen.main' },
  '@media (pointer: coarse)': { minHeight: 44 },
};
