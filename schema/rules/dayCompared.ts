import { listOf, maybe, number, object, string, whole, type Of } from '../kit/shape.ts';
import { countsOf, type CountedDay } from './businessDays.ts';
import { inSmallest, type LedgerUnit } from './ledger.ts';

/**
 * What there is to count at the end of a day. Of the books, what each account holds that can be counted, without what countings of this day have
 * corrected; of the pieces, what lies in each tray and in the order box.
 */
export const expectedOfDay = object({
  /** `unit`: one of the books'. */
  books: listOf(object({ account: string, name: maybe(string), unit: string, amount: number })),
  trays: listOf(object({ tray: maybe(string), pieces: whole, grossWeight: number })),
  orderBox: whole,
});
export type ExpectedOfDay = Of<typeof expectedOfDay>;

/** Which field of the day tells what was counted. */
export type CountedField = 'counts' | 'slips' | 'metals' | 'looseStones' | 'trays' | 'orderBox';
type Measure = LedgerUnit | 'pieces' | 'grams';

export type Compared = {
  field: CountedField;
  /** The account or the tray. */
  key: string;
  /** The till's or the tray's; the shop's own accounts are called by their kind. */
  name: string | null;
  measure: Measure;
  expected: number;
  /** Null where nobody has counted it. */
  counted: number | null;
};

export type CountedAll = CountedDay & {
  trays: readonly { tray: string | null; pieces: number | null; grossWeight: number | null }[] | null;
  orderBox: number | null;
};

/** Of everything that is expected or was counted both figures, in rupees, fine grams, carats, pieces and grams. */
export const comparedOf = (day: CountedAll, expected: ExpectedOfDay): Compared[] => [
  ...booksCompared(day, expected),
  ...traysCompared(day, expected),
  {
    field: 'orderBox',
    key: 'orderBox',
    name: null,
    measure: 'pieces',
    expected: expected.orderBox,
    counted: day.orderBox,
  },
];

/** Above nought where more was counted than expected. */
export const differenceOf = ({ expected, counted }: Pick<Compared, 'expected' | 'counted'>): number | null =>
  counted === null ? null : (Math.round(counted * 1_000) - Math.round(expected * 1_000)) / 1_000;

const booksCompared = (day: CountedAll, { books }: ExpectedOfDay): Compared[] => {
  const counts = new Map(countsOf(day).map(({ account, unit, amount }) => [`${account} ${unit}`, amount]));
  const told = new Map(books.map(each => [`${each.account} ${each.unit}`, each]));
  return [...new Set([...told.keys(), ...counts.keys()])].map(key => {
    const [account, unit] = key.split(' ') as [string, LedgerUnit];
    const counted = counts.get(key);
    return {
      field: fieldOf(account, unit),
      key,
      name: told.get(key)?.name ?? null,
      measure: unit,
      expected: told.get(key)?.amount ?? 0,
      counted: counted === undefined ? null : Number(counted) / Number(inSmallest(1, unit)),
    };
  });
};

const fieldOf = (account: string, unit: LedgerUnit): CountedField => {
  if (account.startsWith('cash')) return 'counts';
  if (account !== 'stock') return 'slips';
  return unit === 'CT' ? 'looseStones' : 'metals';
};

const trayKey = (tray: string | null) => tray?.trim().toLowerCase() ?? '';

/** Pieces of each tray, and its weight where it was weighed. */
const traysCompared = (day: CountedAll, { trays }: ExpectedOfDay): Compared[] => {
  const counted = Map.groupBy(day.trays ?? [], ({ tray }) => trayKey(tray));
  const told = new Map(trays.map(each => [trayKey(each.tray), each]));
  return [...new Set([...told.keys(), ...counted.keys()])].flatMap(key => {
    const [lines, expected] = [counted.get(key), told.get(key)];
    const common = { field: 'trays', name: expected?.tray ?? lines?.[0]?.tray ?? null } as const;
    const pieces = lines?.some(line => line.pieces !== null) ? sum(lines.map(line => line.pieces)) : null;
    const weighed = lines?.some(line => line.grossWeight !== null) ? sum(lines.map(line => line.grossWeight)) : null;
    return [
      { ...common, key: `${key} pieces`, measure: 'pieces', expected: expected?.pieces ?? 0, counted: pieces },
      { ...common, key: `${key} grams`, measure: 'grams', expected: expected?.grossWeight ?? 0, counted: weighed },
    ] as const;
  });
};

const sum = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((all, figure) => all + Math.round((figure ?? 0) * 1_000), 0) / 1_000;
