import { beforeAll, describe, expect, it } from 'vitest';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { notify } from '../../../api/notifications/notify.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { tell, testEvent } from '../../support/telling.ts';
import type { Person } from '../../support/testApi.ts';

type Told = { id: string; kind: string; payload: Record<string, unknown>; readAt: string | null };

describe('notifications', () => {
  onPostgres(world => {
    let other: Person;
    const call = (method: string, rest = '', token = world.mine.token, body?: unknown) =>
      world.call(method, `shops/${world.mine.shopId}/notifications${rest}`, { token, body });
    const listed = async (token?: string, rest = '') => (await call('GET', rest, token)).data.items as Told[];

    beforeAll(async () => {
      other = await world.person({ shopId: world.mine.shopId, permissions: [] });
      for (const n of [1, 2, 3]) await tell(world.ports, [world.mine, other], testEvent(n));
      await tell(world.ports, [other], testEvent(4));
    });

    it('are each person’s own, the newest first', async () => {
      expect((await listed()).map(({ payload }) => payload['name'])).toEqual(['Asha 3', 'Asha 2', 'Asha 1']);
      expect(await listed(other.token)).toHaveLength(4);
      expect((await listed())[0]).toMatchObject({ kind: 'supportOpened', readAt: null });
    });

    it('are told once under one name, and nothing is told by what is undone', async () => {
      await tell(world.ports, [world.mine, other], testEvent(3));
      const undone = world.ports.database.transaction(async run => {
        await run([enterJob(world.mine.shopId, null)]);
        await notify(world.ports, run, world.mine.shopId, [world.mine.userId], testEvent(5));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      const names = (await listed()).map(({ payload }) => payload['name']);
      expect(names.filter(name => name === 'Asha 3')).toHaveLength(1);
      expect(names).not.toContain('Asha 5');
    });

    it('are counted and read, one by one and all', async () => {
      const before = (await call('GET', '/unread')).data.unread as number;
      const [newest, second] = await listed();
      expect((await call('POST', `/${newest!.id}/read`)).data).toMatchObject({ id: newest!.id });
      expect((await call('GET', '/unread')).data).toEqual({ unread: before - 1 });
      expect((await listed())[0]!.readAt).toBeTruthy();
      await call('POST', '/read', undefined, { upTo: second!.id });
      expect((await call('GET', '/unread')).data).toEqual({ unread: 0 });
      expect((await call('GET', '/unread', other.token)).data).toEqual({ unread: 4 });
    });

    it('of others are not found, whoever asks', async () => {
      const [theirs] = await listed(other.token);
      expect((await call('POST', `/${theirs!.id}/read`)).status).toBe(404);
      expect((await listed(undefined, `?ids=${theirs!.id}`)).map(({ id }) => id)).toEqual([]);
      expect((await call('GET', '', world.rival.token)).status).toBe(403);
      expect((await listed(other.token))[0]!.readAt).toBeNull();
    });

    it('of others are closed by the policy alone', async () => {
      const { shopId, userId } = world.mine;
      const asMe = (text: string) =>
        world.ports.database.batch([enterJob(shopId, userId), { text, values: [] }]).then(([, result]) => result!);
      const seen = await asMe('select distinct user_id from notifications');
      expect(seen.rows).toEqual([[userId]]);
      const theirs = `user_id = '${other.userId}'`;
      expect((await asMe(`update notifications set read_at = now() where ${theirs}`)).count).toBe(0);
      expect((await asMe(`delete from notifications where ${theirs}`)).count).toBe(0);
      await expect(asMe(`update notifications set user_id = '${other.userId}'`)).rejects.toMatchObject({
        code: '42501',
      });
    });

    it('of others are closed by the statements alone', async () => {
      await world.sql('alter table notifications disable row level security');
      const [theirs] = await listed(other.token);
      expect((await listed()).map(({ id }) => id)).not.toContain(theirs!.id);
      expect((await call('POST', `/${theirs!.id}/read`)).status).toBe(404);
      await call('POST', '/read', undefined, {});
      expect((await call('GET', '/unread', other.token)).data).toEqual({ unread: 4 });
      await world.sql('alter table notifications enable row level security');
    });
  });
});
