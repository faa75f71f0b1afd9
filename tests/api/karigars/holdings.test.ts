import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter, type Counter } from '../../support/counter.ts';

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
  });

  describe('A-19 what each karigar holds tonight', () => {
    it('is told in fine grams, carats and rupees, with late work and losses', async () => {
      expect(await ask('GET', 'karigar_issues/holdings')).toMatchObject({ items: [], totals: { gold: 0 } });
      const post = async (path: string, body: object) =>
        ask('POST', `${path}/${(await ask('POST', path, body)).id}/post`, {});
      await post('vouchers', { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 100 });
      const metal = { metal: 'gold', fineness: 999, weight: 50 };
      await post('karigar_issues', { contactId, lines: [metal, { what: 'stones', carats: 1.5 }] });
      const work = { metal: 'gold', fineness: 916, grossWeight: 20, lossPercent: 2, rate: 50 };
      const short = { what: 'short', metal: 'gold', fineness: 999, grossWeight: 0.25 };
      await post('karigar_receipts', { contactId, lines: [work, short] });
      const { id: typeId } = await ask('POST', 'work_order_types', { name: 'Chains' });
      const state = async (name: string, meaning: string) =>
        (await ask('POST', 'work_order_states', { name, meaning })).id as string;
      const [begun, done] = [await state('Begun', 'active'), await state('Ready', 'done')];
      const today = shopDay(new Date());
      const other = (await shop.make(entities.contacts, { name: 'Zubin' }))['id'] as string;
      const order = (karigarId: string, dueOn: string, statusId: string) =>
        ask('POST', 'work_orders', { name: 'Chain', typeId, karigarId, dueOn, statusId });
      await order(contactId, daysLater(today, -1), begun);
      await order(contactId, daysLater(today, 1), begun);
      await order(contactId, daysLater(today, 1), done);
      await order(contactId, daysLater(today, -3), done);
      await order(other, today, begun);
      const { items, totals } = await ask('GET', 'karigar_issues/holdings');
      const of = (id: string) => items.find((each: { contactId: string }) => each.contactId === id);
      expect(of(contactId)).toMatchObject({
        gold: 31.064,
        carats: 1.5,
        rupees: -1_000,
        open: 2,
        late: 1,
        done: 2,
        inTime: 1,
        returned: 18.32,
        agreedLoss: 0.366,
        beyond: 0.25,
      });
      expect(of(other)).toMatchObject({ accountId: null, gold: 0, open: 1, late: 0 });
      expect(totals).toEqual({ gold: 31.064, silver: 0, platinum: 0, carats: 1.5, rupees: -1_000 });
      // The paper of the account tells the same.
      const { totals: moved } = await ask('GET', `ledger/accounts/${of(contactId).accountId}/statement`);
      expect(moved).toContainEqual(expect.objectContaining({ unit: 'AU', closing: 31.064 }));
    });
  });
});
