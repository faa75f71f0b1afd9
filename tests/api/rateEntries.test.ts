import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { roles, ownersPlatform } from '../../schema/permissions.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { commodityRates } = entities;
const clock = fixedClock('2026-11-20T10:30:00Z');
const rate = { goldRate: 13_150, silverRate: 160, diamondRate: 52_000 };
const typo = 132_600;

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => void (shop = await openShop(world, { permissions: [...roles.owner, ...ownersPlatform] })));
    const post = (body: object, sent = {}) =>
      shop.call('POST', 'admin/commodities', { body: { ...rate, ...body }, ...sent });
    const correct = (id: string, body: object) => shop.call('POST', `admin/commodities/${id}/correct`, { body });
    const today = async () => (await shop.call('GET', 'commodities/today')).data;
    const history = async () => (await shop.call('GET', 'admin/commodities')).data.items as any[];
    const enter = async (body: object) => {
      clock.advance(60_000);
      const answer = await post(body);
      expect(answer.status, answer.text).toBe(201);
      return answer.data;
    };

    describe('a rate far from the one that holds', () => {
      beforeEach(async () => void (await enter({})));

      it('is refused at its field, with what it was, what it would be and the change', async () => {
        const message = 'From ₹13,150 to ₹1,32,600 it changes by 908.37%. If that is right, confirm it.';
        const answer = await post({ goldRate: typo });
        expect([answer.status, answer.body]).toEqual([
          409,
          {
            responseMessage: message,
            errors: { goldRate: message },
            data: { unconfirmed: { goldRate: { before: 13_150, now: typo, percent: 908.37 } } },
          },
        ]);
        const hindi = await post({ goldRate: typo }, { headers: { 'accept-language': 'hi' } });
        expect(hindi.body.errors.goldRate).toBe('₹13,150 से ₹1,32,600: 908.37% का बदलाव। सही हो तो पक्का करें।');
        expect(await shop.count(commodityRates)).toBe(1);
      });

      it('is taken when it is confirmed, which is kept', async () => {
        expect((await enter({ goldRate: typo, confirmed: true })).confirmed).toBe(true);
        expect((await today()).gold.rate).toBe(typo);
      });

      it.each([
        ['up to 5%', { goldRate: 13_807.5, silverRate: 152 }, []],
        ['a paisa more', { goldRate: 13_807.51 }, ['goldRate']],
        ['each metal', { goldRate: 10_000, silverRate: 151.99, diamondRate: 60_000 }, Object.keys(rate)],
        ['no yes', { silverRate: 300, confirmed: false }, ['silverRate']],
      ])('%s', async (_, body, asked) => {
        const answer = await post(body);
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([asked.length ? 409 : 201, asked]);
      });

      it('may be confirmed under the same key', async () => {
        const headers = { 'idempotency-key': 'one entry' };
        expect((await post({ goldRate: typo }, { headers })).status).toBe(409);
        const made = await post({ goldRate: typo, confirmed: true }, { headers });
        expect((await post({ goldRate: typo, confirmed: true }, { headers })).data).toEqual(made.data);
        expect(await shop.count(commodityRates)).toBe(2);
      });

      it('is compared with the last one of its metal, however old', async () => {
        await shop.plant(commodityRates, [
          { goldRate: null, silverRate: 200, diamondRate: null, at: clock.now().toISOString() },
        ]);
        const { unconfirmed } = (await post({})).body.data;
        expect(unconfirmed).toEqual({ silverRate: { before: 200, now: 160, percent: -20 } });
      });
    });

    it('that is to hold later holds not yet', async () => {
      await enter({});
      const at = new Date(clock.now().getTime() + 3_600_000).toISOString();
      await shop.plant(commodityRates, [{ goldRate: 13_300, silverRate: null, diamondRate: null, at }]);
      const trend = async () => (await shop.call('GET', 'commodities/trend?type=1&span=week')).data.points.at(-1).rate;
      expect([(await today()).gold.rate, await trend()]).toEqual([13_150, 13_150]);
      clock.advance(3_600_000);
      expect([(await today()).gold.rate, await trend()]).toEqual([13_300, 13_300]);
    });

    describe('a wrong entry', () => {
      it('is withdrawn by its correction and holds nowhere any more', async () => {
        await world.sql(`update shops set status = 'Approved', rates_public = true where id = '${shop.shopId}'`);
        const before = await enter({});
        const wrong = await enter({ goldRate: typo, confirmed: true });
        clock.advance(60_000);
        const answer = await correct(wrong.id, { ...rate, goldRate: 13_260 });
        expect(answer.status, answer.text).toBe(201);
        expect(answer.data).toMatchObject({ ...rate, goldRate: 13_260, at: wrong.at, withdrawnAt: null });

        const entries = await history();
        expect(entries.map(({ id }) => id)).toEqual([answer.data.id, wrong.id, before.id]);
        expect(entries[1]).toMatchObject({ goldRate: typo, withdrawnBy: expect.any(String), version: 2 });
        expect(Date.parse(entries[1].withdrawnAt)).toBe(clock.now().getTime());
        const events = (await shop.call('GET', `admin/commodities/${wrong.id}/history`)).data.items;
        expect(events.map(({ action }: any) => action)).toEqual(['update', 'create']);
        expect(events[0].userName).toBe(entries[1].withdrawnBy);

        expect((await today()).gold).toMatchObject({ rate: 13_260, at: wrong.at, before: null });
        const trend = (await shop.call('GET', 'commodities/trend?type=1&span=all')).data;
        expect(trend.points.map((point: any) => point.rate)).toEqual([13_260]);
        expect((await world.call('GET', `public/rate_board/${shop.shopId}`)).data.rates.gold.rate).toBe(13_260);
        const recent = (await shop.call('GET', 'commodities')).data;
        expect(recent.map(({ goldRate }: any) => goldRate)).toEqual([13_260, 13_150]);
        const mine = (await world.call('GET', 'shops/commodities', { token: shop.token })).data;
        expect(mine).toMatchObject([{ goldRate: 13_260 }]);
        // The next one is compared with what is right.
        expect((await post({ goldRate: 13_300 })).status).toBe(201);
      });

      it('in the midst of the history is corrected at its own moment', async () => {
        const first = await enter({});
        const wrong = await enter({ silverRate: 1_600, confirmed: true });
        const last = await enter({ confirmed: true });
        expect((await correct(wrong.id, rate)).data.at).toBe(wrong.at);
        expect((await today()).silver.at).toBe(last.at);
        const times = (await history()).map(({ at }) => at);
        expect(times).toEqual([last.at, wrong.at, wrong.at, first.at]);
      });

      it('is asked about as any other, against what held before it', async () => {
        await enter({});
        const wrong = await enter({ goldRate: typo, confirmed: true });
        await enter({ goldRate: typo });
        const again = await correct(wrong.id, { ...rate, goldRate: typo + 1 });
        expect([again.status, again.body.data.unconfirmed.goldRate.before]).toEqual([409, 13_150]);
        expect((await correct(wrong.id, { ...rate, goldRate: typo + 1, confirmed: true })).status).toBe(201);
      });

      it('tells what held before it', async () => {
        await enter({});
        const wrong = await enter({ goldRate: typo, silverRate: 161, confirmed: true });
        await enter({ goldRate: typo });
        const answer = await shop.call('GET', `admin/commodities/${wrong.id}/before`);
        expect(answer.data).toMatchObject({ gold: { rate: 13_150 }, silver: { rate: 160 }, diamond: { rate: 52_000 } });
        expect((await shop.call('GET', `admin/commodities/${crypto.randomUUID()}/before`)).status).toBe(404);
      });

      it('wants every metal that it has, and no other', async () => {
        const [id] = await shop.plant(commodityRates, [
          { goldRate: 100, silverRate: null, diamondRate: 500, at: '2026-01-01T00:00:00Z' },
        ]);
        expect((await correct(id!, { goldRate: 110, silverRate: 5 })).body.errors).toEqual({
          diamondRate: 'Rate is required',
        });
        expect((await correct(id!, { goldRate: 0, diamondRate: 500 })).body.errors).toEqual({
          goldRate: 'Rate is required',
        });
        expect((await correct(id!, { goldRate: 110, diamondRate: 500 })).data).toMatchObject({
          goldRate: 110,
          silverRate: null,
        });
      });

      it('is withdrawn once, by something else than itself', async () => {
        const wrong = await enter({});
        expect((await correct(wrong.id, rate)).body.responseMessage).toBe(
          'These are the rates that stand there now. Change what was wrong.',
        );
        const answers = await Promise.all([13_200, 13_300].map(goldRate => correct(wrong.id, { ...rate, goldRate })));
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
        expect(await shop.count(commodityRates)).toBe(2);
        expect((await correct(crypto.randomUUID(), rate)).status).toBe(404);
        const rival = await openShop(world);
        const foreign = await rival.make(commodityRates);
        expect((await correct(foreign['id'], rate)).status).toBe(404);
      });
    });

    describe('an import', () => {
      const bring = async (rows: string[], more: object = {}) => {
        clock.advance(60_000);
        const file = new File([['Date,Gold', ...rows].join('\n')], 'rates.csv');
        return completed(shop, await shop.send('POST', commodityRates, 'import', { form: { file, ...more } }));
      };

      it('fails in the rows that would hold and are far from what holds', async () => {
        await enter({});
        const rows = ['2020-01-01,4000', '2026-11-21,13300', '2026-11-22,132600'];
        const report = await bring(rows);
        expect(report).toMatchObject({ created: 2, failed: 1 });
        expect(report.errors).toEqual([
          {
            row: 4,
            field: 'goldRate',
            message: expect.stringContaining('From ₹13,150 to ₹1,32,600'),
            title: '2026-11-22',
            value: '132600',
          },
        ]);
        expect(await bring(rows.slice(2), { dryRun: true })).toMatchObject({ created: 0, failed: 1 });
        expect(await bring(rows.slice(2), { mapping: { confirmed: { value: true } } })).toMatchObject({ created: 1 });
        expect((await history())[0].goldRate).toBe(typo);
      });

      it('is not compared with its own rows', async () => {
        const rows = Array.from(
          { length: 250 },
          (_, n) => `${2000 + Math.floor(n / 12)}-${(n % 12) + 1},${100 + n * 50}`,
        );
        expect(await bring(rows.map(row => row.replace(/-(\d),/, '-0$1,')))).toMatchObject({ created: 250, failed: 0 });
      });

      it.each(['en', 'hi'])('leaves out what an export has as withdrawn, in %s', async language => {
        const wrong = await enter({ goldRate: typo });
        await correct(wrong.id, { ...rate, confirmed: true });
        const headers = { 'accept-language': language };
        const sheet = (await shop.call('GET', 'admin/commodities/export?format=csv', { headers })).text;
        const other = await openShop(world);
        const form = { file: new File([sheet], 'rates.csv') };
        const report = await completed(other, await other.send('POST', commodityRates, 'import', { form, headers }));
        expect(report).toMatchObject({ created: 1, skipped: 1, failed: 0 });
        expect((await other.call('GET', 'commodities/today')).data.gold.rate).toBe(13_150);
      });
    });

    it('other open pages are told of a new rate', async () => {
      const told = Promise.withResolvers<unknown>();
      const stop = world.ports.events.listen(
        heard => typeof heard === 'object' && heard.shop === shop.shopId && told.resolve(heard),
      );
      await enter({});
      expect(await told.promise).toMatchObject({ resource: commodityRates.name });
      stop();
    });
  },
  ports => ({ ...ports, clock }),
);
