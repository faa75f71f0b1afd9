import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { chitMembers } from '../../../schema/entities/chitMembers.ts';
import type { Liability } from '../../../schema/rules/chitReplies.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { monthsAfter } from '../../../schema/rules/months.ts';
import { useAmount } from '../../books/amounts.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { get } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { formatCount, formatLongMonth, formatMoney, none } from '../../format.ts';
import { FigureTable } from '../../layout/FigureTable.tsx';
import { queryKeys } from '../../queryKeys.ts';
import { reaching } from '../../theme/touch.ts';

type Item = Liability['items'][number];

/** `/scheme_liability`: what the shop owes to the holders of passbooks, in rupees and in grams, beside the metal it holds. */
export function SchemeLiability() {
  const { data, error } = useQuery({
    queryKey: queryKeys.liability,
    queryFn: ({ signal }) => get<Liability>(shopPath('chit_members/liability'), { signal }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <Arriving error={error}>
        {data && (
          <>
            <ByMonth {...data} />
            {data.metals.length > 0 && <BesideStock metals={data.metals} />}
          </>
        )}
      </Arriving>
    </Box>
  );
}

function ByMonth({ items, totals }: Liability) {
  const translate = useTranslate();
  const amount = useAmount();
  const lines = items.map(({ schemeId, scheme, kind, unit, month, ...owed }) => ({
    key: `${schemeId} ${month}`,
    name: (
      <MuiLink component={Link} to={passbooksOf(schemeId, month)} sx={reaching(20)}>
        {scheme} · {month ? formatLongMonth(month) : translate('chits.owed.notBegun')}
      </MuiLink>
    ),
    cells: [
      formatCount(owed.members),
      kind === 'amount' ? formatMoney(owed.balance, 'paise') : none,
      unit ? amount(owed.fineWeight, unit) : none,
      owed.worth === null ? none : formatMoney(owed.worth, 'paise'),
    ],
  }));
  const total = {
    key: 'total',
    name: <b>{translate('books.total')}</b>,
    cells: [
      formatCount(totals.members),
      formatMoney(sumOf(items.filter(({ kind }) => kind === 'amount')), 'paise'),
      none,
      totals.worth === null ? none : formatMoney(totals.worth, 'paise'),
    ],
  };
  return (
    <FigureTable
      title={translate('chits.owed.title')}
      none={translate('chits.owed.none')}
      heads={['scheme', 'members', 'rupees', 'metal', 'worth'].map(name => translate(`chits.owed.${name}`))}
      lines={lines.length ? [...lines, total] : []}
      sumsFrom={1}
    />
  );
}

const sumOf = (items: readonly Item[]) => items.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0) / 100;

/** The list of those that mature then. */
const passbooksOf = (schemeId: string, month: string | null) => {
  const days = month && { maturesOn_gte: month, maturesOn_lte: daysLater(monthsAfter(month, 1), -1) };
  const filter = { schemeId, state: 'active', ...days };
  return {
    pathname: `/${chitMembers.resource}`,
    search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
  };
};

function BesideStock({ metals }: { metals: Liability['metals'] }) {
  const translate = useTranslate();
  const amount = useAmount();
  return (
    <FigureTable
      title={translate('chits.owed.beside')}
      none=""
      heads={['which', 'owing', 'worth', 'held', 'left'].map(name => translate(`chits.owed.${name}`))}
      lines={metals.map(({ unit, owed, held, worth }) => ({
        key: unit,
        name: translate(`books.unit.${unit}`),
        cells: [
          amount(owed, unit),
          worth === null ? none : formatMoney(worth, 'paise'),
          amount(held, unit),
          signed(Math.round(1_000 * (held - owed)) / 1_000, left => amount(left, unit)),
        ],
      }))}
      sumsFrom={1}
    />
  );
}

const signed = (figure: number, format: (figure: number) => string): string =>
  figure < 0 ? `−${format(-figure)}` : format(figure);
