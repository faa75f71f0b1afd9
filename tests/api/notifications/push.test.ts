import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { runPush } from '../../../api/push/job.ts';
import type { Ports } from '../../../api/ports.ts';
import { webPushPush } from '../../../server/push/webPush.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openPushService, type Device, type PushService } from '../../support/pushService.ts';
import { tell, testEvent } from '../../support/telling.ts';
import type { Person } from '../../support/testApi.ts';
import { eventually } from '../../support/eventually.ts';

const vapid = webPush.generateVAPIDKeys();
let service: PushService;
let push: Ports['push'];
beforeAll(async () => {
  service = await openPushService();
  push = webPushPush({ vapid, contact: 'https://shop.test', standIn: service.address });
});
afterAll(() => service.close());

/** The service is known only once it runs. */
const late: Ports['push'] = {
  publicKey: vapid.publicKey,
  accepts: endpoint => push.accepts(endpoint),
  send: (...message) => push.send(...message),
};

describe('web push', () => {
  onPostgres(
    world => {
      let me: Person;
      beforeEach(async () => {
        me = await world.person({ shopId: world.mine.shopId });
        service.arrived.length = 0;
        service.answers.length = 0;
      });
      const call = (method: string, rest = '', body?: unknown, token = me.token) =>
        world.call(method, `account/notices${rest}`, { token, body });
      const subscribe = (device: Device, topics?: string[], token?: string) =>
        call('PUT', '/device', { ...device, ...(topics && { topics }) }, token);
      const subscribed = async (topics = ['shop']) => {
        const device = service.device();
        const answer = await subscribe(device, topics);
        expect(answer.status, answer.text).toBe(200);
        return device;
      };
      const arrivedAt = ({ endpoint }: Device) => service.arrived.filter(({ device }) => device === endpoint);
      const deliveries = async () =>
        (
          await world.sql(`select d.state from push_deliveries d join notifications n on n.id = d.notification_id
            where n.user_id = '${me.userId}' and d.subscription_id <> '00000000-0000-0000-0000-000000000000'`)
        ).map(({ state }) => state);
      const settled = (states: string[]) => eventually(async () => expect(await deliveries()).toEqual(states));

      it('reaches each device that wants it, signed and readable by it alone', async () => {
        const [one, other, deaf] = [await subscribed(), service.device(), service.device()];
        const sessions = [await signedInAgain(), await signedInAgain()];
        await subscribe(other, ['shop', 'imports'], sessions[0]);
        await subscribe(deaf, ['imports'], sessions[1]);
        await tell(world.ports, [me], testEvent(1));
        await settled(['sent', 'sent']);
        expect(arrivedAt(deaf)).toEqual([]);
        for (const device of [one, other]) {
          const [message, ...more] = arrivedAt(device);
          expect(more).toEqual([]);
          expect(message).toMatchObject({ publicKey: vapid.publicKey, ttl: 86_400 });
          expect(message!.topic).toMatch(/^[\da-f]{32}$/);
          expect(JSON.parse(message!.payload)).toEqual({
            id: expect.any(String),
            title: 'Asha 1 of TolaShop support may enter this shop',
            text: 'Until 2 Mar 2026, 11:30 am: A question · Shop',
            link: `/support_access?shop=${me.shopId}`,
          });
        }
      });

      it('is given to a device once, also when a job is handed out again', async () => {
        const device = await subscribed();
        await tell(world.ports, [me], testEvent(1));
        await settled(['sent']);
        const [told] = await world.sql(`select id from notifications where user_id = '${me.userId}'`);
        const [known] = await world.sql(`select id from push_subscriptions where user_id = '${me.userId}'`);
        const task = { shop: me.shopId, user: me.userId, id: String(told!['id']) };
        await runPush(world.ports, task);
        await runPush(world.ports, { ...task, device: String(known!['id']) });
        await world.sql(`update push_deliveries set state = 'sending' where notification_id = '${task.id}'`);
        await runPush(world.ports, { ...task, device: String(known!['id']) });
        expect(arrivedAt(device)).toHaveLength(1);
      });

      it.each([404, 410])('forgets a device that is gone: %i', async status => {
        await subscribed();
        service.answers.push({ status });
        await tell(world.ports, [me], testEvent(1));
        await settled(['gone']);
        expect((await call('GET')).data.device).toBeNull();
      });

      it.each([429, 503])('tries again later what was not taken: %i', async status => {
        const device = await subscribed();
        service.answers.push({ status, headers: { 'retry-after': '120' } });
        await tell(world.ports, [me], testEvent(1));
        const job = await eventually(async () => {
          const [waiting] = await world.sql(
            `select data, extract(epoch from start_after - created_on)::int as wait from jobs.job
             where name = 'push' and state = 'created' and data ->> 'user' = '${me.userId}' and start_after > created_on + interval '100 s'`,
          );
          expect(waiting).toBeDefined();
          return waiting!;
        });
        // From when it is asked for, which on a busy machine is a moment before it stands there.
        expect(Number(job['wait'])).toBeLessThanOrEqual(120);
        expect(await deliveries()).toEqual(['queued']);
        expect(arrivedAt(device)).toEqual([]);
        await runPush(world.ports, job['data'] as Parameters<typeof runPush>[1]);
        await settled(['sent']);
        expect(arrivedAt(device)).toHaveLength(1);
      });

      it('does not try again what is refused', async () => {
        await subscribed();
        service.answers.push({ status: 400 });
        await tell(world.ports, [me], testEvent(1));
        await settled(['refused']);
        expect((await call('GET')).data.device).toEqual(['shop']);
      });

      it('ends with the session, whichever way it ends', async () => {
        const device = await subscribed();
        expect((await world.call('POST', 'account/signout', { token: me.token })).status).toBe(200);
        expect(await world.sql(`select 1 from push_subscriptions where user_id = '${me.userId}'`)).toEqual([]);
        const next = { ...me, token: await signedInAgain() };
        await subscribe(device, ['shop'], next.token);
        await world.sql(`delete from sessions where user_id = '${me.userId}'`);
        const before = service.calls();
        await tell(world.ports, [me], testEvent(2));
        await eventually(async () => {
          const [job] = await world.sql(
            `select count(*)::int as open from jobs.job where name = 'push' and state in ('created', 'active', 'retry') and data ->> 'user' = '${me.userId}'`,
          );
          expect(job!['open']).toBe(0);
        });
        expect(service.calls()).toBe(before);
      });

      it('goes on in a new session of the same person, and never of another', async () => {
        const device = await subscribed();
        const token = await signedInAgain();
        expect((await subscribe(device, undefined, token)).data.device).toEqual(['shop']);
        const other = await world.person({ shopId: me.shopId });
        expect((await subscribe(device, undefined, other.token)).data.device).toBeNull();
        await subscribe(device, ['imports'], other.token);
        expect((await call('GET', '', undefined, token)).data.device).toBeNull();
      });

      it('goes to nobody who works there no longer', async () => {
        const device = await subscribed();
        await world.sql(`delete from memberships where user_id = '${me.userId}'`);
        await tell(world.ports, [me], testEvent(1));
        await subscribed();
        expect(await deliveries()).toEqual([]);
        expect(arrivedAt(device)).toEqual([]);
      });

      it('asks only for addresses of the public, and for keys', async () => {
        const device = service.device();
        const problems = async (change: Partial<Device> & { topics?: unknown }) =>
          (await call('PUT', '/device', { ...device, topics: ['shop'], ...change })).body.errors;
        const wrong = { endpoint: 'This is not the address of a push service.' };
        for (const endpoint of ['http://push.shop.com/x', 'https://127.0.0.1/x', 'https://localhost/x', 'ftp://a.com'])
          expect(await problems({ endpoint })).toEqual(wrong);
        expect(await problems({ p256dh: 'short' })).toEqual({ p256dh: 'This is not a key.' });
        expect(await problems({ auth: 'short' })).toEqual({ auth: 'This is not a secret.' });
        expect(await problems({ topics: ['weather'] })).toEqual({ topics: expect.stringContaining('imports') });
      });

      it('keeps the newest ten devices of a person', async () => {
        for (let n = 0; n < 12; n++) await subscribe(service.device(), ['shop'], await signedInAgain());
        const [kept] = await world.sql(
          `select count(*)::int as count from push_subscriptions where user_id = '${me.userId}'`,
        );
        expect(kept!['count']).toBe(10);
      });

      it('goes by mail too, to whoever wants that, once', async () => {
        expect((await call('PUT', '/mail', { topics: ['shop'] })).data.mail).toEqual(['shop']);
        await tell(world.ports, [me], testEvent(1));
        const mine = async () => (await world.letters()).filter(({ to }) => to.startsWith(me.userId));
        await eventually(async () => expect(await mine()).toHaveLength(1));
        const [letter] = await mine();
        expect(letter!.subject).toBe('Asha 1 of TolaShop support may enter this shop');
        expect(letter!.text).toContain(`https://shop.test/support_access?shop=${me.shopId}`);
        const [told] = await world.sql(`select id from notifications where user_id = '${me.userId}'`);
        await runPush(world.ports, { shop: me.shopId, user: me.userId, id: String(told!['id']) });
        expect(await mine()).toHaveLength(1);
      });

      const signedInAgain = async () => {
        const token = world.ports.secrets.token();
        await world.sql(`insert into sessions (token_digest, id, user_id, created_at, expires_at) values
          ('${world.ports.secrets.digest(token)}', '${world.ports.ids.next()}', '${me.userId}', now(), now() + interval '1 day')`);
        return token;
      };
    },
    (ports: Ports) => ({ ...ports, push: late }),
  );
});
