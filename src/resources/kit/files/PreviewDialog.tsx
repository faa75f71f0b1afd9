import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ShownFile } from '../../../dataProvider/recordFiles.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FileView } from './FileView.tsx';

export type PreviewProps = {
  /** All that can be looked at, one after the other. */
  files: readonly ShownFile[];
  /** The id of the one that is shown. */
  opened: string;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The arrow keys lead to the others; Escape leads back. */
export function PreviewDialog({ files, opened, onOpen, onClose }: PreviewProps) {
  const translate = useTranslate();
  const id = useId();
  const at = files.findIndex(file => file.id === opened);
  const file = files[at];
  if (!file) return null;
  const [previous, next] = [files[at - 1], files[at + 1]];
  const press = ({ key }: KeyboardEvent) => {
    const other = { ArrowLeft: previous, ArrowRight: next }[key];
    if (other) onOpen(other.id);
  };
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={press} aria-labelledby={id}>
      <Box sx={bar}>
        <Typography id={id} component="h2" variant="subtitle1" noWrap title={file.name} sx={{ flex: 1, minWidth: 0 }}>
          {file.name}
        </Typography>
        {files.length > 1 && <Steps previous={previous} next={next} onOpen={onOpen} />}
        <DownloadButton file={file} />
        <IconButton edge="end" onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <FileView key={file.id} file={file} />
    </Dialog>
  );
}

type StepsProps = Pick<PreviewProps, 'onOpen'> & Record<'previous' | 'next', ShownFile | undefined>;

function Steps({ previous, next, onOpen }: StepsProps) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        disabled={!previous}
        onClick={() => onOpen(previous!.id)}
        aria-label={translate('kit.files.previous')}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton disabled={!next} onClick={() => onOpen(next!.id)} aria-label={translate('kit.files.next')}>
        <NextIcon />
      </IconButton>
    </>
  );
}

const bar = { display: 'flex', alignItems: 'center', gap: 0.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' };
