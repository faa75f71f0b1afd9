import { drawFrom } from '../support/draw.ts';
import { isSoak, seed } from '../support/proofSize.ts';

/** The tags of a walk through a whole area: on a desktop or on a phone, drawn by the seed and its name; in a soak on both. */
export const atOneWidth = (walk: string): string[] => {
  if (isSoak) return ['@phone'];
  const letters = Buffer.from(walk).reduce((sum, letter) => sum + letter, 0);
  return drawFrom(seed + letters).percent(50) ? ['@phoneOnly'] : [];
};
