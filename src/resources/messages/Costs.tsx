import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Message } from '../../../schema/entities/messages.ts';
import { formatMoney } from '../../format.ts';

/** What is put aside, what of it is paid. What did not arrive costs nothing. */
export function Costs({ message: { cost, charged } }: { message: Message }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}>
      {[
        ['cost', cost],
        ['charged', charged],
      ].map(([name, amount]) => (
        <span key={name}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`messenger.${name}`)}
          </Box>{' '}
          <Box component="strong" sx={{ color: 'gold.main', fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(amount, 'paise')}
          </Box>
        </span>
      ))}
    </Box>
  );
}
