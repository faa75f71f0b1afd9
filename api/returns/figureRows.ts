import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import { fill } from '../../schema/words/fill.ts';
import type { Wording } from '../../schema/words/wording.ts';
import type { Cell } from '../ports.ts';

const taxes = ['igst', 'cgst', 'sgst', 'utgst'] as const;
type Amounts = Partial<Record<'taxable' | (typeof taxes)[number], number>>;

/** Of the workbook of GSTR-3B, in the person's language: the taxes as bills call them. */
export const figureHeader = ({ words }: Wording): string[] => {
  const { fields } = words.entities['quickBills']!;
  return [words.papers.month.head.figure, ...(['taxable', ...taxes] as const).map(name => fields[name]!)];
};

/** Its figures under their numbers, in rupees; what a figure has none of is empty. */
export const figureRows = (
  { outward, nil, toConsumers, input, beyondInput }: NonNullable<GstReturn['gstr3b']>,
  { words }: Wording,
) => {
  const { figure } = words.papers.month;
  const places = words.entities['quickBills']!.values['placeOfSupply']!;
  const row = (name: string, amounts: Amounts): Cell[] => [
    name,
    ...(['taxable', ...taxes] as const).map(each => amounts[each] ?? null),
  ];
  return [
    row(figure.outward, outward),
    row(figure.nil, { taxable: nil }),
    ...toConsumers.map(({ place, ...amounts }) =>
      row(fill(figure.toConsumers, { place: places[place] ?? place }), amounts),
    ),
    row(figure.input, input),
    row(figure.beyondInput, beyondInput),
  ];
};
