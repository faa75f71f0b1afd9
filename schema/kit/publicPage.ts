import { isPrinted } from './papers.ts';
import type { Kind } from './meta.ts';

/** What visitors see of a record, under an address that only those know to whom somebody gave it. */
export type PublicPage<Name extends string = string> = {
  /** What stands on it, in this order, and nothing else: fields, lines, totals and pictures. What is empty is left out. */
  fields: readonly Name[];
  /** A price among them that is told in the shop's foreign currencies as well. */
  abroad?: Name;
  /** A paper of it: what is reckoned for that stands below. */
  reckoned?: string;
  /** The reference to the contact whom it is for: the address is written in their language, and sent to their number. */
  for?: Name;
  /** An amount of it that visitors are asked to agree to, while work on it is open and nobody has answered. */
  answer?: PageQuestion<Name>;
};

/** `to`: the amount that is asked about. Kept of the answer: what was said, to which amount and when. */
export type PageQuestion<Name extends string = string> = Record<'to' | 'field' | 'amount' | 'at', Name>;

/** What a visitor's page can show: what a paper can, and pictures. */
export const isShownToVisitors = (kind: Kind): boolean => isPrinted(kind) || kind === 'images';
