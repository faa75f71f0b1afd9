import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKinds } from '../../schema/rules/ledger.ts';
import { tallyVoucherOf } from '../../schema/rules/tally/groups.ts';
import {
  tallyEnd,
  tallyMasters,
  tallyNames,
  tallyStart,
  tallyVouchers,
  type TallyAccount,
  type TallyEntry,
} from '../../schema/rules/tally/xml.ts';
import { proofSize } from '../support/proofSize.ts';
import { readTally } from '../support/tallyReader.ts';

const fileOf = (accounts: readonly TallyAccount[], entries: readonly TallyEntry[], company = 'Rajlakshmi') => {
  const names = tallyNames(accounts);
  return tallyStart(company) + tallyMasters(accounts, names) + tallyVouchers(entries, names) + tallyEnd;
};

const asha: TallyAccount = { id: 'a', name: 'Asha & Sons', kind: 'customer', opening: 50_000 };
const sales: TallyAccount = { id: 's', name: 'Sales', kind: 'sales', opening: -70_005 };
const cgst: TallyAccount = { id: 'c', name: 'CGST', kind: 'cgst', opening: 0 };
const bill: TallyEntry = {
  id: 'e1',
  day: '2026-11-05',
  voucher: 'Sales',
  number: 'B/26-27/0001',
  note: '22K <chain>',
  party: { name: 'Asha & Sons', gstin: '27AAPFU0939F1ZV' },
  postings: [
    { from: 's', to: 'a', amount: 10_000 },
    { from: 'c', to: 'a', amount: 150 },
    { from: 'a', to: 's', amount: 5 },
  ],
};

describe('Tally’s XML', () => {
  it('has the ledgers first, then each voucher with debits below nought', () => {
    expect(fileOf([asha, sales, cgst], [bill], 'Rajlakshmi "A"')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>All Masters</REPORTNAME><STATICVARIABLES><SVCURRENTCOMPANY>Rajlakshmi &quot;A&quot;</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC><REQUESTDATA>
<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="Asha &amp; Sons" ACTION="Create"><NAME.LIST><NAME>Asha &amp; Sons</NAME></NAME.LIST><PARENT>Sundry Debtors</PARENT><OPENINGBALANCE>-500.00</OPENINGBALANCE></LEDGER></TALLYMESSAGE>
<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="Sales" ACTION="Create"><NAME.LIST><NAME>Sales</NAME></NAME.LIST><PARENT>Sales Accounts</PARENT><OPENINGBALANCE>700.05</OPENINGBALANCE></LEDGER></TALLYMESSAGE>
<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="CGST" ACTION="Create"><NAME.LIST><NAME>CGST</NAME></NAME.LIST><PARENT>Duties &amp; Taxes</PARENT></LEDGER></TALLYMESSAGE>
<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="e1" VCHTYPE="Sales" ACTION="Create" OBJVIEW="Accounting Voucher View"><DATE>20261105</DATE><VOUCHERTYPENAME>Sales</VOUCHERTYPENAME><VOUCHERNUMBER>B/26-27/0001</VOUCHERNUMBER><NARRATION>22K &lt;chain&gt;</NARRATION><PARTYMAILINGNAME>Asha &amp; Sons</PARTYMAILINGNAME><PARTYGSTIN>27AAPFU0939F1ZV</PARTYGSTIN><ALLLEDGERENTRIES.LIST><LEDGERNAME>Asha &amp; Sons</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-101.45</AMOUNT></ALLLEDGERENTRIES.LIST><ALLLEDGERENTRIES.LIST><LEDGERNAME>CGST</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>1.50</AMOUNT></ALLLEDGERENTRIES.LIST><ALLLEDGERENTRIES.LIST><LEDGERNAME>Sales</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>99.95</AMOUNT></ALLLEDGERENTRIES.LIST></VOUCHER></TALLYMESSAGE>
</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>
`,
    );
  });

  it('leaves out accounts of which nothing moved in the end, and vouchers that have no others', () => {
    const names = tallyNames([asha, sales, cgst]);
    const back = { from: 'a', to: 'c', amount: 150 };
    const voucher = tallyVouchers([{ ...bill, postings: [...bill.postings, back] }], names);
    const texts = (tag: string) => [...voucher.matchAll(new RegExp(`<${tag}>([^<]*)`, 'g'))].map(([, text]) => text);
    expect([texts('LEDGERNAME'), texts('AMOUNT')]).toEqual([
      ['Asha &amp; Sons', 'Sales'],
      ['-99.95', '99.95'],
    ]);
    expect(tallyVouchers([{ ...bill, postings: [back, { from: 'c', to: 'a', amount: 150 }] }], names)).toBe('');
  });

  it('writes paise in full, and no number nor note where an entry has none', () => {
    const postings = [{ from: 's', to: 'a', amount: 5 }];
    const bare = tallyVouchers(
      [{ ...bill, number: null, note: null, party: null, postings }],
      tallyNames([asha, sales, cgst]),
    );
    expect(bare).toContain('<AMOUNT>-0.05</AMOUNT>');
    expect(bare).not.toMatch(/VOUCHERNUMBER|NARRATION/);
  });

  it('has people of one name under names of their own', () => {
    const named = ['Asha', 'asha', 'Asha (2)', ' ', 'Ravi\u0000\ud800'].map((name, n) => ({ id: `p${n}`, name }));
    const called = [...tallyNames(named).values()];
    expect(called).toEqual(['Asha', 'asha (2)', 'Asha (2) (2)', 'p3', 'Ravi \ufffd']);
  });

  it.each([
    ['quickBills', null, 'Sales'],
    ['creditNotes', null, 'Credit Note'],
    ['vouchers', 'receipt', 'Receipt'],
    ['vouchers', 'transfer', 'Contra'],
    ['vouchers', 'opening', 'Journal'],
    ['pieces', null, 'Journal'],
    [null, null, 'Journal'],
  ])('calls an entry of %s %s a %s', (entity, kind, voucher) => {
    expect(tallyVoucherOf(entity, kind)).toBe(voucher);
  });

  it('makes the trial balance of the books, whatever was posted', () => {
    const anyAccounts = fc
      .array(
        fc.record({ name: fc.string({ unit: 'binary', maxLength: 12 }), kind: fc.constantFrom(...accountKinds) }),
        {
          minLength: 2,
          maxLength: 8,
        },
      )
      .chain(drawn =>
        fc.tuple(...drawn.map(each => fc.integer({ min: -1e9, max: 1e9 }).map(opening => ({ ...each, opening })))),
      )
      .map(drawn =>
        drawn.map(({ name, kind, opening }, n): TallyAccount => ({ id: `id${n}`, name, kind: kind.id, opening })),
      );
    const anyPosting = fc.record({ from: fc.nat(7), to: fc.nat(7), amount: fc.integer({ min: 1, max: 1e10 }) });
    fc.assert(
      fc.property(
        anyAccounts,
        fc.array(fc.array(anyPosting, { maxLength: 5 }), { maxLength: 8 }),
        (accounts, drawn) => {
          const idOf = (n: number) => accounts[n % accounts.length]!.id;
          const entries = drawn.map((postings, n): TallyEntry => ({
            ...bill,
            id: `e${n}`,
            postings: postings.map(({ from, to, amount }) => ({ from: idOf(from), to: idOf(to), amount })),
          }));
          const expected = new Map(accounts.map(({ id, opening }) => [id, opening]));
          for (const { from, to, amount } of entries.flatMap(({ postings }) => postings)) {
            expected.set(from, expected.get(from)! - amount);
            expected.set(to, expected.get(to)! + amount);
          }
          const { held } = readTally(fileOf(accounts, entries));
          const names = tallyNames(accounts);
          expect(held.size).toBe(accounts.length);
          for (const { id } of accounts) expect(held.get(names.get(id)!)! + 0).toBe(expected.get(id)! + 0);
        },
      ),
      { numRuns: proofSize(40, 20_000) },
    );
  });
});
