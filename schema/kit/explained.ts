/** How much of something, or at how much of it, by the unit in which it is read. */
export type ExplainedFigure = {
  value: number;
  unit: 'grams' | 'carats' | 'pieces' | 'number' | 'percent' | 'rupees';
};

/**
 * A figure with where it comes from: the rule it follows, what that was applied to, the row of the shop's lists that said so, and the figures that
 * it is the sum of. Their words are `explained.line` and `explained.rule`.
 */
export type Explained<Name extends string = string, Rule extends string = string> = {
  name: Name;
  /** What a person calls it. */
  about?: string | null;
  amount: number;
  rule: Rule | null;
  quantity?: ExplainedFigure | null;
  of?: ExplainedFigure | null;
  /** Rupees for one of the quantity. */
  rate?: number | null;
  /** A dated row: its entity and id. */
  source?: { entity: string; id: string } | null;
  /** What it comes from. They come to it. */
  parts?: readonly Explained<Name, Rule>[];
};
