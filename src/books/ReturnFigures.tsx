import { useTranslate } from 'react-admin';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import { stateOptions } from '../../schema/rules/states.ts';
import { formatCount, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { useAmount } from './amounts.ts';

const taxes = ['igst', 'cgst', 'sgst', 'utgst'] as const;
type Taxes = Partial<Record<'taxable' | (typeof taxes)[number], number>>;

/** What it comes to, and the tax; what a row has none of is a dash. */
function useFigures() {
  const amount = useAmount();
  return (figures: Taxes) => (['taxable', ...taxes] as const).map(name => amount(figures[name] ?? 0, 'INR'));
}

/** GSTR-1 by its tables, and in all. */
export function Gstr1Table({ sections, sums }: Pick<GstReturn, 'sections' | 'sums'>) {
  const translate = useTranslate();
  const figures = useFigures();
  const lines = sections
    .filter(({ documents }) => documents > 0)
    .map(({ section, documents, ...each }) => ({
      key: section,
      name: translate(`returns.section.${section}`),
      cells: [formatCount(documents), ...figures(each)],
    }));
  const total = { key: 'total', name: <b>{translate('books.total')}</b>, cells: [none, ...figures(sums)] };
  return (
    <FigureTable
      title={translate('returns.gstr1')}
      none={translate('returns.nothingSold')}
      heads={['section', 'documents', 'taxable', ...taxes].map(head => translate(`returns.head.${head}`))}
      lines={lines.length ? [...lines, total] : []}
      sumsFrom={1}
    />
  );
}

/** The figures of GSTR-3B under their numbers in it. */
export function Gstr3bTable({ outward, nil, toConsumers, input, beyondInput }: NonNullable<GstReturn['gstr3b']>) {
  const translate = useTranslate();
  const figures = useFigures();
  const stateOf = useStateName();
  const line = (key: string, values: Taxes, place?: string) => ({
    key: place ? `${key} ${place}` : key,
    name: translate(`returns.figure.${key}`, place ? { place: stateOf(place) } : {}),
    cells: figures(values),
  });
  return (
    <FigureTable
      title={translate('returns.gstr3b')}
      none={translate('returns.nothingSold')}
      heads={['figure', 'taxable', ...taxes].map(head => translate(`returns.head.${head}`))}
      lines={[
        line('outward', outward),
        ...(nil ? [line('nil', { taxable: nil })] : []),
        ...toConsumers.map(({ place, ...each }) => line('toConsumers', each, place)),
        line('input', input),
        line('beyondInput', beyondInput),
      ]}
      sumsFrom={1}
    />
  );
}

/** In the person's language, as bills call it. */
function useStateName() {
  const translate = useTranslate();
  return (code: string) =>
    translate(`resources.quick_bills.values.placeOfSupply.${code}`, {
      _: stateOptions.find(({ id }) => id === code)?.name ?? code,
    });
}
