import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { reachingRound } from '../../../theme/touch.ts';
import { gripped, Sorting, useSorted } from '../sorting/Sorting.tsx';
import { FileRow, type FileRowProps } from './FileRow.tsx';

type Props = { rows: readonly FileRowProps[]; onOrder: (ids: string[]) => void };

/** Files that are put in order, each by its grip. */
export function SortedFiles({ rows, onOrder }: Props) {
  return (
    <Sorting isList items={rows.map(({ file: { id, name } }) => ({ id, title: name }))} onOrder={onOrder}>
      {rows.map(row => (
        <SortedFile key={row.file.id} {...row} />
      ))}
    </Sorting>
  );
}

function SortedFile(row: FileRowProps) {
  const { ref, style, handle } = useSorted({ id: row.file.id, title: row.file.name });
  const grip = (
    <IconButton
      {...handle}
      size="small"
      edge="start"
      disableRipple
      sx={{ ...gripped, ...reachingRound(30), color: 'text.secondary', px: 0 }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
  return <FileRow {...row} ref={ref} style={style} grip={grip} />;
}
