import { beforeEach, expect, it } from 'vitest';
import { fixedClock } from '../../../server/clock.ts';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { pictureKey } from '../../../api/files.ts';
import { entities } from '../../../schema/entities/index.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { drawnPapers } from '../../support/drawnPapers.ts';
import { eventually } from '../../support/eventually.ts';
import { inkPicture } from '../../support/papers.ts';
import { openCounter, type Counter } from '../../support/counter.ts';

const { papers, noting } = drawnPapers();
const clock = fixedClock('2026-11-20T10:30:00Z');
const [oldLogo, newLogo] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 3, price: 33.33, gst: 18 };

onBoth(
  world => {
    let counter: Counter;

    const printed = async (path: string) => {
      papers.length = 0;
      const { shop } = counter;
      const answer = await shop.call('GET', `${path}?format=svg`);
      expect(answer.status, answer.text).toBe(200);
      return papers[0]!;
    };
    const drafted = (more: object = {}) =>
      counter.ask('POST', 'quick_bills', { contactId: counter.contactId, lines: [box], placeOfSupply: '27', ...more });
    const issued = async (more: object = {}) => {
      const { id } = await drafted(more);
      return counter.ask('POST', `quick_bills/${id}/issue`, {}) as Promise<{ id: string; number: string }>;
    };
    const paperOf = ({ id }: { id: string }) => printed(`quick_bills/${id}/papers/bill`);
    const eInvoiceOf = async (path: string) => {
      const { id } = await counter.ask('POST', `${path}/e_invoice`, {});
      await eventually(async () => expect((await counter.ask('GET', `exports/${id}`)).state).toBe('completed'));
      const file = await counter.shop.call('GET', `exports/${id}/file`);
      return JSON.parse(file.text)[0];
    };
    const changeBoth = async () => {
      const { shop, contactId } = counter;
      await world.sql(
        `update shops set name = 'Soni and Sons', address = '9 New Street', city = 'Pune', pin = '411001', phone_no = '9800000009',
          gstin = '27AAGCB7383J1Z8', logo = '${newLogo}', email = 'new@soni.test', signatory = 'New signatory', upi_id = 'new@okbank' where id = '${shop.shopId}'`,
      );
      await world.sql(
        `update contacts set name = 'Meera Rao', address = '77 Other Lane', city = 'Nagpur', pin = '440001', gstin = '27AAPFU0939F1ZV',
          pan = 'AAPFU0939F', mobile_no = '9811111111' where id = '${contactId}'`,
      );
    };

    beforeEach(async () => {
      counter = await openCounter(world);
      const { shop, contactId } = counter;
      for (const logo of [oldLogo, newLogo])
        await world.ports.files.put(pictureKey(shop.shopId, logo, 'full.webp'), await inkPicture());
      await world.sql(
        `update shops set name = 'Soni', address = '14 Zaveri Bazaar', city = 'Mumbai', pin = '400002', phone_no = '9800000001',
          logo = '${oldLogo}', email = 'old@soni.test', signatory = 'R. Soni', upi_id = 'old@okbank' where id = '${shop.shopId}'`,
      );
      await world.sql(
        `update contacts set name = 'Meera Gems', address = '4 Hill Road', city = 'Mumbai', pin = '400050', gstin = '27AAPFR0939F1ZY'
          where id = '${contactId}'`,
      );
    });

    it('prints a bill again as it was first, whatever becomes of both parties; money goes to the new address', async () => {
      const bill = await issued();
      const first = await paperOf(bill);
      expect(first).toMatchObject({
        shop: { name: 'Soni', logo: oldLogo },
        signed: 'R. Soni',
        pay: { to: 'old@okbank' },
      });
      expect(first.party).toMatchObject({ label: 'Customer', name: 'Meera Gems' });
      await changeBoth();
      const again = await paperOf(bill);
      expect({ ...again, pay: null }).toEqual({ ...first, pay: null });
      expect(again.pay!.to).toBe('new@okbank');
      // The next bill shows what is there today.
      const next = await paperOf(await issued());
      expect(next).toMatchObject({ shop: { name: 'Soni and Sons', logo: newLogo }, signed: 'New signatory' });
      expect(next.party).toMatchObject({ label: 'Customer', name: 'Meera Rao' });
    });

    it('reads a draft live until it is issued', async () => {
      const draft = await drafted();
      await changeBoth();
      const paper = await paperOf(draft);
      expect(paper.shop.name).toBe('Soni and Sons');
      expect(paper.party).toMatchObject({ label: 'Customer', name: 'Meera Rao' });
    });

    it('keeps the old parties in the e-invoice, in lists and in a credit note of the bill', async () => {
      const bill = await issued();
      await changeBoth();
      const parties = {
        SellerDtls: { Gstin: '27AAPFU0939F1ZV', LglNm: 'Soni', Pin: 400002 },
        BuyerDtls: { Gstin: '27AAPFR0939F1ZY', LglNm: 'Meera Gems', Pin: 400050 },
      };
      expect(await eInvoiceOf(`quick_bills/${bill.id}`)).toMatchObject(parties);
      const { contact } = await counter.ask('GET', `quick_bills/${bill.id}`);
      expect(contact).toEqual({ id: counter.contactId, name: 'Meera Gems' });
      const note = await counter.ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
      expect(await eInvoiceOf(`credit_notes/${note.id}`)).toMatchObject(parties);
      expect(await printed(`credit_notes/${note.id}/papers/creditNote`)).toMatchObject({
        shop: { name: 'Soni', logo: oldLogo },
      });
    });

    it('keeps the old customer in the register and in the books for Tally', async () => {
      await issued();
      await changeBoth();
      const { shop, ask } = counter;
      const { text } = await shop.call('GET', 'quick_bills/export?format=csv');
      expect(text).toContain('Meera Gems');
      expect(text).not.toContain('Meera Rao');
      const { id } = await ask('POST', 'ledger/tally/exports?from=2026-11-01&to=2026-11-30');
      await eventually(async () => expect((await ask('GET', `exports/${id}`)).state).toBe('completed'));
      const file = await shop.call('GET', `exports/${id}/file`);
      expect(file.text).toContain(
        '<PARTYMAILINGNAME>Meera Gems</PARTYMAILINGNAME><PARTYGSTIN>27AAPFR0939F1ZY</PARTYGSTIN>',
      );
    });

    it('goes out by mail as it was, in a letter from the shop of today', async () => {
      const bill = await issued();
      await changeBoth();
      papers.length = 0;
      const body = { to: `${bill.id}@example.test`, text: 'For you' };
      const headers = { 'idempotency-key': bill.id };
      const sent = await counter.shop.call('POST', `quick_bills/${bill.id}/papers/bill/mail`, { body, headers });
      expect(sent.status, sent.text).toBe(202);
      const letter = await eventually(async () => {
        const found = (await world.letters()).find(({ to }) => to === body.to);
        expect(found).toBeDefined();
        return found!;
      });
      expect(letter.replyTo).toBe('new@soni.test');
      expect(letter.text).toContain('Soni and Sons');
      expect(papers[0]!.shop.name).toBe('Soni');
    });

    it('stores a version of the shop once for all its documents', async () => {
      const { shop } = counter;
      await issued();
      await issued();
      await changeBoth();
      await issued();
      const versions = await world.sql(
        `select name from supplier_versions where shop_id = '${shop.shopId}' order by name`,
      );
      expect(versions).toEqual([{ name: 'Soni' }, { name: 'Soni and Sons' }]);
    });

    it('keeps the parties when the customer is merged into another contact', async () => {
      const bill = await issued();
      const other = await counter.shop.make(entities.contacts, {
        name: 'Other',
        stateCode: '27',
        gstin: null,
        pan: null,
      });
      const first = await paperOf(bill);
      await counter.ask('POST', 'contacts/merge', { into: other['id'], others: [counter.contactId] });
      expect((await counter.ask('GET', `quick_bills/${bill.id}`)).contactId).toBe(other['id']);
      expect(await paperOf(bill)).toEqual(first);
    });

    it('keeps the parties of twenty bills that are issued at once', async () => {
      const { shop } = counter;
      const drafts = await Promise.all(Array.from({ length: 20 }, () => drafted()));
      await Promise.all(drafts.map(({ id }) => counter.ask('POST', `quick_bills/${id}/issue`, {})));
      const [found] = await world.sql(
        `select count(*)::int as kept, count(distinct supplier_version_id)::int as versions from document_parties where shop_id = '${shop.shopId}'`,
      );
      expect(found).toEqual({ kept: 20, versions: 1 });
    });

    it('lets no other shop read what documents keep', async () => {
      const { id } = await issued();
      const { rival } = world;
      expect((await rival.call('GET', `quick_bills/${id}/papers/bill?format=svg`)).status).toBe(404);
      const read = await world.ports.database.batch([
        enterJob(rival.shopId, null),
        ...['document_parties', 'supplier_versions'].map(table => ({
          text: `select count(*)::text from ${table} t`,
          values: [],
        })),
      ]);
      expect(read.slice(1).map(({ rows }) => rows[0]![0])).toEqual(['0', '0']);
    });
  },
  ports => ({ ...ports, clock, documents: noting(ports.documents) }),
);
