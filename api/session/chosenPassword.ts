import { invalid } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import type { Ports } from '../ports.ts';

/** What this product and its trade are called: a guess for everybody here, as are names of the person and the shop. */
const trade = ['tolashop', 'tola', 'shop', 'jewel', 'jewels', 'jeweller', 'jewellers', 'jewellery', 'gold', 'silver'];

/** What an e-mail says of its person. */
export const nameIn = (email: string | null): string => email?.split('@')[0] ?? '';

/** Refuses a password that is easy to guess, at its field. `own`: names of whoever chooses it. */
export const refuseEasy = async (
  { passwords }: Pick<Ports, 'passwords'>,
  field: string,
  password: string,
  own: readonly string[],
): Promise<void> => {
  if (isMadeOf(password, [...trade, ...own.flatMap(wordsOf)]) || (await passwords.isCommon(password)))
    throw invalid({ [field]: say('easyPassword') });
};

const letters = /[^\p{L}\p{M}]+/u;

const wordsOf = (text: string) => text.normalize('NFKC').toLowerCase().split(letters).filter(Boolean);

/** Nothing but one of the words, or two, with up to six digits or signs around and between them. */
const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const parts = wordsOf(password);
  const others = password.normalize('NFKC').toLowerCase().length - parts.join('').length;
  return parts.length > 0 && parts.length <= 2 && others <= 6 && parts.every(part => isWord(part, words));
};

/** One of the words, or two of them written as one. */
const isWord = (part: string, words: readonly string[]) =>
  words.includes(part) || words.some(word => part.startsWith(word) && words.includes(part.slice(word.length)));
