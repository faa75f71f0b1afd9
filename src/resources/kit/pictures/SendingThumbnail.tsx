import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { Thumbnail } from '../inputs/pictures/Thumbnail.tsx';
import type { Sending } from './uploadQueue.ts';

type Props = { picture: Sending; onForget: () => void };

/** A picture that the server does not have yet: how far it is, and the way not to send it. */
export function SendingThumbnail({ picture, onForget }: Props) {
  const { title, isHeld, progress } = picture;
  const isOut = progress !== undefined;
  return (
    <Thumbnail picture={picture} title={title} onRemove={onForget} disabled={isOut}>
      <Box sx={veil} />
      {!isHeld && <Bar picture={picture} />}
    </Thumbnail>
  );
}

function Bar({ picture: { title, progress } }: { picture: Sending }) {
  const translate = useTranslate();
  const name = translate(`kit.pictures.${progress ? 'sending' : 'waiting'}`, { name: title });
  const measure =
    progress && progress.sent < progress.total
      ? ({ variant: 'determinate', value: (100 * progress.sent) / progress.total } as const)
      : {};
  return <LinearProgress {...measure} aria-label={name} sx={{ position: 'absolute', bottom: 8, left: 8, right: 8 }} />;
}

const veil = { position: 'absolute', inset: 0, borderRadius: 1, bgcolor: 'background.paper', opacity: 0.5 };
