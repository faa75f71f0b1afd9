import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { ShownFile } from '../../../dataProvider/recordFiles.ts';
import { reachingRound } from '../../../theme/touch.ts';

/** Fetches a file, to be kept. */
export function DownloadButton({ file: { name, url } }: { file: ShownFile }) {
  const translate = useTranslate();
  return (
    <IconButton
      component="a"
      size="small"
      href={url}
      download={name}
      aria-label={translate('kit.files.download_one', { name })}
      sx={reachingRound(34)}
    >
      <DownloadIcon fontSize="small" />
    </IconButton>
  );
}
