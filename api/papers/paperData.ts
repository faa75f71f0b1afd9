import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { PaperPeriod, PaperSize } from '../../schema/kit/papers.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import type { Run } from '../ports.ts';
import type { TextBlock } from '../sharedTexts/blocks.ts';

/** Who gives a paper out, as a shop is stored. */
export type Issuer = Record<
  'name' | 'address' | 'city' | 'pin' | 'phoneNo' | 'email' | 'gstin' | 'upiId' | 'logo' | 'signature' | 'signatory',
  string | null
>;

type Labelled = { label: string; value: string };
/** Where one of them is what the paper is about, the others are quieter. */
type Total = Labelled & { isQuiet?: boolean };
type Column = { label: string; end: boolean; wide: boolean };
export type PaperList = { title: string | null; columns: Column[]; rows: string[][] };
/** What a paper has in place of what its record holds, or below it. */
export type Reckoned = Pick<PaperData, 'number' | 'facts' | 'lists' | 'totals'> & Partial<Pick<PaperData, 'notice'>>;

/** What the template `document.typ` draws: words and figures as they are read. */
export type PaperData = {
  size: PaperSize;
  language: string;
  title: string;
  number: string | null;
  /** Below both, of what is no original. */
  copy: string | null;
  /** What the law wants said at the top. */
  notice: string | null;
  /** `logo`: the name of its picture. */
  shop: { name: string; lines: string[]; logo: string | null };
  facts: Labelled[];
  /** `title`: above it, where there are several. */
  lists: PaperList[];
  totals: Total[];
  /** The amount that it is about, in words. */
  inWords: Labelled | null;
  /** How to pay what is still to be paid; `code`: a QR code as SVG. */
  pay: { code: string; label: string; to: string } | null;
  /** What people wrote. */
  text: TextBlock[];
  note: string | null;
  /** A QR code as SVG. */
  code: string | null;
  /** The same, of what a scanner reads. */
  scan: string | null;
  /** Who signs; `signature`: the name of its picture, else there is room to sign by hand. */
  signed: string;
  signature: string | null;
};

export type PaperWanted = {
  entity: AnyEntity;
  paper: string;
  size: PaperSize;
  words: CommonWords;
  period?: PaperPeriod | undefined;
};

/** Whose papers are to be reckoned, and how; `period`: of a paper of one. `run` is one transaction, in the context of whoever asks. */
export type ToReckon = {
  run: Run;
  shop: string;
  ids: readonly string[];
  at: Date;
  period?: PaperPeriod | undefined;
  words: CommonWords;
};
