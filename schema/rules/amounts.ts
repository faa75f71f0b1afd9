/** Adds rupees, or grams: figures of at most three decimals, exactly. What is missing adds nothing. */
export const sum = (figures: readonly (number | null)[]): number =>
  figures.reduce<number>((thousandths, figure) => thousandths + Math.round((figure ?? 0) * 1_000), 0) / 1_000;
