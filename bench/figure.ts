/**
 * One line of the table. What is compared was measured in the same run, so that it means the same on every machine.
 * Without `wanted` it is told for comparison alone.
 */
export type Figure = { name: string; figure: string; ratio?: string; wanted?: string; met?: boolean };

export type Bench = (stage: Stage) => Promise<Figure[]>;

/** What benches share; opened by the first that needs it. */
export type Stage = { postgres: () => Promise<BenchDatabase> };

export type BenchDatabase = {
  /** As a role that owns nothing. */
  url: string;
  /** As the owner, past every policy. */
  ownerUrl: string;
  /** A hundred of 2,000 products each. */
  shops: SeededShop[];
  /** One of 50,000. */
  large: SeededShop;
  /** Holds what the web server needs to start. */
  folder: string;
  stop(): Promise<void>;
};

/** A shop, the token of somebody who may do everything there, and the unit of all its products. */
export type SeededShop = { id: string; token: string; unit: string };
