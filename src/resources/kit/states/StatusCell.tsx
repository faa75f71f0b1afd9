import Chip from '@mui/material/Chip';
import type { RaRecord } from 'react-admin';
import type { Meaning } from '../../../../schema/kit/meta.ts';
import { meaningColours } from '../columns/ChipCells.tsx';
import { RefCell } from '../columns/RefCells.tsx';
import type { CellProps } from '../columns/cell.ts';
import { useStatuses } from './useStatuses.ts';

/** A status of the shop's own, in the colour of what it means. */
export function StatusCell(props: CellProps) {
  const { value, info, record } = props;
  const { all } = useStatuses();
  if (!value) return <RefCell {...props} />;
  const status = all.find(({ id }) => id === value);
  const name = status?.name ?? (record[info.embed ?? ''] as RaRecord | null | undefined)?.name;
  return <Chip size="small" variant="outlined" label={String(name ?? '…')} sx={colouredBy(status?.meaning)} />;
}

export function colouredBy(meaning: Meaning | undefined) {
  const colour = meaning && meaningColours[meaning];
  return colour ? { color: colour, borderColor: 'currentColor', fontWeight: 600 } : undefined;
}
