import type { Metal } from './metals.ts';

/** SVG text, drawn round its own middle. */
export type Drawing = string;
export type Point = { x: number; y: number };
/** A place on a curve, turned as the curve runs there, in degrees. */
export type Place = Point & { angle: number };

export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const put = (
  { x, y }: Point,
  drawing: Drawing,
  turn = 0,
  scale: number | readonly [number, number] = 1,
): Drawing => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const resized = sx === 1 && sy === 1 ? '' : ` scale(${sx.toFixed(3)} ${sy.toFixed(3)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${resized}">${drawing}</g>`;
};

/** A polished round wire along a path. */
export const wire = (path: string, width: number, { dark, shine }: Metal): Drawing => {
  const stroke = (colour: string, share: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width * share)}" stroke-linecap="round" ${more}/>`;
  const towardsLight = `opacity=".8" transform="translate(${n(-width * 0.13)} ${n(-width * 0.17)})"`;
  return stroke(dark, 1) + stroke('url(#body)', 0.84) + stroke(shine, 0.16, towardsLight);
};

export const ball = (radius: number): Drawing => `<circle r="${n(radius)}" fill="url(#ball)"/>`;

export const circle = ({ x, y }: Point, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-2 * radius)} 0z`;

export const ellipse = ({ x, y }: Point, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

/** So many drawings on a circle round the middle, the first one on top, each turned outwards. */
export const around = (count: number, radius: number, drawing: (index: number) => Drawing, from = 0): Drawing =>
  Array.from({ length: count }, (_, i) => {
    const turn = from + (360 * i) / count;
    const angle = ((turn - 90) * Math.PI) / 180;
    return put({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) }, drawing(i), turn);
  }).join('');

/** Places at even distances along a curve that is given from 0 to 1. */
export const walk = (curve: (t: number) => Point, spacing: number): Place[] => {
  const steps = 600;
  const places: Place[] = [];
  let before = curve(0);
  let gone = spacing / 2;
  for (let i = 1; i <= steps; i++) {
    const here = curve(i / steps);
    gone += Math.hypot(here.x - before.x, here.y - before.y);
    if (gone >= spacing) {
      places.push({ ...here, angle: (Math.atan2(here.y - before.y, here.x - before.x) * 180) / Math.PI });
      gone -= spacing;
    }
    before = here;
  }
  return places;
};

/** A cubic curve through its two ends, drawn by its two handles. */
export const bezier =
  (a: Point, b: Point, c: Point, d: Point) =>
  (t: number): Point => {
    const mix = (p: number, q: number, r: number, s: number) =>
      (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
  };

/** How a necklace lies: from one shoulder down and up to the other. */
export const drape = (width: number, top: number, bottom: number) => {
  const depth = top + ((bottom - top) * 4) / 3;
  return bezier(
    { x: 400 - width / 2, y: top },
    { x: 400 - width * 0.46, y: depth },
    { x: 400 + width * 0.46, y: depth },
    { x: 400 + width / 2, y: top },
  );
};
