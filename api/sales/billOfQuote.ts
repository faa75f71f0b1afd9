import type { Quote } from '../../schema/entities/quotes.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { pricedMetal } from '../../schema/rules/metals.ts';
import { metalRate, type TermsOfPrice } from '../../schema/rules/piecePriceOf.ts';
import { saleOf } from '../../schema/rules/quotes.ts';
import { validate } from '../../schema/kit/validate.ts';
import { readTerms, termsStatement } from '../pieces/priceTerms.ts';
import type { Run } from '../ports.ts';
import { invalid } from '../../schema/errors.ts';

type Line = Quote['lines'][number];
type Place = { run: Run; shop: string; at: Date };

/** The bill that an estimate becomes: with its own rates where they stay as they are, else with those that hold now. */
export const billOfQuote = async (quote: Quote, place: Place): Promise<Record<string, unknown>> => {
  const lines = quote.rateLocked ? quote.lines : await atRatesNow(quote.lines, place);
  const bill = { ...saleOf(quote), quoteId: quote.id, lines: lines.map(({ id: _, ...line }) => line) };
  const { values, problems } = validate(quickBills, bill, 'create');
  if (problems) throw invalid(problems);
  return values;
};

const atRatesNow = async (lines: readonly Line[], { run, shop, at }: Place): Promise<Line[]> => {
  const asked = lines.map(({ productId }) => termsStatement(shop, '$2::uuid', productId ?? null, at));
  const found = (await run(asked)).slice(-asked.length);
  return lines.map((line, n) => repriced(line, readTerms(found[n]!, at)));
};

/** Of a metal without a rate the estimate's own stays. */
const repriced = (line: Line, terms: TermsOfPrice): Line => {
  const metal = pricedMetal(line.metal);
  const held = metal && terms[metal];
  if (!held || line.fineness == null) return line;
  return { ...line, rate: metalRate(line.fineness, held, terms.gst), rateId: held.id };
};
