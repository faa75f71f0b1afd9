import { expect, it } from 'vitest';
import { wordings } from '../../schema/words/wordings.ts';
import { bookHeader, bookRow, readBook, type BookSheet } from './bookSheets.ts';

const { words } = wordings.en;
const figures = [100, 20, 30, 90];
const fine = { kind: 'stock', name: 'Stock by weight', unit: 'AU', day: '2026-11-29', figures };
const bank = { kind: 'bank', name: 'SBI Surat', unit: 'INR', day: null, figures };

it.each<[BookSheet, object, unknown[][]]>([
  [
    'stock',
    fine,
    [
      ['Day', 'Account', 'Unit', 'Before', 'In', 'Out', 'At the end'],
      ['2026-11-29', 'Stock by weight', 'Fine gold', ...figures],
    ],
  ],
  [
    'trialBalance',
    bank,
    [
      ['Unit', 'Account', 'Kind', 'Before', 'Debit', 'Credit', 'At the end'],
      ['Rupees', 'SBI Surat', 'Bank', ...figures],
    ],
  ],
])('%s has each figure below its head', (of, row, sheet) =>
  expect([bookHeader(of, words), bookRow(readBook(JSON.stringify(row)), of, words)]).toEqual(sheet),
);

it('calls an account by its kind in the language of the sheet, unless the shop named it', () => {
  const named = (name: string) => bookRow(readBook(JSON.stringify({ ...fine, name })), 'stock', wordings.hi.words)[1];
  expect([named('Stock by weight'), named('Vault')]).toEqual([
    wordings.hi.words.entities['ledgerAccounts']!.values['kind']!['stock'],
    'Vault',
  ]);
});
