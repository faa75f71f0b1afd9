import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter, type Counter } from '../../support/counter.ts';

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  let types: { id: string; name: string }[];
  let states: { id: string; name: string; meaning: string }[];
  const idOf = (all: { id: string; name: string }[], name: string) => all.find(each => each.name === name)!.id;
  const make = (more: object = {}) =>
    ask('POST', 'work_orders', {
      name: 'Chain of 20 g',
      typeId: idOf(types, 'New piece'),
      karigarId: contactId,
      ...more,
    });

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    const made = (path: string, records: object[]) => Promise.all(records.map(record => ask('POST', path, record)));
    types = await made(
      'work_order_types',
      ['New piece', 'Repair', 'Polish and resizing'].map(name => ({ name, days: 15, lossPercent: 1.5 })),
    );
    states = [];
    for (const [name, meaning] of [
      ['To be given', 'waiting'],
      ['With the karigar', 'active'],
      ['Finished', 'done'],
    ])
      states.push(await ask('POST', 'work_order_states', { name, meaning }));
  });

  describe('A-19 a work order', () => {
    it('begins as its type says, and goes through the states of the shop', async () => {
      const order = await make();
      expect(order).toMatchObject({
        number: expect.stringMatching(/^W\/\d\d-\d\d\/0001$/),
        statusId: idOf(states, 'To be given'),
        lossPercent: 1.5,
        dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        doneAt: null,
      });
      expect((await make({ dueOn: '2027-01-01', lossPercent: 2 })).dueOn).toBe('2027-01-01');
      const done = await ask('PUT', `work_orders/${order.id}`, { statusId: idOf(states, 'Finished') });
      expect(done.doneAt).not.toBeNull();
      const again = await ask('PUT', `work_orders/${order.id}`, { statusId: idOf(states, 'With the karigar') });
      expect(again.doneAt).toBeNull();
      const counts = await ask('GET', 'work_orders/states');
      expect(counts).toMatchObject({ [idOf(states, 'With the karigar')]: 1, [idOf(states, 'To be given')]: 1 });
    });

    it('stands in no state of another type of work', async () => {
      const repair = idOf(types, 'Repair');
      const { id: soldering } = await ask('POST', 'work_order_states', {
        name: 'Soldering',
        meaning: 'active',
        typeId: repair,
      });
      await ask('PUT', 'work_order_states/order', { ids: [soldering, ...states.map(({ id }) => id)] });
      // The first of all states is for repairs alone.
      const order = await make();
      expect(order.statusId).toBe(idOf(states, 'To be given'));
      const wrong = await shop.call('PUT', `work_orders/${order.id}`, { body: { statusId: soldering } });
      expect([wrong.status, wrong.body.errors]).toEqual([
        400,
        { statusId: 'This status is for another type. Choose one of its own.' },
      ]);
      const mended = await make({ typeId: repair });
      expect(mended.statusId).toBe(soldering);
      // A change of the type leads it to where that begins.
      const other = await ask('PUT', `work_orders/${mended.id}`, { typeId: idOf(types, 'New piece') });
      expect(other.statusId).toBe(idOf(states, 'To be given'));
      const many = await shop.call('PUT', 'work_orders', { body: { ids: [order.id], statusId: soldering } });
      expect(many.status).toBeGreaterThanOrEqual(400);
    });

    it('gets new states at the end, in their order, unless they say their place', async () => {
      const { workOrderStates } = entities;
      const alike = (...names: string[]) => names.map(name => ({ name, meaning: 'active' }));
      await shop.plant(workOrderStates, [...alike('Soldering'), { name: 'Checked', meaning: 'active', position: 2 }]);
      await shop.plant(workOrderStates, alike('Polishing', 'Plating'));
      const { items } = await ask('GET', 'work_order_states?pageSize=0');
      expect(items.map(({ name, position }: { name: string; position: number }) => [position, name])).toEqual([
        [1, 'To be given'],
        [2, 'With the karigar'],
        [2, 'Checked'],
        [3, 'Finished'],
        [4, 'Soldering'],
        [5, 'Polishing'],
        [6, 'Plating'],
      ]);
    });

    it('tells what was given for it, what came back and what is still with the karigar', async () => {
      const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 100 };
      await ask('POST', `vouchers/${(await ask('POST', 'vouchers', opening)).id}/post`, {});
      const { id: workOrderId } = await make();
      const post = async (path: string, lines: object[]) => {
        const { id } = await ask('POST', path, { contactId, workOrderId, lines });
        await ask('POST', `${path}/${id}/post`, {});
        return id as string;
      };
      await post('karigar_issues', [{ metal: 'gold', fineness: 999, weight: 25 }]);
      const work = { metal: 'gold', fineness: 916, grossWeight: 20, lossPercent: 2, rate: 50 };
      const short = { what: 'short', metal: 'gold', fineness: 999, grossWeight: 0.1 };
      const receipt = await post('karigar_receipts', [work, short]);
      const told = () => ask('GET', `work_orders/${workOrderId}`);
      // 25.000 - 18.320 - 0.366 - 0.100
      expect(await told()).toMatchObject({
        issued: 25,
        returned: 18.32,
        agreedLoss: 0.366,
        withKarigar: 6.214,
        labour: 1_000,
      });
      await ask('POST', `karigar_receipts/${receipt}/cancel`, {});
      expect(await told()).toMatchObject({ issued: 25, returned: 0, agreedLoss: 0, withKarigar: 25, labour: 0 });
    });

    it('asks for what is to be made and for the type of work', async () => {
      const answer = await shop.call('POST', 'work_orders', { body: { name: '', lossPercent: 101 } });
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        { name: 'Say what is to be made', typeId: 'Choose the type of work', lossPercent: 'At most 100' },
      ]);
    });
  });
});
