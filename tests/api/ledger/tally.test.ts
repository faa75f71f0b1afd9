import { beforeEach, describe, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { readTally } from '../../support/tallyReader.ts';

const box = { description: 'Box', hsn: '4202', metal: 'other', quantity: 3, price: 33.33, gst: 18 };

onBoth(world => {
  let { shop, contactId, ask } = {} as Counter;
  const issued = async (day: string, payments: object[] = []) => {
    const bill = await ask('POST', 'quick_bills', { contactId, lines: [box], placeOfSupply: '27', day, payments });
    return ask('POST', `quick_bills/${bill.id}/issue`, {});
  };

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
  });

  describe('the books of a period for Tally', () => {
    it('add up to the trial balance of its last day, read by a reader of its own', async () => {
      await issued('2026-08-30');
      const bill = await issued('2026-09-02', [{ way: 'cash', amount: 50 }]);
      await issued('2026-09-30', [{ way: 'upi', amount: 118 }]);
      const { id: voucher } = await ask('POST', 'vouchers', {
        kind: 'receipt',
        contactId,
        amount: 68,
        way: 'cash',
        day: '2026-09-05',
      });
      await ask('POST', `vouchers/${voucher}/post`, {});
      await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
      const { id, total } = await ask('POST', 'ledger/tally/exports?from=2026-09-01&to=2026-09-30');
      expect(total).toBe(3);
      await eventually(async () => {
        expect(await ask('GET', `exports/${id}`)).toMatchObject({ state: 'completed', format: 'xml', done: 3 });
      });
      const file = await shop.call('GET', `exports/${id}/file`);
      expect(file.headers.get('content-disposition')).toContain('tally-2026-09-01-2026-09-30.xml');
      const { held, vouchers } = readTally(file.text);
      expect(vouchers).toBe(3);
      expect(file.text).toContain(`<VOUCHERNUMBER>${bill.number}</VOUCHERNUMBER>`);
      expect(file.text).toContain('VCHTYPE="Receipt"');
      const { items } = await ask('GET', 'ledger/trial_balance?from=2026-09-01&to=2026-09-30');
      const rupees = (items as { name: string; unit: string; closing: number }[]).filter(({ unit }) => unit === 'INR');
      const expected = new Map(rupees.map(({ name, closing }) => [name, Math.round(closing * 100)]));
      for (const [name, amount] of held) expect([name, amount + 0]).toEqual([name, expected.get(name) ?? 0]);
      expect(expected.size).toBeGreaterThan(4);
      expect((await ask('POST', `exports/${id}/again`)).format).toBe('xml');
    });

    it('of a period without entries has its ledgers alone', async () => {
      await issued('2026-08-30');
      const { id } = await ask('POST', 'ledger/tally/exports?from=2026-09-01&to=2026-09-30');
      await eventually(async () => expect((await ask('GET', `exports/${id}`)).state).toBe('completed'));
      const { held, vouchers } = readTally((await shop.call('GET', `exports/${id}/file`)).text);
      expect(vouchers).toBe(0);
      expect([...held.values()].some(amount => amount !== 0)).toBe(true);
    });
  });
});
