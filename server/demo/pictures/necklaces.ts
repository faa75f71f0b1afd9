import type { Random } from '../random.ts';
import { chain, type Links } from './chains.ts';
import { claws, gem, type Stone } from './gems.ts';
import type { Metal } from './metals.ts';
import { drop, flower, halo, lotus, mango, motif, petal, templeDisc } from './motifs.ts';
import { ball, drape, n, put, walk, wire, type Drawing, type Place } from './shapes.ts';

/** Small at the shoulders, large in the middle. */
const swell = (i: number, count: number) => 0.52 + 0.48 * Math.sin((Math.PI * (i + 0.5)) / count);

const row = (places: Place[], drawing: (index: number) => Drawing): Drawing =>
  places.map((place, i) => put(place, drawing(i), place.angle, swell(i, places.length))).join('');

/** A row of equal parts that grow towards the middle, with a pendant. */
export const necklace = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const bottom = random.integer(430, 500);
  const curve = drape(470, -30, bottom);
  const second: Stone = random.pick<Stone>(['ruby', 'emerald', 'pearl', stone]);
  const parts = random.pick([
    () => row(walk(curve, 58), () => put({ x: 0, y: 26 }, templeDisc(31, stone, metal))),
    () =>
      row(
        walk(curve, 46),
        i => put({ x: 0, y: 8 }, petal(64, 22, metal), 180) + put({ x: 0, y: 16 }, gem(i % 2 ? second : stone, 11)),
      ),
    () =>
      row(walk(curve, 66), i => put({ x: 0, y: 34 }, i % 2 ? mango(40, second, metal) : flower(6, 32, stone, metal))),
    () => row(walk(curve, 42), i => claws(i % 2 ? second : stone, 19) + put({ x: 0, y: 20 }, drop(12, 10, 'pearl'))),
  ])();
  const centre = put({ x: 400, y: bottom + 66 }, motif(random, 82, stone, metal));
  const pearls = [-44, 0, 44].map(x =>
    put({ x: 400 + x, y: bottom + 128 - Math.abs(x) * 0.35 }, drop(20, 15, 'pearl')),
  );
  return chain(curve, 'rope', 13, metal) + parts + pearls.join('') + centre;
};

/** Rows of round beads, as long necklaces are worn. */
export const beadedHaar = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const rows = random.integer(2, 3);
  const strands = Array.from({ length: rows }, (_, i) =>
    chain(drape(500 - i * 74, -30, 560 - i * 78), 'beads', 24, metal),
  );
  return (
    strands.join('') +
    put({ x: 400, y: 590 }, flower(8, 84, stone, metal)) +
    put({ x: 400, y: 668 }, drop(16, 17, 'pearl'))
  );
};

/** Black beads for a married woman; two gold cups or a pendant of stones. */
export const mangalsutra = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const bottom = random.integer(470, 530);
  const strands = [0, 26].map(inset => {
    const places = walk(drape(420 - inset * 2, -30, bottom - inset), 17.5);
    return places.map((place, i) => put(place, i % 7 === 3 ? ball(11) : gem('onyx', 8.5))).join('');
  });
  const cup = `<circle r="46" fill="url(#ball)"/><circle r="46" fill="none" stroke="${metal.dark}" stroke-opacity=".5" stroke-width="3"/><circle r="37" fill="none" stroke="${metal.shine}" stroke-width="2.5" opacity=".7"/>`;
  const cups =
    [-52, 52].map(x => put({ x: 400 + x, y: bottom + 46 }, cup)).join('') + put({ x: 400, y: bottom + 24 }, ball(17));
  const stones =
    put({ x: 400, y: bottom + 54 }, halo(70, stone, 'diamond')) + put({ x: 400, y: bottom + 122 }, drop(14, 14, stone));
  const fan =
    put({ x: 400, y: bottom + 50 }, lotus(84, stone, metal)) +
    [-36, 0, 36].map(x => put({ x: 400 + x, y: bottom + 90 }, drop(18, 12, null))).join('');
  return strands.join('') + random.pick([cups, cups, stones, fan]);
};

/** On a fine chain. */
export const pendant = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const curve = drape(360, -30, 350);
  const bail = wire('M400 338C380 352 380 386 400 396C420 386 420 352 400 338', 11, metal);
  const heart = `<path d="M0 96C-120 10 -108 -84 -48 -84C-18 -84 0 -62 0 -44C0 -62 18 -84 48 -84C108 -84 120 10 0 96z" fill="url(#plate)" stroke="${metal.dark}" stroke-opacity=".6" stroke-width="4"/>${put({ x: 0, y: -8 }, claws(stone, 32))}`;
  const hanging = random.pick([
    () => put({ x: 400, y: 520 }, motif(random, 116, stone, metal)),
    () => put({ x: 400, y: 510 }, heart),
    () => put({ x: 400, y: 512 }, halo(88, stone, 'diamond')) + put({ x: 400, y: 600 }, drop(18, 20, stone)),
    () => put({ x: 400, y: 520 }, `<g transform="scale(1.5)">${gem(stone, 62, 'pear')}</g>`),
    () =>
      put({ x: 400, y: 520 }, templeDisc(112, stone, metal)) +
      [-50, 0, 50].map(x => put({ x: 400 + x, y: 622 - Math.abs(x) * 0.3 }, drop(16, 13, 'pearl'))).join(''),
  ])();
  return chain(curve, random.pick<Links>(['cable', 'rope', 'beads']), 9, metal) + hanging + bail;
};

/** Worn in the parting of the hair. */
export const maangTikka = (random: Random, metal: Metal, stone: Stone): Drawing => {
  const line = (t: number) => ({ x: 400 + 14 * Math.sin(t * 3), y: -20 + t * 330 });
  const hook = wire(`M400 ${n(300)}v30`, 8, metal);
  const drops = [-64, -32, 0, 32, 64].map(x => put({ x: 400 + x, y: 540 - Math.abs(x) * 0.55 }, drop(18, 13, 'pearl')));
  return (
    chain(line, 'rope', 12, metal) +
    hook +
    drops.join('') +
    put(
      { x: 400, y: 440 },
      random.pick([
        () => flower(8, 118, stone, metal),
        () => halo(104, stone, 'diamond'),
        () => mango(130, stone, metal),
      ])(),
    )
  );
};
