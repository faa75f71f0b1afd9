import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDateTime, formatMovement } from '../../format.ts';
import { rows } from '../shops/rows.ts';
import { getCredits } from './calls.ts';
import { queryKeys } from '../../queryKeys.ts';

/** What was added so far, and by whom. */
export function Credits({ shopId }: { shopId: string }) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: queryKeys.chatCredits(shopId),
    queryFn: ({ signal }) => getCredits(shopId, { signal }),
  });
  if (!data?.length) return null;
  return (
    <div>
      <Typography component="h4" variant="subtitle2" gutterBottom>
        {translate('messaging.setup.newest')}
      </Typography>
      <Box component="ul" sx={rows.list}>
        {data.map(({ id, amount, note, userName, at }) => (
          <Box component="li" key={id} sx={{ ...rows.item, gap: 2, px: 1.5, py: 1, typography: 'body2' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {note}
              <Box sx={{ color: 'text.secondary' }}>{[formatDateTime(at), userName].filter(Boolean).join(' · ')}</Box>
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMovement(amount, 'paise')}</Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}
