/** One hole made in one wall. */
export type Sabotage = {
  name: string;
  make(): Promise<unknown>;
  mend(): Promise<unknown>;
  /** What the suites say: what they caught, null when they saw nothing. */
  caught(): Promise<string | null>;
};

export type Outcome = { name: string; caught: string | null };

export const tryAll = async (sabotages: readonly Sabotage[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { name, make, mend, caught } of sabotages) {
    await make();
    try {
      outcomes.push({ name, caught: await caught() });
    } finally {
      await mend();
    }
  }
  return outcomes;
};

/** So many of them, from all over the list. */
export const someOf = <T>(all: readonly T[], count: number): T[] =>
  all.length <= count ? [...all] : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);
