import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../layout/home/Panel.tsx';
import { queryKeys } from '../queryKeys.ts';
import { LoadTrouble } from '../resources/kit/pages/LoadTrouble.tsx';
import { useAmount } from './amounts.ts';
import { getPersonBalances } from './calls.ts';

/** What lies between the shop and a person today, in rupees and in metal; each leads to the statement. */
export function PersonBalance({ record: { id } }: { record: RaRecord }) {
  const translate = useTranslate();
  const said = useSaid();
  const { data, error } = useQuery({
    queryKey: queryKeys.book('balances', { person: id }),
    queryFn: ({ signal }) => getPersonBalances(id, signal),
  });
  if (error && !data) return <LoadTrouble error={error} />;
  if (!data) return null;
  return (
    <Panel title={translate('books.balance')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 1.5, display: 'grid', gap: 1 }}>
        {data.length === 0 && <li>{translate('books.nothingBetween')}</li>}
        {data.map(({ accountId, kind, unit, balance }) => (
          <li key={`${accountId} ${unit}`}>
            <MuiLink component={Link} to={`/ledger_accounts/${accountId}/statement`} sx={{ fontWeight: 600 }}>
              {said(balance, unit)}
            </MuiLink>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {translate(`resources.ledger_accounts.values.kind.${kind}`)} · {translate(`books.unit.${unit}`)}
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
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
