import { expect } from 'vitest';
import { createApi } from '../../api/app.ts';
import { openServer } from '../../server/db/server.ts';
import { openCounter } from './counter.ts';
import { eventually } from './eventually.ts';
import { openTestApi } from './testApi.ts';

/** A counter with two processes on one PostgreSQL, for calls that truly run side by side. */
export const openSideBySide = async () => {
  const world = await openTestApi('server');
  const counter = await openCounter(world);
  const server = openServer({ url: world.place! });
  const other = createApi({ ...world.ports, database: server.database });
  const here = (path: string, body: object = {}) => counter.shop.call('POST', path, { body });
  const elsewhere = (path: string, body: object = {}) => {
    const { shopId, token } = counter.shop;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = new Request(`http://shop.test/api/shops/${shopId}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return other.fetch(request, { address: '198.51.100.8' });
  };
  return {
    counter,
    here,
    /**
     * Makes two calls and returns their statuses in order. The calls are held at the rows `held` until both are there, or one waits for the
     * other: then they go on side by side.
     */
    async atOnce(held: string, one: string, another: string, body: object = {}): Promise<number[]> {
      const holder = await world.owner.connect();
      try {
        await holder.query('begin');
        await holder.query(`select 1 from ${held} where shop_id = '${counter.shop.shopId}' for update`);
        const answers = Promise.all([here(one, body), elsewhere(another, body)]);
        await eventually(async () => {
          const [waiting] = await world.sql(`select count(*)::int as n from pg_stat_activity
            where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
          expect(waiting!['n']).toBe(2);
        });
        await holder.query('commit');
        return (await answers).map(({ status }) => status).sort();
      } finally {
        holder.release();
      }
    },
    async close() {
      await server.close();
      await world.close();
    },
  };
};
export type SideBySide = Awaited<ReturnType<typeof openSideBySide>>;
