import type { Trend } from '../../../layout/rates/rates.ts';

/** Of at least one point. */
export function extremesOf(points: Trend['points']): { lowest: number; highest: number } {
  const rates = points.map(({ rate }) => rate);
  return { lowest: Math.min(...rates), highest: Math.max(...rates) };
}
