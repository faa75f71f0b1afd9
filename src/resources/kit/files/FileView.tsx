import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import type { ShownFile } from '../../../dataProvider/recordFiles.ts';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { isPdf } from './shownFiles.ts';
import { useContentAddress } from './useContentAddress.ts';

/** A picture or a PDF in the room there is. */
export function FileView({ file }: { file: ShownFile }) {
  if (file.pictureUrl) return <Picture address={file.pictureUrl} name={file.name} />;
  if (isPdf(file) && !navigator.pdfViewerEnabled) return <NoPreview file={file} />;
  return <Fetched file={file} />;
}

/** The server gives it to be kept and never shows it: the page makes of its bytes what it is to be, and nothing else. */
function Fetched({ file }: { file: ShownFile }) {
  const { address, error } = useContentAddress(file);
  if (error)
    return (
      <Box sx={{ p: 2 }}>
        <LoadTrouble error={error} />
      </Box>
    );
  if (!address)
    return (
      <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
        <CircularProgress />
      </Box>
    );
  if (!isPdf(file)) return <Picture address={address} name={file.name} />;
  return <Box component="iframe" src={address} title={file.name} sx={{ flex: 1, border: 0, width: '100%' }} />;
}

function Picture({ address, name }: { address: string; name: string }) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, p: { xs: 0, sm: 2 }, display: 'grid' }}>
      <Box component="img" src={address} alt={name} sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
    </Box>
  );
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
