import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorLimit } from '../../api/errorLog.ts';
import type { Ports } from '../../api/ports.ts';
import { sweep } from '../../api/sweep.ts';
import { onBoth } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fixedClock } from '../../server/clock.ts';
import { uuidv7Ids } from '../../server/ids.ts';

const clock = fixedClock('2026-03-02T06:10:00Z');
const day = 24 * 60 * 60 * 1_000;
const whoever = ['a stranger', 'somebody of another shop', 'whoever works there'] as const;
/** Fails where nobody has been checked yet: as soon as the body of a call with a key is read. */
const brittle = (ports: Ports): Ports => ({
  ...ports,
  clock,
  ids: uuidv7Ids(clock),
  secrets: {
    ...ports.secrets,
    digest: text => {
      if (String(text).includes('kiln')) throw new TypeError('The kiln is cold');
      return ports.secrets.digest(text);
    },
  },
});

onBoth(world => {
  let shop: Shop;
  const tokens = () => [undefined, world.rival.token, shop.token];
  const errors = async () =>
    world.sql(`select shop_id, user_id, organization_id, action_name, message, version from error_logs order by id`);
  const lines = () => world.logged.filter(({ level }) => level === 'error');

  beforeAll(async () => void (shop = await openShop(world)));
  afterEach(async () => {
    await world.sql('delete from error_logs');
    world.logged.length = 0;
  });

  /** As when the line goes in the midst of sending. */
  const brokenOff = (path: string, token?: string, type = 'application/json') => {
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
        else controller.enqueue(new TextEncoder().encode('{"name'));
        sent = true;
      },
    });
    const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return world.api.fetch(new Request(`http://shop.test/api/${path}`, init));
  };

  describe('a body that breaks off is no error of ours', () => {
    it.each(whoever.map((who, i) => [who, i, [401, 403, 400][i]!] as const))('of %s', async (_, i, status) => {
      for (const type of ['application/json', 'multipart/form-data; boundary=x'])
        for (const path of ['contacts', 'admin/products', 'contacts/import']) {
          const answer = await brokenOff(`shops/${shop.shopId}/${path}`, tokens()[i], type);
          expect([401, 403, 400, 415], path).toContain(answer.status);
          expect([path, answer.status === 415 || answer.status === status]).toEqual([path, true]);
        }
      expect([await errors(), lines()]).toEqual([[], []]);
    });

    it.each(['account/signin', 'account/register', 'webhooks/whatsapp', 'public/orders'])('at %s', async path => {
      expect((await brokenOff(path)).status).toBe(400);
      expect([await errors(), lines()]).toEqual([[], []]);
    });
  });

  describe('a fault of ours', () => {
    const fault = (token?: string) =>
      world.call('POST', `shops/${shop.shopId}/contacts`, {
        ...(token && { token }),
        headers: { 'idempotency-key': 'one' },
        body: { name: 'kiln' },
      });

    it.each(whoever.slice(0, 2).map((who, i) => [who, i, [401, 403][i]!] as const))(
      'writes nothing for %s, who is refused',
      async (_, i, status) => {
        expect((await fault(tokens()[i])).status).toBe(status);
        expect(await errors()).toEqual([]);
      },
    );

    it('is in the list of the shop for whoever works there', async () => {
      expect((await fault(shop.token)).status).toBe(500);
      expect(await errors()).toEqual([
        expect.objectContaining({ shop_id: shop.shopId, user_id: shop.userId, organization_id: shop.tenantId }),
      ]);
    });

    it('of a call that needs no session is in no shop and of nobody', async () => {
      const body = { email: 'kiln@example.test', password: 'x' };
      expect((await world.call('POST', 'account/signin', { body, token: shop.token })).status).toBe(500);
      expect(await errors()).toEqual([
        expect.objectContaining({ shop_id: '00000000-0000-0000-0000-000000000000', user_id: null }),
      ]);
    });

    describe('again and again', () => {
      const usual = errorLimit.most;
      beforeAll(() => void (errorLimit.most = 3));
      afterEach(() => void (errorLimit.most = usual));

      it('is kept so often in an hour, then counted in one row, and all are in the log', async () => {
        await Promise.all(Array.from({ length: 8 }, () => fault(shop.token)));
        const actions = (await errors()).map(({ action_name, message }) => [action_name, message]);
        // Of calls that come at once, ids do not tell which was kept first.
        expect(actions.toSorted()).toEqual([
          ...Array.from({ length: 3 }, () => ['contacts.create', 'The kiln is cold']),
          ['errors.leftOut', '5 more of this hour are in the log of the server alone'],
        ]);
        expect(lines()).toHaveLength(8);
        clock.advance(60 * 60_000);
        await fault(shop.token);
        expect((await errors()).map(({ action_name }) => action_name).toSorted()).toEqual([
          ...Array.from({ length: 4 }, () => 'contacts.create'),
          'errors.leftOut',
        ]);
      });
    });

    it('goes after 90 days', async () => {
      await fault(shop.token);
      clock.advance(90 * day - 1_000);
      await sweep(world.ports);
      expect(await errors()).toHaveLength(1);
      clock.advance(2_000);
      await sweep(world.ports);
      expect(await errors()).toEqual([]);
    });
  });
}, brittle);
