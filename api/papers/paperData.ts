import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { CopySet, PaperPeriod, PaperSize } from '../../schema/kit/papers.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import type { Run } from '../ports.ts';
import type { TextBlock } from '../sharedTexts/blocks.ts';

/** Who gives a paper out, as a shop is stored. */
export type Issuer = Record<
  | 'name'
  | 'address'
  | 'city'
  | 'pin'
  | 'stateCode'
  | 'phoneNo'
  | 'email'
  | 'gstin'
  | 'upiId'
  | 'logo'
  | 'signature'
  | 'signatory'
  | 'billTerms',
  string | null
>;

type Labelled = { label: string; value: string };
/** Where one of them is what the paper is about, the others are quieter. */
type Total = Labelled & { isQuiet?: boolean };
type Column = { label: string; end: boolean; wide: boolean };
/** A part of a row: its amount, and the quantity and rate that make the amount. Each but the label may be empty. */
export type PaperDetail = { label: string; measure: string; value: string };
export type PaperList = {
  title: string | null;
  columns: Column[];
  rows: string[][];
  /** For each row the details below it. */
  details?: PaperDetail[][];
  /** The last row: one cell for each column. */
  sums?: string[];
};
/** The other side of a document. `label` names its role. */
export type PaperParty = { label: string; name: string; lines: string[] };
/** What a paper has in place of what its record holds, or below it. */
export type Reckoned = Pick<PaperData, 'number' | 'facts' | 'lists' | 'totals'> &
  Partial<Pick<PaperData, 'notice' | 'notes'>> & {
    /** The document sells services alone. */
    isService?: boolean;
  };

/** What the template `document.typ` draws: words and figures as they are read. */
export type PaperData = {
  size: PaperSize;
  language: string;
  title: string;
  number: string | null;
  /** Names the copy and the print. */
  copy: string | null;
  /** What the law wants said at the top. */
  notice: string | null;
  /** `logo`: the name of its picture. */
  shop: { name: string; lines: string[]; logo: string | null };
  party: PaperParty | null;
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
  notes: string[];
  /** The shop’s own terms, as paragraphs. */
  terms: { label: string; lines: string[] } | null;
  /** A QR code as SVG. */
  code: string | null;
  /** The same, of what a scanner reads. */
  scan: string | null;
  /** “Page %{page} of %{pages}”. */
  page: string;
  /** Who signs; `signature`: the name of its picture, else there is room to sign by hand. */
  signed: string;
  signature: string | null;
  /** The words below the line on which the other party signs. */
  partySigns: string | null;
};

export type PaperWanted = {
  entity: AnyEntity;
  paper: string;
  size: PaperSize;
  words: CommonWords;
  period?: PaperPeriod | undefined;
  copySet?: CopySet | undefined;
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
