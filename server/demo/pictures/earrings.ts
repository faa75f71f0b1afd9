import type { Random } from '../random.ts';
import { claws, gem, type Stone } from './gems.ts';
import type { Metal } from './metals.ts';
import { cluster, drop, flower, halo, motif, templeDisc } from './motifs.ts';
import { ball, circle, ellipse, n, put, wire, type Drawing } from './shapes.ts';

/** Both of a pair, the right one mirrored. */
const pair = (drawing: Drawing, y: number, apart = 150): Drawing =>
  put({ x: 400 - apart, y }, drawing) + put({ x: 400 + apart, y }, drawing, 0, [-1, 1]);

/** The bell of a jhumka, with a row of beads and pearls below. */
const bell = (width: number, stone: Stone, metal: Metal): Drawing => {
  const height = width * 0.86;
  const rows = [0.42, 0.68, 0.9].map((level, i) => {
    const half = width * Math.sqrt(1 - (1 - level) ** 2) * 0.96;
    const count = Math.round(half / (i === 1 ? 8 : 6));
    return Array.from({ length: count }, (_, j) => {
      const angle = (Math.PI * (j + 0.5)) / count;
      const place = { x: -half * Math.cos(angle), y: height * level + half * 0.12 * Math.sin(angle) };
      return put(place, i === 1 ? gem(stone, 7) : ball(5), 0, [Math.max(0.3, Math.sin(angle)), 1]);
    }).join('');
  });
  const pearls = Array.from({ length: 9 }, (_, j) => {
    const angle = (Math.PI * (j + 0.5)) / 9;
    return put(
      { x: -width * 0.93 * Math.cos(angle), y: height + width * 0.16 * Math.sin(angle) },
      drop(5, 8.5, 'pearl'),
    );
  });
  const dome = `M${n(-width)} ${n(height)}C${n(-width)} ${n(height * 0.2)} ${n(-width * 0.5)} 0 0 0C${n(width * 0.5)} 0 ${n(width)} ${n(height * 0.2)} ${n(width)} ${n(height)}A${n(width)} ${n(width * 0.18)} 0 0 1 ${n(-width)} ${n(height)}z`;
  return (
    pearls.join('') +
    `<path d="${dome}" fill="url(#wall)" stroke="${metal.dark}" stroke-opacity=".5" stroke-width="2.5"/>` +
    rows.join('') +
    put({ x: 0, y: -6 }, ball(13))
  );
};

export const jhumkas = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const top = random.pick([
    () => flower(8, 74, stone, metal),
    () => cluster(64, stone),
    () => halo(64, stone, 'pearl'),
  ])();
  const one = put({ x: 0, y: 160 }, bell(random.integer(98, 116), stone, metal)) + wire('M0 60V150', 9, metal) + top;
  return pair(one, 240, 158);
};

export const studs = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const post = wire('M10 6L74 -34', 10, metal);
  const worked = [
    () => flower(random.pick([5, 6, 8]), 108, stone, metal),
    () => cluster(94, stone, stone === 'plain' ? stone : random.pick<Stone>(['diamond', stone])),
    () => templeDisc(96, stone, metal),
  ];
  const set = [() => claws(stone, 74, 'round', 6), () => halo(96, stone, 'diamond')];
  const face = random.pick(stone === 'plain' ? worked : [...worked, ...set])();
  return put({ x: 262, y: 430 }, post + face, -8) + put({ x: 548, y: 372 }, post + face, 8);
};

export const hoops = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const radius = random.integer(112, 132);
  const wide = random.integer(17, 27);
  const beads = random.chance(0.6)
    ? Array.from({ length: 9 }, (_, i) => {
        const angle = ((30 + i * 15) * Math.PI) / 180;
        const at = (by: number) => ({ x: radius * 0.86 * Math.cos(angle) * by, y: radius * Math.sin(angle) * by });
        return put(at(1), random.chance(0.5) ? claws(stone, 11) : ball(12)) + put(at(1.12), drop(4, 7, null));
      }).join('')
    : '';
  const one =
    wire(ellipse({ x: 0, y: 0 }, radius * 0.86, radius), wide, metal) +
    beads +
    put({ x: 0, y: -radius }, ball(wide * 0.7));
  return pair(one, 410, 156);
};

/** A crescent that hangs below a stud, with pearls along its edge. */
export const chandbalis = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const crescent = `<path fill-rule="evenodd" d="${circle({ x: 0, y: 150 }, 104)}${circle({ x: 0, y: 124 }, 70)}" fill="url(#wall)" stroke="${metal.dark}" stroke-opacity=".5" stroke-width="2.5"/>`;
  const edge = Array.from({ length: 9 }, (_, i) => {
    const angle = ((10 + i * 20) * Math.PI) / 180;
    const out = (radius: number) => ({ x: radius * Math.cos(angle), y: 150 + radius * Math.sin(angle) });
    return put(out(110), drop(6, 10, 'pearl')) + put(out(88), gem(i % 2 ? stone : 'diamond', 10));
  });
  const one =
    crescent +
    edge.join('') +
    put({ x: 0, y: 128 }, motif(random, 40, stone, metal)) +
    put({ x: 0, y: 0 }, halo(54, stone, 'diamond'));
  return pair(one, 240, 156);
};

/** Small, for the side of the nose. */
export const nosePin = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const face = random.pick([
    () => cluster(96, stone),
    () => claws(stone, 78, 'round', 6),
    () => flower(6, 110, stone, metal),
    () => halo(88, stone, 'diamond'),
  ])();
  return wire('M372 470C420 560 470 620 560 640C600 648 612 610 580 596', 13, metal) + put({ x: 350, y: 372 }, face);
};

/** The bridal nose ring of Maharashtra: pearls in the shape of a cashew, ruby and emerald in the middle. */
export const nath = (random: Random, metal: Metal): Drawing => {
  const pearl = gem('pearl', 27);
  const curve = Array.from({ length: 9 }, (_, i) => {
    const angle = ((150 - i * 27) * Math.PI) / 180;
    return put({ x: 330 + 118 * Math.cos(angle), y: 470 - 96 * Math.sin(angle) + i * 5 }, pearl);
  });
  const heart =
    put({ x: 318, y: 472 }, claws('ruby', 40, 'oval')) +
    put({ x: 396, y: 448 }, claws('emerald', 28)) +
    put({ x: 352, y: 540 }, gem('pearl', 22));
  const loop = wire('M300 380C300 180 600 150 640 330C660 450 560 560 440 560', 12, metal);
  return loop + curve.join('') + heart + put({ x: 640, y: 330 }, random.chance(0.5) ? ball(17) : gem('ruby', 15));
};
