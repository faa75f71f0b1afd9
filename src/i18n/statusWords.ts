import type { visitorsWords } from '../../schema/words/en/visitors.ts';

/** The status of a call that no one answered: no network, no server, or a reply that was cut off. */
export const noResponse = 0;

type Word = keyof typeof visitorsWords.error;

const words: Record<number, Word> = {
  [noResponse]: 'noResponse',
  400: 'badRequest',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  415: 'wrongType',
  422: 'badRequest',
  429: 'tooMany',
  500: 'server',
  503: 'unavailable',
};

/** What a status means to a person where the server says nothing itself: the name of the words. */
export function wordOfStatus(status: number): Word {
  return words[status] ?? (status < 500 ? 'badRequest' : 'server');
}
