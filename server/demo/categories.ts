import { productCategories } from '../../schema/entities/productCategories.ts';
import { Past } from './past.ts';
import { Random } from './random.ts';
import { words } from './words.ts';

/** The branches, the upper ones first; each is the path to it. */
const branches = [
  words('Gold, Diamond, Silver, Coins & Bullion'),
  words(
    'Gold › Bridal, Diamond › Rings, Diamond › Earrings, Diamond › Pendants, Diamond › Bracelets, Diamond › Nose Pins & Nath',
  ),
];

/** What products and wishes speak of, and below which branch it lies. */
const leaves: readonly [name: string, below: string | null, called?: string][] = [
  ['Rings', 'Gold'],
  ['Earrings', 'Gold'],
  ['Necklaces', 'Gold › Bridal'],
  ['Mangalsutra', 'Gold › Bridal'],
  ['Pendants', 'Gold'],
  ['Bangles & Kada', 'Gold'],
  ['Bracelets', 'Gold'],
  ['Chains', 'Gold'],
  ['Nose Pins & Nath', 'Gold › Bridal'],
  ['Temple jewellery', 'Gold'],
  ['Silver Anklets & Toe Rings', 'Silver', 'Anklets & Toe Rings'],
  ['Silver Articles', 'Silver', 'Articles'],
  ['Coins', 'Coins & Bullion'],
  ['Bars', 'Coins & Bullion'],
  ['Bullion & Stones', 'Coins & Bullion'],
  ['Plans & Services', null],
];

/** The tree of a jeweller's categories. Finds the id of one by its name, and by the group of the product where branches share the name. */
export const growTree = (past: Past, at: Date) => {
  // Draws of its own, so that the rest of the demo stays as it is.
  const own = new Past(past.shop, new Random(613));
  const ids = new Map<string, string>();
  const make = (by: Past, made: readonly { name: string; below: string | null; path: string }[]) => {
    const rows = by.create(
      productCategories,
      made.map(({ name, below }) => ({ name, parentId: below === null ? null : ids.get(below)! })),
      at,
    );
    made.forEach(({ path }, i) => ids.set(path, rows[i]!.id));
  };
  for (const level of branches) make(own, level.map(branch));
  past.statements.push(...own.statements);
  make(
    past,
    leaves.map(([path, below, name = path]) => ({ name, below, path })),
  );
  return (name: string, group?: string) => {
    const id = ids.get(`${group} › ${name}`) ?? ids.get(name) ?? ids.get(`Gold › ${name}`);
    if (!id) throw new Error(`The demo has no category '${name}'`);
    return id;
  };
};

const branch = (path: string) => {
  const [name, ...above] = path.split(' › ').reverse() as [string, ...string[]];
  return { name, below: above.length ? above.reverse().join(' › ') : null, path };
};
