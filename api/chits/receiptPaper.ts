import { chitEntries } from '../../schema/entities/chitEntries.ts';
import { dated, dates } from '../../schema/rules/formats.ts';
import { monthsAfter } from '../../schema/rules/months.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { tableName } from '../db/columns.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';

/** For which months a receipt is; a top-up is for none. */
export const receiptPapers = async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
  const text = `select e.id, e.month, e.months from ${tableName(chitEntries)} e where e.shop_id = $1 and e.id = any($2::uuid[]) and e.deleted_at is null`;
  const { rows } = (await run([{ text, values: [shop, ids] }])).at(-1)!;
  return new Map(
    rows.map(([id, month, months]): [string, Reckoned] => {
      const value = month && monthsRead(month, Number(months ?? 1), words);
      return [
        id!,
        { number: null, facts: value ? [{ label: words.papers.chit.forMonths, value }] : [], lists: [], totals: [] },
      ];
    }),
  );
};

const monthForm = dates({ month: 'short', year: 'numeric' });

const monthsRead = (first: string, months: number, { language }: CommonWords): string => {
  const read = (day: string) => dated(day, date => monthForm(date, language));
  return months > 1 ? `${read(first)} – ${read(monthsAfter(first, months - 1))}` : read(first);
};
