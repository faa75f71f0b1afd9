import { text } from '../kit/kinds.ts';
import { ownValue } from '../kit/ownValue.ts';
import { like } from '../kit/shape.ts';
import { shared } from '../words/en/shared.ts';
import { finenessesOf, fineWeight } from './metals.ts';

/** Where a piece is. What only a bill may do, selling and taking back, has no step of its own. */
export const pieceStates = [
  { id: 'inStock', name: 'In stock', meaning: 'active' },
  { id: 'onApproval', name: 'On approval', meaning: 'waiting' },
  { id: 'reserved', name: 'Reserved', meaning: 'waiting' },
  { id: 'atHallmarking', name: 'At hallmarking', meaning: 'waiting' },
  { id: 'atKarigar', name: 'At a karigar', meaning: 'waiting' },
  { id: 'sold', name: 'Sold', meaning: 'done' },
  { id: 'returned', name: 'Returned', meaning: 'waiting' },
  { id: 'melted', name: 'Melted', meaning: 'stopped' },
  { id: 'inTransit', name: 'On the way to another shop', meaning: 'waiting' },
  { id: 'transferred', name: 'In another shop', meaning: 'done' },
] as const;

/** In these a piece is the shop's, wherever it lies: its HUID is on no other. One that was sold, melted or transferred may come again. */
export const heldStates = pieceStates.flatMap(({ id, meaning }) =>
  meaning === 'active' || meaning === 'waiting' ? [id] : [],
);

/** In these it may be sold. */
export const saleable = ['inStock', 'onApproval', 'reserved'] as const;

export const stoneKinds = [
  { id: 'diamond', name: 'Diamond' },
  { id: 'ruby', name: 'Ruby' },
  { id: 'emerald', name: 'Emerald' },
  { id: 'sapphire', name: 'Sapphire' },
  { id: 'pearl', name: 'Pearl' },
  { id: 'polki', name: 'Polki' },
  { id: 'zircon', name: 'Zircon (CZ)' },
  { id: 'other', name: 'Other' },
] as const;

export const stoneBases = [
  { id: 'perCarat', name: 'Per carat' },
  { id: 'perPiece', name: 'Per stone' },
] as const;

export const makingBases = [
  { id: 'perGram', name: 'Per gram of net weight' },
  { id: 'perPiece', name: 'Per piece' },
  { id: 'percent', name: 'Percent of the metal value' },
] as const;

export const wastageBases = [
  { id: 'weight', name: 'Percent of the weight' },
  { id: 'value', name: 'Percent of the metal value' },
] as const;

/** Grams: below this no article has to be hallmarked. */
export const leastHallmarked = 2;

const huidForm = /^[A-Z0-9]{6}$/;

/** What is lasered on each hallmarked article. Kept in capitals. */
export const huid = () =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '').toUpperCase() : value))
    .meta({ shape: like(huidForm, 'AB12C3') })
    .label('HUID')
    .matches(huidForm, {
      name: 'huid',
      message: 'A HUID has 6 letters and digits, such as AB12C3',
      excludeEmptyString: true,
    });

type Beside = { parent?: { metal?: unknown; grossWeight?: unknown } };

/** A rule of the fineness beside its metal; a change that names one of them alone is checked in the database. */
export const finenessOfMetal = [
  'finenessOfMetal',
  shared.finenessOfMetal,
  (value: unknown, { parent }: Beside) => {
    const known: readonly unknown[] | undefined = ownValue(finenessesOf, parent?.metal);
    return value == null || !known || known.includes(value);
  },
] as const;

export const notHeavierThanAll = [
  'stonesHeavier',
  shared.stonesHeavier,
  (value: unknown, { parent }: Beside) => {
    const gross = typeof parent?.grossWeight === 'number' ? parent.grossWeight : 0;
    return value == null || !(gross > 0) || Number(value) <= gross;
  },
] as const;

type Weighed = { metal: string | null } & Record<'grossWeight' | 'stoneWeight' | 'fineness', number | null>;

/** In grams. Of a metal without a fineness nothing is fine. */
export const weightsOf = ({ metal, grossWeight, stoneWeight, fineness }: Weighed) => {
  if (grossWeight === null) return { netWeight: null, fineWeight: null };
  const net = Math.max(0, Math.round(grossWeight * 1_000) - Math.round((stoneWeight ?? 0) * 1_000));
  return {
    netWeight: net / 1_000,
    fineWeight: fineness === null || metal === 'other' ? null : Number(fineWeight(BigInt(net), fineness)) / 1_000,
  };
};
