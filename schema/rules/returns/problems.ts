import { say, type Sentence } from '../../words/said.ts';
import { gstKind } from '../gstSplit.ts';
import { isWholeHsn, leastHsnDigits } from '../hsn.ts';
import { isGstin } from '../taxIds.ts';
import type { TaxScheme } from '../taxScheme.ts';
import { inSeries, seriesOf } from './issued.ts';
import { isNote, type Supply } from './supplies.ts';

/** What is wrong with a document in a return. `isRefused`: the portal does not take it like this; else an accountant looks at it. */
export type ReturnProblem = Pick<Supply, 'kind' | 'id' | 'shopId' | 'number'> & { said: Sentence; isRefused: boolean };

/** Of whom the return is; `turnover`: rupees of the financial year before, where it is known. */
export type Filer = { gstin: string; month: string; scheme: TaxScheme; turnover: number | null };

/** What of a month's documents would not be taken, or is not as it should be. */
export const returnProblems = (supplies: readonly Supply[], filer: Filer): ReturnProblem[] =>
  filer.scheme === 'composition'
    ? supplies.flatMap(supply => problemsOfComposition(supply, filer))
    : [...supplies.flatMap(supply => problemsOf(supply, filer)), ...problemsOfNumbers(supplies)];

/** Such a dealer charges no GST, and supplies nobody in another state. */
const problemsOfComposition = (supply: Supply, { gstin }: Filer): ReturnProblem[] => [
  ...(supply.parts.length ? [problem(supply, say('returnComposition'), true)] : []),
  ...(supply.place && supply.place !== gstin.slice(0, 2)
    ? [problem(supply, say('returnCompositionElsewhere'), false)]
    : []),
];

const problem = ({ kind, id, shopId, number }: Supply, said: Sentence, isRefused: boolean): ReturnProblem => ({
  kind,
  id,
  shopId,
  number,
  said,
  isRefused,
});

const problemsOf = (supply: Supply, filer: Filer): ReturnProblem[] => {
  const refused = [
    ...aboutNumber(supply),
    ...aboutBuyer(supply, filer),
    ...aboutPlace(supply, filer),
    ...aboutGoods(supply, filer),
  ];
  const looked = [
    ...(supply.billedGst === 'none' ? [say('returnWithoutGst')] : []),
    ...(supply.cameBack ? [say('returnCameBack')] : []),
  ];
  return [...refused.map(said => problem(supply, said, true)), ...looked.map(said => problem(supply, said, false))];
};

const aboutNumber = ({ number }: Supply): Sentence[] =>
  /^[A-Za-z0-9/-]{1,16}$/.test(number) && /[A-Za-z1-9]/.test(number) ? [] : [say('returnNumberForm')];

const aboutBuyer = ({ gstin }: Supply, filer: Filer): Sentence[] => {
  if (!gstin) return [];
  if (!isGstin(gstin)) return [say('returnWrongGstin', { gstin })];
  return gstin === filer.gstin ? [say('returnOwnGstin')] : [];
};

/** The portal tells by the place which tax it is. */
const aboutPlace = ({ place, billedGst }: Supply, { gstin }: Filer): Sentence[] => {
  if (billedGst === 'none') return [];
  if (!place) return [say('returnNoPlace')];
  return gstKind(gstin.slice(0, 2), place) === billedGst ? [] : [say('returnWrongPlace')];
};

const aboutGoods = ({ parts }: Supply, { month, turnover }: Filer): Sentence[] => {
  const codes = [...new Set(parts.map(({ hsn }) => hsn))];
  const least = leastHsnDigits(turnover, `${month}-01`);
  const isCode = (hsn: string) => hsn.length >= least && isWholeHsn(hsn);
  const rates = [...new Set(parts.map(({ rate }) => rate))].filter(rate => !portalRates.includes(rate));
  return [
    ...(codes.some(hsn => !hsn) ? [say('returnNoHsn')] : []),
    ...codes.flatMap(hsn => (hsn && !isCode(hsn) ? [say('returnShortHsn', { hsn, least })] : [])),
    ...rates.map(rate => say('returnUnknownRate', { rate })),
  ];
};

/** In percent, as the portal's list has them. */
const portalRates: readonly number[] = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];

/** Invoices, credit notes and debit notes are numbered each for themselves. */
const problemsOfNumbers = (supplies: readonly Supply[]): ReturnProblem[] =>
  [...Map.groupBy(supplies, supply => (isNote(supply) ? supply.kind : 'invoices')).values()].flatMap(those =>
    inSeries(those).flatMap(series =>
      series.slice(1).flatMap((supply, n) => {
        const before = series[n]!;
        const values = { number: before.number };
        if (seriesOf(supply.number).serial === seriesOf(before.number).serial)
          return [problem(supply, say('returnNumberTwice', values), true)];
        return supply.day < before.day ? [problem(supply, say('returnNumberOrder', values), false)] : [];
      }),
    ),
  );
