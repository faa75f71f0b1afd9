import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { Progress } from '../../../dataProvider/upload.ts';
import { formatBytes } from '../../../format.ts';
import { useProgress } from './useUpload.ts';

type Props = {
  /** A thread runs also while nothing but fields is saved. */
  hasThread?: boolean;
  /** Beside the words. */
  px?: number;
};

/** S-03: while a form is saved. As long as files are on the line it tells how far they are, and they can be stopped. */
export function UploadBar({ hasThread = false, px = 0 }: Props) {
  const { isSubmitting } = useFormState();
  const { progress, stop } = useProgress();
  const translate = useTranslate();
  if (!isSubmitting || !(progress || hasThread)) return null;
  if (!progress) return <LinearProgress aria-label={translate('kit.upload.saving')} />;
  return (
    <Box>
      <Sent progress={progress} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px }}>
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {wordsOf(progress, translate)}
        </Typography>
        <Button size="small" onClick={stop}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

function Sent({ progress }: { progress: Progress }) {
  const translate = useTranslate();
  const { sent, total } = progress;
  // All of it is out: what the server does with it has no measure.
  const measure = sent < total ? ({ variant: 'determinate', value: (100 * sent) / total } as const) : {};
  return (
    <LinearProgress
      {...measure}
      aria-label={translate('kit.upload.sending')}
      aria-valuetext={wordsOf(progress, translate)}
    />
  );
}

function wordsOf({ sent, total }: Progress, translate: ReturnType<typeof useTranslate>): string {
  if (sent >= total) return translate('kit.upload.finishing');
  return translate('kit.upload.sent', { sent: formatBytes(sent), total: formatBytes(total) });
}
