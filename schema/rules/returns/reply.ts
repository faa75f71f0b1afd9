import {
  described,
  day,
  listOf,
  maybe,
  named,
  number,
  object,
  oneOf,
  string,
  uuid,
  whole,
  yesOrNo,
  type Of,
} from '../../kit/shape.ts';
import { uqcs } from '../taxByHsn.ts';
import { taxSchemes } from '../taxScheme.ts';
import { sections, supplyKinds } from './supplies.ts';

const taxes = { cgst: number, sgst: number, utgst: number, igst: number };
const amounts = { taxable: number, ...taxes };

const ofPeriod = object({ from: day, to: day, value: number, cgst: number, sgst: number });

export const gstReturnFormats = ['json', 'xlsx'] as const;

/** What the returns of a month come to, in rupees, and what is wrong in them. */
export const gstReturn = named(
  'gstReturn',
  object({
    gstin: string,
    others: described(listOf(string), 'Other GSTINs under which documents of the month were issued'),
    month: string,
    scheme: described(
      oneOf(taxSchemes.map(({ id }) => id)),
      'In which the bills of the month were issued; under composition GSTR-1 and GSTR-3B are not due',
    ),
    shops: described(listOf(object({ id: uuid, name: string })), 'Those of the business with this GSTIN'),
    sections: described(
      listOf(object({ section: oneOf(sections), documents: whole, ...amounts })),
      'Of GSTR-1, net of credit notes',
    ),
    b2cs: described(
      listOf(object({ place: string, isBetweenStates: yesOrNo, rate: number, ...amounts })),
      'Of GSTR-1, to consumers: by state and rate, net of credit notes',
    ),
    hsn: described(
      listOf(
        object({
          isBusiness: yesOrNo,
          hsn: maybe(string),
          unit: oneOf(uqcs),
          rate: number,
          quantity: described(number, 'Of that unit'),
          ...amounts,
        }),
      ),
      'Of GSTR-1, the summary by HSN code, net of credit notes',
    ),
    nilRated: described(
      listOf(object({ isBetweenStates: yesOrNo, isBusiness: yesOrNo, taxable: number })),
      'Of GSTR-1, what bears no tax',
    ),
    sums: object(amounts),
    composition: described(
      maybe(
        object({
          percent: described(number, 'Of the turnover, half of it to the centre'),
          months: listOf(object({ month: string, value: number })),
          quarter: described(ofPeriod, 'CMP-08, 3(1)'),
          year: described(ofPeriod, 'The financial year, for GSTR-4'),
        }),
      ),
      'Of a dealer under the composition scheme',
    ),
    gstr3b: maybe(
      object({
        outward: described(object(amounts), '3.1(a)'),
        nil: described(number, '3.1(c)'),
        toConsumers: described(
          listOf(object({ place: string, taxable: number, igst: number })),
          '3.2: to people of other states who are not registered',
        ),
        input: described(object(taxes), '4(A)(5), as the accounts of input tax moved'),
        beyondInput: described(object(taxes), 'Tax less the input tax of its own kind; below nought what is left over'),
      }),
    ),
    problems: described(
      listOf(
        object({
          entity: oneOf(supplyKinds),
          id: uuid,
          shopId: uuid,
          number: string,
          text: string,
          isRefused: described(yesOrNo, 'The portal does not take it like this'),
        }),
      ),
      'The first 200, each with its document',
    ),
    problemCount: whole,
  }),
);
export type GstReturn = Of<typeof gstReturn>;

/** A figure of a return and a page of the documents that it is the sum of, in rupees; what takes back is below nought. */
export const gstReturnRow = named(
  'gstReturnRow',
  object({
    sums: object({ ...amounts, taxable: maybe(number) }),
    items: listOf(
      object({
        entity: maybe(string),
        id: maybe(uuid),
        shopId: uuid,
        number: maybe(string),
        day,
        ...amounts,
        taxable: described(maybe(number), 'null of input tax'),
      }),
    ),
    totalCount: whole,
    pageIndex: whole,
    pageSize: whole,
  }),
);
export type GstReturnRow = Of<typeof gstReturnRow>;
