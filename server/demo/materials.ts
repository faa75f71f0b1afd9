import type { Stone } from './pictures/gems.ts';
import type { MetalName } from './pictures/metals.ts';

/** Rupees a gram of 999, and a carat. */
export type Rates = { goldRate: number; silverRate: number; diamondRate: number };

export type Material = {
  /** Stands in the product's name. */
  word: string;
  metal: MetalName;
  stone: Stone;
  /** Parts of a thousand. */
  fineness: number;
  karat: string;
  group: string;
  hsn: string;
  /** Diamonds, in carats for each gram of metal. */
  carats?: number;
  /** Other stones, in rupees for each gram of metal. */
  stones?: number;
};

const gold22 = { metal: 'gold', fineness: 916, karat: '22K' } as const;
const gold18 = { fineness: 750, karat: '18K' } as const;
const silver = { metal: 'silver', fineness: 925, karat: '925', group: 'Silver' } as const;
const kundan = { group: 'Kundan & Stones', hsn: '71131940' } as const;
const diamonds = { stone: 'diamond', group: 'Diamond', hsn: '71131930', carats: 0.09 } as const;

export const materials = {
  gold: { ...gold22, word: '', stone: 'plain', group: '22K Gold', hsn: '71131910' },
  ruby: { ...gold22, ...kundan, word: 'Ruby', stone: 'ruby', stones: 850 },
  emerald: { ...gold22, ...kundan, word: 'Emerald', stone: 'emerald', stones: 1_050 },
  sapphire: { ...gold18, ...kundan, metal: 'gold', word: 'Blue Sapphire', stone: 'sapphire', stones: 1_600 },
  pearl: { ...gold22, word: 'Pearl', stone: 'pearl', group: 'Kundan & Stones', hsn: '71131920', stones: 420 },
  diamond: { ...gold18, ...diamonds, metal: 'gold', word: 'Diamond' },
  roseDiamond: { ...gold18, ...diamonds, metal: 'rose', word: 'Rose Gold Diamond' },
  rose: { ...gold18, metal: 'rose', word: 'Rose Gold', stone: 'plain', group: '18K Gold', hsn: '71131910' },
  silver: { ...silver, word: 'Silver', stone: 'plain', hsn: '71131130' },
  silverRuby: { ...silver, word: 'Silver Meenakari', stone: 'ruby', hsn: '71131120', stones: 40 },
  silverware: { ...silver, word: '', stone: 'plain', hsn: '71141110' },
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

/** What metal and stones alone are worth. */
export const worth = ({ metal, fineness, carats = 0, stones = 0 }: Material, grams: number, rates: Rates): number => {
  const rate = metal === 'silver' ? rates.silverRate : rates.goldRate;
  return grams * ((rate * fineness) / 999 + carats * rates.diamondRate + stones);
};
