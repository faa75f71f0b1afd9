import { useTranslate } from 'react-admin';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import { plainRows, rowOfConsumers, rowOfPlace, rowOfSection } from '../../schema/rules/returns/rows.ts';
import { formatCount, formatPercent, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { useAmount } from './amounts.ts';
import { RowLink } from './RowLink.tsx';
import { useStateName } from './useStateName.ts';

export const returnTaxes = ['igst', 'cgst', 'sgst', 'utgst'] as const;
type Taxes = Partial<Record<'taxable' | (typeof returnTaxes)[number], number | null>>;

/** What it comes to, and the tax; what a row has none of is a dash. */
export function useReturnAmounts() {
  const amount = useAmount();
  return (figures: Taxes) =>
    (['taxable', ...returnTaxes] as const).map(name => {
      const value = figures[name] ?? 0;
      return value < 0 ? `−${amount(-value, 'INR')}` : amount(value, 'INR');
    });
}

/** GSTR-1 by its tables, and in all. */
export function Gstr1Table({ sections, sums }: Pick<GstReturn, 'sections' | 'sums'>) {
  const translate = useTranslate();
  const amounts = useReturnAmounts();
  const lines = sections
    .filter(({ documents }) => documents > 0)
    .map(({ section, documents, ...each }) => ({
      key: section,
      name: <RowLink row={rowOfSection(section)}>{translate(`returns.section.${section}`)}</RowLink>,
      cells: [formatCount(documents), ...amounts(each)],
    }));
  const total = {
    key: 'total',
    name: (
      <RowLink row={plainRows.all}>
        <b>{translate('books.total')}</b>
      </RowLink>
    ),
    cells: [none, ...amounts(sums)],
  };
  return (
    <FigureTable
      title={translate('returns.gstr1')}
      none={translate('returns.nothingSold')}
      heads={['section', 'documents', 'taxable', ...returnTaxes].map(head => translate(`returns.head.${head}`))}
      lines={lines.length ? [...lines, total] : []}
      sumsFrom={1}
    />
  );
}

/** Sales to consumers as GSTR-1 lists them: by state and rate. */
export function ConsumersTable({ rows }: { rows: GstReturn['b2cs'] }) {
  const translate = useTranslate();
  const amounts = useReturnAmounts();
  const named = useConsumersName();
  if (!rows.length) return null;
  return (
    <FigureTable
      title={translate('returns.b2cs')}
      none=""
      heads={['place', 'taxable', ...returnTaxes].map(head => translate(`returns.head.${head}`))}
      lines={rows.map(({ taxable, igst, cgst, sgst, utgst, ...row }) => ({
        key: rowOfConsumers(row),
        name: <RowLink row={rowOfConsumers(row)}>{named(row)}</RowLink>,
        cells: amounts({ taxable, igst, cgst, sgst, utgst }),
      }))}
      sumsFrom={1}
    />
  );
}

/** `Maharashtra, 3%`. */
export function useConsumersName() {
  const stateOf = useStateName();
  return ({ place, rate }: { place: string; rate: number }) => `${stateOf(place)}, ${formatPercent(rate)}`;
}

/** The figures of GSTR-3B under their numbers in it. What is left of two of them is made of no documents of its own. */
export function Gstr3bTable({ outward, nil, toConsumers, input, beyondInput }: NonNullable<GstReturn['gstr3b']>) {
  const translate = useTranslate();
  const amounts = useReturnAmounts();
  const stateOf = useStateName();
  const line = (key: string, values: Taxes, { row, place }: { row?: string; place?: string } = {}) => {
    const name = translate(`returns.figure.${key}`, place ? { place: stateOf(place) } : {});
    return {
      key: place ? `${key} ${place}` : key,
      name: row ? <RowLink row={row}>{name}</RowLink> : name,
      cells: amounts(values),
    };
  };
  return (
    <FigureTable
      title={translate('returns.gstr3b')}
      none={translate('returns.nothingSold')}
      heads={['figure', 'taxable', ...returnTaxes].map(head => translate(`returns.head.${head}`))}
      lines={[
        line('outward', outward, { row: plainRows.outward }),
        ...(nil ? [line('nil', { taxable: nil }, { row: plainRows.nil })] : []),
        ...toConsumers.map(({ place, ...each }) => line('toConsumers', each, { row: rowOfPlace(place), place })),
        line('input', input, { row: plainRows.input }),
        line('beyondInput', beyondInput),
      ]}
      sumsFrom={1}
    />
  );
}
