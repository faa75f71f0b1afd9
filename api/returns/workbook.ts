import { sectionOf, takesBack, type Supply } from '../../schema/rules/returns/supplies.ts';
import type { TaxedPart } from '../../schema/rules/taxByHsn.ts';
import type { Wording } from '../../schema/words/wording.ts';
import type { Cell } from '../ports.ts';

/** Of the workbook beside the JSON, in the person's language: what it is called in bills. */
export const returnHeader = ({ words }: Wording): string[] => {
  const { fields, inputs } = words.entities['quickBills']!;
  const line = inputs['lines']!;
  const names = ['taxable', 'cgst', 'sgst', 'utgst', 'igst'].map(name => fields[name]!);
  return [
    'GSTR-1',
    words.entities['shops']!.one,
    fields['number']!,
    fields['day']!,
    words.entities['contacts']!.fields['gstin']!,
    fields['placeOfSupply']!,
    line['hsn']!,
    line['quantity']!,
    words.entities['units']!.one,
    line['gst']!,
    ...names,
    fields['total']!,
  ];
};

/** A row for each code and rate of a document; the first has what the document comes to. Credit notes are below nought. */
export const returnRows = (
  supplies: readonly Supply[],
  shops: readonly { id: string; name: string }[],
  { words }: Wording,
): Cell[][] => {
  const places = words.entities['quickBills']!.values['placeOfSupply']!;
  const named = new Map(shops.map(({ id, name }) => [id, name]));
  return supplies.flatMap(supply => {
    const { number, day, shopId, gstin, place, total } = supply;
    const sign = takesBack(supply) ? -1 : 1;
    const head = [sectionOf(supply), named.get(shopId) ?? null, number, day, gstin, placeOf(place, places)];
    return supply.parts.map((part, n) => [...head, ...cellsOf(part, sign), n === 0 ? (sign * total) / 100 : null]);
  });
};

const placeOf = (place: string | null, names: Readonly<Record<string, string>>): string | null =>
  place && `${place}-${names[place] ?? ''}`;

const cellsOf = ({ hsn, quantity, unit, rate, taxable, cgst, sgst, utgst, igst }: TaxedPart, sign: number): Cell[] => [
  hsn,
  (sign * quantity) / 1_000,
  unit,
  rate,
  ...[taxable, cgst, sgst, utgst, igst].map(paise => (sign * paise) / 100),
];
