import { gstr1Json, type Gstr1Json } from './gstr1.ts';
import type { Issued } from './issued.ts';
import { returnProblems, type Filer, type ReturnProblem } from './problems.ts';
import { plainRows, returnRows, rowOfSection, sumsOfRow, type ReturnRows } from './rows.ts';
import { sections, type Section, type Supply, type TaxSums } from './supplies.ts';

/** How many documents a section has, and what they come to in paise, net of notes. */
export type SectionSums = TaxSums & { section: Section; documents: number };

/** GSTR-1 of a month. A dealer under the composition scheme files none. */
export type Gstr1Return = {
  json: Gstr1Json | null;
  sections: SectionSums[];
  /** Every figure with its documents. */
  rows: ReturnRows;
  sums: TaxSums;
  problems: ReturnProblem[];
};

export const gstr1Return = (
  filer: Filer,
  { supplies, issued }: { supplies: readonly Supply[]; issued: readonly Issued[] },
): Gstr1Return => {
  const { gstin, month, scheme } = filer;
  const json = scheme === 'composition' ? null : gstr1Json({ gstin, month, supplies, issued });
  return { json, ...gstr1Figures(filer, supplies) };
};

/** The same without the file, for whoever looks at it. */
export const gstr1Figures = (filer: Filer, supplies: readonly Supply[]): Omit<Gstr1Return, 'json'> => {
  const { scheme } = filer;
  const listed = scheme === 'composition' ? [] : supplies.filter(({ parts }) => parts.length > 0);
  const rows = returnRows(listed);
  return {
    sections: sections.map(section => {
      const key = rowOfSection(section);
      return { section, documents: rows.get(key)?.documents.length ?? 0, ...sumsOfRow(rows, key) };
    }),
    rows,
    sums: sumsOfRow(rows, plainRows.all),
    problems: returnProblems(supplies, filer),
  };
};
