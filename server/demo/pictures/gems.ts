import { stops } from './metals.ts';
import { around, ball, n, type Drawing } from './shapes.ts';

const colours = {
  diamond: { deep: '#8fa6b4', mid: '#d6e4ec', bright: '#ffffff' },
  ruby: { deep: '#5f0618', mid: '#b5122f', bright: '#f2607a' },
  emerald: { deep: '#05402c', mid: '#0f8155', bright: '#6fd6a5' },
  sapphire: { deep: '#0d1f58', mid: '#2549a8', bright: '#86a5f0' },
  pearl: { deep: '#b3a38f', mid: '#efe5d6', bright: '#ffffff' },
  onyx: { deep: '#000000', mid: '#23211f', bright: '#8d8a86' },
};

/** `plain` is the metal itself, as a bead where a stone would be. */
export type Stone = keyof typeof colours | 'plain';

export const gemDefs: string = Object.entries(colours)
  .map(
    ([name, { deep, mid, bright }]) =>
      `<radialGradient id="${name}" cx=".36" cy=".3" r=".8">${stops([
        [0, bright],
        [0.42, mid],
        [1, deep],
      ])}</radialGradient>`,
  )
  .join('');

const outlines = {
  round: (r: number) => Array.from({ length: 16 }, (_, i) => polar(r, i * 22.5)),
  oval: (r: number) => Array.from({ length: 16 }, (_, i) => polar(r, i * 22.5)).map(([x, y]) => [x * 0.78, y] as const),
  pear: (r: number) =>
    Array.from({ length: 16 }, (_, i) => polar(r, i * 22.5)).map(
      ([x, y]) => [x * (0.74 + (0.26 * y) / r) * (y < 0 ? 1 + (0.25 * y) / r : 1), y < 0 ? y * 1.28 : y] as const,
    ),
  marquise: (r: number) =>
    Array.from({ length: 16 }, (_, i) => polar(r, i * 22.5)).map(
      ([x, y]) => [x * 0.5 * (1 - (y / r) ** 2 * 0.15), y * 1.15] as const,
    ),
};

export type Cut = keyof typeof outlines;

const polar = (radius: number, degrees: number) =>
  [radius * Math.sin((degrees * Math.PI) / 180), -radius * Math.cos((degrees * Math.PI) / 180)] as const;

/** A cut stone seen from above: its table in the middle, facets round it that catch the light from the upper left. */
export const gem = (stone: Stone, radius: number, cut: Cut = 'round'): Drawing => {
  if (stone === 'plain') return ball(radius);
  if (stone === 'pearl' || stone === 'onyx') return bead(stone, radius);
  const { deep, bright } = colours[stone];
  const rim = outlines[cut](radius);
  const table = rim.map(([x, y]) => [x * 0.55, y * 0.55] as const);
  const facets = rim.map((corner, i) => {
    const next = (i + 1) % 16;
    const lit = Math.cos(((i + 0.5) * 22.5 + 45) * (Math.PI / 180));
    const flicker = i % 2 ? 0.3 : -0.24;
    const light = lit + flicker;
    return `<polygon points="${points([corner, rim[next]!, table[next]!, table[i]!])}" fill="${light > 0 ? bright : deep}" opacity="${n2(Math.min(0.85, Math.abs(light) * 0.72))}"/>`;
  });
  return (
    `<polygon points="${points(rim)}" fill="url(#${stone})" stroke="${deep}" stroke-width="${n(radius * 0.05)}" stroke-linejoin="round"/>` +
    (radius > 9 ? facets.join('') : '') +
    `<polygon points="${points(table)}" fill="${bright}" opacity=".38"/>` +
    `<ellipse cx="${n(-radius * 0.24)}" cy="${n(-radius * 0.3)}" rx="${n(radius * 0.2)}" ry="${n(radius * 0.12)}" transform="rotate(-40)" fill="#fff" opacity=".85"/>`
  );
};

const bead = (stone: 'pearl' | 'onyx', radius: number): Drawing =>
  `<circle r="${n(radius)}" fill="url(#${stone})"/><circle cx="${n(-radius * 0.32)}" cy="${n(-radius * 0.36)}" r="${n(radius * 0.2)}" fill="#fff" opacity="${stone === 'pearl' ? 0.9 : 0.5}"/>`;

const n2 = (value: number) => value.toFixed(2);
const points = (corners: readonly (readonly [number, number])[]) =>
  corners.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

/** A stone held by claws of the piece's own metal. */
export const claws = (stone: Stone, radius: number, cut: Cut = 'round', count = 4): Drawing =>
  `<circle r="${n(radius * 1.08)}" fill="url(#ball)" ${cut === 'round' ? '' : 'opacity="0"'}/>${gem(stone, radius, cut)}` +
  around(
    count,
    radius * (cut === 'round' ? 0.98 : 0.86),
    () => `<circle r="${n(radius * 0.13)}" fill="url(#ball)"/>`,
    45,
  );
