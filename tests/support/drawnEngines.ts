import type { Draw } from './draw.ts';
import { drawFor, isSoak } from './proofSize.ts';
import { engines, type Engine } from './testDatabase.ts';

/** The embedded database costs twice as much, and what it takes a server takes as well. */
export const drawnEngine = (draw: Draw): Engine => (draw.percent(30) ? 'embedded' : 'server');

/** On which a proof is tried that is long or of one feature: one of the two, in a soak both. */
export const enginesFor = (proof: string): Engine[] => (isSoak ? engines : [drawnEngine(drawFor(proof))]);
