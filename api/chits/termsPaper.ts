import { chitSchemes, type ChitScheme } from '../../schema/entities/chitSchemes.ts';
import { schemeSentences } from '../../schema/rules/chitWords.ts';
import { recordStatement } from '../db/write.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';

/** A scheme in words that a customer understands, a line for each rule. */
export const termsPapers = async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
  const found = (await run(ids.map(id => recordStatement(chitSchemes, shop, id)))).slice(-ids.length);
  return new Map(
    ids.flatMap((id, n): [string, Reckoned][] => {
      const text = found[n]!.rows[0]?.[0];
      if (!text) return [];
      const rows = schemeSentences(JSON.parse(text) as ChitScheme, words).map(sentence => [sentence]);
      const column = { label: words.papers.chit.rules, end: false, wide: true };
      return [[id, { number: null, facts: [], lists: [{ title: null, columns: [column], rows }], totals: [] }]];
    }),
  );
};
