import type { TaxedPart } from '../taxByHsn.ts';
import { addSums, noSums, sectionOf, takesBack, type Section, type Supply, type TaxSums } from './supplies.ts';

/** What a document has in a row of a return, in paise; below nought where it takes back. */
export type DocumentShare = TaxSums & { supply: Supply };

/** In sums of consumers: within the state or between states, where to, and at which rate. */
export type ToConsumers = { isBetweenStates: boolean; place: string; rate: number };

/** Which figure of a return it is; `consumers` of B2CS, `place` of 3.2. */
type Row = { key: string; consumers?: ToConsumers; place?: string };
/** With the documents that it is the sum of. */
export type ReturnRow = Row & { sums: TaxSums; documents: DocumentShare[] };
export type ReturnRows = ReadonlyMap<string, ReturnRow>;

/** All of GSTR-1; 3.1(a) and 3.1(c) of GSTR-3B; and 4(A)(5), which comes from the books. */
export const plainRows = { all: 'all', outward: 'outward', nil: 'nil', input: 'input' } as const;
/** The form of all of these. */
export const rowForm = /^(all|outward|nil|input|section\.\w+|b2cs\.(intra|inter)\.\d*\.[\d.]+|toConsumers\.\d*)$/;
export const rowOfSection = (section: Section): string => `section.${section}`;
export const rowOfConsumers = ({ isBetweenStates, place, rate }: ToConsumers): string =>
  `b2cs.${isBetweenStates ? 'inter' : 'intra'}.${place}.${rate}`;
export const rowOfPlace = (place: string): string => `toConsumers.${place}`;

/** Every row in which a part of a document counts. */
const rowsOfPart = (supply: Supply, { rate }: TaxedPart): Row[] => {
  const { gstin, billedGst } = supply;
  const section = sectionOf(supply);
  const place = supply.place ?? '';
  const isBetweenStates = billedGst === 'igst';
  const consumers = { isBetweenStates, place, rate };
  const always = [{ key: plainRows.all }, { key: rowOfSection(section) }];
  if (rate <= 0) return [...always, { key: plainRows.nil }];
  return [
    ...always,
    { key: plainRows.outward },
    ...(section === 'b2cs' ? [{ key: rowOfConsumers(consumers), consumers }] : []),
    ...(gstin === null && isBetweenStates ? [{ key: rowOfPlace(place), place }] : []),
  ];
};

/**
 * The figures of GSTR-1 and GSTR-3B, each with its documents in the order of what was supplied. A figure is told by these sums alone, and so
 * comes to what its documents do.
 */
export const returnRows = (supplies: readonly Supply[]): ReturnRows => {
  const rows = new Map<string, ReturnRow>();
  for (const supply of supplies)
    for (const { row, sums } of sharesOf(supply).values()) {
      const { documents, sums: before } = rows.get(row.key) ?? { documents: [] as DocumentShare[], sums: noSums };
      documents.push({ ...sums, supply });
      rows.set(row.key, { ...row, documents, sums: addSums(before, sums, false) });
    }
  return rows;
};

const sharesOf = (supply: Supply) => {
  const shares = new Map<string, { row: Row; sums: TaxSums }>();
  for (const part of supply.parts)
    for (const row of rowsOfPart(supply, part)) {
      const { sums } = shares.get(row.key) ?? { sums: noSums };
      shares.set(row.key, { row, sums: addSums(sums, part, takesBack(supply)) });
    }
  return shares;
};

export const sumsOfRow = (rows: ReturnRows, key: string): TaxSums => rows.get(key)?.sums ?? noSums;

/** Those of consumers by state and rate, the states in the order in which they come first. */
export const rowsOfConsumers = (rows: ReturnRows): (ReturnRow & { consumers: ToConsumers })[] => {
  const those = [...rows.values()].flatMap(({ consumers, ...row }) => (consumers ? [{ ...row, consumers }] : []));
  const ofState = ({ consumers }: (typeof those)[number]) => `${consumers.isBetweenStates} ${consumers.place}`;
  return [...Map.groupBy(those, ofState).values()].flat();
};
