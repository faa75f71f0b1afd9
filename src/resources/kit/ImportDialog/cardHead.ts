import { cardsIn } from '../../../../schema/kit/cards/cardLines.ts';
import { cardHeader, cardRow } from '../../../../schema/kit/cards/cardRows.ts';
import { headOf, type Head } from './head.ts';

/** Room for the pictures of the first few. */
const bytes = 4 * 1024 * 1024;
const looked = 500;

/** Reads the first cards of an address book. What none of them says has no column. */
export async function cardHead(file: File): Promise<Head> {
  const start = new Uint8Array(await file.slice(0, bytes).arrayBuffer());
  const rows: string[][] = [];
  for (const card of cardsIn(start)) if (rows.push(cardRow(card)) === looked) break;
  if (rows.length === 0) return null;
  const told = cardHeader.map((_, column) => rows.some(row => row[column] !== ''));
  const pick = (row: readonly string[]) => row.filter((_, column) => told[column]);
  return headOf([pick(cardHeader), ...rows.map(pick)]);
}
