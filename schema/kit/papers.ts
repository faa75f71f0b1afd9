import type { Permission } from '../permissions.ts';
import type { Kind } from './meta.ts';
import type { States } from './states.ts';

/**
 * What papers are printed on. `roll80`: the roll of a counter's printer, 80 mm wide and as long as it takes; `label50`: a label of 50 by
 * 25 mm, which has the record's title and the first four of its fields; `tail100`: a jewellery tail of 100 by 15 mm, printed on its two flags and
 * bare where it is wound round the piece; `card86`: a visiting card, and `a6` a sheet for the counter, both round
 * a QR code.
 */
export const paperSizes = ['a4', 'a5', 'roll80', 'label50', 'tail100', 'card86', 'a6'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** The copies of a paper that are drawn: the original alone, or all that the law names. */
export const copySets = ['original', 'all'] as const;
export type CopySet = (typeof copySets)[number];

/** So many go into one file, which is made in the background; up to a bulk call's number is had at once. */
export const mostPapers = 20_000;

/** What is printed of a record, for whoever it is about. */
export type Paper<Name extends string = string> = {
  /** What it is called, above it and on the button. */
  label: string;
  /** Its title while the record is in its first state: a paper that does not count yet. */
  draft?: string;
  /** Its title where the record's fields have the values of `when`. */
  otherwise?: string;
  when?: Readonly<Record<string, string>>;
  /** Its prints are counted from the moment at which its record takes effect: each after the first says which print it is. */
  hasOriginal?: true;
  /**
   * A person may have all copies that the CGST Rules, 2017 name: rule 48 for a `supply` by tax invoice, rule 55 for a `consignment` by challan.
   */
  copies?: 'supply' | 'consignment';
  /** The other party signs too: what stands below the line for the signature. */
  partySigns?: string;
  /** Somebody stands at the counter for it, where the record's fields have these values: it is shown, ready to be printed, once its record is in the books. */
  awaited?: true | Readonly<Record<string, string>>;
  /** In the order in which they are offered. */
  sizes: readonly [PaperSize, ...PaperSize[]];
  /** What stands on it, in this order, and nothing else: fields, lines and totals. What is empty is left out. */
  fields: readonly Name[];
  /** Of lines, what stands on it, in this order; else what is not folded. */
  columns?: Readonly<Record<string, readonly string[]>>;
  /** Who else stands on it: the records `of` the link entity's rows that point to this one `by` their field, those of which `where` is true. */
  names?: { label: string; link: string; by: string; of: string; where: string };
  /** The text of the record, written by several people, that it carries: its name among `texts`. */
  text?: string;
  /** The amount that it is about: it stands out among the totals, and below them in words. */
  main?: Name;
  /** What of it is still to be paid has a QR code for UPI, where the shop has a UPI ID: the amount, and what names the payment; none where `unless` has a value. */
  pay?: { amount: Name; note: Name; unless: Name };
  /**
   * The server works out a part of the paper (`api/papers/reckoned.ts`): lists and totals `above` or `below` those of the record, or the whole
   * paper for the `period` that is asked for.
   */
  reckoned?: 'above' | 'below' | 'period';
  /** The shop’s own terms stand on it. */
  terms?: true;
  /** Below it all. */
  note?: string;
  /** Who may print and send it, where reading and changing the record are not enough. */
  permission?: Permission;
  /** Who may send it by mail, where that is not whoever may change the record. */
  mail?: Permission;
  /** A label has its title as a QR code too, for a scanner. */
  scanned?: true;
  /** Where its QR code leads, below the site: of the shop and the record. */
  code?: (shop: string, id: string) => string;
};
/** The days that such a paper is about. */
export type PaperPeriod = { from: string; to: string };
export type Papers<Name extends string = string> = Record<string, Paper<Name>>;

/** Who may send that paper by mail; undefined: nobody. */
export const mailPermission = (
  { papers, permissions }: { papers?: Papers | undefined; permissions: { update?: Permission } },
  paper: string,
): Permission | undefined => papers?.[paper]?.mail ?? papers?.[paper]?.permission ?? permissions.update;

type WithPapers = {
  papers?: Papers | undefined;
  posts?: { by?: string | undefined } | undefined;
  states?: Pick<States, 'field' | 'transitions'> | undefined;
};

/** Whether somebody waits for one of its papers. */
export const isAwaited = ({ papers = {} }: WithPapers): boolean => Object.values(papers).some(({ awaited }) => awaited);

type Values = Readonly<Record<string, unknown>>;

type Is = (field: string, value: string) => boolean;

const holds = (values: Readonly<Record<string, string>>, is: Is): boolean =>
  Object.entries(values).every(([field, value]) => is(field, value));

const awaitedAmong = (papers: Papers, record: Values): string | undefined =>
  Object.keys(papers).find(name => {
    const { awaited } = papers[name]!;
    return awaited === true || (awaited && holds(awaited, (field, value) => record[field] === value));
  });

/** The paper that somebody waits for when that transition of this record is done. */
export const awaitedAfter = (
  { posts, papers = {} }: WithPapers,
  transition: string,
  record: Values,
): string | undefined => (posts?.by === transition ? awaitedAmong(papers, record) : undefined);

/** The paper that somebody waits for when this record has just been made: none while it is not in the books. */
export const awaitedOf = ({ posts, papers = {}, states }: WithPapers, record: Values): string | undefined => {
  const isBegun = states && record[states.field] !== states.transitions[posts?.by ?? '']?.to;
  return isBegun ? undefined : awaitedAmong(papers, record);
};

/** What no paper shows. */
export const unprinted = ['richText', 'file', 'image', 'images', 'json', 'said', 'child'] as const satisfies Kind[];
export type Printed = Exclude<Kind, (typeof unprinted)[number]>;
export const isPrinted = (kind: Kind): kind is Printed => !(unprinted as readonly Kind[]).includes(kind);

/** Which of its two titles a paper has: `is` says whether a field of its record has a value. */
export const titleWord = ({ otherwise, when = {} }: Paper, is: Is): 'label' | 'otherwise' =>
  otherwise && holds(when, is) ? 'otherwise' : 'label';

/** The words of a paper that there may be. */
export type PaperWord = 'label' | 'note' | 'names' | 'draft' | 'otherwise' | 'partySigns';
