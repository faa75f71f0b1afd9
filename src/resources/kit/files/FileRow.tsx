import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CSSProperties, ReactNode, Ref } from 'react';
import type { RecordFile } from '../../../dataProvider/recordFiles.ts';
import { formatBytes } from '../../../format.ts';
import { useWho } from '../history/useWho.ts';
import { AgoCell } from '../columns/MomentCells.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FileMenu, type RowActions } from './FileMenu.tsx';
import { FileTile } from './FileTile.tsx';

export type FileRowProps = {
  file: RecordFile;
  /** Where it can be looked at. */
  onOpen?: () => void;
  actions?: RowActions;
  /** What it is moved by. */
  grip?: ReactNode;
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
};

/** A file: what it looks like, its name, and what can be done with it. */
export function FileRow({ file, onOpen, actions, grip, ref, style }: FileRowProps) {
  const who = useWho();
  const { size, at } = file;
  return (
    <Box component="li" ref={ref} style={style} sx={row}>
      {grip}
      <FileTile file={file} onOpen={onOpen} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Name file={file} onOpen={onOpen} />
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {formatBytes(size)} · {who(file)} · <AgoCell value={at} />
        </Typography>
      </Box>
      {actions ? <FileMenu file={file} onOpen={onOpen} actions={actions} /> : <DownloadButton file={file} />}
    </Box>
  );
}

/** Opens it where that is possible, else fetches it. */
function Name({ file: { name, url }, onOpen }: Pick<FileRowProps, 'file' | 'onOpen'>) {
  if (!onOpen)
    return (
      <Link href={url} download={name} variant="body2" sx={whole}>
        {name}
      </Link>
    );
  return (
    <Link component="button" type="button" variant="body2" onClick={onOpen} sx={{ ...whole, textAlign: 'start' }}>
      {name}
    </Link>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  position: 'relative',
};
const whole = { display: 'block', overflowWrap: 'anywhere' };
