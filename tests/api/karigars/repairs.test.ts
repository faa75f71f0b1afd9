import { beforeEach, describe, expect, it, test } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { can } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter, type Counter } from '../../support/counter.ts';

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  let typeId: string;
  let states: { begun: string; done: string };
  const chain = {
    description: 'Chain, clasp broken',
    metal: 'gold',
    fineness: 916,
    grossWeight: 12.345,
    remark: 'Solder the clasp',
  };

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    await world.sql(`update shops set status = 'Approved', name = 'Asha Jewellers' where id = '${shop.shopId}'`);
    typeId = (await ask('POST', 'work_order_types', { name: 'Mending' })).id;
    const state = async (name: string, meaning: string) =>
      (await ask('POST', 'work_order_states', { name, meaning })).id as string;
    states = { begun: await state('On the bench', 'active'), done: await state('Mended', 'done') };
  });

  const handIn = (more: object = {}) =>
    ask('POST', 'held_goods', {
      kind: 'repair',
      partyId: contactId,
      receivedOn: '2026-11-20',
      dueOn: '2026-11-28',
      lines: [chain, { description: 'Ear tops', count: 2, metal: 'other' }],
      ...more,
    });
  const order = (more: object = {}) =>
    ask('POST', 'work_orders', { name: 'Chain', typeId, contactId, estimate: 450, ...more });
  const pageOf = async (id: string) => (await ask('POST', `work_orders/${id}/public_address`)).address as string;
  const show = async (address: string) => (await world.call('GET', `public/pages/${address}`)).data;
  const answer = (address: string, fields: object, kind = 'pages') =>
    world.call('POST', `public/${kind}/${address}/answers`, { body: { fields } });
  const yes = { answer: 'approved', amount: '450.00' };

  describe('A-19 a customer’s piece that is mended', () => {
    it('becomes a work order for each article, and is handed out against its receipt once they are done', async () => {
      const goods = await handIn();
      expect(await ask('POST', `held_goods/${goods.id}/give_work`, { typeId })).toEqual({ count: 2 });
      const { items } = await ask('GET', `work_orders?heldGoodsId=${goods.id}`);
      expect(items).toHaveLength(2);
      expect(items).toContainEqual(
        expect.objectContaining({
          name: 'Chain, clasp broken',
          contactId,
          dueOn: '2026-11-28',
          metal: 'gold',
          fineness: 916,
          weight: 12.345,
          design: 'Solder the clasp',
          statusId: states.begun,
        }),
      );
      const again = await shop.call('POST', `held_goods/${goods.id}/give_work`, { body: { typeId } });
      expect([again.status, again.body.responseMessage]).toEqual([409, 'Its work orders are made already.']);
      const handOut = (body: object) => shop.call('POST', `held_goods/${goods.id}/hand_out`, { body });
      expect((await handOut({ handedTo: 'Meena', receiptBack: true })).body.responseMessage).toBe(
        'Work on it is still open. Finish its work orders first, or call them off.',
      );
      for (const { id } of items) await ask('PUT', `work_orders/${id}`, { statusId: states.done });
      expect((await handOut({ handedTo: '', receiptBack: false })).body.errors).toEqual({
        handedTo: 'Say who fetches it',
        proof: 'Say how they proved that it is theirs',
      });
      const weighed = [{ ...goods.lines[0], weightBack: 12.362 }, goods.lines[1]];
      await ask('PUT', `held_goods/${goods.id}`, { lines: weighed });
      expect((await handOut({ handedTo: 'Meena', receiptBack: true })).data).toMatchObject({
        state: 'closed',
        stillHere: 0,
        handedTo: 'Meena',
        handedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        receiptBack: true,
        proof: null,
        lines: [
          { outcome: 'givenBack', weightBack: 12.362 },
          { outcome: 'givenBack', weightBack: null },
        ],
      });
      expect((await handOut({ handedTo: 'Somebody else', receiptBack: true })).status).toBe(409);
      expect((await shop.call('POST', `held_goods/${goods.id}/give_work`, { body: { typeId } })).status).toBe(409);
    });

    it('is not closed by hand either while work on it is open', async () => {
      const goods = await handIn();
      await ask('POST', `held_goods/${goods.id}/give_work`, { typeId });
      const lines = goods.lines.map((line: object) => ({ ...line, outcome: 'givenBack' }));
      await ask('PUT', `held_goods/${goods.id}`, { lines });
      expect((await shop.call('POST', `held_goods/${goods.id}/close`, { body: {} })).status).toBe(409);
    });
  });

  describe('A-19 the estimate', () => {
    it('is agreed to on the page of the work, once, and the history tells by whom', async () => {
      const looksOn = await world.person({ shopId: shop.shopId, permissions: [can.WorkOrderList] });
      const { id } = await order();
      const address = await pageOf(id);
      expect(await show(address)).toHaveProperty('isPersonal', true);
      expect((await show(address)).question).toEqual({
        label: 'Estimate',
        value: expect.stringContaining('450'),
        amount: '450.00',
        answer: null,
      });
      expect((await ask('GET', `work_orders/${id}`)).estimateAnswer).toBeNull();
      expect((await answer(address, yes)).status).toBe(200);
      const kept = await ask('GET', `work_orders/${id}`);
      expect(kept).toMatchObject({ estimateAnswer: 'approved', answeredAmount: 450 });
      expect(kept.answeredAt).not.toBeNull();
      expect((await show(address)).question.answer).toBe('approved');
      expect((await answer(address, yes)).status).toBe(200);
      expect((await ask('GET', `work_orders/${id}`)).version).toBe(kept.version);
      const told = async (token?: string) =>
        (await world.call('GET', `shops/${shop.shopId}/notifications`, { token: token ?? shop.token })).data.items;
      expect(await told()).toMatchObject([
        {
          kind: 'pageAnswered',
          subject: id,
          payload: { of: [{ entity: 'workOrders', count: 1 }], title: kept.number, answer: 'approved', amount: 450 },
        },
      ]);
      expect(await told(looksOn.token)).toEqual([]);
      const other = await answer(address, { ...yes, answer: 'declined' });
      expect([other.status, other.body.responseMessage]).toEqual([
        409,
        'This was answered before. Whoever wants it otherwise speaks to the shop.',
      ]);
      const [latest] = (await ask('GET', `work_orders/${id}/history`)).items;
      expect(latest.changes).toMatchObject({ estimateAnswer: [null, 'approved'] });
      expect(latest.userId).toBe('00000000-0000-0000-0000-000000000000');
    });

    it('is asked anew when it changes, and nobody agrees to another amount than they saw', async () => {
      const { id } = await order();
      const address = await pageOf(id);
      await ask('POST', `work_orders/${id}/answer`, { answer: 'declined' });
      await ask('PUT', `work_orders/${id}`, { name: 'Chain', estimate: 450 });
      expect((await ask('GET', `work_orders/${id}`)).estimateAnswer).toBe('declined');
      await ask('PUT', `work_orders/${id}`, { estimate: 400 });
      expect(await ask('GET', `work_orders/${id}`)).toMatchObject({ estimateAnswer: null, answeredAmount: null });
      const stale = await answer(address, yes);
      expect([stale.status, stale.body.responseMessage]).toEqual([
        409,
        'The amount has changed meanwhile. Look at it again.',
      ]);
      expect((await answer(address, { answer: 'approved', amount: '400.00' })).status).toBe(200);
    });

    test.each<[string, object, number]>([
      ['no answer', { amount: '450.00' }, 400],
      ['another answer', { answer: 'perhaps', amount: '450.00' }, 400],
      ['no amount', { answer: 'approved' }, 400],
      ['an amount of another form', { answer: 'approved', amount: '4e2' }, 400],
      ['more than the page asks', { ...yes, estimate: 1 }, 400],
    ])('is not agreed to by %s', async (_, fields, status) => {
      const { id } = await order();
      expect((await answer(await pageOf(id), fields)).status).toBe(status);
      expect((await ask('GET', `work_orders/${id}`)).estimateAnswer).toBeNull();
    });

    it('is asked about while the work is open and its page is shown, and under no other address', async () => {
      const { id } = await order();
      const address = await pageOf(id);
      await ask('PUT', `work_orders/${id}`, { statusId: states.done });
      expect((await show(address)).question).toBeNull();
      expect((await answer(address, yes)).status).toBe(409);
      await ask('PUT', `work_orders/${id}`, { statusId: states.begun });
      expect((await answer(address.slice(0, 22) + 'x'.repeat(22), yes)).status).toBe(404);
      await world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`);
      expect((await answer(address, yes)).status).toBe(404);
      await world.sql(`update shops set status = 'Approved' where id = '${shop.shopId}'`);
      await ask('PUT', `work_orders/${id}/public_address`, { name: 'chain-of-meena' });
      expect((await answer('chain-of-meena', yes, 'names')).status).toBe(200);
      await ask('DELETE', `work_orders/${id}/public_address`);
      expect((await answer(address, yes)).status).toBe(404);
    });

    it('is not asked about by the page of another record, nor by a form', async () => {
      const { id: productId } = await shop.make(entities.products, { isActive: true });
      const { address } = await ask('POST', `admin/products/${productId}/public_address`);
      expect((await show(address)).question).toBeNull();
      expect((await answer(address, yes)).status).toBe(404);
    });
  });

  describe('A-19 the customer', () => {
    it('is to be told of each step they want to hear of, until somebody has told it', async () => {
      await ask('PUT', `contacts/${contactId}`, { preferredLanguage: 'hi' });
      const quiet = await order();
      await ask('PUT', `work_orders/${quiet.id}`, { statusId: states.done });
      const { id, number } = await order({ hearsSteps: true, dueOn: '2026-12-03', statusId: states.done });
      // What is saved as it was is no step.
      await ask('PUT', `work_orders/${id}`, { statusId: states.done, name: 'Chain' });
      expect((await ask('POST', 'work_orders/words', {})).total).toBe(0);
      await ask('PUT', `work_orders/${id}`, { statusId: states.begun });
      const { total, items } = await ask('POST', 'work_orders/words', {});
      const { mobileNo } = await ask('GET', `contacts/${contactId}`);
      expect([total, items]).toEqual([
        1,
        [expect.objectContaining({ id, number, statusId: states.begun, mobileNo, language: 'hi' })],
      ]);
      const [, link] = /(\/hi\/p\/[\w-]{44})$/.exec(items[0].text)!;
      expect(items[0].text).toContain('On the bench');
      expect((await world.call('GET', `public/pages/${link!.slice('/hi/p/'.length)}`)).status).toBe(200);
      // Meanwhile it took another step: that one is still to be told.
      await ask('PUT', `work_orders/${id}`, { statusId: states.done });
      expect((await ask('POST', `work_orders/${id}/told`, { statusId: states.begun })).toTell).toBe(true);
      expect((await ask('POST', `work_orders/${id}/told`, { statusId: states.done })).toTell).toBe(false);
      expect((await ask('POST', 'work_orders/words', {})).total).toBe(0);
    });

    it('is written to by nobody once they said STOP, and has no page any more when the work is another’s', async () => {
      const { id } = await order({ hearsSteps: true });
      await ask('PUT', `work_orders/${id}`, { statusId: states.done });
      const { mobileNo } = await ask('GET', `contacts/${contactId}`);
      await ask('POST', 'whatsapp/optouts', { name: 'Meena', number: mobileNo, source: 'At the counter' });
      const { items } = await ask('POST', 'work_orders/words', {});
      expect(items).toMatchObject([{ id, mobileNo: null }]);
      const address = await pageOf(id);
      await ask('PUT', `work_orders/${id}`, { contactId, name: 'Longer chain' });
      expect((await show(address)).one).toBe('Work order');
      await ask('PUT', `work_orders/${id}`, { contactId: await shop.refer('contacts') });
      expect((await world.call('GET', `public/pages/${address}`)).status).toBe(404);
      await ask('PUT', `work_orders/${id}`, { hearsSteps: false });
      expect((await ask('POST', 'work_orders/words', {})).total).toBe(0);
    });
  });
});
