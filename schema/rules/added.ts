/** The sum of figures with up to three decimals, in thousandths, so that it is exact. Null where nothing is told; what was left out of a line is not. */
export const added = (figures: readonly (number | null | undefined)[]): number | null => {
  const told = figures.filter(figure => figure != null);
  return told.length ? told.reduce((sum, figure) => sum + Math.round(figure * 1_000), 0) / 1_000 : null;
};
