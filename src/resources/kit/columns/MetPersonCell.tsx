import Box from '@mui/material/Box';
import { personOf } from '../../../../schema/kit/overShops.ts';
import type { CellProps } from './cell.ts';
import { TextCell } from './TextCells.tsx';

/** In a list over all shops: the person whose id the field keeps, or that id where nobody has it any more. */
export function MetPersonCell(props: CellProps) {
  const { record, info } = props;
  const person = record[personOf(info.name)] as { name: string; email: string } | null | undefined;
  if (!person) return <TextCell {...props} />;
  return (
    <span>
      {person.name}{' '}
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {person.email}
      </Box>
    </span>
  );
}
