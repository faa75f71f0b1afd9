import type { Ports } from '../../api/ports.ts';
import { pictureKey } from '../../api/files.ts';
import type { DemoShop } from '../../api/session/demoBusinesses.ts';
import { draw, type Shape } from './pictures/drawings.ts';
import type { Stone } from './pictures/gems.ts';
import type { MetalName } from './pictures/metals.ts';
import { rendered } from './pictures/rendered.ts';
import { idsAt, Random } from './random.ts';

/** `ring gold ruby 1`: what it shows, and which of several. */
export type PictureName = `${Shape} ${MetalName} ${Stone} ${number}`;

/** The pictures that one shop shows, each kept once however many products show it. */
export class Album {
  readonly shop: DemoShop;
  readonly ids = new Map<PictureName, string>();
  readonly #next: () => string;

  constructor(shop: DemoShop, at: Date, random: Random) {
    this.shop = shop;
    const ids = idsAt(at, random);
    this.#next = () => ids.next();
  }

  idOf(name: PictureName): string {
    let id = this.ids.get(name);
    if (!id) this.ids.set(name, (id = this.#next()));
    return id;
  }
}

/** Draws every picture once, a few at a time, and gives each shop files of its own. */
export const hang = async (albums: readonly Album[], { files }: Pick<Ports, 'files'>): Promise<void> => {
  // All painters take from one iterator, which the first that fails closes for the others.
  const left = new Set(albums.flatMap(({ ids }) => [...ids.keys()])).values().map(picture);
  const painter = async () => {
    for (const { name, svg } of left) {
      const { full, thumbnail } = await rendered(svg);
      for (const { shop, ids } of albums) {
        const id = ids.get(name);
        if (!id) continue;
        await files.put(pictureKey(shop.id, id, 'full.webp'), full);
        await files.put(pictureKey(shop.id, id, 'thumbnail.webp'), thumbnail);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, painter));
};

const picture = (name: PictureName) => {
  const [shape, metal, stone] = name.split(' ') as [Shape, MetalName, Stone];
  return { name, svg: draw(shape, metal, stone, new Random(seedOf(name))) };
};

const seedOf = (name: string) =>
  Array.from(name, letter => letter.charCodeAt(0)).reduce((seed, code) => Math.imul(seed, 31) + code, 55);
