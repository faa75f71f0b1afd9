/**
 * A language for tests: English, longer and in brackets. Text on a page without brackets does not come from the words, and what does not
 * fit here would not fit in a language that needs more room.
 */
import { english } from '../en/index.ts';
import type { CommonWords } from '../wording.ts';
import { allBracketed, bracketed } from './bracketed.ts';

export const pseudo: CommonWords = {
  ...english,
  language: 'xa',
  entities: allBracketed(english.entities),
  refusals: allBracketed(english.refusals),
  notifications: allBracketed(english.notifications),
  letters: allBracketed(english.letters),
  orderLine: allBracketed(english.orderLine),
  sheets: allBracketed(english.sheets),
  figures: allBracketed(english.figures),
  papers: allBracketed(english.papers),
  adapted: bracketed,
  inside: name => name,
};
