import type { Random } from '../random.ts';
import type { Metal } from './metals.ts';
import { fan, petal } from './motifs.ts';
import { around, ball, ellipse, n, put, type Drawing } from './shapes.ts';

/** Struck into the metal: a line of shadow beside a line of light. */
const relief = (path: string, { dark, shine }: Metal, width = 4): Drawing =>
  `<path d="${path}" fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="${width}" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${shine}" stroke-opacity=".9" stroke-width="${width * 0.6}" transform="translate(-1.6 -2)"/>`;

const ringPath = (radius: number) => ellipse({ x: 0, y: 0 }, radius, radius);

const emblem = (random: Random, radius: number, metal: Metal): Drawing =>
  random.pick([
    () => around(12, 0, i => petal(radius * (i % 2 ? 0.72 : 0.95), radius * 0.18, metal)) + ball(radius * 0.2),
    () =>
      put({ x: 0, y: radius * 0.5 }, fan(radius * 1.2, radius * 0.26, metal)) +
      relief(
        `M${n(-radius * 0.8)} ${n(radius * 0.66)}Q0 ${n(radius * 0.92)} ${n(radius * 0.8)} ${n(radius * 0.66)}`,
        metal,
      ),
    () =>
      around(16, radius * 0.46, () =>
        relief(`M0 0L${n(radius * 0.07)} ${n(-radius * 0.44)}L${n(-radius * 0.07)} ${n(-radius * 0.44)}z`, metal, 2.5),
      ) + `<circle r="${n(radius * 0.4)}" fill="url(#ball)"/>`,
  ])();

const coinFace = (random: Random, radius: number, metal: Metal): Drawing =>
  `<circle cx="7" cy="9" r="${n(radius)}" fill="${metal.dark}"/><circle r="${n(radius)}" fill="url(#plate)"/>` +
  around(Math.round(radius * 0.5), radius * 0.94, () => ball(radius * 0.028)) +
  relief(ringPath(radius * 0.86), metal) +
  emblem(random, radius * 0.66, metal);

export const coin = (random: Random, metal: Metal): Drawing => {
  const face = coinFace(random, 190, metal);
  return random.chance(0.5)
    ? put({ x: 400, y: 400 }, face, 0, 1.22)
    : put({ x: 300, y: 330 }, face, -8, 0.92) + put({ x: 480, y: 470 }, face, 10, 0.92);
};

/** A minted bar. */
export const bar = (random: Random, metal: Metal): Drawing => {
  const edge = `<rect x="-148" y="-248" width="296" height="496" rx="24" fill="${metal.dark}" transform="translate(8 10)"/>`;
  const body = `<rect x="-148" y="-248" width="296" height="496" rx="24" fill="url(#plate)"/><rect x="-126" y="-226" width="252" height="452" rx="14" fill="url(#body)" opacity=".55"/>`;
  const frame = relief('M-118 -218H118V218H-118z', metal);
  const lines = [118, 146, 174].map((y, i) => relief(`M${n(-80 + i * 14)} ${y}H${n(80 - i * 14)}`, metal, 5)).join('');
  return put(
    { x: 400, y: 400 },
    edge + body + frame + put({ x: 0, y: -60 }, emblem(random, 96, metal)) + lines,
    random.integer(-9, 9),
  );
};

/** A bowl, a tumbler or a lamp for the household shrine. */
export const vessel = (random: Random, metal: Metal): Drawing => {
  const profiles = [
    {
      rim: 210,
      y: 300,
      outline: 'M190 300C190 470 270 570 330 580L318 612H482L470 580C530 570 610 470 610 300z',
      depth: 58,
    },
    {
      rim: 150,
      y: 220,
      outline: 'M250 220C258 380 276 520 286 600Q400 640 514 600C524 520 542 380 550 220z',
      depth: 40,
    },
    {
      rim: 190,
      y: 350,
      outline:
        'M210 350C220 430 320 470 372 476L366 540C300 552 290 580 286 604H514C510 580 500 552 434 540L428 476C480 470 580 430 590 350z',
      depth: 46,
    },
  ];
  const { rim, y, outline, depth } = random.pick(profiles);
  const opening = ellipse({ x: 400, y }, rim, depth);
  const beads = Array.from({ length: 27 }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / 27;
    return put({ x: 400 - rim * 0.985 * Math.cos(angle), y: y + 20 + depth * Math.sin(angle) }, ball(7), 0, [
      Math.max(0.3, Math.sin(angle)),
      1,
    ]);
  });
  return (
    `<path d="${outline}" fill="url(#wall)" stroke="${metal.dark}" stroke-opacity=".4" stroke-width="3"/>${beads.join('')}` +
    `<path d="${opening}" fill="url(#hollow)"/><path d="${opening}" fill="none" stroke="url(#body)" stroke-width="10"/><path d="${opening}" fill="none" stroke="${metal.shine}" stroke-width="2" opacity=".9"/>`
  );
};
