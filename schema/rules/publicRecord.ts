import type { PageAnswer } from './pageAnswers.ts';

type Labelled = { label: string; value: string };
type PublicPicture = { id: string; url: string; thumbnailUrl: string; position: number };

/** What visitors see of a record, in words and figures as they are read. */
export type PublicRecord = {
  shop: { name: string; lines: string[]; logo: PublicPicture | null };
  /** What kind of record it is, and its title. */
  one: string;
  title: string | null;
  /** The record is about a person, who alone knows its address. */
  isPersonal: boolean;
  pictures: PublicPicture[];
  facts: Labelled[];
  /** The price in other currencies, each at the rate of a day. */
  abroad: { currency: string; price: string; day: string }[];
  lists: { columns: { label: string; end: boolean }[]; rows: string[][] }[];
  totals: Labelled[];
  /** What its visitor is asked to agree to, or what was said to it; null where there is nothing to say. */
  question: PublicQuestion | null;
};

/** `amount` as it is sent back, so that nobody agrees to another than they saw. */
export type PublicQuestion = { label: string; value: string; amount: string; answer: PageAnswer | null };
