import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../schema/entities/messages.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { formatCount, formatMoney } from '../../format.ts';
import { getBalance } from './calls.ts';
import { useTerms } from './useTerms.ts';
import { queryKeys } from '../../queryKeys.ts';

/** What is left for messages, and for how many it will do; or what keeps the shop from sending. */
export function Balance() {
  const may = useCan();
  return (
    <Box sx={line}>
      <Obstacle />
      {may(can.MessageBalance) && <Left />}
    </Box>
  );
}

function Left() {
  const translate = useTranslate();
  const prices = useTerms()?.prices;
  const { data: balance } = useQuery({ queryKey: queryKeys.balance, queryFn: ({ signal }) => getBalance({ signal }) });
  if (balance === undefined) return null;
  const dearest = Math.max(0, ...Object.values(prices ?? {}));
  return (
    <span>
      {translate('messenger.balance')}{' '}
      <Link component={RouterLink} to={`/${messages.resource}/balance`} sx={amount}>
        {formatMoney(balance, 'paise')}
      </Link>
      {dearest > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {translate('messenger.balance_for', counted(Math.floor(balance / dearest)))}
        </Box>
      )}
    </span>
  );
}

/** Why nothing can be sent yet. */
export function Obstacle() {
  const translate = useTranslate();
  const terms = useTerms();
  const what = terms && (terms.prices ? !terms.approved && 'not_approved' : 'no_number');
  return what ? (
    <Box role="status" sx={{ color: 'warning.main' }}>
      {translate(`messenger.obstacle.${what}`)}
    </Box>
  ) : null;
}

const counted = (messages: number) => ({ smart_count: messages, count: formatCount(messages) });

/** Below that of messages: whatever changes one may change what is left. */

const amount = {
  color: 'gold.main',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textDecorationColor: 'currentColor',
};
const line = { display: 'grid', gap: 0.5, typography: 'body2', '&:empty': { display: 'none' } };
