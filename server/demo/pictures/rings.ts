import type { Random } from '../random.ts';
import { claws, gem, type Stone } from './gems.ts';
import type { Metal } from './metals.ts';
import { cluster, flower, halo, lotus, mango, templeDisc } from './motifs.ts';
import { circle, n, put, type Drawing } from './shapes.ts';

const middle = { x: 400, y: 468 };

/** The hoop of a ring, seen from the front and a little from the side, thicker where the finger ends. */
const hoop = (outer: number, inner: number, { dark, shine }: Metal): Drawing => {
  const hole = { x: middle.x, y: middle.y - (outer - inner) * 0.12 };
  const depth = { x: middle.x + 20, y: middle.y - 10 };
  const band = (centre: typeof middle, gap: typeof middle, fill: string) =>
    `<path fill-rule="evenodd" d="${circle(centre, outer)}${circle(gap, inner)}" fill="${fill}"/>`;
  return (
    band(depth, { x: hole.x + 20, y: hole.y - 10 }, 'url(#hollow)') +
    band(middle, hole, 'url(#body)') +
    `<path d="${circle(hole, inner)}" fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="3"/>` +
    `<path d="${circle(middle, outer - 2)}" fill="none" stroke="${dark}" stroke-opacity=".4" stroke-width="3"/>` +
    `<path d="M${n(middle.x - outer + 12)} ${n(middle.y)}A${n(outer - 12)} ${n(outer - 12)} 0 0 0 ${n(middle.x - 40)} ${n(middle.y + outer - 14)}" fill="none" stroke="${shine}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`
  );
};

/** Stones let into the band on both sides of the head. */
const shoulders = (radius: number, size: number, stone: Stone, count: number, from: number): Drawing =>
  Array.from({ length: count * 2 }, (_, i) => {
    const degrees = (i % 2 ? 1 : -1) * (from + Math.floor(i / 2) * ((size * 2.15 * 180) / (Math.PI * radius)));
    const angle = ((degrees - 90) * Math.PI) / 180;
    return put(
      { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) },
      claws(stone, size),
      degrees,
    );
  }).join('');

const head = (radius: number, drawing: Drawing) => put({ x: middle.x, y: middle.y - radius }, drawing);

const collar = (width: number): Drawing =>
  `<path d="M${n(-width)} -6C${n(-width * 0.6)} 34 ${n(-width * 0.4)} 52 ${n(-width * 0.34)} 62H${n(width * 0.34)}C${n(width * 0.4)} 52 ${n(width * 0.6)} 34 ${n(width)} -6z" fill="url(#wall)"/>`;

export const ring = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const small: Stone = random.pick<Stone>(['diamond', stone]);
  const worked = [
    () => hoop(190, 152, metal) + head(214, collar(60) + flower(random.pick([6, 8]), 104, stone, metal)),
    () => hoop(190, 150, metal) + head(216, collar(64) + templeDisc(92, stone, metal)),
    () => hoop(192, 148, metal) + shoulders(171, 17, stone, 7, 0) + head(171, claws(stone, 17)),
    () => hoop(190, 150, metal) + head(222, collar(56) + mango(112, stone, metal)),
  ];
  const set = [
    () =>
      hoop(188, 158, metal) + shoulders(176, 12, small, 5, 20) + head(222, collar(52) + claws(stone, 62, 'round', 6)),
    () => hoop(186, 156, metal) + head(220, collar(60) + halo(78, stone, 'diamond')),
    () => hoop(186, 156, metal) + head(220, collar(58) + cluster(84, stone, small)),
    () => hoop(188, 154, metal) + shoulders(173, 13, small, 4, 26) + head(226, collar(54) + claws(stone, 74, 'oval')),
  ];
  return random.pick(stone === 'plain' ? worked : [...worked, ...set])();
};

/** Heavy, with a flat face, as men wear them. */
export const signet = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const face = `<rect x="-92" y="-74" width="184" height="148" rx="${random.pick([26, 74])}" fill="url(#plate)" stroke="${metal.dark}" stroke-opacity=".6" stroke-width="3"/>
    <rect x="-74" y="-57" width="148" height="114" rx="${random.pick([18, 57])}" fill="none" stroke="${metal.shine}" stroke-width="4" opacity=".8"/>`;
  const device = random.pick([() => lotus(58, stone, metal), () => claws(stone, 40, 'oval'), () => gem(stone, 34)])();
  return hoop(196, 150, metal) + head(206, collar(80) + face + device);
};

/** A plain or grooved band, also for toes. */
export const plainBand = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const pair = random.chance(0.6);
  const one =
    hoop(150, 118, metal) + (random.chance(0.7) ? put({ x: middle.x, y: middle.y - 150 }, cluster(40, stone)) : '');
  return pair
    ? put({ x: 190, y: 60 }, one, 0, 0.82) + put({ x: -60, y: 30 }, one, 0, 0.82)
    : put({ x: -100, y: -120 }, one, 0, 1.25);
};
