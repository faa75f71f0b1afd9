import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { Sending } from './uploadQueue.ts';

type Props = { file: Pick<Sending, 'title' | 'progress'>; sx?: LinearProgressProps['sx'] };

/** How far a file is on its way. What the server does with all of it has no measure. */
export function SendingBar({ file: { title, progress }, sx }: Props) {
  const translate = useTranslate();
  const name = translate(`kit.upload.${progress ? 'sending_one' : 'waiting'}`, { name: title });
  const measure =
    progress && progress.sent < progress.total
      ? ({ variant: 'determinate', value: (100 * progress.sent) / progress.total } as const)
      : {};
  return <LinearProgress {...measure} aria-label={name} sx={sx} />;
}
