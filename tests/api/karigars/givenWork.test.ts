import { beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter, type Counter } from '../../support/counter.ts';

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  let typeId: string;

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    typeId = (await ask('POST', 'work_order_types', { name: 'To order' })).id;
  });

  const line = { hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000, gst: 3 };
  const ordered = async (lines: object[]) => {
    const body = {
      contactId,
      lines,
      placeOfSupply: '27',
      billedGst: 'cgstSgst',
      deliveryDay: '2031-11-04',
    };
    const { id } = await ask('POST', 'sales_orders', body);
    return ask('POST', `sales_orders/${id}/confirm`, {});
  };
  const give = (id: string) => shop.call('POST', `sales_orders/${id}/give_work`, { body: { typeId } });

  describe('A-19 what a customer has ordered', () => {
    it('is given to be made, a work order for each line of metal that no piece is chosen for', async () => {
      const { id } = await ordered([
        { ...line, description: 'Bangle', details: 'Size 2.6, screw', quantity: 2 },
        { ...line, description: 'Chain' },
        { hsn: '9101', metal: 'other', description: 'Watch', quantity: 1, price: 9_000, gst: 18 },
      ]);
      const given = await give(id);
      expect([given.status, given.data]).toEqual([200, { count: 2 }]);
      const { lines, version } = await ask('GET', `sales_orders/${id}`);
      expect(lines[2].workOrderId).toBeNull();
      expect(await ask('GET', `work_orders/${lines[0].workOrderId}`)).toMatchObject({
        name: 'Bangle',
        typeId,
        contactId,
        dueOn: '2031-11-04',
        pieces: 2,
        metal: 'gold',
        fineness: 916,
        weight: 10,
        design: 'Size 2.6, screw',
      });
      const again = await give(id);
      expect([again.status, again.body.responseMessage]).toEqual([
        409,
        'There is nothing to be made: each line has its piece or its work order.',
      ]);
      const [latest] = (await ask('GET', `sales_orders/${id}/history`)).items;
      expect(JSON.stringify(latest.changes)).toContain(lines[0].workOrderId);
      // Opened again and saved, its lines know them still; a bill of it does not.
      await ask('POST', `sales_orders/${id}/revise`, { version });
      const saved = await ask('PUT', `sales_orders/${id}`, { lines });
      expect(saved.lines[0].workOrderId).toBe(lines[0].workOrderId);
      await ask('POST', `sales_orders/${id}/confirm`, {});
      const bill = await ask('POST', `sales_orders/${id}/bill`, {});
      expect(bill.lines[0]).not.toHaveProperty('workOrderId');
    });

    it('is given once, also where several people give it at the same time', async () => {
      const { id } = await ordered([{ ...line, description: 'Bangle' }]);
      const answers = await Promise.all(Array.from({ length: 6 }, () => give(id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
      expect((await ask('GET', 'work_orders')).totalCount).toBe(1);
    });

    it('is given once it is ordered, and to a type of work that there is', async () => {
      const body = { contactId, lines: [{ ...line, description: 'Ring' }], deliveryDay: '2031-11-04' };
      const { id } = await ask('POST', 'sales_orders', { ...body, placeOfSupply: '27', billedGst: 'cgstSgst' });
      expect((await give(id)).status).toBe(409);
      const wrong = await shop.call('POST', `sales_orders/${id}/give_work`, { body: {} });
      expect([wrong.status, wrong.body.errors]).toEqual([400, { typeId: 'Choose the type of work' }]);
    });
  });
});
