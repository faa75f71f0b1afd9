/** Choices that follow from a number alone. */
export type Draw = {
  /** From 0 to below `most`. */
  below(most: number): number;
  /** True so many times of a hundred. */
  percent(share: number): boolean;
  of<T>(list: readonly T[]): T;
};

export const drawFrom = (seed: number): Draw => {
  let state = seed;
  const below = (most: number) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % most;
  };
  return { below, percent: share => below(100) < share, of: list => list[below(list.length)]! };
};
