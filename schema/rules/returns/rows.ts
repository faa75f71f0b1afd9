import { uqcs, type TaxedPart, type Uqc } from '../taxByHsn.ts';
import { addSums, noSums, sectionOf, takesBack, type Section, type Supply, type TaxSums } from './supplies.ts';

/** In paise, and thousandths of the unit of whatever it is. */
type Share = TaxSums & { quantity: number };
const noShare: Share = { ...noSums, quantity: 0 };

/** What a document has in a row of a return, in paise; below nought where it takes back. */
export type DocumentShare = Share & { supply: Supply };

/** In sums of consumers: within the state or between states, where to, and at which rate. */
export type ToConsumers = { isBetweenStates: boolean; place: string; rate: number };

/** In the summary by code: to businesses or to consumers, of which code, in which unit and at which rate. */
export type OfHsn = { isBusiness: boolean; hsn: string | null; unit: Uqc; rate: number };

/** What bears no tax: within the state or between states, to businesses or to consumers. */
export type NilRated = { isBetweenStates: boolean; isBusiness: boolean };

/** Which figure of a return it is; `consumers` of B2CS, `place` of 3.2, `hsn` of the summary by code, `nilRated` of what bears no tax. */
type Row = { key: string; consumers?: ToConsumers; place?: string; hsn?: OfHsn; nilRated?: NilRated };
/** With the documents that it is the sum of. */
export type ReturnRow = Row & { sums: Share; documents: DocumentShare[] };
export type ReturnRows = ReadonlyMap<string, ReturnRow>;

/** All of GSTR-1; 3.1(a) and 3.1(c) of GSTR-3B; and 4(A)(5), which comes from the books. */
export const plainRows = { all: 'all', outward: 'outward', nil: 'nil', input: 'input' } as const;
/** Of a dealer under the composition scheme: CMP-08 and GSTR-4; a month of the quarter is `composition.2026-11`. */
export const compositionRows = { quarter: 'composition.quarter', year: 'composition.year' } as const;
/** The form of all of these. */
export const rowForm = new RegExp(
  String.raw`^(all|outward|nil|input|section\.\w+|b2cs\.(intra|inter)\.\d*\.[\d.]+|toConsumers\.\d*|hsn\.(b2b|b2c)\.\d*\.(${uqcs.join('|')})\.[\d.]+|nil\.(intra|inter)\.(b2b|b2c)|composition\.(\d{4}-\d{2}|quarter|year))$`,
);
export const rowOfSection = (section: Section): string => `section.${section}`;
export const rowOfConsumers = ({ isBetweenStates, place, rate }: ToConsumers): string =>
  `b2cs.${isBetweenStates ? 'inter' : 'intra'}.${place}.${rate}`;
export const rowOfHsn = ({ isBusiness, hsn, unit, rate }: OfHsn): string =>
  `hsn.${to(isBusiness)}.${hsn ?? ''}.${unit}.${rate}`;
export const rowOfNil = ({ isBetweenStates, isBusiness }: NilRated): string =>
  `nil.${isBetweenStates ? 'inter' : 'intra'}.${to(isBusiness)}`;
export const rowOfMonth = (month: string): string => `composition.${month}`;
export const rowOfPlace = (place: string): string => `toConsumers.${place}`;

const to = (isBusiness: boolean) => (isBusiness ? 'b2b' : 'b2c');

/** Every row in which a part of a document counts. */
const rowsOfPart = (supply: Supply, { hsn: code, unit, rate }: TaxedPart): Row[] => {
  const { gstin, billedGst } = supply;
  const isBusiness = gstin !== null;
  const section = sectionOf(supply);
  const place = supply.place ?? '';
  const isBetweenStates = billedGst === 'igst';
  const consumers = { isBetweenStates, place, rate };
  const hsn = { isBusiness, hsn: code, unit, rate };
  const always = [{ key: plainRows.all }, { key: rowOfSection(section) }, { key: rowOfHsn(hsn), hsn }];
  const nilRated = { isBetweenStates, isBusiness };
  if (rate <= 0) return [...always, { key: plainRows.nil }, { key: rowOfNil(nilRated), nilRated }];
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
      const { documents, sums: before } = rows.get(row.key) ?? { documents: [] as DocumentShare[], sums: noShare };
      documents.push({ ...sums, supply });
      rows.set(row.key, { ...row, documents, sums: added(before, sums, false) });
    }
  return rows;
};

const sharesOf = (supply: Supply) => {
  const shares = new Map<string, { row: Row; sums: Share }>();
  for (const part of supply.parts)
    for (const row of rowsOfPart(supply, part)) {
      const { sums } = shares.get(row.key) ?? { sums: noShare };
      shares.set(row.key, { row, sums: added(sums, part, takesBack(supply)) });
    }
  return shares;
};

const added = (all: Share, one: Share, isTakenOff: boolean): Share => ({
  ...addSums(all, one, isTakenOff),
  quantity: isTakenOff ? all.quantity - one.quantity : all.quantity + one.quantity,
});

export const sumsOfRow = (rows: ReturnRows, key: string): TaxSums => {
  const { taxable, cgst, sgst, utgst, igst } = rows.get(key)?.sums ?? noSums;
  return { taxable, cgst, sgst, utgst, igst };
};

/** Of the summary by code, of businesses and of consumers, each by code, unit and rate. */
export const rowsOfHsn = (rows: ReturnRows): (ReturnRow & { hsn: OfHsn })[] =>
  [...rows.values()]
    .flatMap(({ hsn, ...row }) => (hsn ? [{ ...row, hsn }] : []))
    .toSorted((a, b) => (placeOf(a.hsn) < placeOf(b.hsn) ? -1 : 1));

const placeOf = ({ isBusiness, hsn, unit, rate }: OfHsn) => `${to(isBusiness)} ${hsn ?? ''} ${unit} ${rate}`;

export const rowsOfNil = (rows: ReturnRows): (ReturnRow & { nilRated: NilRated })[] =>
  [...rows.values()].flatMap(({ nilRated, ...row }) => (nilRated ? [{ ...row, nilRated }] : []));

/** Those of consumers by state and rate, the states in the order in which they come first. */
export const rowsOfConsumers = (rows: ReturnRows): (ReturnRow & { consumers: ToConsumers })[] => {
  const those = [...rows.values()].flatMap(({ consumers, ...row }) => (consumers ? [{ ...row, consumers }] : []));
  const ofState = ({ consumers }: (typeof those)[number]) => `${consumers.isBetweenStates} ${consumers.place}`;
  return [...Map.groupBy(those, ofState).values()].flat();
};
