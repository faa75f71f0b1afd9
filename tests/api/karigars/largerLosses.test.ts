import { beforeEach, describe, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

const reason = 'Filigree, as agreed in writing';

onPostgres(world => {
  let counter: Counter;
  let clerk: Person;
  beforeEach(async () => {
    counter = await openCounter(world);
    clerk = await counter.personWithout(can.MetalLossApprove);
    await done('vouchers', { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 500 }, 'post');
    const bar = { metal: 'gold', fineness: 999, weight: 100 };
    await done('karigar_issues', { contactId: counter.contactId, lines: [bar] }, 'post');
  });

  const made = async (path: string, body: object): Promise<string> => (await counter.ask('POST', path, body)).id;
  const done = async (path: string, body: object, step: string) => {
    const id = await made(path, body);
    await counter.ask('POST', `${path}/${id}/${step}`, {});
    return id;
  };
  const step = (who: Pick<Person, 'token'>, path: string, body: object = {}) =>
    world.call('POST', `shops/${counter.shop.shopId}/${path}`, { token: who.token, body });
  const allow = (percent: number | null) =>
    world.sql(`update shops set loss_limit = ${percent} where id = '${counter.shop.shopId}'`);

  const receive = async (who: Pick<Person, 'token'>, lossPercent: number, more: object = {}) => {
    const line = { metal: 'gold', fineness: 916, grossWeight: 10, lossPercent, rate: 40 };
    const id = await made('karigar_receipts', { contactId: counter.contactId, lines: [line], ...more });
    return step(who, `karigar_receipts/${id}/post`);
  };
  /** 90.000 g went in. */
  const refine = async (who: Pick<Person, 'token'>, refinedWeight: number, more: object = {}) => {
    const lines = [{ grossWeight: 100, fineness: 900 }];
    const lot = { contactId: counter.contactId, metal: 'gold', day: '2026-03-02', lines };
    const id = await done('melting_lots', lot, 'send');
    const back = { returnedOn: '2026-03-10', refinedWeight, refinedFineness: 999, rate: 6_200, ...more };
    return step(who, `melting_lots/${id}/refine`, back);
  };

  describe('a receipt of a karigar', () => {
    it.each<[limit: number | null, loss: number, status: number]>([
      [null, 3, 200],
      [null, 3.001, 400],
      [0, 0.001, 400],
      [5.5, 5.5, 200],
      [100, 100, 200],
    ])('with a limit of %j percent and a loss of %s percent is answered %i', async (limit, loss, status) => {
      await allow(limit);
      const answer = await receive(clerk, loss);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([
        status,
        status === 200 ? [] : ['lines.0.lossPercent'],
      ]);
    });

    it('with a larger loss takes the permission and a reason, which stays on it', async () => {
      const asClerk = await receive(clerk, 8, { lossReason: reason });
      expect(asClerk.body.errors['lines.0.lossPercent']).toBe(
        'Line 1: the agreed loss of 8 % is above the shop’s limit of 3 %. Correct it, or ask a person who may approve larger losses.',
      );
      const unexplained = await receive(counter.shop, 8);
      expect([unexplained.status, Object.keys(unexplained.body.errors)]).toEqual([400, ['lossReason']]);
      expect(await counter.balances()).not.toHaveProperty('agreedLoss AU');
      const received = await receive(counter.shop, 8, { lossReason: reason });
      expect([received.status, received.data.lossReason]).toEqual([200, reason]);
    });
  });

  describe('a lot from the refinery', () => {
    it.each<[limit: number | null, back: number, more: object, status: number]>([
      [null, 87.3, {}, 200],
      [null, 87.299, {}, 400],
      [null, 87, { sampleWeight: 0.3 }, 200],
      [0, 90, {}, 200],
      [0, 89.999, {}, 400],
      [10, 81, {}, 200],
    ])('with a limit of %j percent comes back as %s g and %j: %i', async (limit, back, more, status) => {
      await allow(limit);
      const answer = await refine(clerk, back, more);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([
        status,
        status === 200 ? [] : ['refinedWeight'],
      ]);
    });

    it('with a larger loss takes the permission and a reason, which stays on it', async () => {
      expect((await refine(clerk, 80, { lossReason: reason })).status).toBe(400);
      const unexplained = await refine(counter.shop, 80);
      expect([unexplained.status, Object.keys(unexplained.body.errors)]).toEqual([400, ['lossReason']]);
      const refined = await refine(counter.shop, 80, { lossReason: reason });
      expect([refined.status, refined.data.lossReason, refined.data.shortfall]).toEqual([200, reason, 10]);
    });
  });

  it.each(['karigar_receipts', 'melting_lots'])('%s tell the limit, and who may approve more', async path => {
    await allow(4.5);
    const facts = async (who: Pick<Person, 'token'>) =>
      (await world.call('GET', `shops/${counter.shop.shopId}/${path}/loss_facts`, { token: who.token })).data;
    expect(await facts(clerk)).toEqual({ limit: 4.5, mayApprove: false });
    expect(await facts(counter.shop)).toEqual({ limit: 4.5, mayApprove: true });
  });
});
