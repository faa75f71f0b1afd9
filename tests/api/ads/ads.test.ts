import { beforeEach, describe, expect, it, test } from 'vitest';
import { can, platformPermissions, type Permission } from '../../../schema/permissions.ts';
import { adPlaces, placeFields, type AdPlace } from '../../../schema/rules/ads.ts';
import { limits } from '../../../api/session/limits.ts';
import { fixedClock } from '../../../server/clock.ts';
import { anAd, pictureOf } from '../../support/ads.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const places = adPlaces.map(({ id }) => id);
const nowhere = Object.fromEntries(places.map(place => [placeFields[place], false]));
const hour = 3_600_000;
const clock = fixedClock(new Date());
const inHours = (n: number) => new Date(clock.now().getTime() + n * hour).toISOString();

/** ads, who sees them and what is counted. */
onPostgres(
  world => {
    const as = async (...permissions: Permission[]) => (await world.person({ permissions })).token;
    let admin: string;
    const ask = (method: string, path: string, body?: unknown, token = admin) =>
      world.call(method, `system/${path}`, { token, ...(body !== undefined && { body }) });
    const make = async (more: object = {}) => {
      const { status, data, text } = await ask('POST', 'ads', { ...anAd, ...more });
      expect([status, text]).toEqual([201, expect.anything()]);
      return data as { id: string; version: number };
    };
    const at = (place: AdPlace) => make({ ...nowhere, [placeFields[place]]: true });
    const shown = async (place: string, headers = {}) =>
      (await world.call('GET', `public/ads/${place}`, { headers })).data as { id: string; headline: string } | null;
    let visitor = 0;
    /** Each is somebody else. */
    const visit = (method: string, path: string, headers: Record<string, string> = browser, address?: string) =>
      world.call(method, `public/ads/${path}`, { headers, address: address ?? `192.0.2.${(visitor += 1) % 250}` });
    const counts = async (id: string) =>
      (await ask('GET', `ads/${id}/report`)).data as {
        total: object;
        places: { place: string; views: number; clicks: number }[];
        days: object[];
      };

    beforeEach(async () => {
      admin = await as(can.SystemAll);
      await world.sql('update ads set is_on = false, deleted_at = now() where deleted_at is null');
    });

    describe('R-23 R-24 R-25 an ad', () => {
      const calls: [permission: Permission, method: string, path: (id: string) => string, body?: object][] = [
        [can.AdRead, 'GET', () => 'ads'],
        [can.AdRead, 'GET', id => `ads/${id}`],
        [can.AdRead, 'GET', id => `ads/${id}/report`],
        [can.AdRead, 'GET', () => 'ad_counts'],
        [can.AdCreate, 'POST', () => 'ads', anAd],
        [can.AdModify, 'PUT', id => `ads/${id}`, { position: 3 }],
        [can.AdModify, 'POST', id => `ads/${id}/report_address`],
        [can.AdModify, 'DELETE', id => `ads/${id}/report_address`],
        [can.AdDelete, 'DELETE', id => `ads/${id}`],
      ];
      test.each(calls)('asks for %s: %s', async (permission, method, path, body) => {
        const { id } = await make();
        const others = platformPermissions.filter(name => name !== permission && name !== can.SystemAll);
        expect((await ask(method, path(id), body, await as(...others))).status).toBe(403);
        expect((await ask(method, path(id), body, await as(permission))).status).toBeLessThan(300);
      });

      const https = 'Enter a public web address that starts with https://';
      test.each([
        [{ name: '' }, 'name', 'Name is required'],
        [{ advertiser: null }, 'advertiser', 'Say whose ad it is'],
        [{ advertiserEmail: 'tara' }, 'advertiserEmail', 'Invalid email'],
        [{ headline: '' }, 'headline', 'Headline is required'],
        [{ headlineHi: ' ' }, 'headlineHi', 'Headline in Hindi is required'],
        [{ headline: 'x'.repeat(91) }, 'headline', 'Maximum 90 characters exceeded'],
        [{ link: null }, 'link', 'Say where it leads'],
        [{ link: 'http://tara-tools.com' }, 'link', https],
        [{ link: 'https://localhost/x' }, 'link', https],
        [{ link: 'https://10.0.0.1/' }, 'link', https],
        [{ link: 'https://user:secret@tara-tools.com/' }, 'link', https],
        [{ link: 'javascript:alert(1)' }, 'link', 'Enter a web address that starts with https://'],
        [{ link: '//tara-tools.com' }, 'link', 'Enter a web address that starts with https://'],
        [{ startsAt: null }, 'startsAt', 'Say from when'],
        [{ endsAt: 'soon' }, 'endsAt', 'Enter a date and time'],
        [{ endsAt: anAd.startsAt }, 'endsAt', 'Must be after From'],
        [{ position: -1 }, 'position', 'Cannot be less than 0'],
        [{ onLanding: false }, 'onLanding', 'Choose at least one place'],
        [{ onLanding: 'perhaps' }, 'onLanding', 'Must be yes or no'],
        [{ wide: 'x' }, 'wide', 'Invalid image file.'],
      ])('with %j is refused at %s', async (wrong, field, message) => {
        const { status, body } = await ask('POST', 'ads', { ...anAd, ...wrong });
        expect([status, body.errors]).toEqual([400, { [field]: message }]);
      });

      test.each([
        ['wide', 1200, 300, true],
        ['wide', 1600, 400, true],
        ['wide', 2400, 600, true],
        ['wide', 600, 150, false],
        ['wide', 1200, 400, false],
        ['wide', 600, 600, false],
        ['square', 600, 600, true],
        ['square', 604, 600, true],
        ['square', 500, 500, false],
        ['square', 1200, 300, false],
      ] as const)('takes as its %s picture one of %i × %i: %s', async (field, width, height, fits) => {
        const form = { ...anAd, [field]: await pictureOf(width, height) };
        const { status, body, data } = await world.call('POST', 'system/ads', { token: admin, form });
        if (fits) return expect([status, data[field].url]).toEqual([201, expect.stringContaining('/api/files/')]);
        const { width: least, height: tall } = {
          wide: { width: 1200, height: 300 },
          square: { width: 600, height: 600 },
        }[field];
        const message = `This picture has ${width} × ${height} pixels. It takes one of ${least} × ${tall}, or a larger one of the same proportion.`;
        return expect([status, body.errors]).toEqual([400, { [field]: message }]);
      });

      it('cannot lose its last place while it is switched on, and can when it is off', async () => {
        const { id } = await make();
        const { status, body } = await ask('PUT', `ads/${id}`, { onLanding: false });
        expect([status, body.errors]).toEqual([400, { onLanding: 'Choose at least one place' }]);
        expect((await ask('PUT', `ads/${id}`, { onLanding: false, isOn: false })).status).toBe(200);
        expect((await ask('PUT', 'ads/update', { ids: [id], changes: { isOn: true } })).status).toBe(400);
      });
    });

    describe('A-16 a place', () => {
      test.each([
        ['begins later', { startsAt: inHours(1), endsAt: inHours(2) }],
        ['is over', { startsAt: inHours(-2), endsAt: inHours(-1) }],
        ['is switched off', { isOn: false }],
        ['stands elsewhere', { onLanding: false, onHome: true }],
      ])('shows none that %s, counts none and leads to none', async (_, more) => {
        const { id } = await make(more);
        expect(await shown('landing')).toBeNull();
        expect((await visit('POST', `landing/${id}/views`)).status).toBe(200);
        const { status, headers } = await visit('GET', `landing/${id}/clicks`);
        expect([status, headers.get('location')]).toEqual([302, '/error/notfound']);
        expect(await counts(id)).toMatchObject({ total: { views: 0, clicks: 0 }, days: [] });
      });

      it('shows none that lies in the trash', async () => {
        const { id } = await make();
        expect((await shown('landing'))?.id).toBe(id);
        await ask('DELETE', `ads/${id}`);
        expect(await shown('landing')).toBeNull();
      });

      it('shows what is valid now, in the words of the reader, with the picture of the place', async () => {
        const form = { ...anAd, wide: await pictureOf(1200, 300) };
        const { data } = await world.call('POST', 'system/ads', { token: admin, form });
        const here = `/api/public/ads/landing/${data.id}`;
        const ad = await shown('landing');
        expect(ad).toEqual({
          id: data.id,
          headline: anAd.headline,
          picture: expect.stringContaining(`/${data.wide.id}/full.webp?`),
          seen: `${here}/views`,
          link: `${here}/clicks`,
        });
        const { headers } = await world.call(
          'GET',
          (ad as unknown as { picture: string }).picture.replace('/api/', ''),
        );
        expect(headers.get('content-type')).toBe('image/webp');
        expect((await shown('landing', { 'accept-language': 'hi' }))?.headline).toBe(anAd.headlineHi);
        await ask('PUT', `ads/${data.id}`, { onHome: true, onLanding: false });
        expect((await shown('home'))?.id).toBe(data.id);
      });

      it('gives each of several a minute, in the order that people gave them', async () => {
        const [second, first, last] = [await make({ position: 2 }), await make({ position: 1 }), await make()];
        const inTurn: string[] = [];
        for (let minute = 0; minute < 6; minute++, clock.advance(60_000)) inTurn.push((await shown('landing'))!.id);
        const order = [first, second, last].map(({ id }) => id);
        const begun = order.indexOf(inTurn[0]!);
        expect(inTurn).toEqual(Array.from({ length: 6 }, (_, n) => order[(begun + n) % 3]));
      });

      test.each([
        ['rateBoard', 'ads_on_board'],
        ['bizCard', 'ads_on_cards'],
      ] as const)('of a shop, %s, shows ads only where the shop says so', async (place, column) => {
        const { id } = await at(place);
        const { shopId } = await world.person();
        const here = async (shop = shopId) => (await world.call('GET', `public/ads/${place}/of/${shop}`)).data;
        const set = (sets: string) => world.sql(`update shops set ${sets} where id = '${shopId}'`);
        await set('rates_public = true');
        expect(await here()).toBeNull();
        await set(`${column} = true`);
        expect(await here()).toMatchObject({ id });
        const other = place === 'rateBoard' ? 'bizCard' : 'rateBoard';
        await at(other);
        expect((await world.call('GET', `public/ads/${other}/of/${shopId}`)).data).toBeNull();
        await set(`status = 'Suspended'`);
        expect(await here()).toBeNull();
        expect([await here('x'), await here(world.ports.ids.next())]).toEqual([null, null]);
        expect((await world.call('GET', `public/ads/${place}`)).status).toBe(404);
      });

      it('is a setting of the shop, off at first, for whoever may change the shop', async () => {
        const owner = await world.person({ permissions: [can.ShopList, can.ShopEdit] });
        const path = `shops/${owner.shopId}`;
        expect((await world.call('GET', path, { token: owner.token })).data).toMatchObject({
          adsOnBoard: false,
          adsOnCards: false,
        });
        const changed = await world.call('PUT', path, { token: owner.token, body: { adsOnCards: true } });
        expect(changed.data).toMatchObject({ adsOnBoard: false, adsOnCards: true });
      });

      test.each(['attic', 'landing/of/x', 'home/of/x'])('is none: %s', async place =>
        expect((await world.call('GET', `public/ads/${place}`)).status).toBe(404),
      );
    });

    describe('A-16 what is counted', () => {
      it('is a view for each that is told, and a click for each that is followed, by day and place', async () => {
        const { id } = await make({ onHome: true });
        for (const path of ['landing', 'landing', 'home']) await visit('POST', `${path}/${id}/views`);
        const { status, headers } = await visit('GET', `landing/${id}/clicks`);
        expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, anAd.link, 'no-store']);
        expect(await counts(id)).toMatchObject({
          total: { views: 3, clicks: 1 },
          places: [
            { place: 'landing', views: 2, clicks: 1 },
            { place: 'home', views: 1, clicks: 0 },
          ],
        });
        const { data } = await ask('GET', `ad_counts?adId=${id}&sort=place`);
        expect(data.items.map((it: any) => [it.place, it.views, it.clicks, it.ad.name])).toEqual([
          ['home', 1, 0, anAd.name],
          ['landing', 2, 1, anAd.name],
        ]);
      });

      test.each([
        ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
        ['a program', { 'user-agent': 'curl/8.0' }],
        ['nobody who says who it is', { 'user-agent': '' }],
        ['a browser that fetches ahead', { ...browser, 'sec-purpose': 'prefetch' }],
      ])('is not %s, which is led on all the same', async (_, headers: Record<string, string>) => {
        const { id } = await make();
        await visit('POST', `landing/${id}/views`, headers);
        expect((await visit('GET', `landing/${id}/clicks`, headers)).headers.get('location')).toBe(anAd.link);
        expect(await counts(id)).toMatchObject({ total: { views: 0, clicks: 0 } });
      });

      it('leads nowhere else, whatever is asked', async () => {
        const { id } = await make();
        for (const more of ['?to=https://evil.com', '?link=//evil.com', '?url=https://evil.com#x'])
          expect((await visit('GET', `landing/${id}/clicks${more}`)).headers.get('location')).toBe(anAd.link);
        for (const wrong of ['https:evil.com', world.ports.ids.next(), '%2F%2Fevil.com']) {
          const { status, headers } = await visit('GET', `landing/${wrong}/clicks`);
          expect([status, headers.get('location')]).not.toContainEqual(expect.stringContaining('evil'));
          expect([404, 302]).toContain(status);
        }
      });

      it('is no more than so much from one network, and nothing is kept of where that is', async () => {
        const { id } = await make();
        const { most, window } = limits.adCount;
        limits.adCount = { most: 3, window };
        try {
          const address = '2001:db8:1:2::77';
          for (let n = 0; n < 5; n++) {
            expect((await visit('POST', `landing/${id}/views`, browser, address)).status).toBe(200);
            const { headers } = await visit('GET', `landing/${id}/clicks`, browser, `2001:db8:1:2::${n}`);
            expect(headers.get('location')).toBe(anAd.link);
          }
          await visit('POST', `landing/${id}/views`, browser, '203.0.113.9');
          expect(await counts(id)).toMatchObject({ total: { views: 4, clicks: 3 } });
          const kept = JSON.stringify(await world.sql(`select * from attempts where subject like 'adCount%'`));
          expect(kept).toContain('adCount');
          expect(kept).not.toMatch(/2001:db8|203\.0/);
        } finally {
          limits.adCount = { most, window };
        }
      });
    });
  },
  ports => ({ ...ports, clock }),
);
