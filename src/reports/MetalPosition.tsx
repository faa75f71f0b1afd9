import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';
import type { MetalPosition as Position, PositionPart } from '../../schema/rules/metalPosition.ts';
import { useAmount } from '../books/amounts.ts';
import { Arriving } from '../books/Arriving.tsx';
import { getMetalPosition } from '../books/calls.ts';
import { formatMoney, formatNumber, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import type { Period } from '../periods.ts';
import { queryKeys } from '../queryKeys.ts';
import { reaching } from '../theme/touch.ts';

type Metal = Position['metals'][number];
type Part = Metal['parts'][number];

/** Fine metal of the shop today, metal by metal, and how often its stock was sold in the period. */
export function MetalPosition({ period }: { period: Period }) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: queryKeys.book('metalPosition', period),
    queryFn: ({ signal }) => getMetalPosition(period, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Arriving error={error}>
      {data && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('reports.position.about')}
          </Typography>
          {data.metals.map(metal => (
            <OfMetal key={metal.unit} metal={metal} period={period} />
          ))}
          {data.metals.length > 0 ? <Turns metals={data.metals} /> : translate('reports.position.none')}
        </>
      )}
    </Arriving>
  );
}

function OfMetal({ metal, period }: { metal: Metal; period: Period }) {
  const translate = useTranslate();
  const figures = useFigures(metal);
  const { unit, rate, parts } = metal;
  const title = translate(`books.unit.${unit}`);
  return (
    <FigureTable
      title={
        rate === null ? title : translate('reports.position.atRate', { what: title, rate: formatMoney(rate, 'paise') })
      }
      none={translate('reports.position.none')}
      heads={['where', 'fine', 'worth'].map(head => translate(`reports.position.${head}`))}
      lines={[
        ...parts.map(part => ({
          key: part.part,
          name: <PartLink part={part} period={period} />,
          cells: figures(part.fine, part.worth),
        })),
        {
          key: 'net',
          name: <b>{translate('reports.position.net')}</b>,
          cells: figures(metal.net, metal.worth),
        },
      ]}
      sumsFrom={1}
    />
  );
}

function useFigures({ unit }: Metal) {
  const amount = useAmount();
  return (fine: number, worth: number | null) => [
    signed(fine, figure => amount(figure, unit)),
    worth === null ? none : signed(worth, figure => formatMoney(figure, 'paise')),
  ];
}

function PartLink({ part, period }: { part: Part; period: Period }) {
  const translate = useTranslate();
  return (
    <MuiLink component={Link} to={pathOf(part, period)} sx={reaching(20)}>
      {translate(`reports.position.part.${part.part}`)}
    </MuiLink>
  );
}

/** Where there is one account its statement, of several their list; orders are a list of their own. */
function pathOf({ part, accountId }: Part, period: Period) {
  if (part === 'booked') return listOf(salesOrders.resource, { rateLocked: true });
  if (part === 'karigar') return '/karigar_holdings';
  if (part === 'scheme') return '/scheme_liability';
  if (accountId) return `/${ledgerAccounts.resource}/${accountId}/statement?${String(new URLSearchParams(period))}`;
  return listOf(ledgerAccounts.resource, { kind: part satisfies PositionPart });
}

const listOf = (resource: string, filter: object) =>
  `/${resource}?${String(new URLSearchParams({ filter: JSON.stringify(filter) }))}`;

/** Grams that were sold beside those that lay there. */
function Turns({ metals }: Pick<Position, 'metals'>) {
  const translate = useTranslate();
  const amount = useAmount();
  return (
    <FigureTable
      title={translate('reports.position.turnsTitle')}
      none=""
      heads={['metal', 'sold', 'average', 'turns'].map(head => translate(`reports.position.${head}`))}
      lines={metals.map(({ unit, sold, average, turns }) => ({
        key: unit,
        name: translate(`books.unit.${unit}`),
        cells: [
          signed(sold, figure => amount(figure, unit)),
          signed(average, figure => amount(figure, unit)),
          turns === null ? none : formatNumber(turns),
        ],
      }))}
      sumsFrom={1}
    />
  );
}

const signed = (figure: number, format: (figure: number) => string): string =>
  figure < 0 ? `−${format(-figure)}` : format(figure);
