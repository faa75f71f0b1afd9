import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../../format.ts';
import type { Estimate } from '../calls.ts';

/** Who gets nothing after all, and why. */
export function LeftOut({ estimate: { skipped, leftOut } }: { estimate: Estimate }) {
  const translate = useTranslate();
  const more = skipped - leftOut.length;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', minHeight: 32, fontWeight: 600 } }}>
      <summary>{translate('messenger.left_out.title', { smart_count: skipped, count: formatCount(skipped) })}</summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {leftOut.map(({ contactId, name, reason }) => (
          <Box component="li" key={contactId} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            {name}
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{reason}</Box>
          </Box>
        ))}
      </Box>
      {more > 0 && translate('messenger.left_out.more', { smart_count: more, count: formatCount(more) })}
    </Box>
  );
}
