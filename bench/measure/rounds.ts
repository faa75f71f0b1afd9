export type Series = Record<string, number[]>;

/** Measures the variants in turns, so that whatever else this machine does meets all of them alike. */
export const alternate = async (
  variants: Record<string, () => Promise<number>>,
  { rounds, warmUp = 1 }: { rounds: number; warmUp?: number },
): Promise<Series> => {
  const series: Series = Object.fromEntries(Object.keys(variants).map(name => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const [name, measure] of Object.entries(variants)) {
      const value = await measure();
      if (round >= 0) series[name]!.push(value);
    }
  }
  return series;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The median of the rounds' own ratios. */
export const ratio = (one: readonly number[], other: readonly number[]): number =>
  median(one.map((value, i) => value / other[i]!));

/** Half the distance from the lowest to the highest round, as a share of the median: the machine's noise. */
const noise = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / 2 / median(values);

/** `3,120/s ±2 %` */
export const rate = (values: readonly number[], unit = '/s'): string =>
  `${whole(median(values))}${unit} ±${Math.round(noise(values) * 100)} %`;

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');
