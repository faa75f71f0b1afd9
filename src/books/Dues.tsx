import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { dueAges, dueSides, ledgerUnits } from '../../schema/rules/ledger.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { Pages } from '../layout/Pages.tsx';
import { queryKeys } from '../queryKeys.ts';
import { ChipRow } from '../resources/kit/list/ChipRow.tsx';
import { reaching } from '../theme/touch.ts';
import { useAmount } from './amounts.ts';
import { getDues, pageSize, type DueFigures } from './calls.ts';
import { Arriving } from './Arriving.tsx';
import { useAccountName } from './useAccountName.ts';

const columns = ['total', ...dueAges.map(({ id }) => id)] as const;

/** `/dues`: who owes the shop, and whom it owes, and for how long. */
export function Dues() {
  const translate = useTranslate();
  const { side, unit, page, choose } = useAsked();
  const asked = { side, unit, page };
  const { data, error } = useQuery({
    queryKey: queryKeys.book('dues', asked),
    queryFn: ({ signal }) => getDues(asked, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <ChipRow
        label={translate('books.whichSide')}
        choices={dueSides.map(({ id }) => ({
          id,
          label: translate(`books.side.${id}`),
          isChosen: id === side,
          onChoose: () => choose({ side: id }),
        }))}
      />
      <ChipRow
        label={translate('books.whichUnit')}
        choices={ledgerUnits.map(({ id }) => ({
          id,
          label: translate(`books.unit.${id}`),
          isChosen: id === unit,
          onChoose: () => choose({ unit: id }),
        }))}
      />
      <Arriving error={error}>{data && <ByAge {...data} />}</Arriving>
      <Pages
        totalCount={data?.totalCount ?? 0}
        pageSize={pageSize}
        page={page}
        choose={wanted => choose({ page: String(wanted) })}
      />
    </Box>
  );
}

function ByAge({ items, totals, unit }: Awaited<ReturnType<typeof getDues>>) {
  const translate = useTranslate();
  const amount = useAmount();
  const called = useAccountName();
  const figures = (due: DueFigures) => columns.map(name => amount(due[name], unit));
  const lines = items.map(({ accountId, ...due }) => ({
    key: accountId,
    name: (
      <MuiLink component={Link} to={`/ledger_accounts/${accountId}/statement`} sx={reaching(20)}>
        {called(due)}
      </MuiLink>
    ),
    cells: figures(due),
  }));
  const total = { key: 'total', name: <b>{translate('books.total')}</b>, cells: figures(totals) };
  return (
    <FigureTable
      title={translate('books.dues')}
      none={translate('books.noDues')}
      heads={[translate('books.person'), ...columns.map(name => translate(`books.age.${name}`))]}
      lines={lines.length ? [...lines, total] : []}
      sumsFrom={1}
    />
  );
}

/** What is asked for, kept in the address. */
const useAsked = () => {
  const [search, setSearch] = useSearchParams();
  const one = <O extends { id: string }>(name: string, options: readonly O[]): O['id'] =>
    (options.find(({ id }) => id === search.get(name)) ?? options[0]!).id;
  const [side, unit] = [one('side', dueSides), one('unit', ledgerUnits)];
  const choose = (changes: Record<string, string>) => setSearch({ side, unit, ...changes });
  return { side, unit, page: Number(search.get('page') ?? 1), choose };
};
