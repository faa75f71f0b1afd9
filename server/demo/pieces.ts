import { gst } from './catalogue.ts';
import { materials, worth, type Material, type Rates } from './materials.ts';
import { grams, priced, type DemoProduct } from './product.ts';
import type { Random } from './random.ts';
import type { PieceKind, Region } from './pieceKinds/pieceKind.ts';
import { earAndNosePieces } from './pieceKinds/earAndNosePieces.ts';
import { handPieces } from './pieceKinds/handPieces.ts';
import { neckPieces } from './pieceKinds/neckPieces.ts';
import { silverPieces } from './pieceKinds/silverPieces.ts';

const pieceKinds = [...handPieces, ...neckPieces, ...earAndNosePieces, ...silverPieces];

/** Worked jewellery: a share of what could be made of the designs and the materials, at today's rates. */
export const pieces = (region: Region, share: number, rates: Rates, random: Random): DemoProduct[] =>
  pieceKinds.flatMap(kind => {
    const designs = 'west' in kind.designs ? kind.designs[region] : kind.designs;
    const possible = designs.flatMap(design => kind.materials.map(material => ({ design, material })));
    const chosen = random.shuffled(possible).slice(0, Math.ceil(designs.length * share));
    const distinct = new Map(chosen.map(combination => [Object.values(combination).join(), combination]));
    return [...distinct.values()].map(({ design, material }, i) =>
      piece(kind, design, materials[material], i, rates, random),
    );
  });

const piece = (
  kind: PieceKind,
  design: string,
  material: Material,
  index: number,
  rates: Rates,
  random: Random,
): DemoProduct => {
  const weight = Math.round(random.between(...kind.grams) * 1_000) / 1_000;
  const making = random.between(...kind.making);
  const value = worth(material, weight, rates);
  const name = [design, material.word, kind.noun].filter(Boolean).join(' ');
  const looks = [
    `${kind.shape} ${material.metal} ${material.stone} ${material.stone === 'plain' ? random.integer(1, 2) : 1}` as const,
  ];
  return {
    name,
    productCode: `${kind.code}${material.karat.replace('K', '')}-${String(101 + index * 3 + random.integer(0, 2)).padStart(4, '0')}`,
    hsncode: material.hsn,
    taxPercentage: 3,
    group: material.group,
    category: kind.category,
    gst: gst.jewellery,
    unit: kind.unit,
    purchasePrice: priced(value * (1 + making * 0.3)),
    sellingPrice: priced(value * (1 + making * 0.85)),
    mrp: priced(value * (1 + making)),
    description: random.chance(0.65) ? description(name, material, weight, random) : null,
    pictures: random.chance(0.94) ? looks : [],
  };
};

const description = (name: string, material: Material, weight: number, random: Random): string => {
  const facts = [
    material.metal === 'silver'
      ? `Silver ${material.fineness}`
      : `${material.karat} gold, BIS hallmark ${material.fineness} with HUID`,
    `Net weight ${grams(weight)}`,
    ...(material.carats ? [`Diamonds ${(weight * material.carats).toFixed(2)} ct, VS, G-H, certified`] : []),
    ...(material.stones ? [`${material.word} set by hand`] : []),
  ];
  return `<p><strong>${name}</strong>. ${random.pick(praise)}</p><ul>${facts.map(fact => `<li>${fact}</li>`).join('')}</ul><p>${random.pick(services)}</p>`;
};

const praise = [
  'Worked by hand by our karigars, finished to be worn every day.',
  'A bridal favourite: rich to look at, light to wear.',
  'An old design drawn anew, with a soft matt finish.',
  'Made to order in two weeks in any size.',
  'Fine enough for the office, bright enough for a wedding.',
];
const services = [
  'Exchange at full metal value, any time.',
  'Free cleaning and polishing for life.',
  'Resizing free of charge within thirty days.',
];
