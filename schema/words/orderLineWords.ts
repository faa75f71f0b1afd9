/** One line of an order, of one shop and of `%{count}`. */
export type OrderLineWords = {
  readonly one: string;
  readonly many: string;
  /** How long so many days are. */
  readonly duration: (days: number) => string;
};
