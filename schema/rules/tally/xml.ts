import type { AccountKind } from '../ledger.ts';
import { tallyGroups, type TallyVoucher } from './groups.ts';

/** An account that moved in rupees; what it held before the period in paise, a debit above nought. */
export type TallyAccount = { id: string; name: string; kind: AccountKind; opening: number };

/** An entry of the books. `amount` in paise, from one account to another; what is not in rupees is left out before. */
export type TallyEntry = {
  id: string;
  day: string;
  voucher: TallyVoucher;
  number: string | null;
  note: string | null;
  /** The other party as the document keeps it; a ledger goes by its name of today. */
  party: { name: string; gstin: string | null } | null;
  postings: readonly { from: string; to: string; amount: number }[];
};

/** What stands before the accounts, and behind the last entry. */
export const tallyStart = (company: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>` +
  `<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME><STATICVARIABLES>${tag('SVCURRENTCOMPANY', company)}</STATICVARIABLES></REQUESTDESC><REQUESTDATA>\n`;
export const tallyEnd = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';

/** Ledgers, which stand before the vouchers that name them. */
export const tallyMasters = (accounts: readonly TallyAccount[], names: TallyNames): string =>
  accounts
    .map(({ id, kind, opening }) => {
      const name = names.get(id)!;
      const held = opening ? tag('OPENINGBALANCE', signed(opening)) : '';
      return message(
        `<LEDGER NAME="${escaped(name)}" ACTION="Create"><NAME.LIST>${tag('NAME', name)}</NAME.LIST>${tag('PARENT', tallyGroups[kind])}${held}</LEDGER>`,
      );
    })
    .join('');

/** Each account once in a voucher, debits first; one in which nothing is left is none. */
export const tallyVouchers = (entries: readonly TallyEntry[], names: TallyNames): string =>
  entries
    .map(({ id, day, voucher, number, note, party, postings }) => {
      const lines = movedBy(postings);
      if (!lines.length) return '';
      return message(
        `<VOUCHER REMOTEID="${escaped(id)}" VCHTYPE="${voucher}" ACTION="Create" OBJVIEW="Accounting Voucher View">` +
          tag('DATE', day.replaceAll('-', '')) +
          tag('VOUCHERTYPENAME', voucher) +
          (number ? tag('VOUCHERNUMBER', number) : '') +
          (note ? tag('NARRATION', note) : '') +
          (party ? tag('PARTYMAILINGNAME', party.name) : '') +
          (party?.gstin ? tag('PARTYGSTIN', party.gstin) : '') +
          lines.map(([account, amount]) => lineOf(names.get(account)!, amount)).join('') +
          '</VOUCHER>',
      );
    })
    .join('');

/** What each ledger is called: Tally knows it by its name alone, whatever its capitals. */
export type TallyNames = ReadonlyMap<string, string>;

export const tallyNames = (accounts: readonly Pick<TallyAccount, 'id' | 'name'>[]): TallyNames => {
  const taken = new Set<string>();
  return new Map(
    accounts.map(({ id, name }) => {
      const plain = printable(name).trim() || id;
      let called = plain;
      for (let n = 2; taken.has(called.toLowerCase()); n++) called = `${plain} (${n})`;
      taken.add(called.toLowerCase());
      return [id, called] as const;
    }),
  );
};

const movedBy = (postings: TallyEntry['postings']): [account: string, debit: number][] => {
  const moved = new Map<string, number>();
  for (const { from, to, amount } of postings) {
    moved.set(to, (moved.get(to) ?? 0) + amount);
    moved.set(from, (moved.get(from) ?? 0) - amount);
  }
  return [...moved].filter(([, debit]) => debit !== 0).toSorted(([, a], [, b]) => b - a);
};

const lineOf = (name: string, debit: number): string =>
  `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', name)}${tag('ISDEEMEDPOSITIVE', debit > 0 ? 'Yes' : 'No')}${tag('AMOUNT', signed(debit))}</ALLLEDGERENTRIES.LIST>`;

/** Rupees as Tally writes them: a debit is below nought. */
const signed = (debit: number): string => {
  const paise = String(Math.abs(debit)).padStart(3, '0');
  return `${debit > 0 ? '-' : ''}${paise.slice(0, -2)}.${paise.slice(-2)}`;
};

const message = (content: string): string => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>\n`;

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const escaped = (text: string): string =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** XML has no half of a pair either. */
const printable = (text: string): string => text.toWellFormed().replace(unwritable, ' ');

// oxlint-disable-next-line no-control-regex -- XML has no way to write these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
