import type { Random } from '../random.ts';
import { claws, type Stone } from './gems.ts';
import type { Metal } from './metals.ts';
import { flower, petal } from './motifs.ts';
import { ball, ellipse, n, put, type Drawing, type Point } from './shapes.ts';

type Band = { centre: Point; rx: number; ry: number; height: number };
type Ornament = (index: number) => Drawing;

/** A standing hoop of sheet metal seen from a little above: hollow behind, wall in front, a bright rim. */
const band = ({ centre: { x, y }, rx, ry, height }: Band, { dark, shine }: Metal): Drawing => {
  const arc = (side: 1 | -1, level: number, sweep: 0 | 1) =>
    `A${n(rx)} ${n(ry)} 0 0 ${sweep} ${n(x + side * rx)} ${n(level)}`;
  const left = `M${n(x - rx)} `;
  const back = `${left}${n(y)}${arc(1, y, 1)}V${n(y + height)}${arc(-1, y + height, 0)}z`;
  const front = `${left}${n(y)}${arc(1, y, 0)}V${n(y + height)}${arc(-1, y + height, 1)}z`;
  const foot = `${left}${n(y + height)}${arc(1, y + height, 0)}`;
  const rim = (colour: string, width: number, dy = 0) =>
    `<path d="${ellipse({ x, y: y + dy }, rx, ry)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<path d="${back}" fill="url(#hollow)"/><path d="${front}" fill="url(#wall)"/>` +
    `<path d="${foot}" fill="none" stroke="${dark}" stroke-width="5" stroke-opacity=".55"/>` +
    rim(dark, 9) +
    rim('url(#body)', 7) +
    rim(shine, 1.6, -1.5)
  );
};

/** So many on the front of a band, narrower where it turns away. */
const along = ({ centre, rx, ry, height }: Band, count: number, ornament: Ornament): Drawing =>
  Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / count;
    const squeeze = Math.sin(angle);
    const place = { x: centre.x - rx * Math.cos(angle), y: centre.y + ry * squeeze + height / 2 };
    return put(place, ornament(i), 0, [Math.max(0.18, squeeze), 1]);
  }).join('');

const ornaments = (random: Random, height: number, stone: Stone, metal: Metal): [number, Ornament] => {
  const half = height / 2;
  return random.pick<[number, Ornament]>([
    [44, () => ball(half * 0.42)],
    [26, i => (i % 2 ? claws(stone, half * 0.5) : ball(half * 0.3))],
    [17, () => flower(6, half * 0.86, stone, metal)],
    [60, () => groove(half * 0.86, metal)],
    [32, () => put({ x: 0, y: half * 0.72 }, petal(height * 0.76, half * 0.34, metal))],
  ]);
};

const groove = (half: number, { dark, shine }: Metal): Drawing =>
  `<path d="M-4 ${n(-half)}L4 ${n(half)}" stroke="${dark}" stroke-opacity=".55" stroke-width="3"/>` +
  `<path d="M-7 ${n(-half)}L1 ${n(half)}" stroke="${shine}" stroke-opacity=".8" stroke-width="2"/>`;

/** Two, three or four alike, one on the other. */
export const bangles = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const count = random.pick([2, 3, 4]);
  const height = { 2: 62, 3: 46, 4: 36 }[count]!;
  const [many, ornament] = ornaments(random, height, stone, metal);
  return Array.from({ length: count }, (_, i) => {
    const one = {
      centre: { x: 400 + (i % 2 ? 5 : -4), y: 500 - (i + 0.5 - count / 2) * (height + 13) },
      rx: 262,
      ry: 104,
      height,
    };
    return band(one, metal) + along(one, many, ornament);
  }).join('');
};

export const kada = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const one = { centre: { x: 400, y: 372 }, rx: 258, ry: 112, height: 104 };
  const [many, ornament] = ornaments(random, 78, stone, metal);
  const edge = (y: number) => along({ ...one, centre: { x: 400, y }, height: 0 }, 70, () => ball(7));
  return band(one, metal) + along(one, many, ornament) + edge(one.centre.y + 12) + edge(one.centre.y + one.height - 8);
};

/** Worn round the waist over a sari. */
export const waistBelt = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const one = { centre: { x: 400, y: 330 }, rx: 320, ry: 128, height: 84 };
  const boss = put({ x: 400, y: one.centre.y + one.ry + one.height / 2 }, flower(8, 92, stone, metal));
  return (
    band(one, metal) +
    along(one, 19, i => (i % 2 ? claws(stone, 20) : flower(6, 36, random.pick<Stone>(['ruby', 'emerald']), metal))) +
    boss
  );
};
