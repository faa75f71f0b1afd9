import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { pdfType } from '../../../../schema/rules/fileTypes.ts';
import type { ShownFile } from '../../../dataProvider/recordFiles.ts';

/** A picture or a PDF in the room there is. */
export function FileView({ file }: { file: ShownFile }) {
  const { name, type, previewUrl } = file;
  const address = previewUrl ?? undefined;
  if (type !== pdfType)
    return (
      <Box sx={{ flex: 1, minHeight: 0, p: { xs: 0, sm: 2 }, display: 'grid' }}>
        <Box component="img" src={address} alt={name} sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
      </Box>
    );
  if (!navigator.pdfViewerEnabled) return <NoPreview file={file} />;
  return <Box component="iframe" src={address} title={name} sx={{ flex: 1, border: 0, width: '100%' }} />;
}

function NoPreview({ file: { name, url } }: { file: ShownFile }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" href={url} download={name}>
          {translate('kit.files.download')}
        </Button>
      }
    >
      {translate('kit.files.no_preview')}
    </Alert>
  );
}
