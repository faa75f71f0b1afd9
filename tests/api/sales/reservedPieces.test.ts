import { beforeEach, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';

const supply = { placeOfSupply: '27', billedGst: 'cgstSgst' };

onPostgres(world => {
  let counter: Counter;
  const ask: Counter['ask'] = (...asked) => counter.ask(...asked);
  const call = (path: string) => counter.shop.call('POST', path, { body: {} });
  const drafted = (lines: readonly object[]) =>
    ask('POST', 'sales_orders', { contactId: counter.contactId, lines, ...supply, deliveryDay: '2031-11-04' });
  const ordered = async (lines: readonly object[]) => {
    const { id } = await drafted(lines);
    return ask('POST', `sales_orders/${id}/confirm`, {});
  };
  const piece = (id: string) => ask('GET', `pieces/${id}`);
  const lineOf = ({ id, ...of }: Record<string, unknown>) => ({
    hsn: '7113',
    metal: 'gold',
    fineness: 916,
    rate: 6_000,
    gst: 3,
    pieceId: id,
    grossWeight: of['grossWeight'],
    stoneWeight: of['stoneWeight'],
  });
  const billOf = (lines: readonly object[]) =>
    ask('POST', 'quick_bills', { contactId: counter.contactId, lines, ...supply });
  let taken: Record<string, any>;

  beforeEach(async () => {
    counter = await openCounter(world);
    taken = await takeIn(counter.shop);
  });

  it('the pieces of an order are kept for it: no other bill and no other order gets them', async () => {
    const one = await ordered([lineOf(taken)]);
    expect((await piece(taken['id'])).state).toBe('reserved');
    const bought = await billOf([lineOf(taken)]);
    const other = await drafted([lineOf(taken)]);
    for (const path of [`quick_bills/${bought.id}/issue`, `sales_orders/${other.id}/confirm`]) {
      const refused = await call(path);
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        `${taken['tag']} is reserved for the order ${one.number}.`,
      ]);
    }
    expect((await piece(taken['id'])).state).toBe('reserved');
  });

  it('a piece that an order keeps is told when it is scanned, and offered to that order alone', async () => {
    const { id, number } = await ordered([lineOf(taken)]);
    const asked = `quick_bills/offer?tag=${taken['tag']}`;
    const { status, body } = await counter.shop.call('GET', asked);
    expect([status, body.responseMessage]).toEqual([409, `${taken['tag']} is reserved for the order ${number}.`]);
    expect(await ask('GET', `${asked}&salesOrderId=${id}`)).toMatchObject({ pieceId: taken['id'] });
    expect((await counter.shop.call('GET', `${asked}&salesOrderId=none`)).body.errors).toHaveProperty('salesOrderId');
    await ask('POST', `sales_orders/${id}/cancel`, {});
    expect(await ask('GET', asked)).toMatchObject({ pieceId: taken['id'] });
  });

  it.each(['revise', 'cancel'])('the pieces of an order are there for everybody once its step is “%s”', async step => {
    const { id } = await ordered([lineOf(taken)]);
    await ask('POST', `sales_orders/${id}/${step}`, {});
    expect((await piece(taken['id'])).state).toBe('inStock');
    const bought = await billOf([lineOf(taken)]);
    expect((await ask('POST', `quick_bills/${bought.id}/issue`, {})).state).toBe('issued');
  });

  it('the pieces of an order are sold by its bill, and what the customer leaves is in stock again', async () => {
    const left = await takeIn(counter.shop);
    const { id } = await ordered([lineOf(taken), lineOf(left)]);
    const { id: billId } = await ask('POST', `sales_orders/${id}/bill`, {});
    const [first] = (await ask('GET', `quick_bills/${billId}`)).lines;
    await ask('PUT', `quick_bills/${billId}`, { lines: [first] });
    await ask('POST', `quick_bills/${billId}/issue`, {});
    expect([(await piece(taken['id'])).state, (await piece(left['id'])).state]).toEqual(['sold', 'inStock']);
  });

  it('the pieces of an order that are sold already are not kept', async () => {
    const bought = await billOf([lineOf(taken)]);
    const { id } = await drafted([lineOf(taken)]);
    await ask('POST', `quick_bills/${bought.id}/issue`, {});
    const refused = await call(`sales_orders/${id}/confirm`);
    expect([refused.status, refused.body.responseMessage]).toEqual([
      409,
      `${taken['tag']} is not for sale: it is sold, or not in the shop.`,
    ]);
  });

  it('the pieces of an order go to one of two orders that are taken at the same moment', async () => {
    const drafts = [await drafted([lineOf(taken)]), await drafted([lineOf(taken)])];
    const answers = await Promise.all(drafts.map(({ id }) => call(`sales_orders/${id}/confirm`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
