import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import { PaperButtons } from '../resources/kit/papers/PaperButtons.tsx';
import { formatDate } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { queryKeys } from '../queryKeys.ts';
import { useAmount, useBalance } from './amounts.ts';
import { BookPage } from './BookPage.tsx';
import { getStatement, type Account, type Moved, type StatementLine } from './calls.ts';
import { useAccountName } from './useAccountName.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { thisYear } from '../periods.ts';
import { usePeriod } from './usePeriod.ts';

/** `/ledger_accounts/:ledgerAccountId/statement`: what an account received and gave, and what it held after each. */
export function Statement() {
  const called = useAccountName();
  const { ledgerAccountId: account = '' } = useParams();
  const chosen = usePeriod(thisYear);
  const { period, page } = chosen;
  const { data: named } = useGetOne(ledgerAccounts.resource, { id: account });
  const { data, error } = useQuery({
    queryKey: queryKeys.book('statement', { account, ...period, page }),
    queryFn: ({ signal }) => getStatement(account, period, page, signal),
    placeholderData: keepPreviousData,
  });
  const lead = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2 }}>
      <Typography variant="h5" component="h1">
        {named && called(named as Account)}
      </Typography>
      <Box sx={{ ml: 'auto', '@media print': { display: 'none' } }}>
        <ResourceContextProvider value={ledgerAccounts.resource}>
          <PaperButtons ids={[account]} period={period} />
        </ResourceContextProvider>
      </Box>
    </Box>
  );
  return (
    <BookPage {...chosen} lead={lead} error={error} totalCount={data?.totalCount ?? 0}>
      {data && (
        <>
          <Totals totals={data.totals} />
          <Lines lines={data.items} />
        </>
      )}
    </BookPage>
  );
}

function Totals({ totals }: { totals: readonly Moved[] }) {
  const translate = useTranslate();
  const balance = useBalance();
  const amount = useAmount();
  return (
    <FigureTable
      title={translate('books.balance')}
      none={translate('books.noEntries')}
      heads={['in', 'opening', 'debit', 'credit', 'closing'].map(head => translate(`books.${head}`))}
      lines={totals.map(({ unit, opening, debit, credit, closing }) => ({
        key: unit,
        name: translate(`books.unit.${unit}`),
        cells: [balance(opening, unit), amount(debit, unit), amount(credit, unit), balance(closing, unit)],
      }))}
      sumsFrom={1}
    />
  );
}

function Lines({ lines }: { lines: readonly StatementLine[] }) {
  const called = useAccountName();
  const translate = useTranslate();
  const balance = useBalance();
  const amount = useAmount();
  return (
    <FigureTable
      title={translate('books.statement')}
      none={translate('books.noEntries')}
      heads={['entry', 'other', 'debit', 'credit', 'balance'].map(head => translate(`books.${head}`))}
      lines={lines.map(line => ({
        key: `${line.id} ${line.position}`,
        name: (
          <>
            <DocumentLink {...line} />
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {[formatDate(line.day), line.note].filter(Boolean).join(' · ')}
            </Box>
          </>
        ),
        cells: [
          called(line.other),
          line.debit ? amount(line.debit, line.unit) : '',
          line.credit ? amount(line.credit, line.unit) : '',
          balance(line.balance, line.unit),
        ],
      }))}
      sumsFrom={2}
    />
  );
}
