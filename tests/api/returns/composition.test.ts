import { beforeEach, describe, expect, it } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { nodeSheets } from '../../../server/sheets/sheets.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { takeIn } from '../../support/pieces.ts';
import { unzipped } from '../../support/unzipped.ts';

const bars = {
  description: 'Bar',
  hsn: '7108',
  metal: 'gold',
  fineness: 999,
  grossWeight: 2.5,
  rate: 6_200.35,
  gst: 3,
};
const box = { description: 'Box', hsn: '4202', metal: 'other', quantity: 3, price: 33.33, gst: 18 };

onPostgres(world => {
  let { shop, ask, contactId, balances } = {} as Counter;
  const issue = async (lines: object[], more: object = {}) => {
    const draft = { contactId, lines, placeOfSupply: '27', day: '2026-09-10', billedGst: 'none', ...more };
    const { id } = await ask('POST', 'quick_bills', draft);
    return shop.call('POST', `quick_bills/${id}/issue`, { body: {} });
  };
  const returned = (month = '2026-09') => ask('GET', `ledger/gst_return?month=${month}`);
  const be = (taxScheme: string) =>
    world.sql(`update shops set tax_scheme = '${taxScheme}' where id = '${shop.shopId}'`);

  beforeEach(async () => {
    ({ shop, ask, contactId, balances } = await openCounter(world));
    await be('composition');
  });

  describe('a dealer under the composition scheme', () => {
    it('charges no GST, supplies where the shop is, and posts none', async () => {
      await world.sql(`update contacts set state_code = '29', pin = '560001' where id = '${contactId}'`);
      expect(await ask('GET', `quick_bills/buyer?contactId=${contactId}`)).toEqual({
        placeOfSupply: '27',
        billedGst: 'none',
      });
      const refused = await issue([bars], { billedGst: 'cgstSgst' });
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'This is not the GST of that place of supply.',
      ]);
      const { data: bill, status } = await issue([bars, box]);
      expect(status).toBe(200);
      // 2.5 x 6,200.35 is 15,500.875, so 15,500.88; 99.99 beside it.
      expect(bill).toMatchObject({
        taxScheme: 'composition',
        taxable: 15_600.87,
        cgst: null,
        igst: null,
        total: 15_601,
      });
      expect(Object.keys(await balances()).filter(name => /gst/i.test(name))).toEqual([]);
      const piece = await takeIn(shop, {});
      expect(await ask('GET', `pieces/${piece['id']}/price`)).toMatchObject({ gst: null, noGst: 'composition' });
    });

    it('files CMP-08 and GSTR-4, of what was supplied less what was taken back of it', async () => {
      const { data: bill } = await issue([bars, box]);
      await issue([box], { day: '2026-07-02' });
      const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 2 }] });
      expect(note).toMatchObject({ taxScheme: 'composition', taxable: 99.99 });
      const { scheme, gstr3b, composition, problems } = await returned();
      expect({ scheme, gstr3b, problems }).toEqual({ scheme: 'composition', gstr3b: null, problems: [] });
      const today = shopDay(new Date()).slice(0, 7);
      const isIn = (from: string, to: string) => (today >= from && today <= to ? 99.99 : 0);
      // Half a percent of 15,700.86 is 78.5043.
      const quarter = 15_700.86 - isIn('2026-07', '2026-09');
      expect(composition.months.map(({ value }: { value: number }) => value)).toEqual([99.99, 0, 15_600.87]);
      expect(composition.quarter).toEqual({
        from: '2026-07-01',
        to: '2026-09-30',
        value: quarter,
        cgst: 78.5,
        sgst: 78.5,
      });
      expect(composition.year.value).toBeCloseTo(15_700.86 - isIn('2026-04', '2027-03'), 2);
      const file = await shop.call('POST', 'ledger/gst_return/exports?month=2026-09&format=json');
      expect([file.status, file.body.responseMessage]).toEqual([409, expect.stringContaining('CMP-08')]);
    });

    it('tells the documents behind the months, the quarter and the year, which come to them', async () => {
      const { data: bill } = await issue([bars, box]);
      const { data: july } = await issue([box], { day: '2026-07-02' });
      await issue([box], { day: '2026-05-02' });
      await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 2 }] });
      const { composition } = await returned();
      const documents = (row: string, more = '') =>
        ask('GET', `ledger/gst_return/documents?month=2026-09&row=composition.${row}${more}`);
      for (const { month, value } of composition.months) {
        const { sums, items } = await documents(month);
        expect([month, sums.taxable]).toEqual([month, value]);
        const sum = items.reduce((all: number, item: { taxable: number }) => all + Math.round(item.taxable * 100), 0);
        expect(sum / 100).toBe(value);
      }
      for (const period of ['quarter', 'year'] as const)
        expect((await documents(period)).sums.taxable).toBe(composition[period].value);
      const { items, totalCount } = await documents('quarter', '&pageSize=1&pageNumber=1');
      expect([items, totalCount >= 2]).toEqual([
        [expect.objectContaining({ entity: 'quickBills', id: july.id, taxable: 99.99, cgst: 0 })],
        true,
      ]);
      expect((await documents('2026-05')).totalCount).toBe(0);
      await be('regular');
      await issue([bars], { billedGst: 'cgstSgst', day: '2026-09-12' });
      expect(await documents('quarter')).toMatchObject({ totalCount: 0, sums: { taxable: 0 } });
    });

    it('sends the accountant the figures of CMP-08 in place of GSTR-1', async () => {
      await issue([bars, box]);
      const { files } = await ask('GET', 'ledger/month_folder?month=2026-09');
      const named = files.map(({ file }: { file: string }) => file);
      expect(named).toContain('cmp08');
      expect(named.filter((file: string) => file.startsWith('gstr'))).toEqual([]);
      const { id } = (await shop.call('POST', 'ledger/month_folder/exports?month=2026-09')).data;
      await eventually(async () => expect((await ask('GET', `exports/${id}`)).state).toBe('completed'));
      const inside = await unzipped((await shop.call('GET', `exports/${id}/file`)).bytes);
      const [name] = [...inside.keys()].filter(each => each.startsWith('cmp08'));
      const rows: string[][] = [];
      for await (const slice of nodeSheets().read(inside.get(name!)!, { shop: 'shop' })) rows.push(...slice);
      expect(rows[1]).toEqual(['CMP-08, 3(1) Outward supplies', '2026-07-01', '2026-09-30', '15600.87', '78', '78']);
    });

    it('takes no input tax: what was paid of it is a cost, of what was bought, made and refined, and of each piece', async () => {
      const line = { metal: 'gold', fineness: 916, weight: 10, amount: 60_000, gst: 3, hsn: '7113' };
      const purchase = {
        supplierId: contactId,
        billNo: 'NB/1',
        billDay: '2026-09-02',
        day: '2026-09-02',
        lines: [line],
      };
      const posted = async (path: string, step: string, body: object, input: object = {}) => {
        const { id } = await ask('POST', path, body);
        await ask('POST', `${path}/${id}/${step}`, input);
        return id as string;
      };
      const bought = await posted('purchases', 'post', purchase);
      expect(await balances()).toMatchObject({ 'purchases INR': 61_800, 'supplier INR': -61_800 });
      const slip = { contactId, day: '2026-09-03', billedGst: 'cgstSgst', gst: 5 };
      await posted('karigar_issues', 'post', {
        contactId,
        day: slip.day,
        lines: [{ metal: 'gold', fineness: 916, weight: 10 }],
      });
      const made = { metal: 'gold', fineness: 916, grossWeight: 10, rate: 45 };
      const receipt = await posted('karigar_receipts', 'post', { ...slip, lines: [made] });
      const lot = { contactId, day: '2026-09-03', lines: [{ grossWeight: 5, fineness: 916 }] };
      const sent = await posted('melting_lots', 'send', lot);
      const back = { returnedOn: '2026-09-04', refinedFineness: 995, refinedWeight: 4.6, rate: 6_000, charges: 500 };
      const charged = { ...back, billedGst: 'cgstSgst', gst: 18 };
      await ask('POST', `melting_lots/${sent}/refine`, charged);
      const held = await balances();
      // Labour of 450 with 5 %, charges of 500 with 18 %.
      expect(held).toMatchObject({ 'labour INR': 472.5, 'meltingCost INR': 590 });
      expect(Object.keys(held).filter(name => name.startsWith('input'))).toEqual([]);
      const productId = await shop.refer('products');
      const article = { productId, metal: 'gold', fineness: 916, grossWeight: 5, makingRate: 450 };
      await ask('POST', `purchases/${bought}/take_in`, { pieces: [article] });
      const [piece] = (await ask('GET', `pieces?purchaseId=${bought}`)).items;
      expect(piece.cost).toBe(30_900);
      const ring = { productId, metal: 'gold', fineness: 916, grossWeight: 5 };
      await ask('POST', `karigar_receipts/${receipt}/take_in`, { metalRate: 6_000, pieces: [ring] });
      // 4.58 g fine at 6,000, and half of the labour of 472.50.
      expect((await ask('GET', `pieces?receiptId=${receipt}`)).items[0].cost).toBe(27_716.25);

      await posted('vouchers', 'post', { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 10 });
      await ask('POST', `purchases/${bought}/cancel`, {});
      expect((await balances())['purchases INR']).toBeUndefined();
      await be('regular');
      const regular = await posted('purchases', 'post', { ...purchase, billNo: 'NB/2' });
      expect(await balances()).toMatchObject({ 'purchases INR': 60_000, 'inputCgst INR': 900, 'inputSgst INR': 900 });
      await ask('POST', `purchases/${regular}/take_in`, { pieces: [article] });
      expect((await ask('GET', `pieces?purchaseId=${regular}`)).items[0].cost).toBe(30_000);
    });

    it('that becomes a regular one files GSTR-1 of what bears GST, and the months before stay as they were', async () => {
      await issue([box], { day: '2026-08-31' });
      await issue([box]);
      await be('regular');
      await issue([bars], { billedGst: 'cgstSgst' });
      const mixed = await returned();
      expect([mixed.scheme, mixed.composition, mixed.sums.taxable]).toEqual(['regular', null, 15_500.88]);
      expect(mixed.problems.map(({ isRefused }: { isRefused: boolean }) => isRefused)).toEqual([false]);
      expect((await returned('2026-08')).scheme).toBe('composition');
    });
  });
});
