import { expect, it } from 'vitest';
import { booksKeptUntil } from './retention.ts';

it.each([
  // Annual return of 2025-26 by 31 December 2026, and 72 months.
  [2025, '2032-12-31'],
  [2017, '2024-12-31'],
  // Older than GST: as the first rule has it.
  [2010, '2017-12-31'],
])('books of the year that began in %i are kept until %s', (year, until) => {
  expect(booksKeptUntil(year)).toBe(until);
});
