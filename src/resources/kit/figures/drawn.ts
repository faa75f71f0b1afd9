import type { Figure, FigureRow } from '../../../../schema/kit/figures.ts';

/** What is drawn, under what name. */
export type Drawn = { rows: readonly FigureRow[]; figure: Figure; label: string };

/** Of a chart and of what waits for it, and the most of a table, in pixels. */
export const drawnHeight = 220;
