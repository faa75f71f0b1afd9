import Box from '@mui/material/Box';
import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import type { CellProps } from '../kit/columns/cell.ts';
import { MomentCell } from '../kit/columns/MomentCells.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { StackTrace } from './StackTrace.tsx';

const fields = ['id', 'createdAt', ...errorLogs.form];

export function ShowErrorLog() {
  return (
    <EntityShow fields={fields} shows={{ id: Whole, createdAt: MomentCell, message: Whole, stackTrace: StackTrace }} />
  );
}

/** To its last character: here it is what one came for. */
export function Whole({ value }: CellProps) {
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value as string}</Box>;
}
