import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ledgerUnits, type LedgerUnit } from '../../schema/rules/ledger.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { queryKeys } from '../queryKeys.ts';
import { reaching } from '../theme/touch.ts';
import { useAmount, useBalance } from './amounts.ts';
import { BookPage } from './BookPage.tsx';
import { getTrialBalance, makeTallyFile, type TrialRow } from './calls.ts';
import { MadeFile } from './MadeFile.tsx';
import { useAccountName } from './useAccountName.ts';
import type { Period } from '../periods.ts';
import { usePeriod } from './usePeriod.ts';

/** `/trial_balance`: what each account held, received, gave and holds, unit by unit. */
export function TrialBalance() {
  const translate = useTranslate();
  const chosen = usePeriod();
  const { period } = chosen;
  const { data, error } = useQuery({
    queryKey: queryKeys.book('trialBalance', period),
    queryFn: ({ signal }) => getTrialBalance(period, signal),
    placeholderData: keepPreviousData,
  });
  const units = ledgerUnits.filter(({ id }) => id === 'INR' || data?.items.some(({ unit }) => unit === id));
  return (
    <BookPage
      {...chosen}
      error={error}
      lead={
        <Box sx={{ justifySelf: 'start', '@media print': { display: 'none' } }}>
          <MadeFile text={translate('books.tally')} make={() => makeTallyFile(period)} />
        </Box>
      }
    >
      {data &&
        units.map(({ id }) => (
          <OfUnit key={id} unit={id} rows={data.items.filter(({ unit }) => unit === id)} period={period} />
        ))}
      {data && !data.items.length && translate('books.noAccounts')}
    </BookPage>
  );
}

function OfUnit({ unit, rows, period }: { unit: LedgerUnit; rows: readonly TrialRow[]; period: Period }) {
  const translate = useTranslate();
  const balance = useBalance();
  const amount = useAmount();
  const figures = ({ opening, debit, credit, closing }: Figures) => [
    balance(opening, unit),
    amount(debit, unit),
    amount(credit, unit),
    balance(closing, unit),
  ];
  const lines = rows.map(row => ({
    key: row.accountId,
    name: <AccountLink row={row} period={period} />,
    cells: figures(row),
  }));
  const total = { key: 'total', name: <b>{translate('books.total')}</b>, cells: figures(totalOf(rows)) };
  return (
    <FigureTable
      title={translate(`books.unit.${unit}`)}
      none={translate('books.noEntries')}
      heads={['account', 'opening', 'debit', 'credit', 'closing'].map(head => translate(`books.${head}`))}
      lines={rows.length ? [...lines, total] : []}
      sumsFrom={1}
    />
  );
}

function AccountLink({ row, period }: { row: TrialRow; period: Period }) {
  const called = useAccountName();
  const to = `/ledger_accounts/${row.accountId}/statement?${String(new URLSearchParams(period))}`;
  return (
    <MuiLink component={Link} to={to} sx={reaching(20)}>
      {called(row)}
    </MuiLink>
  );
}

type Figures = Pick<TrialRow, 'opening' | 'debit' | 'credit' | 'closing'>;

/** In thousandths, so that nothing is lost on the way. */
const totalOf = (rows: readonly TrialRow[]): Figures => {
  const sum = (name: keyof Figures) => rows.reduce((total, row) => total + Math.round(row[name] * 1_000), 0) / 1_000;
  return { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') };
};
