import type { FieldMessages } from './errors.ts';
import type { AdReport } from './rules/ads.ts';
import type { PublicCard } from './rules/bizCards.ts';
import type { PublicMeeting } from './rules/meetings.ts';
import type { Platform, ShownDownload } from './rules/downloads.ts';
import type { PaymentForm } from './rules/payments.ts';
import type { PublicOrder } from './rules/orders.ts';
import type { PublicFormWords } from './rules/publicForm.ts';
import type { ShownPlan } from './rules/plans.ts';
import type { OpenVacancy, PublicVacancy } from './rules/vacancies.ts';
import type { PublicRecord } from './rules/publicRecord.ts';

/** What a page of the site was asked for, and what the server knew when it wrote it. */
export type Visit = {
  pathname: string;
  search: string;
  /** The day in India on which it was written, `YYYY-MM-DD`: prices carry the tax of a day. */
  day: string;
  /** A form that was sent without script and refused. */
  typed?: Record<string, string>;
  problems?: FieldMessages;
  /** What went wrong beside the fields. */
  message?: string;
  /** What was sent before of this form was other than what stands in it now. */
  isSentBefore?: boolean;
  /** Makes a form that is sent twice count once. */
  key?: string;
  /** What is sold, on pages that tell of it. */
  plans?: readonly ShownPlan[];
  /** The order that the address names. */
  order?: PublicOrder;
  /** The form that leads on to where it is paid, for a browser without script. */
  pay?: PaymentForm;
  /** The record that the address names, or the form. */
  record?: PublicRecord;
  form?: PublicFormWords;
  /** The vacancies that are open, or the one that the address names. */
  vacancies?: readonly PublicVacancy[];
  vacancy?: OpenVacancy['vacancy'];
  /** What visitors may fetch, and which platform they seem to be on. */
  downloads?: readonly ShownDownload[];
  own?: Platform | null;
  /** The business card that the address names. */
  card?: PublicCard;
  /** What came of the ad whose report the address names. */
  adReport?: AdReport;
  /** The meeting that the address names, and when the server wrote this. */
  meeting?: PublicMeeting;
  now?: string;
};
