/** The same lines in another document, which gives them ids of its own. */
export const ownLines = <L extends { id?: unknown }>(lines: readonly L[]): Omit<L, 'id'>[] =>
  lines.map(({ id: _, ...line }) => line);
