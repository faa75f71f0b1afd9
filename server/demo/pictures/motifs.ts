import type { Random } from '../random.ts';
import { claws, gem, type Stone } from './gems.ts';
import type { Metal } from './metals.ts';
import { around, ball, n, put, type Drawing } from './shapes.ts';

/** A leaf of sheet metal that points up from the middle. */
export const petal = (length: number, width: number, { dark, shine }: Metal): Drawing => {
  const outline = `M0 0C${n(width)} ${n(-length * 0.28)} ${n(width * 0.8)} ${n(-length * 0.82)} 0 ${n(-length)}C${n(-width * 0.8)} ${n(-length * 0.82)} ${n(-width)} ${n(-length * 0.28)} 0 0z`;
  const vein = `M0 ${n(-length * 0.16)}L0 ${n(-length * 0.84)}`;
  return (
    `<path d="${outline}" fill="url(#plate)" stroke="${dark}" stroke-width="${n(Math.max(1, length * 0.025))}" stroke-opacity=".6"/>` +
    `<path d="${vein}" stroke="${dark}" stroke-opacity=".35" stroke-width="${n(length * 0.03)}"/>` +
    `<path d="${vein}" stroke="${shine}" stroke-opacity=".8" stroke-width="${n(length * 0.02)}" transform="translate(${n(-length * 0.025)} 0)"/>`
  );
};

export const flower = (petals: number, radius: number, stone: Stone, metal: Metal): Drawing =>
  around(petals, 0, () => petal(radius, (radius * 4.2) / petals, metal), 180 / petals) +
  around(petals, 0, () => petal(radius * 0.8, (radius * 3.4) / petals, metal)) +
  claws(stone, radius * 0.26);

/** Stones round a stone. */
export const halo = (radius: number, heart: Stone, ring: Stone): Drawing => {
  const small = radius * 0.16;
  const count = Math.floor((Math.PI * (radius - small)) / (small * 1.04));
  return (
    `<circle r="${n(radius * 1.04)}" fill="url(#ball)"/>` +
    around(count, radius - small, () => gem(heart === 'plain' ? heart : ring, small)) +
    claws(heart, radius * 0.6)
  );
};

/** One stone in the middle, others of the same size about it: the seven-stone setting of ear studs. */
export const cluster = (radius: number, stone: Stone, outer: Stone = stone): Drawing =>
  `<circle r="${n(radius * 1.02)}" fill="url(#ball)"/>` +
  around(6, radius * 0.64, () => claws(outer, radius * 0.29)) +
  claws(stone, radius * 0.3);

/** A beaded disc with a lotus, as on temple jewellery. */
export const templeDisc = (radius: number, stone: Stone, metal: Metal): Drawing =>
  `<circle r="${n(radius)}" fill="url(#plate)" stroke="${metal.dark}" stroke-width="2"/>` +
  around(Math.round(radius * 0.55), radius * 0.94, () => ball(radius * 0.075)) +
  `<circle r="${n(radius * 0.8)}" fill="none" stroke="${metal.dark}" stroke-opacity=".5" stroke-width="${n(radius * 0.03)}"/>` +
  lotus(radius * 0.72, stone, metal);

export const lotus = (radius: number, stone: Stone, metal: Metal): Drawing =>
  put({ x: 0, y: radius * 0.42 }, fan(radius * 1.06, radius * 0.24, metal)) +
  put({ x: 0, y: radius * 0.46 }, gem(stone, radius * 0.2));

/** Seven petals, the outermost behind. */
export const fan = (length: number, width: number, metal: Metal): Drawing =>
  [-74, 74, -46, 46, -20, 20, 0].map(turn => put({ x: 0, y: 0 }, petal(length, width, metal), turn)).join('');

/** The mango that half of India's ornaments are made of. */
export const mango = (size: number, stone: Stone, { dark, shine }: Metal): Drawing => {
  const s = size / 100;
  const outline = `M${n(-6 * s)} ${n(-96 * s)}C${n(34 * s)} ${n(-92 * s)} ${n(30 * s)} ${n(-52 * s)} ${n(10 * s)} ${n(-50 * s)}C${n(62 * s)} ${n(-22 * s)} ${n(58 * s)} ${n(66 * s)} 0 ${n(70 * s)}C${n(-62 * s)} ${n(66 * s)} ${n(-60 * s)} ${n(-40 * s)} ${n(-6 * s)} ${n(-96 * s)}z`;
  return (
    `<path d="${outline}" fill="url(#plate)" stroke="${dark}" stroke-width="${n(4 * s)}" stroke-opacity=".75"/>` +
    `<path d="${outline}" fill="none" stroke="${shine}" stroke-width="${n(3 * s)}" opacity=".7" transform="scale(.84)"/>` +
    put({ x: 0, y: 14 * s }, claws(stone, 30 * s, 'oval'))
  );
};

/** What may hang or sit wherever a piece has one motif. */
export const motif = (random: Random, radius: number, stone: Stone, metal: Metal): Drawing =>
  random.pick([
    () => flower(random.pick([5, 6, 8]), radius, stone, metal),
    () => halo(radius * 0.9, stone, stone === 'diamond' ? 'diamond' : random.pick<Stone>(['diamond', 'pearl'])),
    () => templeDisc(radius, stone, metal),
    () => cluster(radius * 0.9, stone),
    () => mango(radius * 1.15, stone, metal),
  ])();

/** A bead on a short pin, hanging from where it is put. */
export const drop = (length: number, radius: number, stone: Stone | null): Drawing =>
  `<path d="M0 0V${n(length)}" stroke="url(#body)" stroke-width="${n(Math.max(2, radius * 0.3))}"/>` +
  put({ x: 0, y: length }, ball(radius * 0.4)) +
  put({ x: 0, y: length + radius * 1.3 }, stone ? gem(stone, radius, 'pear') : ball(radius));
