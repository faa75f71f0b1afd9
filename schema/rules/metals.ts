import { ownValue } from '../kit/ownValue.ts';
import type { Commodity } from './commodities.ts';
import type { LedgerMetal } from './ledger.ts';

/** What a piece is made of. */
export const metals = [
  { id: 'gold', name: 'Gold' },
  { id: 'silver', name: 'Silver' },
  { id: 'platinum', name: 'Platinum' },
  { id: 'other', name: 'Other' },
] as const;
export type Metal = (typeof metals)[number]['id'];

/** Those whose fine weight is kept in the books. */
export const fineMetals = metals.filter(
  (metal): metal is Exclude<(typeof metals)[number], { id: 'other' }> => metal.id !== 'other',
);

type FineMetal = (typeof fineMetals)[number]['id'];
export const isFineMetal = (metal: unknown): metal is FineMetal => fineMetals.some(({ id }) => id === metal);

/** Metals that have a rate. */
export type PricedMetal = Exclude<Metal, 'other'> & Commodity['name'];
export const pricedMetals = ['gold', 'silver', 'platinum'] as const satisfies readonly PricedMetal[];

/** Null where a metal is priced by none. */
export const pricedMetal = (metal: string | null): PricedMetal | null =>
  pricedMetals.find(name => name === metal) ?? null;

const units: Readonly<Record<Metal, LedgerMetal | null>> = { gold: 'AU', silver: 'AG', platinum: 'PT', other: null };

/** In which unit its fine weight stands in the books. */
export const unitOf = (metal: string | null): LedgerMetal | null => ownValue(units, metal) ?? null;

/** Which metal a unit of the books is of. */
export const metalOfUnit = (unit: LedgerMetal): FineMetal => fineMetals.find(({ id }) => units[id] === unit)!.id;

/** In thousandths, the purest first, with the carats that people say. */
export const finenesses = [
  { id: 999, name: '999 (24K)' },
  { id: 995, name: '995' },
  { id: 958, name: '958 (23K)' },
  { id: 950, name: '950' },
  { id: 925, name: '925' },
  { id: 916, name: '916 (22K)' },
  { id: 900, name: '900' },
  { id: 875, name: '875 (21K)' },
  { id: 850, name: '850' },
  { id: 835, name: '835' },
  { id: 833, name: '833 (20K)' },
  { id: 800, name: '800' },
  { id: 750, name: '750 (18K)' },
  { id: 585, name: '585 (14K)' },
  { id: 375, name: '375 (9K)' },
] as const;
export type Fineness = (typeof finenesses)[number]['id'];

/** Which of them are stamped on which metal. */
export const finenessesOf: Readonly<Record<Metal, readonly Fineness[]>> = {
  gold: [999, 995, 958, 916, 875, 833, 750, 585, 375],
  silver: [999, 958, 925, 900, 835, 800],
  platinum: [999, 950, 900, 850],
  other: [],
};

/** Thousandths that are pure metal. As in the rate, 999 counts as pure. */
export const pureOf = (fineness: number): bigint => (fineness >= 999 ? 1_000n : BigInt(fineness));

/** Milligrams of pure metal in so many of this fineness, rounded once, half up. */
export const fineWeight = (milligrams: bigint, fineness: number): bigint =>
  (milligrams * pureOf(fineness) + 500n) / 1000n;
