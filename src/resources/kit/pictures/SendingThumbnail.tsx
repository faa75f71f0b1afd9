import Box from '@mui/material/Box';
import { Thumbnail } from '../inputs/pictures/Thumbnail.tsx';
import { SendingBar } from '../upload/SendingBar.tsx';
import type { Sending } from '../upload/uploadQueue.ts';

type Props = { picture: Sending; onForget: () => void };

/** A picture that the server does not have yet: how far it is, and the way not to send it. */
export function SendingThumbnail({ picture, onForget }: Props) {
  const { title, isHeld, progress } = picture;
  const isOut = progress !== undefined;
  return (
    <Thumbnail picture={picture} title={title} onRemove={onForget} disabled={isOut}>
      <Box sx={veil} />
      {!isHeld && <SendingBar file={picture} sx={{ position: 'absolute', bottom: 8, left: 8, right: 8 }} />}
    </Thumbnail>
  );
}

const veil = { position: 'absolute', inset: 0, borderRadius: 1, bgcolor: 'background.paper', opacity: 0.5 };
