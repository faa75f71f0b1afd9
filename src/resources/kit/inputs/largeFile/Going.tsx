import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PartedState, Phase } from '../../../../dataProvider/partedUpload.ts';
import { formatBytes } from '../../../../format.ts';

type Props = {
  file: File;
  state: PartedState;
  onPause: () => void;
  onGoOn: () => void;
  onCancel: () => void;
};

const stands: readonly Phase[] = ['paused', 'failed'];
const grey: readonly Phase[] = [...stands, 'waiting'];

/** A file on its way: how far it is, what it waits for, and the ways to stop it and to have it go on. */
export function Going({ file, state: { phase, sent }, onPause, onGoOn, onCancel }: Props) {
  const translate = useTranslate();
  const value = file.size ? (100 * sent) / file.size : 0;
  const words = translate(`kit.largeFile.${phase}`, { sent: formatBytes(sent), total: formatBytes(file.size) });
  const hasNoMeasure = phase === 'comparing' || phase === 'finishing';
  const measure = hasNoMeasure ? {} : ({ variant: 'determinate', value: Math.min(value, 100) } as const);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 560 }}>
      <span style={{ overflowWrap: 'anywhere' }}>{file.name}</span>
      <LinearProgress
        {...measure}
        color={grey.includes(phase) ? 'inherit' : 'primary'}
        aria-label={translate('kit.upload.sending_one', { name: file.name })}
        aria-valuetext={words}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}
        >
          {words}
        </Typography>
        {stands.includes(phase) ? (
          <Button size="small" onClick={onGoOn}>
            {translate('kit.largeFile.goOn')}
          </Button>
        ) : (
          <Button size="small" onClick={onPause} disabled={phase === 'finishing'}>
            {translate('kit.largeFile.pause')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
