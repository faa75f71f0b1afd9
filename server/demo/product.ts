import type { PictureName } from './album.ts';

/** A product as a shop speaks of it: by names, with the pictures it shows. Prices in rupees. */
export type DemoProduct = {
  name: string;
  productCode: string;
  hsncode: string | null;
  taxPercentage: number;
  group: string;
  category: string;
  gst: string;
  unit: string;
  mrp: number;
  purchasePrice: number;
  sellingPrice: number;
  description: string | null;
  pictures: readonly PictureName[];
  /** Sold by subscription only, at this price. */
  subscription?: { name: string; price: number; duration: number };
};

/** To the next 5 rupees: nobody prices a ring at 48,213.77. */
export const priced = (rupees: number): number => Math.ceil(rupees / 5) * 5;

export const grams = (weight: number): string => `${weight.toFixed(3)} gm`;
