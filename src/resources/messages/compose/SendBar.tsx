import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { formatCount, formatMoney } from '../../../format.ts';
import { keepInReach } from '../../../layout/useLift.ts';
import { frame } from '../../../theme/tokens.ts';
import { TestButton } from './TestButton.tsx';
import { useDraft } from './useDraft.ts';
import { useEstimate } from './useEstimate.ts';

/** Send, always in reach, beside what it would cost. */
export function SendBar() {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const { draft, template } = useDraft();
  const { data, isReady } = useEstimate(draft, template);
  return (
    <Box sx={bar} {...keepInReach}>
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
        {isReady && data && (
          <>
            {translate('messenger.send.to', count(data.total - data.skipped))}
            {' · '}
            <Box component="strong" sx={{ color: 'gold.main' }}>
              {formatMoney(data.cost, 'paise')}
            </Box>
          </>
        )}
      </Box>
      <TestButton />
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ flex: { xs: 1, sm: 'none' } }}>
        {translate(draft.when === 'later' ? 'messenger.send.later' : 'messenger.send.now')}
      </Button>
    </Box>
  );
}

const count = (people: number) => ({ smart_count: people, count: formatCount(people) });

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 4,
  position: 'sticky',
  bottom: 0,
  // It takes the room that pages leave below.
  mb: { xs: `calc(-${frame.bottomBar + 32}px - env(safe-area-inset-bottom))`, md: -6 },
  zIndex: 2,
  mx: { xs: -2, md: -3 },
  px: { xs: 2, md: 3 },
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
