import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '../../server/backup/backUp.ts';
import { readEnv } from '../../server/env.ts';
import { openDatabase } from '../../server/openDatabase.ts';
import { keptIn, valuesOf, workplace } from '../support/backups.ts';
import { placeDatabase } from '../support/freshDatabase.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { openTestDatabase, type Engine } from '../support/testDatabase.ts';

/** A database that somebody has open, with its place as a backup knows it. */
const openPlace = async (engine: Engine) => {
  const work = workplace();
  onTestFinished(work.remove);
  const dataDir = work.in('data');
  await mkdir(join(dataDir, 'files'), { recursive: true });
  const opened = await openOf[engine](dataDir);
  onTestFinished(opened.close);
  return { work, dataDir, pool: opened.pool, place: { dataDir, adminUrl: opened.adminUrl } };
};

const openOf: Record<
  Engine,
  (dataDir: string) => Promise<{ pool: pg.Pool; adminUrl: string | null; close(): Promise<void> }>
> = {
  async server() {
    const { owner, close } = await openTestDatabase('server');
    return { pool: owner, adminUrl: owner.options.connectionString!, close };
  },
  async embedded(dataDir) {
    await placeDatabase(join(dataDir, 'database'));
    const { pool, close } = await openDatabase(readEnv({ DATA_DIR: dataDir, DEMO: 'off', GOOGLE_CLIENT_ID: 'none' }));
    return { pool, adminUrl: null, close };
  },
};

/** Writes one file after the other, each with a row in two tables, and makes the database tidy up behind itself; until it is told to end. */
const writer = (pool: pg.Pool, dataDir: string, tidyUp: string[]) => {
  let written = 0;
  let isOver = false;
  const writing = (async () => {
    for (let n = 1; !isOver; n++) {
      await writeFile(join(dataDir, 'files', `number-${n}`), `file ${n}`);
      await pool.query(insertBoth, [String(n)]);
      written = n;
      if (n % 10 === 0) for (const statement of tidyUp) await pool.query(statement);
      await delay(1);
    }
  })();
  return {
    written: () => written,
    end: async () => {
      isOver = true;
      await writing;
    },
  };
};

const insertBoth = `with first as (insert into nonces values ($1, now()))
  insert into tickets (token_digest, session_digest, address, expires_at) values ($1, '', '', now())`;

/** Rows move, and the log that a copy needs would be gone if nothing held it. */
const tidyUp: Record<Engine, string[]> = {
  server: [`update nonces set expires_at = now() where digest !~ ' '`, 'vacuum nonces'],
  embedded: [
    `update nonces set expires_at = now() where digest !~ ' '`,
    'vacuum nonces',
    'select pg_switch_wal()',
    'checkpoint',
  ],
};

it.each(bothEnginesFor('backup of a running shop'))(
  'on the %s database it is one moment, while others write, with the files of that moment',
  async engine => {
    const { work, dataDir, pool, place } = await openPlace(engine);
    await pool.query(`insert into nonces select format('0 %s', n), now() from generate_series(1, 30000) n`);
    const writing = writer(pool, dataDir, tidyUp[engine]);
    try {
      await vi.waitUntil(() => writing.written() > 20, { timeout: 60_000 });
      const before = writing.written();
      await backUp(place, work.in('shop.tar'));
      const after = writing.written();
      expect(after).toBeGreaterThan(before);
      const kept = await keptIn(work.in('shop.tar'));
      const numbersIn = (table: string, column: string) =>
        valuesOf(kept, table, column)
          .filter(value => !value!.includes(' '))
          .map(Number)
          .toSorted((a, b) => a - b);
      const numbers = numbersIn('public.nonces', 'digest');
      const last = numbers.at(-1)!;
      expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1));
      expect(numbersIn('public.tickets', 'token_digest')).toEqual(numbers);
      expect(last).toBeGreaterThanOrEqual(before);
      expect(last).toBeLessThanOrEqual(after);
      const missing = Array.from({ length: last }, (_, at) => `files/number-${at + 1}`).filter(
        path => !kept.files[path],
      );
      expect(missing).toEqual([]);
      expect(existsSync(join(dataDir, 'backup'))).toBe(false);
    } finally {
      await writing.end();
    }
  },
);

it('a file that goes while the rows are read is in it', async () => {
  const { work, dataDir, pool, place } = await openPlace('server');
  await writeFile(join(dataDir, 'files', 'named'), 'bytes');
  const client = await pool.connect();
  await client.query('begin');
  await client.query('lock table nonces in access exclusive mode');
  const made = backUp(place, work.in('shop.tar'));
  // It waits for the table, and has its moment.
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(`select from pg_locks where not granted and relation = 'nonces'::regclass`);
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
  await rm(join(dataDir, 'files', 'named'));
  await client.query('rollback');
  client.release();
  await made;
  expect((await keptIn(work.in('shop.tar'))).files['files/named']?.toString()).toBe('bytes');
});

it('a file that goes while the database is copied is in it', async () => {
  const { work, dataDir, place } = await openPlace('embedded');
  await writeFile(join(dataDir, 'files', 'named'), 'bytes');
  const made = backUp(place, work.in('shop.tar'));
  await vi.waitUntil(() => existsSync(join(dataDir, 'backup/database/data')), { timeout: 60_000, interval: 1 });
  expect(existsSync(join(dataDir, 'backup/database/data/backup_label'))).toBe(false);
  await rm(join(dataDir, 'files', 'named'));
  await made;
  expect((await keptIn(work.in('shop.tar'))).files['files/named']?.toString()).toBe('bytes');
});

it('two backups of one place at once: the second is told, and the first is whole', async () => {
  const { work, place } = await openPlace('embedded');
  const first = backUp(place, work.in('first.tar'));
  await expect(backUp(place, work.in('second.tar'))).rejects.toThrow('Another backup of this DATA_DIR is under way.');
  expect((await first).tables.length).toBeGreaterThan(80);
  expect(existsSync(work.in('second.tar'))).toBe(false);
});

it('files on another disk are in it by the link that leads there, and it never lies among them', async () => {
  const { work, dataDir, place } = await openPlace('embedded');
  await mkdir(work.in('disk/shops'), { recursive: true });
  await writeFile(work.in('disk/shops/picture'), 'bytes');
  await rm(join(dataDir, 'files'), { recursive: true });
  await symlink(work.in('disk'), join(dataDir, 'files'));
  await backUp(place, work.in('shop.tar'));
  expect(Object.keys((await keptIn(work.in('shop.tar'))).files)).toEqual(['files/shops/picture']);
  await expect(backUp(place, join(dataDir, 'shop.tar'))).rejects.toThrow('lies in DATA_DIR: name a file elsewhere');
});
