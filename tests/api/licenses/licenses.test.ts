import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { can } from '../../../schema/permissions.ts';
import { licenseKey } from '../../../schema/rules/licenses.ts';
import { limits } from '../../../api/session/limits.ts';
import { membershipSql } from '../../support/membership.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { claimsIn, machineNo, openLicenseShop, type LicenseShop } from '../../support/licenses.ts';
import { openPlatform, today, type Platform } from '../../support/subscriptions.ts';
import type { Answer } from '../../support/testApi.ts';

const told = ({ status, body }: Answer) => [status, body.data?.reason];

/** licences, their machines, and what the sold apps are told. */
onPostgres(world => {
  let shop: LicenseShop;
  let platform: Platform;
  beforeEach(async () => {
    shop = await openLicenseShop(world);
    platform = await openPlatform(world);
  });

  describe('what an app asks', () => {
    it('A-12 activates a machine with a statement that the public key proves, and is seen by the shop', async () => {
      await platform.give(shop.shopId, 'tsinvoice-masha');
      const license = await shop.add({ seats: 2, endsOn: daysLater(today(), 2) });
      expect(license.key).toMatch(licenseKey);
      const answer = await shop.activate(license);
      const keys = (await world.call('GET', 'public/licenses/keys')).body;
      const { payload } = await jwtVerify(answer.data.statement, createLocalJWKSet(keys), {
        issuer: 'https://shop.test',
        subject: license.id,
      });
      expect(payload).toMatchObject({
        app: 'tsinvoice',
        machine: machineNo(1),
        seats: 2,
        validUntil: daysLater(today(), 2),
        plan: { title: 'TS Invoice Masha', people: 6, messages: null, phoneHelp: false },
      });
      expect(payload.exp).toBe(Date.parse(`${daysLater(today(), 3)}T00:00:00+05:30`) / 1000);
      expect(await shop.machines(license.id)).toEqual([
        expect.objectContaining({ name: 'Till 1', machine: machineNo(1), appVersion: '1.2', state: 'active' }),
      ]);
    });

    it('A-12 takes one seat for a machine however often it asks, and the key however it is typed', async () => {
      const license = await shop.add();
      const typed = license.key!.toLowerCase().replaceAll('-', ' ');
      for (const key of [license.key, typed]) expect((await shop.activate(license, 1, { key })).status).toBe(200);
      expect(await shop.machines(license.id)).toHaveLength(1);
      expect(told(await shop.activate(license, 2))).toEqual([409, 'noSeat']);
    });

    it('A-12 gives the last seat to one of two that ask for it at once', async () => {
      const license = await shop.add({ seats: 2 });
      await shop.activate(license, 1);
      const answers = await Promise.all([2, 3, 4].map(n => shop.activate(license, n)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const same = await shop.add();
      const again = await Promise.all([1, 1, 1].map(n => shop.activate(same, n)));
      expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await shop.machines(same.id)).toHaveLength(1);
    });

    it('A-12 moves: a machine gives its seat back, or the shop takes it, and the next one has it', async () => {
      const license = await shop.add();
      await shop.activate(license, 1);
      expect((await shop.release(license, 1)).data).toEqual({ released: true });
      expect((await shop.release(license, 1)).data).toEqual({ released: true });
      expect((await shop.activate(license, 2)).status).toBe(200);
      const second = (await shop.machines(license.id)).find(({ name }) => name === 'Till 2');
      await shop.ask('POST', `licenses/${license.id}/machines/${second.id}/release`, {});
      expect(told(await shop.check(license, 2))).toEqual([409, 'notActivated']);
      expect((await shop.activate(license, 1)).status).toBe(200);
      expect((await shop.machines(license.id)).map(({ name, state }) => [name, state])).toEqual([
        ['Till 1', expect.any(String)],
        ['Till 1', expect.any(String)],
        ['Till 2', 'released'],
      ]);
    });

    it('A-12 checks: a new statement, and the shop sees when that was and by which version', async () => {
      const license = await shop.add();
      await shop.activate(license);
      await world.sql(
        `update license_machines set seen_at = '2026-01-01T00:00:00Z' where license_id = '${license.id}'`,
      );
      const { exp, iat } = claimsIn(await shop.check(license, 1, { version: '1.3' }));
      expect(exp - iat).toBe(7 * 86_400);
      const [machine] = await shop.machines(license.id);
      expect([machine.appVersion, machine.seenAt > '2026-01-02']).toEqual(['1.3', true]);
      await shop.check(license, 1);
      expect((await shop.machines(license.id))[0].appVersion).toBe('1.3');
    });

    test.each([
      ['an unknown key', 404, 'unknown', { key: '00000-00000-00000-00000' }],
      ['what is no key', 404, 'unknown', { key: 'please' }],
      ['another app', 409, 'otherApp', { app: 'tsmessenger' }],
    ])('A-12 refuses %s', async (_, status, reason, more) => {
      const license = await shop.add();
      for (const answer of [await shop.activate(license, 1, more), await shop.check(license, 1, more)])
        expect(told(answer)).toEqual([status, reason]);
      expect(await shop.machines(license.id)).toEqual([]);
    });

    test.each([
      ['blocked', 'blocked', async (id: string) => shop.ask('POST', `licenses/${id}/block`, {})],
      ['ended', 'ended', async (id: string) => shop.ask('POST', `licenses/${id}/end`, {})],
      [
        'over by its day',
        'ended',
        async (id: string) => shop.ask('PUT', `licenses/${id}`, { endsOn: daysLater(today(), -1) }),
      ],
    ])('A-12 says of what is %s so, and lets its machines go', async (_, reason, make) => {
      const license = await shop.add();
      await shop.activate(license);
      await make(license.id);
      expect([told(await shop.check(license)), told(await shop.activate(license, 2))]).toEqual([
        [409, reason],
        [409, reason],
      ]);
      expect((await shop.release(license)).status).toBe(200);
    });

    it('A-12 goes on once it is unblocked, and ends with the plan', async () => {
      await platform.give(shop.shopId, 'tsinvoice-masha');
      const license = await shop.add();
      await shop.activate(license);
      for (const way of ['block', 'unblock']) await shop.ask('POST', `licenses/${license.id}/${way}`, {});
      expect((await shop.check(license)).status).toBe(200);
      await world.sql(`update invoice_subscriptions set state = 'ended' where shop_id = '${shop.shopId}'`);
      expect(told(await shop.check(license))).toEqual([409, 'ended']);
    });

    it('A-12 knows no key that is in the trash, or of a shop that is not open', async () => {
      const [gone, closed] = [await shop.add(), await shop.add()];
      await shop.ask('DELETE', `licenses/${gone.id}`);
      expect(told(await shop.activate(gone))).toEqual([404, 'unknown']);
      await world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`);
      expect(told(await shop.activate(closed))).toEqual([404, 'unknown']);
    });

    it('A-12 says it in the language of whoever reads it', async () => {
      const body = { key: 'x', app: 'tsinvoice', machine: machineNo(1) };
      const answer = await world.call('POST', 'public/licenses/check', { body, headers: { 'accept-language': 'hi' } });
      expect(answer.body.responseMessage).toMatch(/^इस कुंजी का कोई लाइसेंस नहीं है/);
    });

    test.each([
      ['machine', { machine: 'short' }],
      ['machine', { machine: 'with spaces in between it' }],
      ['app', { app: 'other' }],
      ['name', { name: '' }],
    ])('refuses a wrong %s at its field', async (field, more) => {
      const answer = await shop.activate(await shop.add(), 1, more);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    });

    test.each([
      ['an address', 'license'],
      ['a key', 'licenseKey'],
    ] as const)('A-12 asks too much of %s', async (_, limit) => {
      const { most } = limits[limit];
      limits[limit].most = 2;
      try {
        const license = await shop.add();
        const body = { key: license.key, app: 'tsinvoice', machine: machineNo(1) };
        const ask = (n: number) =>
          world.call('POST', 'public/licenses/check', {
            body: limit === 'license' ? { ...body, key: `no key ${n}` } : body,
            address: limit === 'license' ? '203.0.113.77' : `203.0.113.${80 + n}`,
          });
        const answers = [await ask(1), await ask(2), await ask(3)];
        expect(answers.map(({ status }) => status).slice(1)).toEqual([answers[0]!.status, 429]);
        expect(answers[2]!.headers.get('retry-after')).toBeTruthy();
      } finally {
        limits[limit].most = most;
      }
    });
  });

  describe('machines of a plan', () => {
    const sentence = (more: number) =>
      `TS Invoice Ratti is for 2 machines, and that would be ${more} more. End another licence, or ask TolaShop for a larger plan.`;
    const seatsOf = ({ status, body }: Answer) => [status, body.errors?.seats];

    it('A-12 are as many as it has people, over all licences of the app', async () => {
      await platform.give(shop.shopId, 'tsinvoice-ratti');
      const first = await shop.add({ seats: 2 });
      const body = { name: 'Branch', app: 'tsinvoice', seats: 1 };
      expect(seatsOf(await shop.call('POST', 'licenses', { body }))).toEqual([400, sentence(1)]);
      // Of the other app the shop holds nothing, and has no limits.
      expect((await shop.call('POST', 'licenses', { body: { ...body, app: 'tsmessenger', seats: 50 } })).status).toBe(
        201,
      );
      expect(seatsOf(await shop.call('PUT', `licenses/${first.id}`, { body: { seats: 4 } }))).toEqual([
        400,
        sentence(2),
      ]);
      await shop.ask('PUT', `licenses/${first.id}`, { seats: 1 });
      const second = await shop.add();
      await shop.ask('DELETE', `licenses/${second.id}`);
      await shop.ask('PUT', `licenses/${first.id}`, { seats: 2 });
      const restored = await shop.call('POST', 'licenses/restore', { body: { ids: [second.id] } });
      expect(seatsOf(restored)).toEqual([400, sentence(1)]);
      await shop.ask('POST', `licenses/${first.id}/end`, {});
      expect((await shop.add({ seats: 2 })).seats).toBe(2);
    });

    it('A-12 fit also where two licences are made at once', async () => {
      await platform.give(shop.shopId, 'tsinvoice-ratti');
      const body = { name: 'Branch', app: 'tsinvoice', seats: 2 };
      const answers = await Promise.all([1, 2].map(() => shop.call('POST', 'licenses', { body })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    });

    it('A-12 are none where the plan is over, and no fewer than use it', async () => {
      await platform.give(shop.shopId, 'tsinvoice-masha');
      const license = await shop.add({ seats: 3 });
      for (const n of [1, 2]) await shop.activate(license, n);
      const fewer = await shop.call('PUT', `licenses/${license.id}`, { body: { seats: 1 } });
      expect(seatsOf(fewer)).toEqual([400, '2 machines use it. Release those that are too many first.']);
      await world.sql(`update invoice_subscriptions set state = 'ended' where shop_id = '${shop.shopId}'`);
      const late = await shop.call('POST', 'licenses', { body: { name: 'Late', app: 'tsinvoice', seats: 1 } });
      expect([late.status, late.body.responseMessage]).toEqual([
        409,
        'TS Invoice Masha has ended for this shop: there are no new licences. Ask TolaShop to renew it.',
      ]);
      // What is there may still be named otherwise.
      expect((await shop.ask('PUT', `licenses/${license.id}`, { name: 'Front' })).name).toBe('Front');
    });
  });

  describe('what the shop does', () => {
    it('A-12 takes nothing away that machines use, but what is over', async () => {
      const license = await shop.add();
      await shop.activate(license);
      const early = await shop.call('DELETE', `licenses/${license.id}`);
      expect([early.status, early.body.responseMessage]).toEqual([
        409,
        'Machines use it or did. End it first, so that nobody is surprised.',
      ]);
      await shop.ask('POST', `licenses/${license.id}/end`, {});
      await shop.ask('DELETE', `licenses/${license.id}`);
    });

    it('A-12 has keys that nobody chooses, and an app that stays', async () => {
      const license = await shop.add();
      const body = { key: '00000-00000-00000-00000', app: 'tsmessenger' };
      const answer = await shop.call('PUT', `licenses/${license.id}`, { body });
      const kept = await shop.ask('GET', `licenses/${license.id}`);
      expect([kept.key, kept.app], answer.text).toEqual([license.key, 'tsinvoice']);
      expect((await shop.add()).key).not.toBe(license.key);
    });

    it('A-12 R-41 lets nobody of another shop see or release, and shows keys only with the permission', async () => {
      const license = await shop.add();
      await shop.activate(license);
      const [{ id }] = await shop.machines(license.id);
      const rival = await openLicenseShop(world);
      for (const path of [`licenses/${license.id}`, `licenses/${license.id}/machines/${id}`])
        expect((await rival.call('GET', path)).status).toBe(404);
      expect((await rival.call('POST', `licenses/${license.id}/machines/${id}/release`, { body: {} })).status).toBe(
        404,
      );
      const clerk = await world.person();
      const held = (permissions: string[]) => membershipSql({ userId: clerk.userId, shopId: shop.shopId, permissions });
      await world.sql(held([can.LicenseList]));
      const { token } = clerk;
      const { items } = (await shop.call('GET', 'licenses', { token })).data;
      expect(items[0].key).toBe(license.key);
      expect(
        (await shop.call('POST', `licenses/${license.id}/machines/${id}/release`, { token, body: {} })).status,
      ).toBe(403);
      await world.sql(`update memberships set permissions = '{shop/product/read}' where user_id = '${clerk.userId}'`);
      expect((await shop.call('GET', 'licenses', { token })).status).toBe(403);
    });
  });
});
