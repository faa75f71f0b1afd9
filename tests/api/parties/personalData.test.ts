import { beforeEach, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';

const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 100, gst: 18 };
const mobileNo = '9845012377';

onBoth(world => {
  let { shop, contactId, ask } = {} as Counter;
  const sale = () => ({ contactId, lines: [box], placeOfSupply: '27' });
  const taken = async (path: string, transition: string) => {
    const { id } = await ask('POST', path, sale());
    return (await ask('POST', `${path}/${id}/${transition}`, {})) as { id: string };
  };
  const keptOf = async (record: string) =>
    (await world.sql(`select name, phone, gstin from document_parties where record_id = '${record}'`))[0];

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    await world.sql(`update contacts set name = 'Kamala', mobile_no = '${mobileNo}' where id = '${contactId}'`);
  });

  it('finds a person by the number that a document keeps, after the contact got another one', async () => {
    const { id } = await taken('quick_bills', 'issue');
    await world.sql(`update contacts set name = 'Kamala Rao', mobile_no = '9845012378' where id = '${contactId}'`);
    const found = (await ask('POST', 'erasures/find', { mobileNo })) as { entity: string; parties: object[] }[];
    expect(found).toMatchObject([
      { entity: 'quickBills', records: [{ id }], parties: [{ recordId: id, name: 'Kamala', phone: mobileNo }] },
    ]);
  });

  it('empties an estimate that stays for its figures', async () => {
    const { id } = await taken('quotes', 'give');
    expect(await keptOf(id)).toMatchObject({ name: 'Kamala', phone: mobileNo });
    await ask('POST', 'erasures/erase', { mobileNo });
    expect(await keptOf(id)).toEqual({ name: null, phone: null, gstin: null });
  });

  it('an estimate that becomes a draft again lets go of its parties, and keeps them anew', async () => {
    const { id } = await taken('quotes', 'give');
    await ask('POST', `quotes/${id}/revise`, {});
    expect(await keptOf(id)).toBeUndefined();
    await world.sql(`update contacts set name = 'Kamala Rao' where id = '${contactId}'`);
    expect((await ask('GET', `quotes/${id}`)).contact.name).toBe('Kamala Rao');
    await ask('POST', `quotes/${id}/give`, {});
    expect(await keptOf(id)).toMatchObject({ name: 'Kamala Rao' });
  });

  it('goods handed in by somebody else than was written first are theirs on paper', async () => {
    const line = { description: 'Chain', metal: 'gold', fineness: 916, grossWeight: 5 };
    const goods = await ask('POST', 'held_goods', { partyId: contactId, receivedOn: '2026-11-20', lines: [line] });
    const other = await ask('POST', 'contacts', { name: 'Ravi', mobileNo: '9845012379', gender: 1 });
    expect(await keptOf(goods.id)).toMatchObject({ name: 'Kamala' });
    await ask('PUT', `held_goods/${goods.id}`, { partyId: other.id });
    expect(await keptOf(goods.id)).toMatchObject({ name: 'Ravi' });
    // A merge corrects nothing.
    await ask('POST', 'contacts/merge', { into: contactId, others: [other.id] });
    expect(await keptOf(goods.id)).toMatchObject({ name: 'Ravi' });
    expect(shop.shopId).toBeTruthy();
  });
});
