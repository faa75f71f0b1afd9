import { beforeEach, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

onPostgres(world => {
  let { shop, contactId, ask, balances } = {} as Counter;
  let typeId: string;

  beforeEach(async () => {
    ({ shop, contactId, ask, balances } = await openCounter(world));
    await ask('POST', 'work_order_states', { name: 'On the bench', meaning: 'active' });
    typeId = (await ask('POST', 'work_order_types', { name: 'Making' })).id;
    for (const [hsn, rate] of [
      ['998892', 5],
      ['998729', 18],
    ])
      await ask('POST', 'gst_rates', { hsn, rate, since: '2020-01-01' });
  });

  const work = (more: object = {}) =>
    ask('POST', 'work_orders', { name: 'Bangle of their own gold', typeId, contactId, estimate: 10_500, ...more });
  const refused = async (id: string) => {
    const { status, body } = await shop.call('POST', `work_orders/${id}/bill`, { body: {} });
    return [status, body.responseMessage];
  };

  it('A-09 job work on the customer’s gold is billed for what they agreed to, and takes no metal out of the stock', async () => {
    const { id } = await work();
    const draft = await ask('POST', `work_orders/${id}/bill`, {});
    expect(draft).toMatchObject({
      contactId,
      workOrderId: id,
      state: 'draft',
      billedGst: 'cgstSgst',
      lines: [{ description: 'Bangle of their own gold', hsn: '998892', metal: 'other', price: 10_000, gst: 5 }],
      taxable: 10_000,
      cgst: 250,
      sgst: 250,
      total: 10_500,
    });
    await ask('POST', `quick_bills/${draft.id}/issue`, {});
    expect(await balances()).toEqual({
      'customer INR': 10_500,
      'sales INR': -10_000,
      'cgst INR': -250,
      'sgst INR': -250,
    });
  });

  it('what is mended has the SAC of repairs, and a type of work may say another', async () => {
    const goods = await ask('POST', 'held_goods', {
      kind: 'repair',
      partyId: contactId,
      receivedOn: '2026-11-20',
      lines: [{ description: 'Chain', metal: 'gold', grossWeight: 12 }],
    });
    const mended = await work({ heldGoodsId: goods.id, estimate: 590 });
    expect(await ask('POST', `work_orders/${mended.id}/bill`, {})).toMatchObject({
      lines: [{ hsn: '998729', price: 500, gst: 18 }],
      total: 590,
    });
    const plating = await ask('POST', 'work_order_types', { name: 'Plating', sac: '998892' });
    const plated = await work({ heldGoodsId: goods.id, typeId: plating.id, estimate: 105 });
    expect(await ask('POST', `work_orders/${plated.id}/bill`, {})).toMatchObject({
      lines: [{ hsn: '998892', gst: 5 }],
    });
  });

  it('without an estimate the price is typed, and without GST it is all of it', async () => {
    const { id } = await work({ estimate: null });
    expect((await ask('POST', `work_orders/${id}/bill`, {})).lines).toMatchObject([{ price: null, gst: 5 }]);
    await world.sql(`update shops set gstin = null where id = '${shop.shopId}'`);
    const other = await work({ estimate: 777 });
    expect(await ask('POST', `work_orders/${other.id}/bill`, {})).toMatchObject({ billedGst: 'none', total: 777 });
  });

  it('is billed once, however many press at once', async () => {
    const { id } = await work();
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', `work_orders/${id}/bill`, { body: {} })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await refused(id)).toEqual([409, 'A bill of this work is there already.']);
  });

  it('is refused in plain words where there is nothing to bill', async () => {
    const nobody = await work({ contactId: null });
    expect(await refused(nobody.id)).toEqual([409, 'It names no customer. Choose one first.']);
    const untaxed = await ask('POST', 'work_order_types', { name: 'Engraving', sac: '998599' });
    const { id } = await work({ typeId: untaxed.id });
    expect(await refused(id)).toEqual([409, 'No GST rate fits SAC 998599. Enter one under GST rates first.']);
  });

  it('is left to the sales order that it is made for', async () => {
    const order = await ask('POST', 'sales_orders', {
      contactId,
      deliveryDay: '2031-11-04',
      placeOfSupply: '27',
      billedGst: 'cgstSgst',
      lines: [
        { description: 'Bangle', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000, gst: 3 },
      ],
    });
    await ask('POST', `sales_orders/${order.id}/confirm`, {});
    await ask('POST', `sales_orders/${order.id}/give_work`, { typeId });
    const [{ id }] = (await ask('GET', 'work_orders')).items;
    expect(await refused(id)).toEqual([409, 'It is made for a sales order: its bill is made there.']);
  });

  it('takes the permission to bill', async () => {
    const { id } = await work();
    const clerk = await world.person({ shopId: shop.shopId, permissions: [can.WorkOrderList, can.WorkOrderEdit] });
    const path = `shops/${shop.shopId}/work_orders/${id}/bill`;
    expect((await world.call('POST', path, { token: clerk.token, body: {} })).status).toBe(403);
  });
});
