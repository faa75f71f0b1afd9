import type { Figure } from './figure.ts';

/** The figures as a table for a terminal. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [
    ['what', 'figure', 'ratio', 'wanted', 'met'],
    ...figures.map(({ name, figure, ratio = '', wanted = '', met }) => [
      name,
      figure,
      ratio,
      wanted,
      met === undefined ? '' : met ? 'yes' : 'NO',
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map(width => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
};
