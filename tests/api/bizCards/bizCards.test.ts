import { beforeEach, describe, expect, it, test } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { visitorId } from '../../../schema/kit/publicForm.ts';
import { cardsIn } from '../../../schema/kit/cards/cardLines.ts';
import { cardHeader, cardRow } from '../../../schema/kit/cards/cardRows.ts';
import { can, shopPermissions, type Permission } from '../../../schema/permissions.ts';
import { aCard, hangPicture, openCardShop, person, type CardShop } from '../../support/bizCards.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop } from '../../support/shop.ts';

/** digital business cards. */
onPostgres(world => {
  let shop: CardShop;
  const as = async (...permissions: Permission[]) => (await world.person({ shopId: shop.shopId, permissions })).token;
  beforeEach(async () => void (shop = await openCardShop(world)));

  describe('R-02 a card of the shop', () => {
    const calls: [permission: Permission, method: string, path: (id: string) => string, body?: object][] = [
      [can.BizCardList, 'GET', () => ''],
      [can.BizCardList, 'GET', id => `/${id}`],
      [can.BizCardAdd, 'POST', () => '', aCard],
      [can.BizCardEdit, 'PUT', id => `/${id}`, { role: 'Owner' }],
      [can.BizCardAdmin, 'POST', id => `/${id}/publish`, {}],
      [can.BizCardAdmin, 'DELETE', id => `/${id}`],
      [can.OwnBizCardView, 'GET', () => '/mine'],
      [can.OwnBizCardEdit, 'PUT', () => '/mine', { name: 'Me' }],
    ];
    test.each(calls)('asks for %s: %s', async (permission, method, path, body) => {
      const { id } = await shop.make(entities.bizCards, { state: undefined });
      const call = async (token: string) =>
        (await shop.call(method, `biz_cards${path(id)}`, { token, ...(body && { body }) })).status;
      expect(await call(await as(...shopPermissions.filter(name => name !== permission)))).toBe(403);
      expect(await call(await as(permission, can.BizCardList))).toBeLessThan(300);
    });

    test.each([
      [{ name: '' }, 'name', 'Name is required'],
      [{ upiId: 'soni' }, 'upiId', 'A UPI ID looks like shop@bank'],
      [{ phone: '12' }, 'phone', 'A phone number has 10 to 15 digits'],
      [{ website: 'javascript:alert(1)' }, 'website', 'Enter a web address that starts with https://'],
      [{ mapUrl: 'data:text/html,x' }, 'mapUrl', 'Enter a web address that starts with https://'],
      [{ design: 'neon' }, 'design', 'Choose one of the list'],
      [{ accent: '#fff' }, 'accent', 'Choose one of the list'],
      [{ hours: [{ days: 'mon', opens: '10:00' }] }, 'hours.0.closes', 'Say when it closes'],
      [{ products: [{ note: 'x' }] }, 'products.0.productId', 'Choose a product'],
    ])('that says %j is refused at %s', async (wrong, field, message) => {
      const { status, body } = await shop.call('POST', 'biz_cards', { body: { ...aCard, ...wrong } });
      expect([status, body.errors]).toEqual([400, { [field]: message }]);
    });
  });

  describe('R-02 my own card', () => {
    it('is made once and changed after that, and nobody else’s', async () => {
      const other = await shop.publish({ personId: shop.userId });
      const clerk = await world.person({ shopId: shop.shopId, permissions: [can.OwnBizCardView, can.OwnBizCardEdit] });
      const mine = (method: string, body?: object) =>
        shop.call(method, 'biz_cards/mine', { token: clerk.token, ...(body && { body }) });
      expect((await mine('GET')).data).toBeNull();
      const made = (await mine('PUT', { name: 'Asha', design: 'jharokha' })).data;
      expect(made).toMatchObject({ name: 'Asha', design: 'jharokha', personId: clerk.userId, state: 'draft' });
      const changed = (await mine('PUT', { name: 'Asha Rao', phone: '9820012345' })).data;
      expect([changed.id, changed.name, changed.version]).toEqual([made.id, 'Asha Rao', 2]);
      expect((await mine('GET')).data.id).toBe(made.id);
      expect((await mine('PUT', { name: '' })).body.errors).toEqual({ name: 'Name is required' });
      expect((await mine('PUT', { name: 'Asha', personId: shop.userId })).status).toBe(400);
      expect((await shop.call('GET', `biz_cards/${other.id}`)).data).toMatchObject({ name: 'Meera Soni', version: 2 });
      expect((await shop.call('GET', 'biz_cards', { token: clerk.token })).status).toBe(403);
    });
  });

  describe('R-10 what visitors see', () => {
    it('is the card in their language, with what the shop has at that moment', async () => {
      await shop.make(entities.commodityRates, {
        goldRate: 10_000,
        gold916Rate: null,
        gold750Rate: null,
        silverRate: 150,
        diamondRate: 1,
      });
      const productId = (await shop.make(entities.products, { name: 'Jhumka', isActive: true }))['id'] as string;
      for (const caption of ['First', 'Second']) expect((await hangPicture(shop, caption)).status).toBe(201);
      const { id } = await shop.publish({ products: [{ productId, note: 'Made to order' }] });
      const { card, form } = (await shop.see(id)).data;
      expect(card).toMatchObject({
        name: 'Meera Soni',
        greeting: aCard.greeting,
        hours: [{ days: 'Every day', opens: '00:00', closes: '23:30' }],
        products: [{ id: productId, name: 'Jhumka', note: 'Made to order' }],
        portfolio: [{ caption: 'First' }, { caption: 'Second' }],
      });
      expect(card.rates).toContainEqual({ metal: 'gold', fineness: 916, rate: 9_160 });
      expect(card.portfolio[0].picture.thumbnailUrl).toMatch(/^\/api\/files\/.*signature=/);
      expect(form.parts[0].fields.map((field: { name: string }) => field.name)).toEqual(['name', 'mobileNo', 'wish']);
      expect(form.parts[0].fields[1].isRequired).toBe(true);
      for (const secret of ['version', 'personId', 'state']) expect(card).not.toHaveProperty(secret);

      const hindi = (await shop.see(id, { headers: { 'accept-language': 'hi' } })).data;
      expect([hindi.card.greeting, hindi.card.hours[0].days, hindi.form.title]).toEqual([
        aCard.greetingHi,
        'हर दिन',
        'हमें लिखें',
      ]);
      await shop.call('PUT', `admin/products/${productId}`, { body: { sellingPrice: 4_321 } });
      expect((await shop.see(id)).data.card.products[0].price).toBe(4_321);
      await shop.call('PUT', `admin/products/${productId}`, { body: { isActive: false } });
      await shop.call('PUT', `biz_cards/${id}`, { body: { isRateShown: false, isPortfolioShown: false } });
      const less = (await shop.see(id)).data.card;
      expect([less.products, less.rates, less.portfolio]).toEqual([[], [], []]);
    });

    it('is the shop’s own number, address and UPI ID where the card has none', async () => {
      await world.sql(`update shops set phone_no = '2226001234', email = 'shop@soni.example', address = '1 Main Road', city = 'Pune',
        pin = '411001', upi_id = 'shop@upi' where id = '${shop.shopId}'`);
      const { id } = await shop.publish({ phone: null, whatsapp: null, email: null, address: null, upiId: null });
      expect((await shop.see(id)).data.card).toMatchObject({
        phone: '2226001234',
        whatsapp: '2226001234',
        email: 'shop@soni.example',
        address: '1 Main Road, Pune 411001',
        upiId: 'shop@upi',
      });
    });

    const ends: [what: string, end: (id: string) => Promise<unknown>][] = [
      ['was withdrawn', id => shop.call('POST', `biz_cards/${id}/withdraw`, { body: {} })],
      ['is in the trash', id => shop.call('DELETE', `biz_cards/${id}`)],
      ['is of a shop that waits', () => world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`)],
      [
        'is of a shop that is suspended',
        () => world.sql(`update shops set status = 'Suspended' where id = '${shop.shopId}'`),
      ],
    ];
    test.each(ends)('is nothing of a card that %s', async (_, end) => {
      const { id } = await shop.publish();
      expect((await shop.see(id)).status).toBe(200);
      await end(id);
      const at = `public/biz_cards/${shop.shopId}/${id}`;
      const calls: [string, string, object?][] = [
        ['GET', at],
        ['GET', `${at}/contact`],
        ['POST', `${at}/taps/call`],
        ['POST', `${at}/enquiries`, { fields: { name: 'A', mobileNo: '9820012345' } }],
      ];
      for (const [method, path, body] of calls)
        expect((await world.call(method, path, { headers: person, ...(body && { body }) })).status, path).toBe(404);
    });

    it('is the same 404 for a draft, another shop’s address and no address at all', async () => {
      const { id } = await shop.publish();
      const draft = (await shop.call('POST', 'biz_cards', { body: aCard })).data.id;
      const elsewhere = await openShop(world);
      const replies = await Promise.all(
        [
          [shop.shopId, draft],
          [elsewhere.shopId, id],
          [shop.shopId, world.ports.ids.next()],
          [shop.shopId, 'nonsense'],
          ['nonsense', id],
        ].map(([at, card]) => world.call('GET', `public/biz_cards/${at}/${card}`)),
      );
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    });
  });

  describe('R-10 save as contact', () => {
    it('is a vCard that comes back as it went out', async () => {
      const { id } = await shop.publish({ name: 'मीरा; सोनी, “Rani”', role: 'Bridal, and more' });
      const reply = await world.call('GET', `public/biz_cards/${shop.shopId}/${id}/contact`, { headers: person });
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8']);
      for (const line of reply.text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(reply.text).toContain('VERSION:3.0');
      expect(reply.text.replace(/\r\n /g, '')).toContain(
        `URL;TYPE=WORK:https://shop.test/biz_card_details/${shop.shopId}/${id}`,
      );
      const [card] = [...cardsIn(reply.bytes)];
      const read = Object.fromEntries(cardRow(card!).map((cell, i) => [cardHeader[i]!, cell]));
      expect(read).toMatchObject({
        'Full Name': 'मीरा; सोनी, “Rani”',
        Mobile: '+919820012345 ::: +919820054321',
      });
      expect(Object.values(read).join()).toContain('12, Zaveri Bazaar; Mumbai');
      expect(Object.values(read)).toContain('meera@soni.example');
    });
  });

  describe('R-10 what a visitor writes', () => {
    const ask = { name: 'Kavita', mobileNo: '9820099999', wish: 'A mangalsutra' };
    const asked = async () => (await shop.call('GET', 'enquiries')).data.items as Record<string, unknown>[];

    it('is an enquiry that names the card, made by a visitor', async () => {
      const { id } = await shop.publish();
      expect((await shop.write(id, ask)).status).toBe(201);
      const [one] = await asked();
      expect(one).toMatchObject({ ...ask, source: 'card', cardId: id, card: { id, name: 'Meera Soni' } });
      const { items } = (await shop.call('GET', `enquiries/${String(one!['id'])}/history`)).data;
      expect(items.at(-1)).toMatchObject({ action: 'create', userId: visitorId });
    });

    test.each([
      [{ ...ask, name: '' }, 'name'],
      [{ ...ask, mobileNo: '' }, 'mobileNo'],
      [{ ...ask, mobileNo: '12345' }, 'mobileNo'],
      [{ ...ask, wish: 'x'.repeat(2_001) }, 'wish'],
      [{ ...ask, source: 'counter' }, 'source'],
      [{ ...ask, cardId: visitorId }, 'cardId'],
      [{ ...ask, budget: 5 }, 'budget'],
    ])('as %j is refused at %s', async (fields, field) => {
      const { id } = await shop.publish();
      const { status, body } = await shop.write(id, fields);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
      expect(await asked()).toEqual([]);
    });

    it('that is sent twice is one, and of a program none', async () => {
      const { id } = await shop.publish();
      const headers = { 'idempotency-key': world.ports.ids.next() };
      const twice = [await shop.write(id, ask, { headers }), await shop.write(id, ask, { headers })];
      expect(twice.map(({ status }) => status)).toEqual([201, 201]);
      const trapped = { body: { fields: ask, website: 'https://spam.example' } };
      expect((await shop.write(id, ask, trapped)).status).toBe(201);
      expect(await asked()).toHaveLength(1);
    });
  });

  describe('A-14 what is counted', () => {
    const counts = async () =>
      Object.fromEntries(
        ((await shop.call('GET', 'biz_card_counts')).data.items as { kind: string; count: number }[]).map(one => [
          one.kind,
          one.count,
        ]),
      );

    it('is each look and each tap of people, and no program', async () => {
      const { id } = await shop.publish();
      const at = `public/biz_cards/${shop.shopId}/${id}`;
      for (const search of ['?seen=view', '?seen=view', '?seen=scan', '']) await shop.see(id, { search });
      for (const tap of ['call', 'call', 'pay']) await world.call('POST', `${at}/taps/${tap}`, { headers: person });
      await world.call('GET', `${at}/contact`, { headers: person });
      const programs = [
        'WhatsApp/2.24',
        'facebookexternalhit/1.1',
        'Mozilla/5.0 (compatible; Googlebot/2.1)',
        'curl/8',
        '',
      ];
      for (const agent of programs) {
        await shop.see(id, { search: '?seen=view', headers: { 'user-agent': agent } });
        await world.call('POST', `${at}/taps/call`, { headers: { 'user-agent': agent } });
      }
      const ahead = { ...person, 'sec-purpose': 'prefetch' };
      await shop.see(id, { search: '?seen=view', headers: ahead });
      expect((await world.call('POST', `${at}/taps/everything`, { headers: person })).status).toBe(404);
      expect(await counts()).toEqual({ view: 2, scan: 1, call: 2, pay: 1, save: 1 });
      const figures = (await shop.call('GET', `biz_card_counts/figures/byKind?cardId=${id}`)).data;
      expect(JSON.stringify(figures)).toContain('"view"');
    });

    it('comes to the right number however many come at once', async () => {
      const { id } = await shop.publish();
      await Promise.all(Array.from({ length: 12 }, () => shop.see(id, { search: '?seen=view' })));
      expect(await counts()).toEqual({ view: 12 });
    });

    it('holds nothing of whoever it was', async () => {
      const { id } = await shop.publish();
      const reply = await shop.see(id, { search: '?seen=view' });
      expect(reply.headers.get('set-cookie')).toBeNull();
      const [row] = await world.sql(`select * from biz_card_counts where shop_id = '${shop.shopId}'`);
      expect(Object.keys(row!).sort()).toEqual([
        'card_id',
        'count',
        'created_at',
        'day',
        'deleted_at',
        'id',
        'kind',
        'shop_id',
        'updated_at',
        'version',
      ]);
    });
  });

  it('R-09 A-14 all shops’ cards are in one list, for whoever may see that', async () => {
    const { id } = await shop.publish();
    const list = async (...permissions: Permission[]) =>
      world.call('GET', `system/biz_cards?shopId=${shop.shopId}`, {
        token: (await world.person({ permissions })).token,
      });
    expect((await list(...shopPermissions)).status).toBe(403);
    expect((await list(can.AdminBizCardList)).data.items).toMatchObject([
      { id, shopId: shop.shopId, state: 'published' },
    ]);
  });
});
