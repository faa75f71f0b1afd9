import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../dataProvider/errors.ts';
import { formatRelative } from '../../../format.ts';
import type { TextSync } from '../../../sharedTexts/TextSync.ts';

/** Whether all of it is kept, and who wrote last. */
export function SyncLine({ sync }: { sync: TextSync }) {
  const translate = useTranslate();
  const { phase, error, text } = useSyncExternalStore(sync.subscribe, sync.state);
  const isTrouble = phase === 'broken' || phase === 'refused';
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 36 }}>
      <Typography variant="body2" role="status" sx={{ color: isTrouble ? 'warning.main' : 'text.secondary' }}>
        {phase === 'refused' ? translate(messageOf(error)) : translate(`kit.texts.${phase}`)}
        {!isTrouble &&
          text?.changedAt &&
          ` · ${translate('kit.texts.changed', { name: text.changedBy ?? '', when: formatRelative(text.changedAt) })}`}
      </Typography>
      {isTrouble && (
        <Button size="small" onClick={sync.flush} sx={{ flexShrink: 0 }}>
          {translate('kit.retry')}
        </Button>
      )}
    </Stack>
  );
}
