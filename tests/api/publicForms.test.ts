import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../api/session/limits.ts';
import { entities } from '../../schema/entities/index.ts';
import { trapField, visitorId } from '../../schema/kit/publicForm.ts';
import { can } from '../../schema/permissions.ts';
import { newAddress } from '../support/accounts.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { aVisitor, formOf, visitorOf } from '../support/publicForm.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts } = entities;

/** A form by which visitors make a record. */
onPostgres(world => {
  let shop: Shop;
  let address: string;
  let visitor: ReturnType<typeof visitorOf>;
  beforeEach(async () => {
    shop = await openShop(world);
    address = await formOf(shop);
    visitor = visitorOf(world, `forms/${address}`);
  });
  const ask = (method: string, sent = {}) => shop.call(method, 'contacts/public_form', sent);
  const made = async () => (await shop.call('GET', 'contacts')).data.items as Record<string, unknown>[];

  describe('the address of a form', () => {
    it('is made once, told again, and withdrawn for good', async () => {
      expect(address).toMatch(/^[\w-]{44}$/);
      expect((await ask('GET')).data).toEqual({ address, name: null, isShown: true, to: null });
      expect((await ask('POST')).data.address).toBe(address);
      expect((await visitor.see()).status).toBe(200);
      expect((await ask('DELETE')).data).toEqual({ address: null, name: null, isShown: true, to: null });
      expect([(await visitor.see()).status, (await visitor.send()).status]).toEqual([404, 404]);
      expect((await ask('DELETE')).status).toBe(404);
      expect(await formOf(shop)).not.toBe(address);
    });

    it('is seen by whoever may list the records, and made by whoever may add them', async () => {
      const reader = await world.person({ shopId: shop.shopId, permissions: [can.ContactList, can.ContactEdit] });
      const by = { token: reader.token };
      expect((await ask('GET', by)).status).toBe(200);
      const body = { name: 'asha' };
      expect(
        (await Promise.all([ask('POST', by), ask('PUT', { ...by, body }), ask('DELETE', by)])).map(it => it.status),
      ).toEqual([403, 403, 403]);
    });
  });

  describe('the form', () => {
    it('asks for what the entity names, in the words of the language', async () => {
      const { data } = await visitor.see();
      expect(data).toMatchObject({ shop: { name: 'Shop' }, title: 'Join our list of customers' });
      const fields = data.parts.flatMap((part: { fields: object[] }) => part.fields);
      expect(fields.map(({ name }: { name: string }) => name)).toEqual(contacts.publicForm!.fields);
      expect(fields[0]).toMatchObject({ label: 'Name', isRequired: true, most: 128, autocomplete: 'name' });
      expect(fields[1]).toMatchObject({ kind: 'choice', options: [{ id: '0', name: 'Female' }, {}, {}] });
      expect(JSON.stringify((await visitor.see('hi')).data)).toContain('मोबाइल नंबर');
    });

    it('makes a record of what was filled in and of the defaults, by a visitor', async () => {
      expect([(await visitor.send()).status, (await visitor.send({ mobileNo: '9820011002' })).status]).toEqual([
        201, 201,
      ]);
      const [, contact] = await made();
      expect(contact).toMatchObject({
        name: 'Asha "Devi"',
        gender: 0,
        mobileNo: '9820011001',
        birthday: '1990-03-02',
        selectedGroups: [],
        notes: null,
      });
      const { items } = (await shop.call('GET', `contacts/${String(contact!['id'])}/history`)).data;
      expect(items).toMatchObject([{ action: 'create', userId: visitorId, userName: null }]);
    });

    it('is heard of by those who look at the list', async () => {
      const told = Promise.withResolvers<unknown>();
      const stop = world.ports.events.listen(
        heard => typeof heard === 'object' && heard.shop === shop.shopId && told.resolve(heard),
      );
      await visitor.send();
      expect(await told.promise).toMatchObject({ resource: 'contacts', ids: [(await made())[0]!['id']] });
      stop();
    });

    it.each<[string, object, Record<string, string>]>([
      ['by the rules of the entity', { mobileNo: '98200' }, { mobileNo: 'Please enter a 10 digit mobile number' }],
      ['of what is missing', { name: ' ' }, { name: 'Name is required' }],
      ['a field that it does not ask for', { notes: 'Rich' }, { notes: 'Unknown field' }],
      [
        'references, also of another shop',
        { selectedGroups: [crypto.randomUUID()] },
        { selectedGroups: 'Unknown field' },
      ],
      ['what only the server writes', { id: crypto.randomUUID() }, { id: 'Unknown field' }],
    ])('refuses %s', async (_, body, errors) => {
      const answer = await visitor.send(body);
      expect([answer.status, answer.body.errors]).toEqual([400, errors]);
      expect(await made()).toEqual([]);
    });

    it.each([[null], ['name'], [[]], [undefined]])('refuses %j for its fields', async fields => {
      const answer = await visitor.send({}, { body: { fields } });
      expect([answer.status, answer.body.errors]).toEqual([400, { '': 'Send the fields as an object' }]);
    });

    it('takes no files', async () => {
      const sent = { body: undefined, form: { name: new File(['x'], 'name.txt') } };
      expect((await visitor.send({}, sent)).status).toBe(415);
      expect(await made()).toEqual([]);
    });

    it('counts once under one key', async () => {
      const headers = { 'idempotency-key': 'form-1' };
      for (const expected of [201, 201]) expect((await visitor.send({}, { headers })).status).toBe(expected);
      expect((await visitor.send({ name: 'Asha Rani' }, { headers })).status).toBe(422);
      const both = await Promise.all([1, 2].map(() => visitor.send({}, { headers: { 'idempotency-key': 'form-2' } })));
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      expect(await made()).toHaveLength(2);
    });

    it('thanks a program that fills what nobody sees, and keeps nothing of it', async () => {
      const honest = await visitor.send();
      const answer = await visitor.send({}, { body: { [trapField]: 'https://spam.test', fields: aVisitor } });
      expect([answer.status, answer.body]).toEqual([honest.status, honest.body]);
      expect(await made()).toHaveLength(1);
    });

    it('does not tell that somebody is known, and changes nothing of them', async () => {
      const known = await shop.make(contacts, { name: 'Asha Devi', mobileNo: '9820011001', notes: 'Pays late' });
      const stranger = await visitor.send({ mobileNo: '9820011009' });
      const again = await visitor.send();
      expect([again.status, again.body]).toEqual([stranger.status, stranger.body]);
      expect((await shop.call('GET', `contacts/${known['id']}`)).data).toEqual(known);
      expect((await shop.call('GET', 'contacts/duplicates?by=mobileNo')).text).toContain(String(known['id']));
    });

    it('does not tell it either where no two records may share a field', async () => {
      await world.sql(
        `create unique index contacts_mobile_no_key on contacts (shop_id, mobile_no) where shop_id = '${shop.shopId}'`,
      );
      try {
        const known = await shop.make(contacts, { mobileNo: '9820011001' });
        const answer = await visitor.send();
        expect([answer.status, answer.body]).toEqual([201, (await visitor.send({ mobileNo: '9820011002' })).body]);
        expect((await made()).map(({ mobileNo }) => mobileNo).toSorted()).toEqual(['9820011001', '9820011002']);
        expect((await shop.call('GET', `contacts/${known['id']}`)).data).toEqual(known);
      } finally {
        await world.sql('drop index contacts_mobile_no_key');
      }
    });

    it.each<[string, () => Promise<unknown>]>([
      ['the shop is pending', () => world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`)],
      ['the shop is gone', () => world.sql(`update shops set deleted_at = now() where id = '${shop.shopId}'`)],
      [
        'the business is suspended',
        () => world.sql(`update tenants set status = 'Suspended' where id = '${shop.tenantId}'`),
      ],
    ])('is nowhere while %s', async (_, change) => {
      await change();
      for (const answer of [await visitor.see(), await visitor.send()])
        expect([answer.status, answer.body]).toEqual([404, { responseMessage: 'Record not found.' }]);
      expect(await world.sql(`select 1 from contacts where shop_id = '${shop.shopId}'`)).toEqual([]);
    });

    it.each<[string, () => string | Promise<string>]>([
      ['too short', () => address.slice(1)],
      ['of another shop', async () => (await formOf(await openShop(world))).slice(0, 22) + address.slice(22)],
      ['guessed', () => address.slice(0, 22) + 'x'.repeat(22)],
      [
        'of a record',
        async () => {
          const { id } = await shop.make(entities.products);
          return (await shop.call('POST', `admin/products/${id}/public_address`)).data.address as string;
        },
      ],
    ])('is nowhere under an address that is %s', async (_, wrong) => {
      const there = visitorOf(world, `forms/${await wrong()}`);
      for (const answer of [await there.see(), await there.send()])
        expect([answer.status, answer.body]).toEqual([404, { responseMessage: 'Record not found.' }]);
      expect(await made()).toEqual([]);
      expect((await visitorOf(world, `pages/${address}`).see()).status).toBe(404);
    });

    it('takes so many from one network in a shop, and others still', async () => {
      const { most } = limits.publicForm;
      const here = newAddress();
      const answers = [];
      for (let i = 0; i <= most; i++) answers.push(await visitor.send({ name: `Asha ${i}` }, { address: here }));
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(most).fill(201), 429]);
      expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await visitor.send()).status).toBe(201);
      const elsewhere = visitorOf(world, `forms/${await formOf(await openShop(world))}`);
      expect((await elsewhere.send({}, { address: here })).status).toBe(201);
    });
  });
});
