import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RequestContext } from '../../../api/requestContext.ts';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { publishChange } from '../../../api/events/signals.ts';
import { EventStream, type StreamTiming } from '../../../api/events/stream.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { readEvents, type EventReader } from '../../support/eventReader.ts';
import { tell, testEvent } from '../../support/telling.ts';
import type { Person } from '../../support/testApi.ts';

describe('the event stream of a shop', () => {
  onPostgres(world => {
    let open: EventReader[] = [];
    let me: Person;
    /** From when a process begins to hear; whoever is there before is told that they may have missed something. */
    beforeAll(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = world.ports.events.listen(signal => signal === 'lost' && resolve());
      await promise;
      stop();
    });
    beforeEach(async () => (me = await world.person({ shopId: world.mine.shopId })));
    afterEach(async () => {
      for (const reader of open) await reader.close();
      open = [];
    });

    const request = ({ shopId, token }: Person, last?: string) =>
      new Request(`http://shop.test/api/shops/${shopId}/events`, {
        headers: { authorization: `Bearer ${token}`, ...(last && { 'last-event-id': last }) },
      });
    const listen = async (person: Person, last?: string) => {
      const reader = readEvents(await world.api.fetch(request(person, last)));
      open.push(reader);
      return { reader, ready: await reader.until('ready') };
    };
    const listenAt = async (timing: StreamTiming) => {
      const access = { to: 'shop', permission: '' } as const;
      const parameters = { shopId: me.shopId };
      const context = new RequestContext(world.ports, request(me), access, parameters, {
        session: world.ports.secrets.digest(me.token),
        address: '',
        id: world.ports.ids.next(),
        reach: 'never',
      });
      const stream = new EventStream(context, timing);
      await stream.begin();
      const reader = readEvents(new Response(stream.body, { headers: { 'content-type': 'text/event-stream' } }));
      open.push(reader);
      return reader;
    };
    const inShop = (...statements: ReturnType<typeof publishChange>[]) =>
      world.ports.database.batch([enterJob(me.shopId, null), ...statements]);

    it('brings what I am told, and nothing that others are', async () => {
      const other = await world.person({ shopId: me.shopId });
      const [mine, theirs, rivals] = [await listen(me), await listen(other), await listen(world.rival)];
      await tell(world.ports, [other], testEvent(1));
      await tell(world.ports, [me], testEvent(2));
      expect((await mine.reader.next())!.data).toMatchObject({ kind: 'supportOpened', payload: { name: 'Asha 2' } });
      expect((await theirs.reader.next())!.data).toMatchObject({ payload: { name: 'Asha 1' } });
      await world.ports.database.batch([
        enterJob(world.rival.shopId, null),
        publishChange(world.rival.shopId, 'imports', 'the rival'),
      ]);
      expect((await rivals.reader.until('changed')).data).toEqual({ resource: 'imports', id: 'the rival' });
      expect(mine.reader.text() + theirs.reader.text()).not.toContain('the rival');
      expect(rivals.reader.text()).not.toContain('Asha');
    });

    it('brings hints to whoever may list what they speak of, each once', async () => {
      const idle = await world.person({ shopId: me.shopId, permissions: [] });
      const [mine, theirs] = [await listen(me), await listen(idle)];
      await inShop(
        publishChange(me.shopId, 'messages', 'm1'),
        publishChange(me.shopId, 'messages', 'm1'),
        publishChange(me.shopId, 'imports', 'i1'),
      );
      expect((await mine.reader.next())!.data).toEqual({ resource: 'messages', id: 'm1' });
      expect((await mine.reader.next())!.data).toEqual({ resource: 'imports', id: 'i1' });
      expect((await theirs.reader.next())!.data).toEqual({ resource: 'imports', id: 'i1' });
    });

    it('brings hints that come quicker than they are gathered', async () => {
      const reader = await listenAt({ beat: 3_600_000, gather: 500 });
      let isTold = false;
      const told = reader.until('changed').finally(() => (isTold = true));
      while (!isTold) await inShop(publishChange(me.shopId, 'imports', 'busy'));
      expect((await told).data).toEqual({ resource: 'imports', id: 'busy' });
    });

    it('says nothing of what is undone', async () => {
      const { reader } = await listen(me);
      const undone = inShop(publishChange(me.shopId, 'imports', 'undone'), { text: 'select 1 / 0', values: [] });
      await expect(undone).rejects.toThrow('zero');
      await inShop(publishChange(me.shopId, 'imports', 'done'));
      expect((await reader.next())!.data).toEqual({ resource: 'imports', id: 'done' });
    });

    it('goes on where a broken line ended', async () => {
      const { reader, ready } = await listen(me);
      await tell(world.ports, [me], testEvent(1));
      const { id } = (await reader.next())!;
      await reader.close();
      for (const n of [2, 3]) await tell(world.ports, [me], testEvent(n));
      const names = async (last: string) => {
        const again = await listen(me, last);
        const told = new Set<string>();
        while (!told.has('Asha 3')) told.add((await again.reader.until('notification')).data.payload.name);
        return [...told];
      };
      expect(await names(id!)).toEqual(expect.arrayContaining(['Asha 2', 'Asha 3']));
      expect(await names(ready.id!)).toEqual(['Asha 1', 'Asha 2', 'Asha 3']);
    });

    it('loses nothing that was made before the newest one seen and committed after it', async () => {
      const early = world.ports.ids.next();
      await tell(world.ports, [me], testEvent(2));
      const newest = world.ports.ids.next();
      await world.sql(`insert into notifications (shop_id, id, user_id, kind, payload, event, created_at, updated_at)
        values ('${me.shopId}', '${early}', '${me.userId}', 'personJoined', '{"name":"Late"}', 'late', now(), now())`);
      const { reader } = await listen(me, newest);
      const first = await reader.until('notification');
      expect(first.data.payload).toEqual({ name: 'Late' });
    });

    it.each([
      ['its session ends', 401, (person: Person) => world.call('POST', 'account/signout', { token: person.token })],
      [
        'the membership goes',
        403,
        (person: Person) => world.mine.call('DELETE', `users/${person.userId}`, { token: world.mine.token }),
      ],
    ])('ends when %s', async (_, status, leave) => {
      await world.sql(`update memberships set role = 'owner' where user_id = '${world.mine.userId}'`);
      const { reader } = await listen(me);
      const left = await leave(me);
      expect(left.status, left.text).toBeLessThan(300);
      expect((await reader.until('end')).data).toEqual({ status });
      expect(await reader.next()).toBeNull();
    });

    it('is for members who are signed in', async () => {
      const status = async (asked: Request) => (await world.api.fetch(asked)).status;
      expect(await status(request({ ...me, token: 'x'.repeat(30) }))).toBe(401);
      expect(await status(request({ ...me, token: world.rival.token }))).toBe(403);
    });

    it('beats, and brings by the way what no signal told of and ends what no signal ended', async () => {
      const reader = await listenAt({ beat: 30, gather: 5 });
      await world.sql(`insert into notifications (shop_id, id, user_id, kind, payload, event, created_at, updated_at)
        values ('${me.shopId}', '${world.ports.ids.next()}', '${me.userId}', 'personJoined', '{"name":"Quiet"}', 'quiet', now(), now())`);
      expect((await reader.until('notification')).data.payload).toEqual({ name: 'Quiet' });
      await world.sql(`delete from sessions where user_id = '${me.userId}'`);
      expect((await reader.until('end')).data).toEqual({ status: 401 });
      expect(reader.text()).toMatch(/: beat\n\n|Quiet/);
    });

    it('holds nothing that others need, however many listen', async () => {
      for (let n = 0; n < 40; n++) await listen(me);
      expect((await world.mine.call('GET', 'products')).status).toBe(200);
      const [held] = await world.sql(
        `select count(*)::int as count from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
      );
      expect(held!['count']).toBe(0);
    });
  });
});
