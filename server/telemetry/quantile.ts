/** How many took at most `le` seconds; the last has no bound. */
export type Bucket = { le: number; count: number };

/** So that a share of all, as 0.95, took no longer: estimated within its bucket. Null where there was nothing. */
export const quantile = (buckets: readonly Bucket[], share: number): number | null => {
  const sorted = buckets.toSorted((one, other) => one.le - other.le);
  const all = sorted.at(-1)?.count ?? 0;
  if (!all) return null;
  const wanted = share * all;
  const at = sorted.findIndex(({ count }) => count >= wanted);
  const { le, count } = sorted[at]!;
  const before = sorted[at - 1] ?? { le: 0, count: 0 };
  // Nothing is known beyond the last bound.
  if (!Number.isFinite(le)) return before.le;
  return before.le + (le - before.le) * ((wanted - before.count) / (count - before.count));
};
