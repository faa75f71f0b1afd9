import type { Identifier } from 'react-admin';
import type { AccountKind, DueAge, DueSide, LedgerUnit } from '../../schema/rules/ledger.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import type { MetalPosition } from '../../schema/rules/metalPosition.ts';
import type { BookLocks } from '../../schema/rules/bookLocks.ts';
import type { MonthFolder } from '../../schema/rules/monthFolder.ts';
import type { HsnGaps } from '../../schema/rules/returns/hsnGaps.ts';
import type { GstReturn, gstReturnFormats, GstReturnRow } from '../../schema/rules/returns/reply.ts';
import type { UnusualDays } from '../../schema/rules/unusualDays.ts';
import { callAs, get } from '../dataProvider/calls.ts';
import { shopPath } from '../dataProvider/paths.ts';
import type { Period } from '../periods.ts';

type Named = { id: string; name: string };
export type Account = Named & { kind: AccountKind };
export type Moved = { unit: LedgerUnit; opening: number; debit: number; credit: number; closing: number };
export type TrialRow = Moved & { accountId: string; name: string; kind: AccountKind; contactId: string | null };
type OfDocument = {
  id: string;
  day: string;
  at: string;
  entity: string | null;
  recordId: string | null;
  number: string | null;
  note: string | null;
  reversesId: string | null;
};
export type Entry = OfDocument & {
  till: Named | null;
  userName: string | null;
  postings: { from: Account; to: Account; unit: LedgerUnit; amount: number }[];
};
export type StatementLine = OfDocument & {
  position: number;
  other: Account;
  unit: LedgerUnit;
  debit: number;
  credit: number;
  balance: number;
};
export type DueFigures = Record<DueAge | 'total', number>;
export type Due = DueFigures & { accountId: string; name: string; kind: AccountKind; contactId: string | null };
type Page<T> = { items: T[]; totalCount: number };

export const pageSize = 50;

const ask = <T>(path: string, query: object, signal: AbortSignal) =>
  get<T>(`${shopPath(`ledger/${path}`)}?${new URLSearchParams(query as Record<string, string>)}`, { signal });

export const getTrialBalance = (period: Period, signal: AbortSignal) =>
  ask<{ items: TrialRow[] }>('trial_balance', period, signal);

export const getMetalPosition = (period: Period, signal: AbortSignal) =>
  ask<MetalPosition>('metal_position', period, signal);

export const getDues = ({ page, ...asked }: { side: DueSide; unit: LedgerUnit; page: number }, signal: AbortSignal) =>
  ask<Page<Due> & { totals: DueFigures; unit: LedgerUnit }>(
    'dues',
    { ...asked, pageNumber: String(page), pageSize: String(pageSize) },
    signal,
  );

/** A month, and the GSTIN where it is not the one that the month is returned under at first. */
export type ReturnAsked = { month: string; gstin?: string };

export const getGstReturn = (asked: ReturnAsked, signal: AbortSignal) =>
  ask<GstReturn | null>('gst_return', asked, signal);

export const getHsnGaps = (signal: AbortSignal) => ask<HsnGaps>('hsn_gaps', {}, signal);

/** The documents that a figure of it is the sum of. */
export const getReturnDocuments = (
  { page, ...asked }: ReturnAsked & { row: string; page: number },
  signal: AbortSignal,
) =>
  ask<GstReturnRow | null>(
    'gst_return/documents',
    { ...asked, pageNumber: String(page), pageSize: String(pageSize) },
    signal,
  );

/** Made behind the person's back. */
export const makeReturnFile = (asked: ReturnAsked, format: (typeof gstReturnFormats)[number]) =>
  callAs<ExportReport>('POST', `${shopPath('ledger/gst_return/exports')}?${new URLSearchParams({ ...asked, format })}`);

export const getUnusualDays = (page: number, signal: AbortSignal) =>
  ask<UnusualDays>('unusual_days', { pageNumber: String(page), pageSize: String(pageSize) }, signal);

export const getBookLocks = (signal: AbortSignal) => ask<BookLocks>('locks', {}, signal);

export const getMonthFolder = (month: string, signal: AbortSignal) =>
  ask<MonthFolder>('month_folder', { month }, signal);

export const makeMonthFolder = (month: string) =>
  callAs<ExportReport>('POST', `${shopPath('ledger/month_folder/exports')}?${new URLSearchParams({ month })}`);

export const mailMonthFolder = (month: string) =>
  callAs<ExportReport>('POST', `${shopPath('ledger/month_folder/mail')}?${new URLSearchParams({ month })}`);

export const makeTallyFile = (period: Period) =>
  callAs<ExportReport>('POST', `${shopPath('ledger/tally/exports')}?${new URLSearchParams(period)}`);

export const getDayBook = (period: Period, page: number, signal: AbortSignal) =>
  ask<Page<Entry>>('day_book', { ...period, pageNumber: String(page), pageSize: String(pageSize) }, signal);

export const getPersonBalances = (contactId: Identifier, signal: AbortSignal) =>
  ask<{ accountId: string; kind: AccountKind; unit: LedgerUnit; balance: number }[]>('balances', { contactId }, signal);

export const getStatement = (account: string, period: Period, page: number, signal: AbortSignal) =>
  ask<Page<StatementLine> & { totals: Moved[] }>(
    `accounts/${encodeURIComponent(account)}/statement`,
    { ...period, pageNumber: String(page), pageSize: String(pageSize) },
    signal,
  );
