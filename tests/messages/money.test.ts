import { beforeAll, expect, it } from 'vitest';
import { onBoth } from '../support/everyEntity.ts';
import { openMessenger } from '../support/messenger.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { say } from '../../schema/words/said.ts';

const chat = scriptedChat();

onBoth(
  world => {
    let admin: string;
    let shop: Shop;
    let numbers = 700_000;
    beforeAll(async () => {
      admin = (await world.person({ permissions: ['system/all'] })).token;
    });
    const system = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
      world.call(method, `system/shops/${shop.shopId}/whatsapp/${path}`, {
        token: admin,
        ...(body && { body }),
        ...(headers && { headers }),
      });
    const terms = () => ({
      phoneNumberId: String(++numbers),
      businessAccountId: '600001',
      marketingPrice: 0.9,
      utilityPrice: 0.12,
      authenticationPrice: 0.13,
      perSecond: 60,
    });

    it('a shop gets a number and money, then sends; the owner reads every line of it', async () => {
      shop = await openShop(world);
      await world.sql(`update shops set quiet_from = '00:00', quiet_to = '00:00' where id = '${shop.shopId}'`);
      expect((await system('GET', 'account')).data).toBeNull();
      const wanted = terms();
      expect((await system('PUT', 'account', wanted)).data).toEqual(wanted);
      expect((await system('GET', 'account')).data).toEqual({ ...wanted, balance: 0 });
      const key = { 'idempotency-key': 'paid' };
      const paid = { amount: 500, note: 'NEFT 4411' };
      const twice = [await system('POST', 'credits', paid, key), await system('POST', 'credits', paid, key)];
      expect(twice.map(({ status, data }) => [status, data])).toEqual(Array(2).fill([201, { ...paid, balance: 500 }]));
      expect((await system('POST', 'credits', { amount: -50, note: 'Typed twice' })).data).toMatchObject({
        balance: 450,
      });
      const [newest, oldest] = (await system('GET', 'credits')).data;
      expect([newest, oldest]).toMatchObject([
        { amount: -50, note: 'Typed twice' },
        { amount: 500, note: 'NEFT 4411', userName: expect.stringMatching(/\w/) },
      ]);
      const messenger = await openMessenger(world, { shop });
      const id = await messenger.sent({ name: 'Diwali', contacts: await messenger.people(3) });
      await messenger.ended(id);
      const [one, two] = (await messenger.recipients(id)).map(({ id: reference, providerId: messageId }) => ({
        reference,
        messageId,
      }));
      const told = { phoneNumberId: wanted.phoneNumberId };
      await messenger.tell([{ ...told, ...one, status: 'failed', code: 131026, reason: say('whatsApp131026') }]);
      await messenger.tell([{ ...told, ...two, status: 'delivered', billable: true }]);
      const { data } = await shop.call('GET', 'whatsapp/ledger');
      expect(data).toMatchObject({ totalCount: 5, pageIndex: 1, pageSize: 20 });
      const lines = (data.items as Record<string, any>[]).map(({ kind, amount, messages, messageName, balance }) => [
        kind,
        amount,
        messages,
        messageName,
        balance,
      ]);
      expect(lines.slice(-3)).toEqual([
        ['reserved', 2.7, 3, 'Diwali', 447.3],
        ['added', -50, 0, null, 450],
        ['added', 500, 0, null, 500],
      ]);
      expect(lines.slice(0, 2).toSorted()).toEqual([
        ['charged', 0.9, 1, 'Diwali', 448.2],
        ['released', 0.9, 1, 'Diwali', 448.2],
      ]);
      const paged = (await shop.call('GET', 'whatsapp/ledger?pageSize=2&pageNumber=2')).data.items;
      expect(paged).toEqual(data.items.slice(2, 4));
      expect((await shop.call('GET', 'whatsapp/ledger?sort=at')).body.errors).toEqual({ sort: 'Unknown parameter' });
    });

    it('a number is one shop’s as long as that shop uses it', async () => {
      shop = await openShop(world);
      const first = terms();
      await system('PUT', 'account', first);
      const holder = shop;
      shop = await openShop(world);
      const taken = await system('PUT', 'account', first);
      expect([taken.status, taken.body.errors]).toEqual([
        400,
        { phoneNumberId: 'This number belongs to another shop' },
      ]);
      expect((await system('GET', 'account')).data).toBeNull();
      const own = shop;
      shop = holder;
      const second = { ...terms(), perSecond: 10 };
      expect((await system('PUT', 'account', second)).status).toBe(200);
      expect((await system('GET', 'account')).data).toEqual({ ...second, balance: 0 });
      expect(await world.sql(`select 1 from chat_accounts where shop_id = '${shop.shopId}'`)).toHaveLength(1);
      shop = own;
      expect((await system('PUT', 'account', first)).status).toBe(200);
      const [{ shop_id: owner }] = (await world.sql(
        `select shop_id from chat_numbers where phone_number_id = '${first.phoneNumberId}'`,
      )) as [{ shop_id: string }];
      expect(owner).toBe(own.shopId);
      const [note] = await world.sql(
        `select changes, user_name from history where shop_id = '${holder.shopId}' and entity = 'shops' order by id desc limit 1`,
      );
      expect(note).toMatchObject({
        changes: { phoneNumberId: [first.phoneNumberId, second.phoneNumberId], perSecond: [60, 10] },
        user_name: expect.stringMatching(/\w/),
      });
    });

    it.each<[string, string, Record<string, unknown>, string, RegExp]>([
      ['PUT', 'account', { phoneNumberId: '+91 98200' }, 'phoneNumberId', /Digits only/],
      ['PUT', 'account', { phoneNumberId: '' }, 'phoneNumberId', /business manager/],
      ['PUT', 'account', { businessAccountId: 'rajlakshmi' }, 'businessAccountId', /Digits only/],
      ['PUT', 'account', { marketingPrice: -1 }, 'marketingPrice', /./],
      ['PUT', 'account', { utilityPrice: 'much' }, 'utilityPrice', /./],
      ['PUT', 'account', { authenticationPrice: null }, 'authenticationPrice', /Enter a price/],
      ['PUT', 'account', { perSecond: 0 }, 'perSecond', /./],
      ['PUT', 'account', { perSecond: 1_001 }, 'perSecond', /./],
      ['POST', 'credits', { amount: null }, 'amount', /Enter an amount/],
      ['POST', 'credits', { amount: 0 }, 'amount', /Enter an amount/],
      ['POST', 'credits', { amount: 1_000_001 }, 'amount', /./],
      ['POST', 'credits', { amount: 'ten' }, 'amount', /./],
      ['POST', 'credits', { amount: -0.01 }, 'amount', /No more than the balance of ₹0.00/],
      ['POST', 'credits', { note: '' }, 'note', /Say what it is for/],
      ['POST', 'credits', { nonsense: 1 }, 'nonsense', /Unknown/],
    ])('%s %s with %o is told at its field', async (method, path, changes, field, message) => {
      shop = await openShop(world);
      const body = path === 'account' ? terms() : { amount: 100, note: 'Cash' };
      const answer = await system(method, path, { ...body, ...changes });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.errors[field], answer.text).toMatch(message);
      expect(await world.sql(`select 1 from chat_ledger where shop_id = '${shop.shopId}'`)).toHaveLength(0);
      expect(await world.sql(`select 1 from chat_accounts where shop_id = '${shop.shopId}'`)).toHaveLength(0);
    });
  },
  ports => ({ ...ports, chat }),
);
