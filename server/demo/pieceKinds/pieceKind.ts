import type { MaterialName } from '../materials.ts';
import type { Shape } from '../pictures/drawings.ts';

export type Region = 'west' | 'south';

/** A kind of piece that the shops keep, in many designs. */
export type PieceKind = {
  category: string;
  /** Begins the product codes. */
  code: string;
  noun: string;
  shape: Shape;
  unit: 'pc' | 'pair' | 'set';
  /** Net weight. */
  grams: readonly [number, number];
  /** Making charge as a share of the metal's value. */
  making: readonly [number, number];
  materials: readonly MaterialName[];
  designs: readonly string[] | { [region in Region]: readonly string[] };
};
