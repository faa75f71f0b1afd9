import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useOptions, useYesNo } from '../inputs/options.ts';
import { none, type CellProps } from './cell.ts';

export function ChoiceCell({ value, info }: CellProps) {
  const option = useOptions(info).find(({ id }) => id === value);
  return option ? <Chip size="small" variant="outlined" label={option.name} /> : none;
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
