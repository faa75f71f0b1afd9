import { products } from '../../schema/entities/products.ts';
import { productPrices } from '../../schema/entities/productPrices.ts';
import type { Row } from '../../api/db/write.ts';
import type { Album } from './album.ts';
import { coinsAndBars, loose } from './bullion.ts';
import { openingHours } from './calendar.ts';
import type { Catalogue } from './catalogue.ts';
import type { Rates } from './materials.ts';
import type { Past } from './past.ts';
import { pieces } from './pieces.ts';
import { plans } from './plans.ts';
import { priced, type DemoProduct } from './product.ts';
import type { Random } from './random.ts';
import type { Region } from './pieceKinds/pieceKind.ts';

type Stock = { region: Region; share: number; rates: Rates; now: Date; album: Album; catalogue: Catalogue };

const deliveries = 30;

/** Everything the shop sells, bought in over the year; some of it since repriced, left out or thrown away. Returns what has a picture and is sold, and what is sold by the term. */
export const stockUp = (
  past: Past,
  { region, share, rates, now, album, catalogue }: Stock,
  random: Random,
): { forSale: Row[]; byTheTerm: Row[] } => {
  const forSale: Row[] = [];
  const byTheTerm: Row[] = [];
  const first = [...plans(), ...loose(rates), ...coinsAndBars(rates, random)];
  const later = random.shuffled(pieces(region, share, rates, random));
  const lots = [first, ...split(later, deliveries)];
  lots.forEach((lot, i) => {
    const daysAgo = Math.round(360 - (i * 359) / (lots.length - 1));
    const at = openingHours(now, daysAgo, random);
    const rows = past.create(
      products,
      lot.map(product => record(product, catalogue, album, random)),
      at,
    );
    for (const row of rows) {
      const isGone = after(past, row, { now, daysAgo, random });
      if (!isGone && isShown(row)) forSale.push(row);
      if (row['subscriptionOnly']) byTheTerm.push(row);
    }
  });
  return { forSale, byTheTerm };
};

const isMonthly = ({ productPrice }: Record<string, unknown>): boolean =>
  (productPrice as DemoProduct['subscription'])?.duration === 30;

const isShown = ({ isActive, subscriptionOnly, images }: Record<string, unknown>): boolean =>
  Boolean(isActive) && !subscriptionOnly && (images as unknown[]).length > 0;

const split = <T>(list: readonly T[], parts: number): T[][] =>
  Array.from({ length: parts }, (_, i) =>
    list.slice((i * list.length) / parts, ((i + 1) * list.length) / parts),
  ).filter(part => part.length);

const record = (product: DemoProduct, catalogue: Catalogue, album: Album, random: Random) => {
  const { group, category, gst, unit, pictures, subscription, ...fields } = product;
  return {
    ...fields,
    groupId: catalogue.group(group),
    categoryId: catalogue.category(category, group),
    gstId: catalogue.gst(gst),
    unitId: catalogue.unit(unit),
    images: pictures.map(name => album.idOf(name)),
    isActive: Boolean(subscription) || random.chance(0.94),
    subscriptionOnly: Boolean(subscription),
    productPrice: subscription ?? null,
  };
};

/** What happened to a product later: a price by the year, a new price, the trash. Whether it is there no more. */
const after = (
  past: Past,
  row: Row,
  { now, daysAgo, random }: { now: Date; daysAgo: number; random: Random },
): boolean => {
  const later = () => openingHours(now, random.integer(1, Math.max(1, daysAgo - 3)), random);
  if (row['subscriptionOnly']) {
    if (row['unitId'] && random.chance(0.6)) {
      const price = {
        productId: row.id,
        name: 'Whole year at once',
        price: Number(row['sellingPrice']) * 11,
        duration: 365,
        isActive: true,
      };
      const at = later();
      if (isMonthly(row)) past.create(productPrices, [price], at);
    }
    return false;
  }
  if (random.chance(0.12)) {
    const [least, most] = [Number(row['purchasePrice']), Number(row['mrp'])];
    past.update(
      products,
      row.id,
      { sellingPrice: priced(least + (most - least) * random.between(0.5, 0.95)) },
      later(),
    );
    return false;
  }
  if (!random.chance(0.015)) return false;
  past.remove(products, [row.id], later());
  return true;
};
