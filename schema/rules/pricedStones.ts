import { listOf, maybe, number, object, oneOf, type Of } from '../kit/shape.ts';
import { stoneLine, type PriceLine } from './piecePrice.ts';
import { paise, stonesToPrice } from './piecePriceOf.ts';
import { stoneBases, stoneKinds } from './pieces.ts';

const kinds = stoneKinds.map(({ id }) => id);
const bases = stoneBases.map(({ id }) => id);
/** As many as a piece may have. */
const mostStones = 40;

/** The stones of a piece with their rates, as a line of a document keeps them: the piece itself may change later. */
export const pricedStones = listOf(
  object({
    kind: oneOf(kinds),
    count: maybe(number),
    carats: maybe(number),
    rate: maybe(number),
    basis: oneOf(bases),
  }),
);
export type PricedStones = Of<typeof pricedStones>;

/** Returns true for null and for stones that a piece can have. */
export const arePricedStones = (stones: PricedStones | null | undefined): boolean =>
  stones == null ||
  (Array.isArray(stones) &&
    stones.length <= mostStones &&
    stones.every(
      ({ kind, basis, ...figures }) =>
        kinds.includes(kind) && bases.includes(basis) && Object.values(figures).every(figure => (figure ?? 0) >= 0),
    ));

type Priced = { kind: PricedStones[number]['kind'] } & PriceLine;

/**
 * Returns the price of each kind of stone, in paise; null unless they add up to the line's `stoneCharge` in rupees, which a person may have
 * changed.
 */
export const stonesOfLine = (stones: PricedStones | null, stoneCharge: number | null): Priced[] | null => {
  if (!stones?.length) return null;
  const lines = stonesToPrice(stones).map((stone, n) => ({ kind: stones[n]!.kind, ...stoneLine(stone) }));
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return sum === paise(stoneCharge) ? lines : null;
};
