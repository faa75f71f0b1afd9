import type { Random } from '../random.ts';
import { bangles, kada, waistBelt } from './bangles.ts';
import { anklets, bracelet, looseChain } from './chains.ts';
import { chandbalis, hoops, jhumkas, nath, nosePin, studs } from './earrings.ts';
import type { Stone } from './gems.ts';
import { metals, type Metal, type MetalName } from './metals.ts';
import { beadedHaar, maangTikka, mangalsutra, necklace, pendant } from './necklaces.ts';
import { plainBand, ring, signet } from './rings.ts';
import { scene, type Frame } from './scene.ts';
import type { Drawing } from './shapes.ts';
import { bar, coin, vessel } from './solids.ts';

type Draw = (random: Random, metal: Metal, stone: Stone) => Drawing;

/** `x`, `y` come to the middle of the picture, `zoom` times as large as drawn. */
const drawings = {
  ring: { draw: ring, x: 402, y: 400, zoom: 1.34 },
  signet: { draw: signet, x: 402, y: 408, zoom: 1.3 },
  plainBand: { draw: plainBand, x: 400, y: 400, zoom: 1.25 },
  bangles: { draw: bangles, x: 400, y: 470, zoom: 1.26 },
  kada: { draw: kada, x: 400, y: 424, zoom: 1.3 },
  waistBelt: { draw: waistBelt, x: 400, y: 398, zoom: 1.12 },
  looseChain: { draw: looseChain, x: 400, y: 400, zoom: 1.15 },
  bracelet: { draw: bracelet, x: 400, y: 415, zoom: 1.2 },
  anklets: { draw: anklets, x: 400, y: 335, zoom: 1.28 },
  necklace: { draw: necklace, x: 400, y: 345, zoom: 1.12 },
  beadedHaar: { draw: beadedHaar, x: 400, y: 420, zoom: 1.12 },
  mangalsutra: { draw: mangalsutra, x: 400, y: 350, zoom: 1.16 },
  pendant: { draw: pendant, x: 400, y: 390, zoom: 1.2 },
  maangTikka: { draw: maangTikka, x: 400, y: 370, zoom: 1.3 },
  jhumkas: { draw: jhumkas, x: 400, y: 344, zoom: 1.3 },
  studs: { draw: studs, x: 405, y: 400, zoom: 1.4 },
  hoops: { draw: hoops, x: 400, y: 420, zoom: 1.24 },
  chandbalis: { draw: chandbalis, x: 400, y: 362, zoom: 1.24 },
  nosePin: { draw: nosePin, x: 420, y: 460, zoom: 1.3 },
  nath: { draw: nath, x: 428, y: 430, zoom: 1.3 },
  coin: { draw: coin, x: 400, y: 400, zoom: 1.16 },
  bar: { draw: bar, x: 400, y: 400, zoom: 1.16 },
  vessel: { draw: vessel, x: 400, y: 430, zoom: 1.2 },
} satisfies Record<string, Frame & { draw: Draw }>;

export type Shape = keyof typeof drawings;

/** A picture of such a piece as SVG; which one depends on the random numbers. */
export const draw = (shape: Shape, metal: MetalName, stone: Stone, random: Random): string => {
  const { draw, ...frame } = drawings[shape];
  return scene(metals[metal], random, frame, draw(random, metals[metal], stone));
};
