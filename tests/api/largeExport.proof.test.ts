import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { contacts } from '../../schema/entities/contacts.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { proofSize } from '../support/proofSize.ts';

const rows = proofSize(30_000, 1_000_000);
/** The embedded database ends a statement that takes longer than a quarter of a minute. */
const atOnce = 10_000;
/** Of what the process holds while the file goes out, in bytes. A file of a million rows kept whole is above it. */
const mostHeld = 64 * 1024 * 1024;

onPostgres(world => {
  it(
    'a file of very many rows goes out piece by piece, and every row is in it once',
    { timeout: 3_600_000 },
    async () => {
      const { shopId, token } = world.mine;
      for (let first = 1; first <= rows; first += atOnce)
        await world.sql(`insert into contacts (shop_id, id, name, gender, mobile_no, created_at, updated_at)
        select '${shopId}', gen_random_uuid(), 'Person ' || n, 1, (9000000000 + n)::text, now(), now() from generate_series(${first}, ${first + atOnce - 1}) n`);
      await world.sql('analyze contacts');
      const address = `http://shop.test/api/${await world.mine.path(contacts, 'export?format=csv')}`;
      const request = new Request(address, { headers: { authorization: `Bearer ${token}` } });
      const { status, body } = await world.api.fetch(request);
      expect(status).toBe(200);
      const seen = new Uint8Array(rows + 1);
      const before = held();
      let [most, count, rest] = [0, 0, ''];
      const decoder = new TextDecoder();
      for await (const bytes of body!) {
        const lines = (rest + decoder.decode(bytes, { stream: true })).split('\r\n');
        rest = lines.pop()!;
        for (const line of lines) {
          const number = Number(/\bPerson (\d+)/.exec(line)?.[1] ?? 0);
          if (number && ++count % (rows / 5) === 1) most = Math.max(most, held() - before);
          seen[number] = 1;
        }
      }
      expect([count, seen.slice(1).every(Boolean), rest]).toEqual([rows, true, '']);
      expect(most).toBeLessThan(mostHeld);
    },
  );
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
setFlagsFromString('--no-expose-gc');

const held = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
