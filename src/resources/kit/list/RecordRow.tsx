import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type MouseEvent, type ReactNode } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useNavigate,
  useRecordContext,
} from 'react-admin';
import { useRecordPath } from './RowPath.tsx';
import { useSelectLabel } from './selectLabel.ts';

/** The stock row leaves its check box without a name; here each says which record it chooses. */
export function RecordRow({ children, className }: { children?: ReactNode; className?: string }) {
  const record = useRecordContext();
  const path = useRecordPath();
  const navigate = useNavigate();
  const { hasBulkActions } = useDataTableConfigContext();
  const selected = useDataTableSelectedIdsContext()?.includes(record!.id);
  const open = () => {
    // Somebody who marks text in a row does not want to leave.
    if (path && !window.getSelection()?.toString()) navigate(path);
  };
  return (
    <TableRow
      hover
      selected={selected}
      className={className}
      onClick={path ? open : undefined}
      sx={{ cursor: path ? 'pointer' : undefined }}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <SelectBox />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}

function SelectBox() {
  const label = useSelectLabel();
  const record = useRecordContext()!;
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext()?.includes(record.id) ?? false;
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    handleToggleItem?.(record.id, event);
  };
  return <Checkbox checked={selected} onClick={toggle} slotProps={{ input: { 'aria-label': label(record) } }} />;
}
