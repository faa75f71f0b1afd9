import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../../../server/clock.ts';
import { entities } from '../../../schema/entities/index.ts';
import type { PaperPrint } from '../../../schema/rules/paperPrints.ts';
import { drawnPapers } from '../../support/drawnPapers.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { papers, noting } = drawnPapers();
const clock = fixedClock('2026-11-20T10:30:00Z');

onPostgres(
  world => {
    let shop: Shop;
    let contactId: string;
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await shop.call(method, path, body && { body });
      expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
      return answer.data;
    };
    const printed = async (path: string, query = '') => {
      papers.length = 0;
      const answer = await shop.call('GET', `${path}?format=svg${query}`);
      expect(answer.status, answer.text).toBe(200);
      return papers[0]!;
    };
    const chain = { description: 'Chain', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000, hsn: '7113' };
    const lines = [
      { ...chain, gst: 3 },
      { description: 'Box', metal: 'other', quantity: 3, price: 33.33, gst: 18, hsn: '4202' },
    ];
    const issued = async (more: object = {}) => {
      const bill = await ask('POST', 'quick_bills', { contactId, placeOfSupply: '27', lines, ...more });
      return ask('POST', `quick_bills/${bill.id}/issue`, {});
    };
    const given = async (bill: { id: string }, query = '') => {
      papers.length = 0;
      const answer = await shop.call('POST', `quick_bills/${bill.id}/papers/bill${query}`);
      expect(answer.status, answer.text).toBe(200);
      return [...papers];
    };
    const paperOf = (bill: { id: string }, query?: string) => printed(`quick_bills/${bill.id}/papers/bill`, query);

    beforeEach(async () => {
      shop = await openShop(world);
      await world.sql(
        `update shops set name = 'Soni', state_code = '27', gstin = '27AAPFU0939F1ZV', upi_id = 'soni@okbank' where id = '${shop.shopId}'`,
      );
      const buyer = { name: 'Meera', address: '4 Hill Road\nBandra', city: 'Mumbai', pin: '400050', stateCode: '27' };
      contactId = (await shop.make(entities.contacts, { ...buyer, gstin: '27AAPFR0939F1ZY', pan: null }))[
        'id'
      ] as string;
    });

    describe('a tax invoice', () => {
      it('tells who is supplied, and which taxes the goods bear by HSN', async () => {
        const { facts, party, lists, title } = await paperOf(await issued());
        expect(title).toBe('Tax invoice');
        expect(facts).toEqual(
          expect.arrayContaining([
            { label: 'Place of supply', value: 'Maharashtra (27)' },
            { label: 'Tax payable on reverse charge', value: 'No' },
          ]),
        );
        expect(party).toMatchObject({ label: 'Customer', name: 'Meera' });
        expect(party!.lines).toEqual(
          expect.arrayContaining(['4 Hill Road', 'Bandra', 'Mumbai 400050, Maharashtra (27)', 'GSTIN 27AAPFR0939F1ZY']),
        );
        const taxes = lists.at(-1)!;
        expect(taxes.title).toBe('GST by HSN');
        expect(taxes.columns.map(({ label }) => label)).toEqual([
          'HSN',
          'Taxable value',
          'CGST %',
          'CGST',
          'SGST %',
          'SGST',
        ]);
        expect(taxes.rows).toEqual([
          ['7113', '₹60,000.00', '1.5%', '₹900.00', '1.5%', '₹900.00'],
          ['4202', '₹99.99', '9%', '₹9.00', '9%', '₹9.00'],
        ]);
      });

      it('says its total in words, in the language of the paper; what comes to nothing is left out', async () => {
        const bill = await issued({ payments: [{ way: 'cash', amount: 61_918 }] });
        const { inWords, totals } = await paperOf(bill);
        expect(inWords!.value).toBe('Sixty One Thousand Nine Hundred Eighteen Rupees Only');
        expect((await paperOf(bill, '&language=hi')).inWords!.value).toBe('इकसठ हज़ार नौ सौ अठारह रुपये');
        expect(totals.map(({ label }) => label)).toEqual([
          'Taxable value',
          'CGST',
          'SGST',
          'Round-off',
          'Total',
          'Paid',
        ]);
        expect(totals.filter(({ isQuiet }) => !isQuiet).map(({ label }) => label)).toEqual(['Total']);
      });

      it('shows by UPI what is still to be paid, and nothing of it once that is paid or taken back', async () => {
        const bill = await issued({ payments: [{ way: 'cash', amount: 60_000 }] });
        expect((await paperOf(bill)).pay).toEqual({
          code: expect.stringContaining('<svg'),
          label: 'Pay ₹1,918.00 by UPI',
          to: 'soni@okbank',
        });
        expect((await paperOf(await issued({ payments: [{ way: 'cash', amount: 61_918 }] }))).pay).toBeNull();
        await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
        expect((await paperOf(bill)).pay).toBeNull();
      });

      it('says which print it is: the first is the original, and looking at it does not count', async () => {
        const draft = await ask('POST', 'quick_bills', { contactId, placeOfSupply: '27', lines });
        expect((await given(draft))[0]!.copy).toBeNull();
        const bill = await ask('POST', `quick_bills/${draft.id}/issue`, {});
        expect((await paperOf(bill)).copy).toBe('Preview, not given out');
        expect((await given(bill))[0]!.copy).toBe('Original for recipient');
        expect((await given(bill))[0]!.copy).toBe('Original for recipient · Reprint 2');
        expect((await paperOf(bill, '&language=hi')).copy).toBe('सिर्फ़ देखने के लिए');
        const { items } = await ask('GET', `quick_bills/${bill.id}/history`);
        const prints = items.filter(({ action }: { action: string }) => action === 'print');
        expect(prints.map(({ changes }: { changes: { print: [null, PaperPrint] } }) => changes.print[1])).toEqual([
          { paper: 'bill', number: 2 },
          { paper: 'bill', number: 1 },
        ]);
        expect(prints[0].userId).toBe(shop.userId);
        expect((await given(bill, '?language=hi'))[0]!.copy).toBe('मूल प्रति, ख़रीदार के लिए · दोबारा छपा: 3');
      });

      it('has the copies of rule 48: three of goods, two of services', async () => {
        const copiesOf = async (bill: { id: string }) => (await given(bill, '?copies=all')).map(({ copy }) => copy);
        expect(await copiesOf(await issued())).toEqual([
          'Original for recipient',
          'Duplicate for transporter',
          'Triplicate for supplier',
        ]);
        const service = { description: 'Polishing', metal: 'other', quantity: 1, price: 500, gst: 5, hsn: '998892' };
        const bill = await issued({ lines: [service] });
        expect(await copiesOf(bill)).toEqual(['Original for recipient', 'Duplicate for supplier']);
        expect(await copiesOf(bill)).toEqual([
          'Original for recipient · Reprint 2',
          'Duplicate for supplier · Reprint 2',
        ]);
      });

      it('counts a print of each bill of many, and each letter', async () => {
        const bills = [await issued(), await issued()];
        papers.length = 0;
        await shop.call('POST', 'quick_bills/papers/bill', { body: { ids: bills.map(({ id }) => id) } });
        expect(papers.map(({ copy }) => copy)).toEqual(['Original for recipient', 'Original for recipient']);
        papers.length = 0;
        await ask('POST', `quick_bills/${bills[0]!.id}/papers/bill/mail`, { to: 'meera@example.in' });
        // The letter's job draws the paper by itself.
        await vi.waitFor(() => expect(papers).toHaveLength(1), 30_000);
        expect(papers[0]!.copy).toBe('Original for recipient · Reprint 2');
        expect((await given(bills[0]!))[0]!.copy).toBe('Original for recipient · Reprint 3');
        expect((await given(bills[1]!))[0]!.copy).toBe('Original for recipient · Reprint 2');
      });

      it('counts no print of many of which one is unknown', async () => {
        const bill = await issued();
        const body = { ids: [bill.id, crypto.randomUUID()] };
        expect((await shop.call('POST', 'quick_bills/papers/bill', { body })).status).toBe(404);
        expect((await given(bill))[0]!.copy).toBe('Original for recipient');
      });

      it('is a preview until it is given out, and a note has no copies', async () => {
        const bill = await issued();
        papers.length = 0;
        expect((await shop.call('GET', `quick_bills/${bill.id}/papers/bill`)).status).toBe(200);
        expect(papers[0]!.copy).toBe('Preview, not given out');
        const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
        papers.length = 0;
        expect((await shop.call('POST', `credit_notes/${note.id}/papers/creditNote`)).status).toBe(200);
        expect(papers[0]!.copy).toBeNull();
      });

      it('shows the stones of its piece as they were priced, whatever becomes of the piece', async () => {
        await world.sql(`update shops set bill_terms = 'No return of cut pieces.' where id = '${shop.shopId}'`);
        const stones = [{ kind: 'diamond', count: 1, carats: 0.5, rate: 60_000, basis: 'perCarat' }];
        const piece = await shop.make(entities.pieces, {
          metal: 'gold',
          fineness: 916,
          grossWeight: 10,
          stoneWeight: 0.1,
          stones,
          huid: 'AB12C3',
        });
        await shop.make(entities.commodityRates, { goldRate: 6_500 });
        const line = await ask('GET', `quick_bills/offer?pieceId=${piece['id'] as string}`);
        expect(line.stoneCharge).toBe(30_000);
        const bill = await issued({ lines: [{ ...line, rate: 6_000, gst: 3, hsn: '7113' }] });
        const detail = { label: 'Diamond', measure: '0.5 ct × ₹60,000.00', value: '₹30,000.00' };
        await world.sql(`delete from pieces_stones where shop_id = '${shop.shopId}'`);
        const { lists, notes, terms } = await paperOf(bill);
        expect(lists[0]!.details![0]).toContainEqual(detail);
        expect(lists[0]!.details![0]![0]!.label).toContain('HUID AB12C3');
        expect(notes).toContainEqual(expect.stringContaining('purity of hallmarked articles'));
        expect(terms).toEqual({ label: 'Terms', lines: ['No return of cut pieces.'] });
        const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
        const credited = await printed(`credit_notes/${note.id}/papers/creditNote`);
        expect(credited.lists[0]!.details![0]).toContainEqual(detail);
      });

      it.each([
        ['of another kind', [{ kind: 'glass', count: 1, carats: 1, rate: 1, basis: 'perCarat' }]],
        ['of a negative weight', [{ kind: 'ruby', count: 1, carats: -1, rate: 1, basis: 'perCarat' }]],
        ['that are no list', 'ruby'],
      ])('refuses stones %s', async (_, stones) => {
        const answer = await shop.call('POST', 'quick_bills', { body: { contactId, lines: [{ ...chain, stones }] } });
        expect(answer.status).toBe(400);
      });

      it('shows no UPI of a shop that has none', async () => {
        await world.sql(`update shops set upi_id = null where id = '${shop.shopId}'`);
        expect((await paperOf(await issued())).pay).toBeNull();
      });
    });

    it('a bill of supply bears no tax', async () => {
      await world.sql(`update shops set gstin = null where id = '${shop.shopId}'`);
      const { title, lists } = await paperOf(await issued({ billedGst: 'none' }));
      expect(title).toBe('Bill of supply');
      expect(lists.map(({ title: above }) => above)).toEqual([null]);
    });

    it('that of a dealer under the composition scheme says so at its top, and so does its credit note', async () => {
      await world.sql(`update shops set tax_scheme = 'composition' where id = '${shop.shopId}'`);
      const bill = await issued({ billedGst: 'none' });
      const { title, notice, lists } = await paperOf(bill);
      expect([title, notice]).toEqual([
        'Bill of supply',
        'Composition taxable person, not eligible to collect tax on supplies',
      ]);
      expect(lists.map(({ title: above }) => above)).toEqual([null]);
      expect((await paperOf(bill, '&language=hi')).notice).toContain('कंपोज़िशन करदाता');
      const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
      expect((await printed(`credit_notes/${note.id}/papers/creditNote`)).notice).toBe(notice);
      await world.sql(`update shops set tax_scheme = 'regular' where id = '${shop.shopId}'`);
      expect((await paperOf(bill)).notice).toBe(notice);
      expect((await paperOf(await issued())).notice).toBeNull();
    });

    it('names the buyer by the GSTIN of the day of issue', async () => {
      const bill = await issued();
      const draft = await ask('POST', 'quick_bills', { contactId, placeOfSupply: '27', lines });
      await world.sql(`update contacts set gstin = '27AAGCB7383J1Z8' where id = '${contactId}'`);
      const gstinOn = async (of: { id: string }) =>
        (await paperOf(of)).party!.lines.find(line => line.startsWith('GSTIN'));
      expect(await gstinOn(bill)).toBe('GSTIN 27AAPFR0939F1ZY');
      expect(await gstinOn(draft)).toBe('GSTIN 27AAGCB7383J1Z8');
      const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
      const { party } = await printed(`credit_notes/${note.id}/papers/creditNote`);
      expect(party!.lines).toContain('GSTIN 27AAPFR0939F1ZY');
    });

    it('a credit note has its round-off and what was paid back among its totals', async () => {
      const bill = await issued({ payments: [{ way: 'cash', amount: 61_918 }] });
      const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 2 }], refund: 100 });
      const { totals, lists, inWords } = await printed(`credit_notes/${note.id}/papers/creditNote`);
      expect(totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
        'Taxable value ₹99.99',
        'CGST 9% ₹9.00',
        'SGST 9% ₹9.00',
        'Round-off ₹0.01',
        'Total ₹118.00',
        'Paid back ₹100.00',
      ]);
      expect(lists.at(-1)!.rows).toEqual([['4202', '₹99.99', '9%', '₹9.00', '9%', '₹9.00']]);
      expect(inWords!.value).toBe('One Hundred Eighteen Rupees Only');
    });
  },
  ports => ({ ...ports, clock, documents: noting(ports.documents) }),
);
