import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { StoredFile } from '../../../../schema/kit/meta.ts';
import { useCopy } from '../useCopy.ts';
import { FileLink } from './FileCells.tsx';

/** A file to be fetched, and of a large one what tells that it came whole. */
export function WholeFile({ file }: { file: StoredFile }) {
  const translate = useTranslate();
  const copy = useCopy('kit.largeFile.copied');
  const { sha256 } = file;
  return (
    <>
      <FileLink file={file} />
      {sha256 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="code" sx={{ fontSize: 13, overflowWrap: 'anywhere', minWidth: 0 }}>
            {translate('kit.largeFile.checksum')} {sha256}
          </Box>
          <Button size="small" startIcon={<CopyIcon />} onClick={() => void copy(sha256)}>
            {translate('kit.largeFile.copy')}
          </Button>
        </Box>
      )}
    </>
  );
}
