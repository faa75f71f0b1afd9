import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SendingBar } from '../upload/SendingBar.tsx';
import type { Sending } from '../upload/uploadQueue.ts';

type Props = { files: readonly Sending[]; onForget: (id: string) => void };

/** What is on its way, in the order it goes. */
export function SendingFiles({ files, onForget }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
      {files.map(file => (
        <SendingFile key={file.id} file={file} onForget={() => onForget(file.id)} />
      ))}
    </Box>
  );
}

/** A file that the server does not have yet: how far it is, and the way not to send it. */
function SendingFile({ file, onForget }: { file: Sending; onForget: () => void }) {
  const translate = useTranslate();
  const { title, isHeld, progress } = file;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {title}
        </Typography>
        {!isHeld && <SendingBar file={file} />}
      </Box>
      <IconButton
        size="small"
        disabled={progress !== undefined}
        onClick={onForget}
        aria-label={translate('kit.files.stop', { name: title })}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
