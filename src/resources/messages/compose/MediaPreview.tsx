import FileIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../format.ts';

/** The header's file as the phone will have it. */
export function MediaPreview({ file }: { file: File }) {
  if (file.type.startsWith('image/')) return <Picture file={file} />;
  if (file.type.startsWith('video/')) return <Video file={file} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, bgcolor: 'chosen.main' }}>
      <FileIcon />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {file.name}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{sizeOf(file)}</Box>
      </Box>
    </Box>
  );
}

function Picture({ file }: { file: File }) {
  const translate = useTranslate();
  return <Box component="img" ref={useShown(file)} alt={translate('messenger.header_media')} sx={picture} />;
}

function Video({ file }: { file: File }) {
  return <Box component="video" ref={useShown(file)} controls muted aria-label={file.name} sx={picture} />;
}

export const sizeOf = ({ size }: File): string =>
  size < 1024 * 1024
    ? `${formatNumber(Math.ceil(size / 1024))} KB`
    : `${formatNumber(Math.round(size / 104_857.6) / 10)} MB`;

/** The file's address is good for as long as it is shown. */
function useShown<E extends HTMLImageElement | HTMLVideoElement>(file: File): RefObject<E | null> {
  const shown = useRef<E>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (shown.current) shown.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown;
}

const picture = { display: 'block', width: '100%', maxHeight: 240, objectFit: 'cover', bgcolor: 'chosen.main' };
