import type { Random } from '../random.ts';
import type { Stone } from './gems.ts';
import { claws } from './gems.ts';
import type { Metal } from './metals.ts';
import { cluster, drop } from './motifs.ts';
import { ball, bezier, circle, drape, ellipse, n, put, walk, wire, type Drawing, type Point } from './shapes.ts';

export type Links = 'cable' | 'rope' | 'beads' | 'wheat' | 'figaro';

/** A chain of links along a curve. */
export const chain = (curve: (t: number) => Point, links: Links, size: number, metal: Metal): Drawing => {
  const draw = linkDrawings[links];
  const spacing = { cable: 1.5, rope: 0.62, beads: 1.02, wheat: 0.8, figaro: 1.7 }[links] * size;
  return walk(curve, spacing)
    .map((place, i) => put(place, draw(i, size, metal), place.angle))
    .join('');
};

const eye = (rx: number, ry: number, width: number, metal: Metal) =>
  wire(ellipse({ x: 0, y: 0 }, rx, ry), width, metal);

const linkDrawings: Record<Links, (index: number, size: number, metal: Metal) => Drawing> = {
  cable: (i, size, metal) =>
    i % 2 ? wire(`M${n(-size)} 0H${n(size)}`, size * 0.42, metal) : eye(size, size * 0.62, size * 0.34, metal),
  rope: (_, size, metal) =>
    wire(`M${n(-size * 0.5)} ${n(size * 0.62)}L${n(size * 0.5)} ${n(-size * 0.62)}`, size * 0.62, metal),
  beads: (_, size) => ball(size * 0.56),
  wheat: (_, size, metal) =>
    put({ x: 0, y: -size * 0.26 }, eye(size * 0.66, size * 0.3, size * 0.24, metal), 28) +
    put({ x: 0, y: size * 0.26 }, eye(size * 0.66, size * 0.3, size * 0.24, metal), -28),
  figaro: (i, size, metal) =>
    i % 4 === 3 ? eye(size * 1.25, size * 0.6, size * 0.34, metal) : eye(size * 0.86, size * 0.58, size * 0.34, metal),
};

/** Lies on the paper as it fell from the hand. */
const coil = (random: Random) => {
  const [turns, tilt] = [random.between(2.2, 2.8), random.between(0.6, 0.72)];
  return (t: number): Point => {
    const angle = t * turns * 2 * Math.PI + 0.6;
    const radius = 90 + 190 * t;
    return { x: 400 + radius * Math.cos(angle), y: 410 + radius * tilt * Math.sin(angle) };
  };
};

export const looseChain = (random: Random, metal: Metal): Drawing => {
  const links = random.pick<Links>(['cable', 'rope', 'beads', 'wheat', 'figaro']);
  const size = random.integer(13, 20);
  const curve = random.pick([
    () => coil(random),
    () => drape(430, -20, random.integer(520, 640)),
    () => bezier({ x: -20, y: 230 }, { x: 520, y: -60 }, { x: 180, y: 860 }, { x: 820, y: 540 }),
  ])();
  return chain(curve, links, size, metal);
};

/** A bracelet laid in an oval, of stones in a row or of links. */
export const bracelet = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const oval = (t: number) => ({
    x: 400 + 262 * Math.cos(2 * Math.PI * t + 1.5),
    y: 405 + 168 * Math.sin(2 * Math.PI * t + 1.5),
  });
  if (random.chance(0.5)) {
    const size = random.integer(15, 19);
    const tennis = walk(oval, size * 2.3).map(place => put(place, claws(stone, size), place.angle + 45));
    return wire(ellipse({ x: 400, y: 405 }, 262, 168), 10, metal) + tennis.join('');
  }
  const charms = [0.1, 0.22, 0.34].map(t => put(oval(t - 0.22), drop(22, 15, random.chance(0.5) ? stone : null)));
  return chain(oval, random.pick<Links>(['wheat', 'cable', 'figaro']), random.integer(15, 19), metal) + charms.join('');
};

/** A pair for the ankles, with little bells. */
export const anklets = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const links = random.pick<Links>(['wheat', 'beads', 'rope']);
  return [0, 1]
    .map(i => {
      const curve = drape(560 - i * 30, 150 + i * 190, 300 + i * 190);
      const bells = walk(curve, 44).map(place => put(place, drop(16, 11, null)));
      const knobs = walk(curve, 132).map(place => put(place, cluster(19, stone)));
      return (
        bells.join('') +
        chain(curve, links, 15, metal) +
        knobs.join('') +
        clasp(curve(0), metal) +
        clasp(curve(1), metal)
      );
    })
    .join('');
};

const clasp = (at: Point, metal: Metal): Drawing => wire(circle(at, 13), 6, metal);
