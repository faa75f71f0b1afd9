import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { StoredFile } from '../../../../schema/kit/meta.ts';
import { formatBytes } from '../../../format.ts';
import { WholeFile } from '../columns/WholeFile.tsx';

/** What a form holds of a file that was sent before it: the server finds it by `upload`. */
export type SentFile = { upload: string; name: string; size: number; sha256: string };

/** What the form holds. What has no address yet is told by its name. */
export function HeldFile({ file, onRemove }: { file: File | StoredFile | SentFile; onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {'url' in file ? (
        <div>
          <WholeFile file={file} />
        </div>
      ) : (
        <span style={{ overflowWrap: 'anywhere' }}>{nameOf(file)}</span>
      )}
      <IconButton size="small" onClick={onRemove} aria-label={translate('kit.pictures.remove', { name: file.name })}>
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}

const nameOf = (file: File | SentFile) =>
  file instanceof File ? file.name : `${file.name} (${formatBytes(file.size)})`;
