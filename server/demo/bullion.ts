import { gst } from './catalogue.ts';
import type { Rates } from './materials.ts';
import { priced, type DemoProduct } from './product.ts';
import type { Random } from './random.ts';
import { minted } from './pieceKinds/minted.ts';

/** Coins and bars, by weight. */
export const coinsAndBars = (rates: Rates, random: Random): DemoProduct[] =>
  minted.flatMap(({ metal, shape, name, code, sizes, making, hsn }) =>
    sizes.map((size, i) => {
      const value = size * (metal === 'gold' ? rates.goldRate : rates.silverRate);
      return {
        name: `${name} ${size >= 1_000 ? `${size / 1_000} kg` : `${size} gm`} 999`,
        productCode: `${code}24-${String(i + 1).padStart(4, '0')}`,
        hsncode: hsn,
        taxPercentage: 3,
        group: 'Coins & Bars',
        category: shape === 'coin' ? 'Coins' : 'Bars',
        gst: gst.jewellery,
        unit: 'pc',
        purchasePrice: priced(value * (1 + making * 0.3)),
        sellingPrice: priced(value * (1 + making)),
        mrp: priced(value * (1 + making * 1.3)),
        description: random.chance(0.5)
          ? '<p>In tamper-proof packing with its assay certificate. Bought back at the day’s rate.</p>'
          : null,
        pictures: [`${shape} ${metal} plain ${random.integer(1, 2)}`],
      } satisfies DemoProduct;
    }),
  );

/** Sold by the gram, the carat and the kilogram. */
export const loose = ({ goldRate, silverRate, diamondRate }: Rates): DemoProduct[] => [
  bullion('Fine Gold 999 Grain', 'BU-0001', '71081200', 'gm', goldRate),
  bullion('Fine Gold 995 Grain', 'BU-0002', '71081200', 'gm', (goldRate * 995) / 999),
  bullion('Fine Silver 999 Grain', 'BU-0003', '71069110', 'kg', silverRate * 1_000),
  stones('Round Brilliant Diamonds VS, G-H', 'LD-0001', '71023910', diamondRate),
  stones('Melee Diamonds SI, I-J', 'LD-0002', '71023910', diamondRate * 0.52),
  stones('Burmese Ruby, loose', 'LS-0001', '71039110', 18_500),
  stones('Zambian Emerald, loose', 'LS-0002', '71039130', 14_200),
  stones('Ceylon Sapphire, loose', 'LS-0003', '71039120', 16_800),
];

const bullion = (name: string, productCode: string, hsncode: string, unit: string, price: number): DemoProduct => ({
  name,
  productCode,
  hsncode,
  unit,
  taxPercentage: 3,
  group: 'Loose & Bullion',
  category: 'Bullion & Stones',
  gst: gst.jewellery,
  purchasePrice: priced(price * 0.985),
  sellingPrice: priced(price),
  mrp: priced(price * 1.01),
  description: null,
  pictures: [],
});

const stones = (name: string, code: string, hsncode: string, price: number): DemoProduct => ({
  ...bullion(name, code, hsncode, 'ct', price),
  ...(hsncode.startsWith('7102')
    ? { taxPercentage: 1.5, gst: gst.diamonds }
    : { taxPercentage: 0.25, gst: gst.stones }),
});
