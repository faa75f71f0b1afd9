import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useOptions, useYesNo } from '../inputs/options.ts';
import { none } from '../../../format.ts';
import type { CellProps } from './cell.ts';
import { type Meaning } from '../../../../schema/kit/meta.ts';

/** In the palette's words. What has come to rest is quiet, as is a choice that is no state. */
export const meaningColours: Partial<Record<Meaning, string>> = {
  waiting: 'warning.main',
  active: 'gold.main',
  done: 'success.main',
  failed: 'error.main',
};

export function ChoiceCell({ value, info }: CellProps) {
  const option = useOptions(info).find(({ id }) => id === value);
  if (!option) return none;
  const meaning = info.options?.find(({ id }) => id === value)?.meaning;
  const colour = meaning && meaningColours[meaning];
  const sx = colour ? { color: colour, borderColor: 'currentColor', fontWeight: 600 } : undefined;
  return <Chip size="small" variant="outlined" label={option.name} sx={sx} />;
}

/** The usual answer is quiet: a page full of the same chip says nothing. */
export function FlagCell({ value, info }: CellProps) {
  const { yes, no } = useYesNo(info);
  const isUsual = Boolean(value) === Boolean(info.initial);
  const text = value ? yes : no;
  return isUsual ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text}
    </Box>
  ) : (
    <Chip size="small" label={text} />
  );
}
