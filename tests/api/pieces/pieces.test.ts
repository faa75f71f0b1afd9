import { beforeAll, describe, expect, it, test } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { priceOf, type PricedPiece, type TermsOfPrice } from '../../../schema/rules/piecePriceOf.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { aPiece, setRate, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

/** Pieces in stock: their tag, weights, states, price and where they come from. */
onPostgres(world => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(world)));
  const post = async (more: object) => shop.call('POST', 'pieces', { body: await aPiece(shop, { ...more }) });
  const go = (id: string, move: string) => shop.call('POST', `pieces/${id}/${move}`, { body: {} });
  const list = async (query: string) =>
    ((await shop.call('GET', `pieces?${query}`)).data.items as { id: string }[]).map(({ id }) => id);

  describe('a piece', () => {
    it('gets its tag, its net and its fine weight', async () => {
      const [one, two] = [await takeIn(shop), await takeIn(shop, { fineness: 999 })];
      expect(one).toMatchObject({ state: 'inStock', netWeight: 10, fineWeight: 9.16, cost: null });
      expect(two).toMatchObject({ netWeight: 10, fineWeight: 10 });
      expect(one['tag']).toMatch(/^T\/\d\d-\d\d\/\d{4}$/);
      expect(Number(two['tag'].slice(-4))).toBe(Number(one['tag'].slice(-4)) + 1);
    });

    it('is found by its tag, its HUID and its tray', async () => {
      const { id, tag } = await takeIn(shop, { huid: 'zz 9x8y', tray: 'Window 7' });
      for (const words of [tag, 'ZZ9X8Y', 'zz9x', 'window 7'])
        expect(await list(`query=${encodeURIComponent(words)}`), words).toEqual([id]);
    });

    test.each([
      [{ fineness: 925 }, { fineness: 'This metal is not made in this fineness' }],
      [{ fineness: null }, { fineness: 'Choose the fineness' }],
      [{ grossWeight: 0, stoneWeight: 0 }, { grossWeight: 'Enter the gross weight' }],
      [{ stoneWeight: 11 }, { stoneWeight: 'The stones cannot weigh more than the whole piece' }],
      [{ huid: 'AB12' }, { huid: 'A HUID has 6 letters and digits, such as AB12C3' }],
      [{ wastagePercent: -1 }, { wastagePercent: 'Cannot be negative' }],
      [{ productId: null }, { productId: 'Choose a product' }],
      [{ stones: [{ kind: 'glass', basis: 'perCarat' }] }, { 'stones.0.kind': 'Choose one of the list' }],
    ])('with %j is refused at its field', async (wrong, errors) => {
      const { status, body } = await post(wrong);
      expect([status, body.errors]).toEqual([400, errors]);
    });

    test.each([
      [{ metal: 'silver' }, 'fineness'],
      [{ fineness: 925 }, 'fineness'],
      [{ stoneWeight: 10.501 }, 'stoneWeight'],
      [{ grossWeight: 0.4 }, 'stoneWeight'],
    ])('that is there takes no %j alone', async (change, field) => {
      const { id } = await takeIn(shop);
      const { status, body } = await shop.call('PUT', `pieces/${id}`, { body: change });
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    });

    it('begins with what most are', async () => {
      const { productId, grossWeight } = await aPiece(shop);
      const { status, data } = await shop.call('POST', 'pieces', { body: { productId, grossWeight } });
      expect([status, data.metal, data.fineness, data.fineWeight]).toEqual([201, 'gold', 916, 9.618]);
      const other = await shop.call('POST', 'pieces', { body: { productId, grossWeight, metal: 'other' } });
      expect([other.status, other.data.fineness]).toEqual([201, null]);
    });

    it('is not asked for what its metal or its weight does not have', async () => {
      const small = await takeIn(shop, { grossWeight: 1.9, huid: 'AB12C3' });
      const other = await takeIn(shop, { metal: 'other', fineness: 916 });
      expect([small['huid'], other['fineness'], other['fineWeight']]).toEqual([null, null, null]);
    });
  });

  describe('a HUID', () => {
    it('is on one piece of the shop, however many are taken in at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => post({ huid: 'ONCE01' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
      const refused = answers.find(({ status }) => status === 400)!;
      expect(refused.body.errors).toEqual({ huid: 'HUID exists already' });
    });

    it('comes again once its piece is melted', async () => {
      const { id } = await takeIn(shop, { huid: 'AGAIN1' });
      expect((await go(id, 'melt')).data.state).toBe('melted');
      expect((await post({ huid: 'AGAIN1' })).status).toBe(201);
    });

    it('is another shop’s own matter', async () => {
      await takeIn(shop, { huid: 'OTHER1' });
      const other = await openShop(world);
      expect((await takeIn(other, { huid: 'OTHER1' }))['huid']).toBe('OTHER1');
    });
  });

  describe('the states', () => {
    test.each([
      [['reserve', 'putBack'], 'inStock'],
      [['giveToKarigar'], 'atKarigar'],
      [['melt'], 'melted'],
    ])('go %j to %s', async (moves, state) => {
      const { id } = await takeIn(shop);
      for (const move of moves) expect((await go(id, move)).status, move).toBe(200);
      expect((await shop.call('GET', `pieces/${id}`)).data.state).toBe(state);
    });

    test.each([
      [['reserve'], 'giveToKarigar'],
      [['giveToKarigar'], 'melt'],
      [['melt'], 'putBack'],
    ])('after %j do not %s', async (moves, last) => {
      const { id } = await takeIn(shop);
      for (const move of moves) await go(id, move);
      expect((await go(id, last)).status).toBe(409);
    });

    it('know selling, and no call that does it', async () => {
      const { id } = await takeIn(shop);
      expect((await shop.call('PUT', `pieces/${id}`, { body: { state: 'sold' } })).status).toBe(400);
      for (const move of ['sell', 'sold', 'return']) expect((await go(id, move)).status).toBe(404);
    });

    it('leave a melted piece as it is', async () => {
      const { id } = await takeIn(shop);
      await go(id, 'melt');
      expect((await shop.call('PUT', `pieces/${id}`, { body: { tray: 'X' } })).status).toBe(409);
      expect((await shop.call('DELETE', `pieces/${id}`)).status).toBe(409);
    });

    it('ask for their permission', async () => {
      const { id } = await takeIn(shop);
      const permissions = shopPermissions.filter(name => name !== can.PieceEdit && name !== can.PieceDelete);
      const { token } = await world.person({ permissions, shopId: shop.shopId });
      for (const move of ['reserve', 'melt'])
        expect((await shop.call('POST', `pieces/${id}/${move}`, { body: {}, token })).status).toBe(403);
    });
  });

  describe('the price today', () => {
    it('says that there is none while there is no rate of the metal', async () => {
      const fresh = await openShop(world);
      const { id } = await takeIn(fresh);
      expect((await fresh.call('GET', `pieces/${id}/price`)).data).toMatchObject({
        lines: null,
        total: null,
        rate: null,
      });
      await setRate(fresh);
      const platinum = await takeIn(fresh, { metal: 'platinum', fineness: 950 });
      const total = async () => (await fresh.call('GET', `pieces/${platinum['id']}/price`)).data.total;
      expect(await total()).toBeNull();
      const body = {
        goldRate: 6_200,
        silverRate: 92,
        diamondRate: 50_000,
        platinumRate: 3_000,
        platinum950Rate: 2_900,
      };
      expect((await fresh.call('POST', 'admin/commodities', { body })).status).toBe(201);
      expect(await total()).toBeGreaterThan(0);
    });

    it('is named lines, each with where it comes from, at the rate that holds', async () => {
      const fresh = await openShop(world);
      await setRate(fresh, 6_000);
      const rate = await setRate(fresh);
      const gst = { hsn: '7113', rate: 3, since: '2017-07-01' };
      const row = (await fresh.call('POST', 'gst_rates', { body: gst })).data.id as string;
      await fresh.call('PUT', `admin/products/${await fresh.refer('products')}`, { body: { hsncode: '71131910' } });
      const { id } = await takeIn(fresh);
      const { data } = await fresh.call('GET', `pieces/${id}/price`);
      expect(data.lines.map(({ name, amount, source }: any) => [name, amount, source])).toEqual([
        ['metal', 56_792, rate],
        ['wastage', 1_703.76, rate],
        ['making', 4_500, null],
        ['stones', 6_600, null],
        ['hallmarking', 45, null],
        ['taxable', 69_640.76, null],
        ['cgst', 1_044.61, row],
        ['sgst', 1_044.61, row],
        ['roundOff', 0.02, null],
        ['total', 71_730, null],
      ]);
      expect(data).toMatchObject({
        total: 71_730,
        rate: { id: rate, perGram: 6_200 },
        gst: { source: 'gstRate', id: row },
      });
    });

    it('has the making charge taxed as a service where the shop reads the law so, by the row of the day', async () => {
      const fresh = await openShop(world);
      await setRate(fresh);
      await world.sql(`update shops set making_gst = 'service' where id = '${fresh.shopId}'`);
      const rateRow = async (hsn: string, rate: number, since: string) =>
        (await fresh.call('POST', 'gst_rates', { body: { hsn, rate, since, reason: 'Before the rate of today' } })).data
          .id as string;
      await rateRow('7113', 3, '2017-07-01');
      await fresh.call('PUT', `admin/products/${await fresh.refer('products')}`, { body: { hsncode: '71131910' } });
      const { id } = await takeIn(fresh);
      const unknown = (await fresh.call('GET', `pieces/${id}/price`)).data;
      expect([unknown.gst, unknown.noGst, unknown.total]).toEqual([null, 'making', 69_641]);
      await rateRow('998892', 18, '2017-07-01');
      const row = await rateRow('998892', 5, '2019-10-01');
      const { data } = await fresh.call('GET', `pieces/${id}/price`);
      const taxes = data.lines.filter(({ name }: any) => ['cgst', 'sgst'].includes(name));
      // 69,640.76 less the making of 4,500.00 is 65,140.76: 1.5 % of it and 2.5 % of the making.
      expect(
        taxes.map(({ name, of, amount, rule, source }: any) => [name, of.value, amount, rule, source === row]),
      ).toEqual([
        ['cgst', 65_140.76, 977.11, 'gst', false],
        ['sgst', 65_140.76, 977.11, 'gst', false],
        ['cgst', 4_500, 112.5, 'gstOnMaking', true],
        ['sgst', 4_500, 112.5, 'gstOnMaking', true],
      ]);
      expect([data.gst.making, data.total]).toEqual([{ rate: 5, id: row }, 71_820]);
    });

    it('is what the browser reckons from the same terms while somebody types', async () => {
      const fresh = await openShop(world);
      await setRate(fresh);
      const piece = await takeIn(fresh, { makingBasis: 'percent', makingRate: 11.25, makingLeast: 900 });
      const terms = await fresh.call('GET', `pieces/price_terms?productId=${piece['productId']}`);
      const told = await fresh.call('GET', `pieces/${piece['id']}/price`);
      expect(priceOf(piece as PricedPiece, terms.data as TermsOfPrice)).toEqual(told.data);
    });

    it('is of the shop’s own pieces alone', async () => {
      const { id } = await takeIn(shop);
      expect((await world.rival.call('GET', `pieces/${id}/price`)).status).toBe(404);
      const { data } = await world.rival.call('GET', `pieces/price_terms?productId=${await shop.refer('products')}`);
      expect(data).toEqual({ gold: null, silver: null, platinum: null, gst: null, noGst: 'product' });
    });
  });

  describe('a file', () => {
    const send = async (to: Shop, text: string) =>
      completed(to, await to.call('POST', 'pieces/import', { form: { file: new File([text], 'pieces.csv') } }));
    const head = 'Tag No,Product,Metal,Purity,Gross Wt,Making charge by,Wastage by,Charged';

    it('brings the shop’s own tags, numbers what has none, and finds a piece by its tag again', async () => {
      const fresh = await openShop(world);
      const { name } = (await fresh.call('GET', `admin/products/${await fresh.refer('products')}`)).data;
      const row = (tag: string, grams: string) => `${tag},"${name}",gold,916,${grams},perGram,weight,`;
      const first = await send(fresh, `${head}\n${row('OLD-77', '8.125')}\n`);
      expect(first, JSON.stringify(first)).toMatchObject({ created: 1, failed: 0 });
      const again = await send(fresh, `${head}\n${row('OLD-77', '8.250')}\n`);
      expect(again, JSON.stringify(again)).toMatchObject({ created: 0, updated: 1 });
      const made = await takeIn(fresh);
      expect(made['tag']).toMatch(/0001$/);
      const own = await send(fresh, `${head}\n${row(made['tag'].replace('0001', '0002'), '5')}\n`);
      expect(own.errors).toMatchObject([
        { field: 'tag', message: expect.stringContaining('given by the shop itself') },
      ]);
      expect((await takeIn(fresh))['tag']).toMatch(/0002$/);
    });
  });
});
