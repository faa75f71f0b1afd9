import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { queryKeys } from '../queryKeys.ts';
import { LoadTrouble } from '../resources/kit/pages/LoadTrouble.tsx';
import { useAmount } from './amounts.ts';
import { getPersonBalances } from './calls.ts';

/** What lies between the shop and a person today, in rupees and in metal; each leads to the statement. */
export function PersonBalance({ record: { id } }: { record: RaRecord }) {
  const translate = useTranslate();
  const heading = useId();
  const said = useSaid();
  const { data, error } = useQuery({
    queryKey: queryKeys.book('balances', { person: id }),
    queryFn: ({ signal }) => getPersonBalances(id, signal),
  });
  if (error && !data) return <LoadTrouble error={error} />;
  if (!data) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography component="h2" variant="h6" id={heading} sx={{ mb: 0.5 }}>
        {translate('books.balance')}
      </Typography>
      {data.length === 0 && <Typography variant="body2">{translate('books.nothingBetween')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ accountId, kind, unit, balance }) => (
          <Box component="li" key={`${accountId} ${unit}`} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <MuiLink component={Link} to={`/ledger_accounts/${accountId}/statement`} sx={{ fontWeight: 600 }}>
              {said(balance, unit)}
            </MuiLink>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {translate(`resources.ledger_accounts.values.kind.${kind}`)} · {translate(`books.unit.${unit}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** To people who are no accountants: who owes whom. */
function useSaid() {
  const translate = useTranslate();
  const amount = useAmount();
  return (balance: number, unit: Parameters<typeof amount>[1]): string => {
    if (balance === 0) return translate('books.settled');
    return `${translate(`books.side.${balance > 0 ? 'theyOwe' : 'weOwe'}`)} ${amount(Math.abs(balance), unit)}`;
  };
}
