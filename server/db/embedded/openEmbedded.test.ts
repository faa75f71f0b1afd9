import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database, Run, Value } from '../../../api/ports.ts';
import { cachedTemplate } from '../../../tests/support/cachedTemplate.ts';
import { proofSize } from '../../../tests/support/proofSize.ts';
import { openEmbedded } from './openEmbedded.ts';
import { start } from './start.ts';
import { shortenLog, upkeep } from './upkeep.ts';

const kills = proofSize(2, 20);

const sql = (text: string, ...values: Value[]) => ({ text, values });
const insert = (name: string) => sql('insert into rows (name) values ($1)', name);
const rowsOf = async ({ batch }: Database, text: string) => (await batch([sql(text)])).flatMap(({ rows }) => rows);
const names = async (database: Database) => (await rowsOf(database, 'select name from rows order by id')).flat();

let template: Blob;
let original: string;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  const table = sql('create table rows (id int generated always as identity primary key, name text unique)');
  template = await cachedTemplate(table.text, ({ database }) => database.batch([table]));
  original = mkdtempSync(join(tmpdir(), 'tolashop-embedded-'));
  await openEmbedded({ folder: original, template }).then(({ close }) => close());
});
afterAll(() => rmSync(original, { recursive: true }));

afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

function emptyFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tolashop-embedded-'));
  cleanUp.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** One that holds the empty table. */
function folderWithTable(): string {
  const copy = emptyFolder();
  cpSync(original, copy, { recursive: true });
  return copy;
}

async function open({ folder = folderWithTable(), ...options }: Partial<Parameters<typeof openEmbedded>[0]> = {}) {
  const embedded = await openEmbedded({ folder, template, ...options });
  cleanUp.push(embedded.close);
  return embedded;
}

/** Another process that opens the folder, says so, and goes on with `code`. */
function neighbour(folder: string, code = '') {
  const opening = `
    import { openEmbedded } from ${JSON.stringify(new URL('./openEmbedded.ts', import.meta.url).href)};
    const { database } = await openEmbedded({ folder: ${JSON.stringify(folder)} });
    console.log('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', opening + code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUp.push(() => child.kill('SIGKILL'));
  return { lines: createInterface(child.stdout), kill: () => child.kill('SIGKILL'), gone: once(child, 'exit') };
}

describe('its data', () => {
  it('is there again after a stop, extensions included', async () => {
    const folder = emptyFolder();
    const { database, close } = await openEmbedded({ folder });
    await database.batch([sql('create extension pg_trgm'), sql('create extension btree_gin')]);
    await database.batch([sql(`create table things as select 'kept' as name`)]);
    await close();
    const again = await open({ folder });
    expect(await rowsOf(again.database, `select name from things where name % 'kept'`)).toEqual([['kept']]);
  });

  it('can be dumped, and another database starts from the dump', async () => {
    const first = await open({ folder: null });
    await first.database.batch([insert('both')]);
    const second = await open({ folder: null, template: new Blob([await first.dump()]) });
    await first.database.batch([insert('first only')]);
    expect(await names(first.database)).toEqual(['both', 'first only']);
    expect(await names(second.database)).toEqual(['both']);
  });

  it('is read under node --watch, whose workers send messages of their own', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    cleanUp.push(() => vi.unstubAllEnvs());
    const { database } = await open();
    expect(await names(database)).toEqual([]);
  });

  it('is not spoilt by a first start that was cut short', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'data.new', 'PG_VERSION'), { recursive: true });
    expect(await names((await open({ folder })).database)).toEqual([]);
  });

  it('costs one fsync a commit', async () => {
    const database = await start({ folder: folderWithTable() });
    cleanUp.push(() => database.close());
    const fsync = vi.spyOn(fs, 'fsyncSync');
    for (let n = 0; n < 50; n++) await database.query('insert into rows (name) values ($1)', [`row ${n}`]);
    expect(fsync).toHaveBeenCalledTimes(50);
    await database.query('select name from rows');
    expect(fsync).toHaveBeenCalledTimes(50);
  });

  it(
    `survives ${kills} kills in the middle of writing: nothing acknowledged is lost`,
    { timeout: 600_000 },
    async () => {
      const folder = folderWithTable();
      const acknowledged: string[] = [];
      for (let life = 0; life < kills; life++) {
        const writer = neighbour(
          folder,
          `const write = async (writer) => {
          for (let n = 0; ; n++) {
            const name = '${life} ' + writer + ' ' + n;
            await database.batch([{ text: 'insert into rows (name) values ($1)', values: [name] }]);
            console.log(name);
          }
        };
        await Promise.all([1, 2, 3].map(write));`,
        );
        let said = 0;
        for await (const line of writer.lines) {
          if (said > 0) acknowledged.push(line);
          if (++said === 2 + Math.floor((life * 140) / kills)) writer.kill();
        }
        await writer.gone;
      }
      const { database } = await open({ folder });
      const kept = new Set(await names(database));
      expect(acknowledged.length).toBeGreaterThan(30 * kills);
      expect(acknowledged.filter(name => !kept.has(name))).toEqual([]);
      const [, byIndex] = await database.batch([
        sql(`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`),
        sql('select name from rows order by name'),
      ]);
      expect(new Set(byIndex?.rows.flat())).toEqual(kept);
    },
  );
});

describe('its folder', () => {
  it('is refused to a second process, and free again once the first one was killed', async () => {
    const folder = folderWithTable();
    const { lines, kill, gone } = neighbour(folder);
    expect(await once(lines, 'line')).toEqual(['open']);
    await expect(open({ folder })).rejects.toThrow(`The database folder ${folder} is in use by another process.`);
    kill();
    await gone;
    expect(await rowsOf((await open({ folder })).database, 'select 1')).toEqual([['1']]);
  });

  it('is refused to the same process too, until it is closed', async () => {
    const folder = folderWithTable();
    const { close } = await openEmbedded({ folder });
    await expect(open({ folder })).rejects.toThrow(folder);
    await close();
    expect(await names((await open({ folder })).database)).toEqual([]);
  });

  it('is left when the start fails', async () => {
    const folder = emptyFolder();
    await expect(open({ folder, template: new Blob(['no tar'.repeat(200)]) })).rejects.toThrow(
      `${folder} cannot be opened`,
    );
    expect(await names((await open({ folder })).database)).toEqual([]);
  });
});

describe('its watchdog', () => {
  const forEver = sql('select count(*) from generate_series(1, 1000000000000)');

  /** One whose watchdog knows no other time than what the test says has passed. */
  async function openOutOfTime() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    cleanUp.push(() => vi.useRealTimers());
    const embedded = await open({ watchdogMs: 60_000 });
    // Its own upkeep, which would now and then be under way when time passes, and ended with whatever was to last.
    vi.clearAllTimers();
    await embedded.database.batch([insert('kept')]);
    return embedded;
  }
  const bittenUntil = async (over: Promise<unknown>) => {
    let isOver = false;
    void over.catch(() => {}).finally(() => (isOver = true));
    await vi.waitUntil(() => (vi.advanceTimersByTime(60_000), isOver), { timeout: 60_000 });
  };

  it('ends a query that runs too long, for its caller alone', async () => {
    const { database } = await openOutOfTime();
    const stuck = database.batch([insert('lost'), forEver]);
    const others = Array.from({ length: 5 }, () => names(database));
    await bittenUntil(stuck);
    await expect(stuck).rejects.toMatchObject({ name: 'DatabaseError', code: '57014' });
    expect(await Promise.all(others)).toEqual(others.map(() => ['kept']));
  });

  it('ends a transaction that waits too long, and none of it runs on', async () => {
    const { database } = await openOutOfTime();
    const begun = Promise.withResolvers<Run>();
    const stuck = database.transaction(async run => {
      await run([insert('lost')]);
      begun.resolve(run);
      // The only connection is taken by this very transaction.
      await names(database);
    });
    const run = await begun.promise;
    vi.advanceTimersByTime(60_000);
    await expect(stuck).rejects.toMatchObject({ name: 'DatabaseError', code: '57014' });
    await expect(run([insert('late')])).rejects.toThrow('This transaction is over.');
    expect(await names(database)).toEqual(['kept']);
  });

  it('leaves a quiet database alone', async () => {
    const { database } = await openOutOfTime();
    await database.batch([sql('set enable_sort = off')]);
    await database.transaction(run => run([insert('done')]));
    vi.advanceTimersByTime(600_000);
    expect(await rowsOf(database, 'show enable_sort')).toEqual([['off']]);
  });
});

it('keeps its statistics fresh and its log short', async () => {
  // Many rows at once take a busy machine longer than a request may.
  const { database, pool } = await open({ folder: null, watchdogMs: 120_000 });
  const state = `select reltuples, (select pg_current_wal_lsn() - redo_lsn > 32 * 1024 * 1024 from pg_control_checkpoint())
    from pg_class where relname = 'rows'`;
  await database.batch([sql(`insert into rows (name) select n || repeat('x', 500) from generate_series(1, 40000) n`)]);
  expect(await rowsOf(database, state)).toEqual([['-1', 't']]);
  await upkeep(pool);
  await shortenLog(pool);
  expect(await rowsOf(database, state)).toEqual([['40000', 'f']]);
});
