import type { GstSplit } from '../../schema/rules/gstSplit.ts';
import { gstr1Figures } from '../../schema/rules/returns/gstr1Return.ts';
import { gstr3b, type Gstr3b } from '../../schema/rules/returns/gstr3b.ts';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import { rowsOfConsumers, rowsOfHsn, rowsOfNil } from '../../schema/rules/returns/rows.ts';
import type { TaxSums } from '../../schema/rules/returns/supplies.ts';
import type { Wording } from '../../schema/words/wording.ts';
import type { Database } from '../ports.ts';
import { compositionFigures, readComposition } from './composition.ts';
import { readReturn } from './readMonth.ts';
import type { ReturnWanted } from './wanted.ts';

/** So many problems are told of; the others are counted. */
const mostTold = 200;

/** What the returns of a month come to, as a person reads it. */
export const returnFigures = async (database: Database, wanted: ReturnWanted, wording: Wording): Promise<GstReturn> => {
  const { month, gstin, others = [], shops } = wanted;
  const { filer, read } = await readReturn(database, wanted);
  const { sections, sums, problems, rows } = gstr1Figures(filer, read.supplies);
  const due = gstr3b(filer, read.supplies, read.input, rows);
  return {
    gstin,
    others,
    month,
    scheme: filer.scheme,
    shops,
    sections: sections.map(({ section, documents, ...each }) => ({ section, documents, ...amountsOf(each) })),
    b2cs: rowsOfConsumers(rows).map(({ consumers, sums: those }) => ({ ...consumers, ...amountsOf(those) })),
    hsn: rowsOfHsn(rows).map(({ hsn, sums: { quantity, ...those } }) => ({
      ...hsn,
      quantity: quantity / 1_000,
      ...amountsOf(those),
    })),
    nilRated: rowsOfNil(rows).map(({ nilRated, sums: { taxable } }) => ({ ...nilRated, taxable: taxable / 100 })),
    sums: amountsOf(sums),
    gstr3b: due && gstr3bFigures(due),
    composition: filer.scheme === 'composition' ? compositionFigures(await readComposition(database, wanted)) : null,
    problems: problems.slice(0, mostTold).map(({ kind, id, shopId, number, said, isRefused }) => ({
      entity: kind,
      id,
      shopId,
      number,
      text: wording.say(said),
      isRefused,
    })),
    problemCount: problems.length,
  };
};

const gstr3bFigures = ({ outward, nil, toConsumers, input, beyondInput }: Gstr3b) => ({
  outward: amountsOf(outward),
  nil: nil / 100,
  toConsumers: toConsumers.map(({ place, taxable, igst }) => ({ place, taxable: taxable / 100, igst: igst / 100 })),
  input: taxesOf(input),
  beyondInput: taxesOf(beyondInput),
});

/** In rupees. */
export const taxesOf = ({ cgst, sgst, utgst, igst }: GstSplit) => ({
  cgst: cgst / 100,
  sgst: sgst / 100,
  utgst: utgst / 100,
  igst: igst / 100,
});

export const amountsOf = ({ taxable, ...taxes }: TaxSums) => ({ taxable: taxable / 100, ...taxesOf(taxes) });
