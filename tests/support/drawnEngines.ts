import { drawFrom, type Draw } from './draw.ts';
import { isSoak, seed } from './proofSize.ts';
import { engines, type Engine } from './testDatabase.ts';

/** The embedded database costs twice as much, and what it takes a server takes as well. */
export const drawnEngine = (draw: Draw): Engine => (draw.percent(30) ? 'embedded' : 'server');

/** On which a proof is tried that is long or of one feature: one of the two, by the seed and its name; in a soak both. */
export const enginesFor = (proof: string): Engine[] => {
  const letters = Buffer.from(proof).reduce((sum, letter) => sum + letter, 0);
  return isSoak ? engines : [drawnEngine(drawFrom(seed + letters))];
};
