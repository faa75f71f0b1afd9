import { lastDayOf } from '../../schema/rules/months.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enginesFor } from '../support/drawnEngines.ts';
import { proofSize } from '../support/proofSize.ts';
import { readTally } from '../support/tallyReader.ts';
import { madeYear } from '../support/year/makeYear.ts';
import { changesRefused } from './closedYear.ts';
import { figuresOf, partsThatDiffer } from './figuresOfYear.ts';
import { bills, listed, months, openYear, paise, trialOf, type Made } from './madeYear.ts';

type Sums = Record<'taxable' | 'cgst' | 'sgst' | 'utgst' | 'igst', number>;
const taxes = ['cgst', 'sgst', 'utgst', 'igst'] as const;
const sold = ['sales', 'making', 'discount'];

const inPaise = (sums: Sums): Sums => {
  const each = (name: keyof Sums) => paise(sums[name]);
  return { taxable: each('taxable'), cgst: each('cgst'), sgst: each('sgst'), utgst: each('utgst'), igst: each('igst') };
};

describe.each(enginesFor('year'))(`a year of ${bills} bills on the %s database`, engine => {
  let { world, ask } = {} as Made;
  let made: Made;
  const finished = async (path: string): Promise<string> => {
    const { id } = await ask('POST', path);
    const completed = async () => expect((await ask('GET', `exports/${id}`)).state).toBe('completed');
    await vi.waitFor(completed, { timeout: proofSize(60_000, 3_600_000), interval: 50 });
    return ask('GET', `exports/${id}/file`);
  };
  beforeAll(async () => {
    made = await openYear(engine);
    ({ world, ask } = made);
  });
  afterAll(() => world.close());

  it.each(months)('the returns of %s come to what its tax accounts do, and the file to the return', async month => {
    const [books, told] = [
      await trialOf(ask, { from: `${month}-01`, to: lastDayOf(month) }),
      await ask('GET', `ledger/gst_return?month=${month}`),
    ];
    const sums = inPaise(told.sums);
    expect(sums.taxable).toBeGreaterThan(0);
    expect(sums).toEqual({
      taxable: -books.moved(sold),
      ...Object.fromEntries(taxes.map(tax => [tax, 0 - books.moved([tax])])),
    });
    expect(taxes.map(tax => paise(told.gstr3b.input[tax]))).toEqual(
      ['inputCgst', 'inputSgst', 'inputUtgst', 'inputIgst'].map(kind => books.moved([kind])),
    );
    const sections = (told.sections as Sums[]).map(inPaise);
    for (const name of ['taxable', ...taxes] as const)
      expect(sections.reduce((sum, each) => sum + each[name], 0)).toBe(sums[name]);
    const hsn = Object.values(JSON.parse(await finished(`ledger/gst_return/exports?month=${month}&format=json`)).hsn);
    const rows = hsn.flat() as { txval: number; iamt: number; camt: number; samt: number }[];
    const total = (name: keyof (typeof rows)[number]) => rows.reduce((sum, row) => sum + paise(row[name]), 0);
    expect([total('txval'), total('iamt'), total('camt'), total('samt')]).toEqual([
      sums.taxable,
      sums.igst,
      sums.cgst,
      sums.sgst,
    ]);
    const { items, totalCount } = await ask('GET', `ledger/gst_return/documents?month=${month}&row=all&pageSize=100`);
    expect(totalCount).toBe(
      told.sections.reduce((sum: number, each: { documents: number }) => sum + each.documents, 0),
    );
    if (totalCount <= 100)
      expect((items as Sums[]).reduce((sum, item) => sum + paise(item.taxable), 0)).toBe(sums.taxable);
  });

  it('the file for Tally, read by a reader that knows nothing of it, comes to our trial balance', async () => {
    const { held, vouchers } = readTally(
      await finished(`ledger/tally/exports?from=${madeYear.from}&to=${madeYear.to}`),
    );
    const { items } = await trialOf(ask);
    expect(vouchers).toBeGreaterThan(bills);
    // Whoever is supplier and customer is two ledgers there, the second with a number behind the name.
    const told = [...held].flatMap(([name, amount]) => (amount ? [`${name.replace(/ \(\d+\)$/, '')} ${amount}`] : []));
    const ours = items.flatMap(({ name, unit, closing }) =>
      unit === 'INR' && closing ? [`${name} ${paise(closing)}`] : [],
    );
    expect(told.toSorted()).toEqual(ours.toSorted());
  });

  it('every report comes to what its list does, whatever it is told by', async () => {
    const figures = await figuresOf(ask, madeYear);
    expect(figures.length).toBeGreaterThan(60);
    expect(await partsThatDiffer(ask, figures)).toEqual([]);
  });

  it('reports and registers come to the books', async () => {
    const { moved, closing, items } = await trialOf(ask);
    const figure = async (path: string, more = '') =>
      (
        (await ask('GET', `${path}?day_gte=${madeYear.from}&day_lte=${madeYear.to}${more}`)) as { value: number }[]
      ).reduce((sum, { value }) => sum + paise(value), 0);
    const net =
      (await figure('quick_bills/figures/byMonth')) +
      (await figure('debit_notes/figures/byMonth')) -
      (await figure('credit_notes/figures/byMonth'));
    expect(net).toBe(-moved([...sold, ...taxes, 'roundOff']));
    expect(await figure('sold_goods/figures/byMonth')).toBe(-moved(sold));
    expect(await figure('old_gold/figures/byMonth')).toBe(moved(['oldGold']));
    const bought = (await ask('GET', 'purchases/figures/bySupplier')) as { value: number }[];
    expect(bought.reduce((sum, { value }) => sum + paise(value), 0)).toBe(
      moved(['purchases', 'inputCgst', 'inputSgst', 'inputUtgst', 'inputIgst']),
    );
    const fine = (await ask('GET', 'pieces/figures/fineByMetal?state=inStock')) as { key: string; value: number }[];
    expect(fine.find(({ key }) => key === 'gold')!.value).toBeCloseTo(closing(['pieces'], 'AU'), 3);
    const { metals } = await ask('GET', `ledger/metal_position?from=${madeYear.from}&to=${madeYear.to}`);
    for (const { unit, parts } of metals as { unit: string; parts: { part: string; fine: number }[] }[])
      for (const { part, fine: held } of parts.filter(each => each.part !== 'booked'))
        expect([unit, part, held]).toEqual([unit, part, closing([part], unit)]);
    const { totals } = await ask('GET', `ledger/dues?on=${madeYear.to}`);
    const owed = items.filter(each => ['customer', 'supplier', 'karigar'].includes(each.kind) && each.unit === 'INR');
    expect(paise(totals.total)).toBe(owed.reduce((sum, each) => sum + Math.max(0, paise(each.closing)), 0));
  });

  it('the day book and the statement of each till tell every posting', async () => {
    const { items } = await trialOf(ask);
    const entries = await listed(ask, `ledger/day_book?from=${madeYear.from}&to=${madeYear.to}`);
    const postings = entries.flatMap(entry => entry['postings'] as { unit: string; amount: number }[]);
    for (const unit of ['INR', 'AU', 'AG'])
      expect(Math.round(sumOf(postings.filter(each => each.unit === unit).map(({ amount }) => amount)))).toBe(
        Math.round(sumOf(items.filter(each => each.unit === unit).map(({ debit }) => debit))),
      );
    for (const till of items.filter(({ kind }) => kind === 'cash')) {
      const path = `ledger/accounts/${till.accountId}/statement?from=${madeYear.from}&to=${madeYear.to}`;
      const lines = await listed(ask, path);
      expect(paise(lines.at(-1)!['balance'] as number)).toBe(paise(till.closing));
      expect(sumOf(lines.map(line => paise(line['debit'] as number)))).toBe(paise(till.debit));
    }
  });

  it('closes: nothing is written into it any more, and it stays as it was', async () => {
    const days = await listed(ask, `ledger/days?day_gte=${madeYear.from}&day_lte=${madeYear.to}`);
    expect(days.length).toBeGreaterThan(15);
    expect(days.filter(({ state }) => state !== 'closed')).toEqual([]);
    const before = [await trialOf(ask), await ask('GET', 'ledger/gst_return?month=2026-03')];
    const refused = await changesRefused(made, madeYear.to);
    expect(refused).toEqual(Object.fromEntries(Object.keys(refused).map(name => [name, 409])));
    expect(Object.keys(refused).length).toBeGreaterThan(5);
    const after = [await trialOf(ask), await ask('GET', 'ledger/gst_return?month=2026-03')];
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  });
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
