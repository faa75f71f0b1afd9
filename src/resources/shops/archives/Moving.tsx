import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ArchiveReport } from '../../../../schema/rules/shopArchives.ts';
import { cancelArchive } from './calls.ts';
import { useArchiveCall } from './useArchives.ts';

type Props = { shopId: string; archive: ArchiveReport; text: string };

/** One under way: how far it is, and how to stop it. */
export function Moving({ shopId, archive, text }: Props) {
  const translate = useTranslate();
  const { mutate, isPending } = useArchiveCall(() => cancelArchive(shopId, archive));
  const { done, total } = archive;
  const measure = total > 0 ? ({ variant: 'determinate', value: (100 * Math.min(done, total)) / total } as const) : {};
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress {...measure} aria-label={text} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 200px' }}>
          {translate('tenancy.archives.may_leave')}
        </Typography>
        <Button size="small" color="inherit" disabled={isPending} onClick={() => mutate(undefined)}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
