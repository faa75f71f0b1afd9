import type { ChitEntryKind } from '../../../schema/rules/chitTerms.ts';

export type PassbookLine = {
  id: string;
  day: string;
  entity: string;
  recordId: string;
  number: string | null;
  kind: ChitEntryKind | null;
  month: string | null;
  months: number | null;
  rate: number | null;
  isTakenBack: boolean;
  amount: number;
  fineWeight: number;
};

/** A passbook as the server tells it: rupees and grams. */
export type PassbookRead = {
  fineness: number | null;
  instalments: number;
  paidMonths: number;
  missed: number;
  maturesOn: string | null;
  lastDay: string | null;
  isMature: boolean;
  balance: number;
  fineWeight: number;
  weight: number | null;
  rate: number | null;
  worth: number | null;
  lines: PassbookLine[];
};
