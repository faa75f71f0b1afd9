import type { Quote } from '../../schema/entities/quotes.ts';
import { pricedMetal } from '../../schema/rules/metals.ts';
import { metalRate, type TermsOfPrice } from '../../schema/rules/piecePriceOf.ts';
import { readTerms, termsStatement } from '../pieces/priceTerms.ts';
import type { Run } from '../ports.ts';

type Line = Quote['lines'][number];
export type Place = { run: Run; shop: string; at: Date };

/** The lines of a document's bill: at its own rates where they stay as they are, else at those that hold now. */
export const billedLines = async <L extends Line>(
  { lines, rateLocked }: { lines: readonly L[]; rateLocked: boolean | null | undefined },
  place: Place,
) => ownLines(rateLocked ? lines : await atRatesNow(lines, place));

/** The same lines in another document, which gives them ids of its own. */
export const ownLines = <L extends { id?: unknown }>(lines: readonly L[]): Omit<L, 'id'>[] =>
  lines.map(({ id: _, ...line }) => line);

const atRatesNow = async <L extends Line>(lines: readonly L[], { run, shop, at }: Place): Promise<L[]> => {
  const asked = lines.map(({ productId }) => termsStatement(shop, '$2::uuid', productId ?? null, at));
  const found = (await run(asked)).slice(-asked.length);
  return lines.map((line, n) => repriced(line, readTerms(found[n]!, at)));
};

/** Of a metal without a rate the line's own stays. */
const repriced = <L extends Line>(line: L, terms: TermsOfPrice): L => {
  const metal = pricedMetal(line.metal);
  const held = metal && terms[metal];
  if (!held || line.fineness == null) return line;
  return { ...line, rate: metalRate(line.fineness, held, terms.gst), rateId: held.id };
};
