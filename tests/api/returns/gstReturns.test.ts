import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import type { GstReturn, GstReturnRow } from '../../../schema/rules/returns/reply.ts';
import { can } from '../../../schema/permissions.ts';
import { nodeSheets } from '../../../server/sheets/sheets.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { membershipSql } from '../../support/membership.ts';
import type { Shop } from '../../support/shop.ts';
import { openBranch, setTax } from '../../support/transfers.ts';

const gstin = '27AAPFU0939F1ZV';
const box = { description: 'Box', hsn: '7323', metal: 'other', quantity: 3, price: 33.33, gst: 18 };
const paise = (rupees: number) => Math.round(rupees * 100);
const payments = [{ way: 'cash', amount: 118 }];

onPostgres(world => {
  let { shop } = {} as Counter;
  let pune: Shop;
  const sold = async (where: Shop, line: object = box) => {
    const body = { lines: [line], placeOfSupply: '27', day: '2026-09-11', payments };
    const { data } = await where.call('POST', 'quick_bills', { body });
    const answer = await where.call('POST', `quick_bills/${data.id}/issue`, { body: {} });
    expect(answer.status, answer.text).toBe(200);
    return answer.data as { id: string; number: string };
  };
  const asked = (month = '2026-09', headers: Record<string, string> = {}, where = shop) =>
    where.call('GET', `ledger/gst_return?month=${month}`, { headers });
  const file = async (format: string) => {
    const begun = await shop.call('POST', `ledger/gst_return/exports?month=2026-09&format=${format}`);
    expect(begun.status, begun.text).toBe(202);
    const { id } = begun.data;
    await eventually(async () => {
      expect((await shop.call('GET', `exports/${id}`)).data).toMatchObject({ state: 'completed', done: 2, total: 2 });
    });
    return { id: id as string, ...(await shop.call('GET', `exports/${id}/file`)) };
  };

  beforeEach(async () => {
    ({ shop } = await openCounter(world));
    pune = await openBranch(world, shop);
    await setTax(world, pune, gstin, '27');
    // Whoever owns the business is in all of its shops.
    await world.sql(
      membershipSql({ userId: shop.userId, shopId: pune.shopId, role: 'owner', permissions: [can.LedgerList] }),
    );
  });

  describe('the returns of a month', () => {
    it('are of all shops of the GSTIN, and name the documents that the portal refuses', async () => {
      const elsewhere = await openBranch(world, shop);
      await setTax(world, elsewhere, '29AAGCB7383J1Z4', '29');
      const [first, second] = [await sold(shop), await sold(pune)];
      expect(first.number).toBe(second.number);
      const { data } = await asked();
      expect(data).toMatchObject({ gstin, month: '2026-09' });
      expect(data.shops.map(({ id }: { id: string }) => id).toSorted()).toEqual([shop.shopId, pune.shopId].toSorted());
      const sums = { taxable: 199.98, cgst: 18, sgst: 18, utgst: 0, igst: 0 };
      expect(data.sums).toEqual(sums);
      expect(data.sections.find(({ section }: { section: string }) => section === 'b2cs')).toEqual({
        section: 'b2cs',
        documents: 2,
        ...sums,
      });
      expect(data.gstr3b).toMatchObject({ outward: sums, nil: 0, toConsumers: [], input: { cgst: 0 } });
      expect(data.gstr3b.beyondInput).toEqual({ cgst: 18, sgst: 18, utgst: 0, igst: 0 });
      expect(data.problemCount).toBe(1);
      expect([first.id, second.id]).toContain(data.problems[0].id);
      expect(data.problems[0]).toMatchObject({
        entity: 'quickBills',
        number: first.number,
        isRefused: true,
        text: expect.stringContaining(`number ${first.number}`),
      });
      const hindi = await asked('2026-09', { 'accept-language': 'hi' });
      expect(hindi.data.problems[0].text).toContain('काग़ज़');
      expect((await asked('2026-08')).data).toMatchObject({ problemCount: 0, sums: { taxable: 0 } });
    });

    it('tell the documents of each figure, of all shops, which come to it', async () => {
      const [first, second] = [await sold(shop), await sold(pune, { ...box, quantity: 1, price: 114.56, gst: 3 })];
      await sold(shop, { description: 'Bangles', hsn: '7018', metal: 'other', quantity: 1, price: 118, gst: 0 });
      const buyFrom = await shop.make(entities.contacts, { pin: '400001', stateCode: '27', gstin: null });
      const bought = { metal: 'gold', fineness: 995, weight: 10, amount: 60_000, gst: 3, hsn: '7108' };
      const purchase = { supplierId: buyFrom['id'], billNo: 'NB/1', billDay: '2026-09-02', day: '2026-09-02' };
      const { data: draft } = await shop.call('POST', 'purchases', { body: { ...purchase, lines: [bought] } });
      const posted = await shop.call('POST', `purchases/${draft.id}/post`, { body: {} });
      expect(posted.status, posted.text).toBe(200);
      const { data: whole } = await asked();
      const documentsOf = async (row: string, more = '') => {
        const answer = await shop.call('GET', `ledger/gst_return/documents?month=2026-09&row=${row}${more}`);
        expect(answer.status, answer.text).toBe(200);
        return answer.data as GstReturnRow;
      };
      type Row = [key: string, told: object, count: number];
      const rows: Row[] = [
        ['all', whole.sums, 3],
        ['section.b2cs', whole.sums, 3],
        ...whole.b2cs.map(
          ({
            place,
            rate,
            isBetweenStates: _,
            ...told
          }: {
            place: string;
            rate: number;
            isBetweenStates: boolean;
          }): Row => [`b2cs.intra.${place}.${rate}`, told, 1],
        ),
        ['outward', whole.gstr3b.outward, 2],
        ['nil', { taxable: whole.gstr3b.nil }, 1],
        ['input', whole.gstr3b.input, 1],
        ['section.b2b', { taxable: 0 }, 0],
        ...whole.hsn.map(({ isBusiness: _, hsn, unit, rate, quantity: __, ...told }: GstReturn['hsn'][number]): Row => [
          `hsn.b2c.${hsn}.${unit}.${rate}`,
          told,
          1,
        ]),
        ['nil.intra.b2c', { taxable: whole.nilRated[0].taxable }, 1],
      ];
      expect(whole.hsn.map(({ hsn, quantity }: GstReturn['hsn'][number]) => [hsn, quantity])).toEqual([
        ['7018', 1],
        ['7323', 3],
        ['7323', 1],
      ]);
      expect(whole.nilRated).toEqual([{ isBetweenStates: false, isBusiness: false, taxable: 118 }]);
      expect(rows).toHaveLength(12);
      for (const [row, told, count] of rows) {
        const { sums, items, totalCount } = await documentsOf(row);
        expect([row, sums, totalCount]).toEqual([row, expect.objectContaining(told), count]);
        for (const tax of ['taxable', 'cgst', 'sgst', 'utgst', 'igst'] as const)
          expect(paise(items.reduce((sum, item) => sum + (item[tax] ?? 0), 0))).toBe(paise(sums[tax] ?? 0));
      }
      expect(whole.gstr3b.input.cgst).toBe(900);
      const [only] = (await documentsOf('input')).items;
      expect(only).toMatchObject({ entity: 'purchases', id: draft.id, cgst: 900, taxable: null });
      const paged = (await documentsOf('outward', '&pageSize=1&pageNumber=2')).items.map(({ id }) => id);
      expect(paged).toHaveLength(1);
      expect([first.id, second.id]).toContain(paged[0]);
      const wrong = await shop.call('GET', 'ledger/gst_return/documents?month=2026-09&row=nothing');
      expect(wrong.status).toBe(400);
      const clerk = await world.person({ shopId: shop.shopId, permissions: [can.QuickBillList] });
      const denied = await shop.call('GET', 'ledger/gst_return/documents?month=2026-09&row=all', {
        token: clerk.token,
      });
      expect(denied.status).toBe(403);
    });

    it('are made into the file of the portal, and into a workbook with a row for each rate', async () => {
      const [first, second] = [await sold(shop), await sold(pune, { ...box, hsn: '4202' })];
      const json = await file('json');
      expect(json.headers.get('content-disposition')).toContain(`gstr1-${gstin}-092026.json`);
      expect(JSON.parse(json.text)).toMatchObject({
        gstin,
        fp: '092026',
        b2cs: [{ pos: '27', rt: 18, txval: 199.98, camt: 18, samt: 18 }],
        hsn: { hsn_b2c: [{ hsn_sc: '4202' }, { hsn_sc: '7323', qty: 3 }] },
      });
      const { bytes } = await file('xlsx');
      const rows: string[][] = [];
      for await (const slice of nodeSheets().read(bytes, { shop: 'shop' })) rows.push(...slice);
      expect(rows[0]).toEqual(expect.arrayContaining(['GSTR-1', 'Shop', 'Number', 'HSN', 'CGST', 'Total']));
      expect(rows.slice(1).map(row => [row[0], row[2], row[6], row[15]])).toEqual(
        expect.arrayContaining([
          ['b2cs', first.number, '7323', '118'],
          ['b2cs', second.number, '4202', '118'],
        ]),
      );
      const again = await shop.call('POST', `exports/${json.id}/again`);
      expect(again.data).toMatchObject({ format: 'json', total: 2 });
    });

    it.each([
      ['a month that is none', '2026-13', 400],
      ['no month', '', 400],
    ])('are refused for %s', async (_, month, status) => {
      expect((await asked(month)).status).toBe(status);
    });

    it('there are none of a shop without a GSTIN, and for nobody who may not see the books of another shop of it', async () => {
      await sold(shop);
      await sold(pune);
      const { id } = await file('json');
      await setTax(world, shop, null, '27');
      expect(await asked()).toMatchObject({ status: 200, data: null });
      const none = await shop.call('POST', 'ledger/gst_return/exports?month=2026-09&format=json');
      expect(none.status).toBe(409);
      await setTax(world, shop, gstin, '27');
      await world.sql(
        `update memberships set permissions = '{}' where user_id = '${shop.userId}' and shop_id = '${pune.shopId}'`,
      );
      const answer = await asked();
      expect([answer.status, answer.body.responseMessage]).toEqual([403, expect.stringContaining('Branch')]);
      const begun = await shop.call('POST', 'ledger/gst_return/exports?month=2026-09&format=json');
      expect(begun.status).toBe(403);
      expect((await shop.call('POST', `exports/${id}/again`)).status).toBe(403);
    });
  });
});
