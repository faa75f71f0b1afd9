import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { sweepParties } from '../../api/parties/forgetOther.ts';
import { openSchemes, today } from '../support/chits.ts';
import { openCounter, type Counter } from '../support/counter.ts';
import { onBoth } from '../support/everyEntity.ts';

const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 100, gst: 18 };
const mobileNo = '9845012377';
const person = { mobileNo };

/** Somebody of whom the books tell is emptied; issued documents keep what the law asks for. */
onBoth(world => {
  let { shop, contactId, ask } = {} as Counter;
  let counter: Counter;

  beforeEach(async () => {
    counter = await openCounter(world);
    ({ shop, contactId, ask } = counter);
    await world.sql(
      `update contacts set name = 'KamalaDevi', mobile_no = '${mobileNo}', email = 'kamala@example.in', address = 'LotusLane', birthday = '1990-08-05'
        where id = '${contactId}'`,
    );
  });

  const drafted = () => ask('POST', 'quick_bills', { contactId, lines: [box], placeOfSupply: '27' });
  const issued = async () => {
    const { id } = await drafted();
    return ask('POST', `quick_bills/${id}/issue`, {}) as Promise<{ id: string; total: number; day: string }>;
  };
  const pay = async (amount: number) => {
    const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount, way: 'upi', day: today() });
    return ask('POST', `vouchers/${id}/post`, {});
  };
  const erase = (language?: string) =>
    shop.call('POST', 'erasures/erase', {
      body: person,
      ...(language && { headers: { 'accept-language': language } }),
    });
  const refused = async (because: string) => {
    const { status, body } = await erase();
    expect([status, body.responseMessage]).toEqual([409, because]);
    const found = (await ask('POST', 'erasures/find', person)) as { hindrance: string | null }[];
    expect(found.map(({ hindrance }) => hindrance).filter(Boolean)).toEqual([because]);
    expect((await ask('GET', `contacts/${contactId}`)).name).toBe('KamalaDevi');
  };
  const erased = async () => {
    const { status, text } = await erase();
    expect(status, text).toBe(200);
  };
  const rowOf = async (table: string, columns: string, where: string) =>
    (await world.sql(`select ${columns} from ${table} where shop_id = '${shop.shopId}' and ${where}`))[0];
  /** The tables in which one of the person's words stands. */
  const placesOf = async (...words: string[]) => {
    const tables = (await world.sql(
      `select c.table_name as name from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = 'public'
        where c.column_name = 'shop_id' and c.table_schema = 'public' order by 1`,
    )) as { name: string }[];
    const places: string[] = [];
    for (const { name } of tables) {
      const holds = words.map(word => `to_json(t)::text ilike '%${word}%'`).join(' or ');
      const rows = await world.sql(`select 1 from ${name} t where t.shop_id = '${shop.shopId}' and (${holds}) limit 1`);
      if (rows.length) places.push(name);
    }
    return places;
  };

  it('keeps on a bill what the law asks for, and nothing anywhere else', async () => {
    const { id, total } = await issued();
    await refused('Money or metal is still open on the account of this person. Settle it first.');
    await pay(total);
    const outcomes = (await ask('POST', 'erasures/find', person)) as { entity: string; onErasure: string }[];
    expect(outcomes.map(({ entity, onErasure }) => `${entity} ${onErasure}`).toSorted()).toEqual([
      'contacts clears',
      'ledgerAccounts stays',
      'quickBills stays',
      'vouchers stays',
    ]);
    await erased();
    expect(await placesOf('KamalaDevi', 'LotusLane')).toEqual(['document_parties']);
    expect(await placesOf(mobileNo, 'kamala@')).toEqual([]);
    expect(await rowOf('contacts', 'name, mobile_no, birthday, address', `id = '${contactId}'`)).toEqual({
      name: 'Erased',
      mobile_no: '0000000000',
      birthday: null,
      address: null,
    });
    expect(await rowOf('document_parties', 'name, address, phone', `record_id = '${id}'`)).toEqual({
      name: 'KamalaDevi',
      address: 'LotusLane',
      phone: null,
    });
    expect((await ask('GET', `quick_bills/${id}`)).contact.name).toBe('KamalaDevi');
    expect(await rowOf('ledger_accounts', 'name', `contact_id = '${contactId}'`)).toEqual({ name: 'Erased' });
    expect((await shop.call('POST', 'erasures/find', { body: person })).data).toEqual([]);
  });

  it('is out of reach for good: not chosen, changed, merged, restored or matched by a file', async () => {
    const { total } = await issued();
    await pay(total);
    await erased();
    const other = await shop.make(entities.contacts, { name: 'Other', mobileNo: '9845012300' });
    for (const [method, path, status, body] of [
      ['GET', `contacts/${contactId}`, 404],
      ['PUT', `contacts/${contactId}`, 404, { name: 'Back' }],
      ['POST', 'contacts/restore', 404, { ids: [contactId] }],
      ['POST', 'contacts/merge', 400, { into: other['id'], others: [contactId] }],
    ] as const)
      expect((await shop.call(method, path, body && { body })).status, `${method} ${path}`).toBe(status);
    const chosen = await shop.call('POST', 'quick_bills', { body: { contactId, lines: [box], placeOfSupply: '27' } });
    expect([chosen.status, Object.keys(chosen.body.errors)]).toEqual([400, ['contactId']]);
    expect((await ask('GET', 'contacts?deleted=only')).items).toEqual([]);
    expect((await ask('GET', 'contacts')).items.map(({ name }: { name: string }) => name)).toEqual(['Other']);
    const anew = await ask('POST', 'contacts', { name: 'Erased', mobileNo: '0000000000', gender: 2 });
    expect(anew.id).not.toBe(contactId);
  });

  it('a draft of theirs cannot take effect any more', async () => {
    const { id } = await drafted();
    const { total } = await issued();
    await pay(total);
    await erased();
    const answer = await shop.call('POST', `quick_bills/${id}/issue`, { body: {} });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['contactId']]);
    expect(await rowOf('quick_bills', 'state, number', `id = '${id}'`)).toEqual({ state: 'draft', number: null });
  });

  it('no bill takes effect for somebody who is being erased, however many try at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 19 }, drafted));
    const [answer, ...issues] = await Promise.all([
      erase(),
      ...drafts.map(({ id }: { id: string }) => shop.call('POST', `quick_bills/${id}/issue`, { body: {} })),
    ]);
    const issuedNow = issues.filter(({ status }) => status === 200).length;
    expect(issues.every(({ status }) => [200, 400].includes(status))).toBe(true);
    // Whichever came first: an unpaid bill keeps them, and nothing is billed to nobody.
    expect([answer!.status, issuedNow]).toEqual(answer!.status === 200 ? [200, 0] : [409, 19]);
  });

  it('is worded in the language of whoever erases', async () => {
    await drafted();
    expect((await erase('hi')).status).toBe(200);
    expect(await rowOf('contacts', 'name', `id = '${contactId}'`)).toEqual({ name: 'मिटाया गया' });
  });

  it('goods that came back are still credited, under the name of the bill', async () => {
    const { id, total } = await issued();
    await pay(total);
    await erased();
    const note = await ask('POST', `quick_bills/${id}/credit`, { lines: [{ line: 1 }], refund: total, way: 'upi' });
    const [credit] = await world.sql(
      `select name, phone, kept_until is not null as ends from document_parties where shop_id = '${shop.shopId}' and entity = 'creditNotes'`,
    );
    expect(note).toBeTruthy();
    expect(credit).toEqual({ name: 'KamalaDevi', phone: null, ends: true });
  });

  it('the document forgets them when the law no longer asks for it, and not before', async () => {
    const { id, total } = await issued();
    await pay(total);
    await erased();
    const kept = () => rowOf('document_parties', 'name, gstin, kept_until', `record_id = '${id}'`);
    const until = new Date((await kept())!['kept_until'] as string);
    const [year, month] = today().split('-').map(Number) as [number, number];
    const yearEnds = month < 4 ? year : year + 1;
    expect(until.toISOString()).toBe(`${yearEnds + 6}-12-31T18:29:59.999Z`);
    await sweepParties(world.ports, shop.shopId, until.getTime());
    expect(await kept()).toMatchObject({ name: 'KamalaDevi' });
    await sweepParties(world.ports, shop.shopId, until.getTime() + 1);
    expect(await kept()).toEqual({ name: null, gstin: null, kept_until: null });
  });

  describe('is refused', () => {
    it('while a passbook goes on', async () => {
      const schemes = openSchemes(counter);
      const { id } = await schemes.joined();
      await refused('Passbooks: something of this person is still open. Finish or cancel it first.');
      await schemes.pay(id);
      await ask('POST', `chit_members/${id}/end_early`, { way: 'upi' });
      await erased();
    });

    it('while goods of theirs lie in the shop', async () => {
      const line = { description: 'Chain', metal: 'gold', fineness: 916, grossWeight: 5 };
      await ask('POST', 'held_goods', { partyId: contactId, receivedOn: today(), lines: [line] });
      await refused('Goods of others: something of this person is still open. Finish or cancel it first.');
    });
  });
});
