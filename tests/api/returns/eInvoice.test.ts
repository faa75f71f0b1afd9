import { beforeEach, describe, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';

const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 3, price: 33.33, gst: 18 };

onPostgres(world => {
  let { shop, ask, contactId } = {} as Counter;
  const sold = async () => {
    const payments = [{ way: 'upi', amount: 118 }];
    const body = { contactId, lines: [box], placeOfSupply: '27', day: '2026-09-11', payments };
    const { id } = await ask('POST', 'quick_bills', body);
    return ask('POST', `quick_bills/${id}/issue`, {}) as Promise<{ id: string; number: string }>;
  };

  beforeEach(async () => {
    ({ shop, ask, contactId } = await openCounter(world));
    await world.sql(
      `update shops set address = '14 Zaveri Bazaar', city = 'Mumbai', pin = '400002' where id = '${shop.shopId}'`,
    );
    await world.sql(
      `update contacts set name = 'Deccan Gems', gstin = '27AAGCB7383J1Z8', address = '7 Avenue Road', city = 'Pune', pin = '411001' where id = '${contactId}'`,
    );
  });

  describe('the e-invoice of a bill', () => {
    it('is made into a file, and can be made again', async () => {
      const { id, number } = await sold();
      const begun = await shop.call('POST', `quick_bills/${id}/e_invoice`, { body: {} });
      expect(begun.status, begun.text).toBe(202);
      const path = `exports/${begun.data.id}`;
      await eventually(async () =>
        expect(await ask('GET', path)).toMatchObject({ state: 'completed', done: 1, total: 1 }),
      );
      const file = await shop.call('GET', `${path}/file`);
      expect(file.headers.get('content-disposition')).toContain(`e-invoice-${number.replaceAll('/', '-')}.json`);
      expect(JSON.parse(file.text)).toMatchObject([
        {
          DocDtls: { No: number, Dt: '11/09/2026' },
          SellerDtls: { Gstin: '27AAPFU0939F1ZV', Pin: 400002 },
          BuyerDtls: { LglNm: 'Deccan Gems', Pos: '27' },
          ItemList: [{ HsnCd: '4819', Qty: 3, CgstAmt: 9, SgstAmt: 9 }],
          ValDtls: { AssVal: 99.99, TotInvVal: 118 },
        },
      ]);
      expect((await ask('POST', `${path}/again`)).format).toBe('json');
    });

    it('of a credit note names its bill, and whoever had a GSTIN when that was issued', async () => {
      const { id, number } = await sold();
      await world.sql(`update contacts set gstin = null where id = '${contactId}'`);
      const note = await ask('POST', `quick_bills/${id}/credit`, { lines: [{ line: 1 }] });
      expect(note.buyerGstin).toBe('27AAGCB7383J1Z8');
      const begun = await shop.call('POST', `credit_notes/${note.id}/e_invoice`, { body: {} });
      expect([begun.status, begun.data.entity], begun.text).toEqual([202, 'creditNotes']);
      const path = `exports/${begun.data.id}`;
      await eventually(async () => expect((await ask('GET', path)).state).toBe('completed'));
      const file = await shop.call('GET', `${path}/file`);
      expect(file.headers.get('content-disposition')).toContain(`e-invoice-${note.number.replaceAll('/', '-')}.json`);
      expect(JSON.parse(file.text)).toMatchObject([
        {
          DocDtls: { Typ: 'CRN', No: note.number },
          BuyerDtls: { Gstin: '27AAGCB7383J1Z8' },
          ItemList: [{ HsnCd: '4819', AssAmt: 99.99, CgstAmt: 9 }],
          ValDtls: { TotInvVal: 118 },
          RefDtls: { PrecDocDtls: [{ InvNo: number, InvDt: '11/09/2026' }] },
        },
      ]);
      expect((await ask('POST', `${path}/again`)).entity).toBe('creditNotes');
    });

    it('tells at once what the portal would not take, and is not made of a draft', async () => {
      await world.sql(`update contacts set gstin = null where id = '${contactId}'`);
      const { id } = await sold();
      // What was issued to nobody registered stays so.
      await world.sql(`update contacts set gstin = '27AAGCB7383J1Z8' where id = '${contactId}'`);
      const refused = await shop.call('POST', `quick_bills/${id}/e_invoice`, { body: {} });
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'E-invoices are of registered buyers. The customer had no GSTIN when it was issued.',
      ]);
      const { id: draft } = await ask('POST', 'quick_bills', { lines: [box], placeOfSupply: '27' });
      expect((await shop.call('POST', `quick_bills/${draft}/e_invoice`, { body: {} })).status).toBe(409);
      const unknown = crypto.randomUUID();
      expect((await shop.call('POST', `quick_bills/${unknown}/e_invoice`, { body: {} })).status).toBe(404);
    });
  });
});
