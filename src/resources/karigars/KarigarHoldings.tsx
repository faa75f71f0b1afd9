import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { workOrders } from '../../../schema/entities/workOrders.ts';
import { openStatus } from '../../../schema/kit/statuses.ts';
import type { Holdings } from '../../../schema/rules/karigarReplies.ts';
import { useAmount } from '../../books/amounts.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { can as permissions } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { formatCount, formatMoney, formatWeight, none } from '../../format.ts';
import { FigureTable } from '../../layout/FigureTable.tsx';
import { queryKeys } from '../../queryKeys.ts';
import { reaching } from '../../theme/touch.ts';
import { settleMetal, settleRupees } from './settling.ts';

type Item = Holdings['items'][number];
type Held = Holdings['totals'];

/** `/karigar_holdings`: what each karigar has of the shop's tonight, what is owed for labour, and how he keeps to days and losses. */
export function KarigarHoldings() {
  const { data, error } = useQuery({
    queryKey: queryKeys.holdings,
    queryFn: ({ signal }) => get<Holdings>(shopPath('karigar_issues/holdings'), { signal }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <Arriving error={error}>
        {data && (
          <>
            <Metal {...data} />
            {data.items.length > 0 && <Keeping items={data.items} />}
          </>
        )}
      </Arriving>
    </Box>
  );
}

const names = ['gold', 'silver', 'platinum', 'carats'] as const;

function Metal({ items, totals }: Holdings) {
  const translate = useTranslate();
  const amount = useAmount();
  const shown = names.filter(name => name === 'gold' || items.some(item => item[name] !== 0));
  const cells = (held: Held) => [
    // The head of a column says which metal it is.
    ...shown.map(name => signed(held[name], name === 'carats' ? figure => amount(figure, 'CT') : formatWeight)),
    signed(held.rupees, figure => formatMoney(figure, 'paise')),
  ];
  const lines = items.map(({ contactId, name, accountId, ...held }) => ({
    key: contactId,
    name: accountId ? (
      <MuiLink component={Link} to={`/ledger_accounts/${accountId}/statement`} sx={reaching(20)}>
        {name}
      </MuiLink>
    ) : (
      name
    ),
    cells: [
      ...cells(held),
      settles({ contactId, name, accountId, ...held }) ? (
        <Settle key="settle" item={{ contactId, name, accountId, ...held }} />
      ) : (
        none
      ),
    ],
  }));
  const total = { key: 'total', name: <b>{translate('books.total')}</b>, cells: [...cells(totals), none] };
  return (
    <FigureTable
      title={translate('karigars.holdings.title')}
      none={translate('karigars.holdings.none')}
      heads={['karigar', ...shown, 'rupees', 'settle'].map(name => translate(`karigars.holdings.${name}`))}
      lines={lines.length ? [...lines, total] : []}
      sumsFrom={1}
    />
  );
}

const settles = (item: Item): boolean => Boolean(settleRupees(item) ?? settleMetal(item));

/** What is left between them is settled by a voucher, or a receipt, that begins with it. */
function Settle({ item }: { item: Item }) {
  const translate = useTranslate();
  const can = useCan();
  const ways = [
    { word: 'money', way: can(permissions.ReceiptAdd) ? settleRupees(item) : null },
    { word: 'metal', way: can(permissions.KarigarVoucherAdd) ? settleMetal(item) : null },
  ];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end' }}>
      {ways.map(
        ({ word, way }) =>
          way && (
            <MuiLink
              key={word}
              component={Link}
              {...way}
              aria-label={translate(`karigars.holdings.${word}_of`, { name: item.name })}
              sx={reaching(20)}
            >
              {translate(`karigars.holdings.${word}`)}
            </MuiLink>
          ),
      )}
    </Box>
  );
}

function Keeping({ items }: { items: readonly Item[] }) {
  const translate = useTranslate();
  return (
    <FigureTable
      title={translate('karigars.holdings.keeping')}
      none=""
      heads={['karigar', 'open', 'late', 'done', 'agreedLoss', 'beyond'].map(name =>
        translate(`karigars.holdings.${name}`),
      )}
      lines={items.map(({ contactId, name, open, late, done, inTime, agreedLoss, beyond }) => ({
        key: contactId,
        name: open ? (
          <MuiLink component={Link} to={openOf(contactId)} sx={reaching(20)}>
            {name}
          </MuiLink>
        ) : (
          name
        ),
        cells: [
          formatCount(open),
          late ? formatCount(late) : none,
          done ? translate('karigars.holdings.inTime', { done: formatCount(done), inTime: formatCount(inTime) }) : none,
          agreedLoss ? formatWeight(agreedLoss) : none,
          beyond ? signed(beyond, formatWeight) : none,
        ],
      }))}
      sumsFrom={1}
    />
  );
}

/** The work that he still has to do. */
const openOf = (karigarId: string) => ({
  pathname: `/${workOrders.resource}`,
  search: `?${new URLSearchParams({ filter: JSON.stringify({ karigarId, statusId: openStatus }) })}`,
});

const signed = (figure: number, format: (figure: number) => string): string => {
  if (figure === 0) return none;
  return figure < 0 ? `−${format(-figure)}` : format(figure);
};
