import { beforeEach, describe, expect, it } from 'vitest';
import { areBooksAtRest, verified, verifyAllBooks, verifyBooks } from '../../../api/ledger/verify.ts';
import { sweepRegularly } from '../../../server/sweeping.ts';
import { fixedClock } from '../../../server/clock.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const clock = fixedClock('2026-06-10T20:40:00Z');

onBoth(
  world => {
    let shop: Shop;
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await shop.call(method, path, body && { body });
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
      return answer.data;
    };
    const errors = () =>
      world.sql(
        `select message, stack_trace from error_logs where shop_id = '${shop.shopId}' and action_name = '${verified}'`,
      );
    const corrupt = (change: string) =>
      world.sql(`update ledger_balances set ${change} where shop_id = '${shop.shopId}' and unit = 'INR' and debit > 0`);

    beforeEach(async () => {
      shop = await openShop(world);
      const till = (await ask('POST', 'tills', { name: 'Counter' })).id;
      const contactId = (await ask('POST', 'contacts', { name: 'Asha', mobileNo: '9820011001', gender: 1 })).id;
      for (const more of [{ day: '2026-06-01' }, { way: 'bank' }, { metal: 'AU', fineWeight: 1.5 }]) {
        const body = { kind: 'receipt', contactId, tillId: till, amount: 100, ...more };
        const { id } = await ask('POST', 'vouchers', body);
        await ask('POST', `vouchers/${id}/post`, {});
        if (more.way) await ask('POST', `vouchers/${id}/cancel`, {});
      }
    });

    describe('the books, compared with their postings', () => {
      it('agree, whatever was posted and taken back', async () => {
        expect(await verifyBooks(world.ports, shop.shopId)).toBe(0);
        expect(await errors()).toEqual([]);
      });

      it.each([
        ['a debit', 'debit = debit + 1'],
        ['a credit', 'credit = credit + 1'],
        ['how many there were', 'postings = postings + 1'],
        ['another till', `till_id = '${crypto.randomUUID()}'`],
        ['another day', `day = day - 40`],
      ])('differ by %s: the shop has one error of it a day, and nothing is changed', async (_, change) => {
        await corrupt(change);
        const kept = await world.sql(
          `select * from ledger_balances where shop_id = '${shop.shopId}' order by 1, 2, 3, 4, 5`,
        );
        const found = await verifyBooks(world.ports, shop.shopId);
        expect(found).toBeGreaterThan(0);
        await verifyAllBooks(world.ports);
        const [error, ...more] = await errors();
        expect(more).toEqual([]);
        expect(error!['message']).toContain(`do not tell: ${found}.`);
        expect(error!['stack_trace']).toMatch(/INR account [-0-9a-f]{36} till [-0-9a-f]{36}: kept .*, told /);
        expect(
          await world.sql(`select * from ledger_balances where shop_id = '${shop.shopId}' order by 1, 2, 3, 4, 5`),
        ).toEqual(kept);
      });

      it('differ by what is not kept at all', async () => {
        await world.sql(`delete from ledger_balances where shop_id = '${shop.shopId}' and unit = 'AU'`);
        expect(await verifyBooks(world.ports, shop.shopId)).toBe(2);
      });

      it('are compared at night, by the server itself', async () => {
        expect(
          ['20:29', '20:30', '21:29', '21:30'].map(time => areBooksAtRest(new Date(`2026-06-10T${time}:00Z`))),
        ).toEqual([false, true, true, false]);
        await corrupt('debit = debit + 1');
        const stop = sweepRegularly(world.ports);
        await expect.poll(errors).toHaveLength(1);
        await stop();
      });
    });
  },
  ports => ({ ...ports, clock }),
);
