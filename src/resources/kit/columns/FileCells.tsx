import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import type { StoredFile } from '../../../../schema/kit/meta.ts';
import { formatBytes, none } from '../../../format.ts';
import type { CellProps } from './cell.ts';
import { TextCell } from './TextCells.tsx';

/** A file by its name. */
export function FileCell(props: CellProps) {
  const file = props.value as StoredFile | null;
  return file ? <TextCell {...props} value={file.name} /> : none;
}

/** A file to be fetched. */
export function FileLink({ file: { name, url, size } }: { file: StoredFile }) {
  const keep = (event: MouseEvent) => event.stopPropagation();
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <Link href={url} download={name} onClick={keep}>
        {name}
      </Link>{' '}
      ({formatBytes(size)})
    </span>
  );
}
