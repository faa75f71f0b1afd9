import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { openSideBySide, type SideBySide } from '../../support/sideBySide.ts';

/** Tills with letters have nothing in common that would have them wait for each other: no number series, and no balance. Nor do they share a process. */
describe('at two tills at the same moment', () => {
  let { counter, here, atOnce } = {} as SideBySide;
  let close: SideBySide['close'];
  beforeAll(async () => {
    ({ counter, here, atOnce, close } = await openSideBySide());
    // Whoever brings the first movement of an account has all others wait for it.
    await here(issue(await billed('', [{ way: 'cash', amount: 10_300 }], null)));
  }, 180_000);
  afterAll(() => close());

  /** Of goods for ₹10,300 with GST, or more. */
  const billed = async (letter: string, payments: object[], contactId: string | null, price = 10_000) => {
    const till = letter && (await counter.ask('POST', 'tills', { name: `${letter} ${price}`, letter })).id;
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price, gst: 3 }];
    const bill = { contactId, placeOfSupply: '27', lines, payments, tillId: till || null };
    return (await counter.ask('POST', 'quick_bills', bill)).id as string;
  };
  const issue = (bill: string) => `quick_bills/${bill}/issue`;

  const issues = ([one, another]: string[]) => [issue(one!), issue(another!)] as const;
  let people = 1_000;
  /** Each with a PAN of their own: cash of one PAN counts together. */
  const person = async () =>
    (await counter.shop.make(entities.contacts, { gstin: null, pan: `AAPFU${people++}F` })).id as string;

  // Several times, since without a lock it is a matter of chance.
  describe.each([
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'F'],
    ['G', 'H'],
  ])('%s and %s', (one, another) => {
    it('the credit of a customer is spent once', async () => {
      const contactId = await person();
      const receipt = { kind: 'receipt', contactId, amount: 10_300, way: 'upi' };
      const { id } = await counter.ask('POST', 'vouchers', receipt);
      await counter.ask('POST', `vouchers/${id}/post`, {});
      const paid = [{ way: 'credit', amount: 10_300 }];
      const bills = [await billed(one, paid, contactId), await billed(another, paid, contactId)];
      expect(await atOnce('business_days', ...issues(bills))).toEqual([200, 409]);
    });

    it('one person pays less than two lakh in cash', async () => {
      const contactId = await person();
      const paid = [{ way: 'cash', amount: 103_000 }];
      const bills = [await billed(one, paid, contactId, 100_000), await billed(another, paid, contactId, 100_000)];
      expect(await atOnce('business_days', ...issues(bills))).toEqual([200, 409]);
    });
  });

  it.each([
    ['bill', 'order'],
    ['order', 'bill'],
    ['bill', 'bill'],
  ])('an estimate becomes one of %s and %s', async (one, another) => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 10_000, gst: 3 }];
    const { id } = await counter.ask('POST', 'quotes', { contactId: await person(), placeOfSupply: '27', lines });
    await counter.ask('POST', `quotes/${id}/give`, {});
    expect(await atOnce('contacts', `quotes/${id}/${one}`, `quotes/${id}/${another}`)).toEqual([200, 409]);
  });
});
