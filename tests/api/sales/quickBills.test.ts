import { beforeEach, describe, expect, it, test } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

onPostgres(world => {
  let { shop, contactId, ask, balances } = {} as Counter;
  const piece = async (more: object = {}): Promise<{ id: string; tag: string }> => {
    const productId = await shop.refer('products');
    const weights = { metal: 'gold', fineness: 916, grossWeight: 10, stoneWeight: null, huid: null, stones: [] };
    return ask('POST', 'pieces', { productId, ...weights, makingBasis: 'perGram', makingRate: 450, ...more });
  };
  const offered = (tag: string) => ask('GET', `quick_bills/offer?tag=${tag}`);
  const draft = (lines: object[], more: object = {}) => ask('POST', 'quick_bills', { contactId, lines, ...more });
  const issue = (id: string) => shop.call('POST', `quick_bills/${id}/issue`, { body: {} });

  beforeEach(async () => {
    ({ shop, contactId, ask, balances } = await openCounter(world));
    const rates = { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, confirmed: true };
    await ask('POST', 'admin/commodities', rates);
  });

  describe('a bill', () => {
    it('is filled by a tag, says what it comes to, and when issued sells the piece and is in the books', async () => {
      const { id: pieceId, tag } = await piece();
      const line = await offered(tag.toLowerCase());
      expect(line).toMatchObject({
        pieceId,
        metal: 'gold',
        fineness: 916,
        grossWeight: 10,
        rate: 5679.2,
        makingRate: 450,
      });
      const payments = [
        { way: 'cash', amount: 50_000 },
        { way: 'upi', amount: 10_000 },
      ];
      const bill = await draft([{ ...line, gst: 3 }], { payments, placeOfSupply: '27' });
      expect(bill).toMatchObject({
        number: null,
        taxable: 61_292,
        cgst: 919.38,
        total: 63_131,
        paid: 60_000,
        due: 3131,
      });
      expect(bill.lines).toMatchObject([{ netWeight: 10, makingAmount: 4500, taxable: 61_292 }]);

      const issued = await issue(bill.id);
      expect(issued.data).toMatchObject({ state: 'issued', number: expect.stringMatching(/^B\/\d\d-\d\d\/0001$/) });
      expect(await ask('GET', `pieces/${pieceId}`)).toMatchObject({ state: 'sold' });
      expect(await balances()).toMatchObject({
        'customer INR': 3131,
        'cash INR': 50_000,
        'upi INR': 10_000,
        'sales INR': -56_792,
        'making INR': -4500,
        'cgst INR': -919.38,
        'sgst INR': -919.38,
        'roundOff INR': -0.24,
        'trade AU': 9.16,
      });
      expect(await balances()).not.toHaveProperty(['pieces AU']);
      expect((await shop.call('PUT', `quick_bills/${bill.id}`, { body: { note: 'Late' } })).status).toBe(409);
      expect((await shop.call('DELETE', `quick_bills/${bill.id}`)).status).toBe(409);
      expect((await shop.call('DELETE', `pieces/${pieceId}`)).status).toBe(409);
    });

    it('keeps what its lines come to when a discount is given later, and tells the history nothing of it', async () => {
      const { tag } = await piece();
      const bill = await draft([{ ...(await offered(tag)), gst: 3 }]);
      const changed = await ask('PUT', `quick_bills/${bill.id}`, { discountPercent: 20 });
      expect(changed.lines).toMatchObject([{ discountAmount: 900, taxable: 60_392 }]);
      const history = (await ask('GET', `quick_bills/${bill.id}/history`)).items as { changes: object | null }[];
      expect(history.map(({ changes }) => changes && Object.keys(changes))).toEqual([['discountPercent'], null]);
    });

    test.each<[string, object, string]>([
      ['a line without a price', { lines: [{ description: 'Chain', metal: 'gold' }] }, 'each line needs'],
      ['more paid than it comes to', { payments: [{ way: 'cash', amount: 100_000 }] }, 'More is paid'],
      ['nobody who owes the rest', { contactId: null }, 'left to pay'],
      ['the GST of another state', { placeOfSupply: '29' }, 'not the GST'],
      ['no GST', { billedGst: 'none' }, 'not the GST'],
    ])('with %s is not issued', async (_, more, why) => {
      const lines = [
        { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 5679.2, gst: 3 },
      ];
      const { id } = await draft(lines, more);
      const refused = await issue(id);
      expect([refused.status, refused.body.responseMessage]).toEqual([409, expect.stringContaining(why)]);
      expect(await balances()).toEqual({});
    });

    it('sells a piece once, whoever is quicker', async () => {
      const { tag } = await piece();
      const line = await offered(tag);
      const bills = await Promise.all([draft([line]), draft([line])]);
      const answers = await Promise.all(bills.map(({ id }) => issue(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.responseMessage).toContain(`${tag} is not for sale`);
      const numbers = await Promise.all(bills.map(({ id }) => ask('GET', `quick_bills/${id}`)));
      expect(numbers.map(({ number }) => number).filter(Boolean)).toHaveLength(1);
      const again = await shop.call('GET', `quick_bills/offer?tag=${tag}`);
      expect([again.status, again.body.responseMessage]).toEqual([409, expect.stringContaining('is not for sale')]);
    });

    it('with the same piece twice, or one that was weighed again, is refused by its tag', async () => {
      const { id: pieceId, tag } = await piece();
      const line = await offered(tag);
      const twice = await draft([line, line]);
      expect((await issue(twice.id)).body.responseMessage).toContain(`${tag} is there twice`);
      const once = await draft([line]);
      await ask('PUT', `pieces/${pieceId}`, { grossWeight: 10.5 });
      expect((await issue(once.id)).body.responseMessage).toContain(`${tag} was changed`);
    });

    it('sells metal by weight out of the stock', async () => {
      const lines = [
        { description: 'Bar', hsn: '7113', metal: 'gold', fineness: 999, grossWeight: 2, rate: 6200, gst: 3 },
      ];
      await issue((await draft(lines)).id);
      expect(await balances()).toMatchObject({ 'stock AU': -2, 'trade AU': 2 });
    });

    it('many at once: each that cannot go stays as it is, and the others have numbers without a gap', async () => {
      const lines = [{ description: 'Chain', hsn: '7113', metal: 'other', quantity: 2, price: 100, gst: 3 }];
      const payments = [{ way: 'cash', amount: 206 }];
      const bills = await Promise.all([1, 2, 3].map(() => draft(lines, { payments })));
      const wrong = await draft([{ description: 'Chain', metal: 'other' }]);
      const ids = [...bills, wrong].map(({ id }) => id);
      const answer = await shop.call('POST', 'quick_bills/issue', { body: { ids } });
      expect(answer.data).toMatchObject({
        changed: expect.arrayContaining(ids.slice(0, 3)),
        refused: [{ id: wrong.id }],
      });
      const all = (await ask('GET', 'quick_bills?state=issued')).items as { number: string }[];
      expect(all.map(({ number }) => number.slice(-4)).sort()).toEqual(['0001', '0002', '0003']);
    });

    it.each(['tag=none', `pieceId=${crypto.randomUUID()}`, `productId=${crypto.randomUUID()}`])(
      'is not filled by %s',
      async asked => expect(await ask('GET', `quick_bills/offer?${asked}`)).toBeNull(),
    );
  });

  describe('an estimate', () => {
    const lines = [
      { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 5000, gst: 3 },
    ];
    const given = async (more: object = {}) => {
      const { id } = await ask('POST', 'quotes', { contactId, lines, placeOfSupply: '27', ...more });
      await ask('POST', `quotes/${id}/give`, {});
      return id as string;
    };

    it.each([
      [true, 5000],
      [false, 5679.2],
    ])(
      'becomes a bill at its own rate if that is locked (%s), else at the one that holds',
      async (rateLocked, rate) => {
        const id = await given({ rateLocked, discountOn: 'whole', discountPercent: 5 });
        const bill = await ask('POST', `quotes/${id}/bill`);
        expect(bill).toMatchObject({ quoteId: id, contactId, discountPercent: 5, state: 'draft', lines: [{ rate }] });
        expect(await ask('GET', `quotes/${id}`)).toMatchObject({ state: 'given' });
        await issue(bill.id);
        expect(await ask('GET', `quotes/${id}`)).toMatchObject({ state: 'billed' });
      },
    );

    it('becomes one bill and not two', async () => {
      const id = await given();
      await ask('POST', `quotes/${id}/bill`);
      const again = await shop.call('POST', `quotes/${id}/bill`);
      expect([again.status, again.body.responseMessage]).toEqual([409, 'A bill of this estimate is there already.']);
    });

    it('becomes one bill, however many press at once', async () => {
      const id = await given();
      const pressed = await Promise.all([1, 2, 3, 4].map(() => shop.call('POST', `quotes/${id}/bill`)));
      expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(pressed.filter(({ status }) => status === 400 || status === 409)).toHaveLength(3);
      expect((await ask('GET', 'quick_bills')).items).toHaveLength(1);
    });

    it('is changed under its number, and billed only once it was given', async () => {
      const id = await given();
      const { number } = await ask('GET', `quotes/${id}`);
      await ask('POST', `quotes/${id}/revise`, {});
      const refused = await shop.call('POST', `quotes/${id}/bill`);
      expect([refused.status, refused.body.responseMessage]).toEqual([409, 'Give the estimate to the customer first.']);
      expect(await ask('POST', `quotes/${id}/give`, {})).toMatchObject({ number });
    });

    it('tells which GST its customer’s state has', async () => {
      const elsewhere = await shop.make(entities.contacts, { pin: '560001', stateCode: '29', gstin: null });
      expect(await ask('GET', `quotes/buyer?contactId=${String(elsewhere['id'])}`)).toEqual({
        placeOfSupply: '29',
        billedGst: 'igst',
      });
      expect(await ask('GET', 'quotes/buyer')).toEqual({ placeOfSupply: '27', billedGst: 'cgstSgst' });
    });
  });
});
