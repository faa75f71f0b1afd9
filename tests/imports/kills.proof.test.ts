import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { importKey } from '../../api/crud/import/options.ts';
import { enterAccount, enterJob } from '../../api/db/transactionContext.ts';
import { newExport } from '../../api/crud/export/exportRows.ts';
import { newImport } from '../../api/crud/import/importRows.ts';
import { insertRows } from '../../api/db/insertRows.ts';
import type { Database } from '../../api/ports.ts';
import { systemClock } from '../../server/clock.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { drawFrom } from '../support/draw.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { runProgram } from '../support/killable.ts';
import { openTestDatabase, type TestEngine } from '../support/testDatabase.ts';
import type { TaskOfChild } from './taskChild.ts';

const kills = proofSize(2, 100);
const total = proofSize(1_200, 10_000);

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('taskChild.ts', import.meta.url));

/** Every tenth row is wrong, every twentieth but five adds an e-mail address to the one above, every hundredth is blank. */
const kindOf = (n: number) => (n % 100 === 50 ? 'blank' : n % 10 === 3 ? 'wrong' : n % 20 === 5 ? 'again' : 'new');
const cellsOf = (n: number): string[] => {
  const kind = kindOf(n);
  if (kind === 'blank') return ['', '', ''];
  const who = kind === 'again' ? n - 1 : n;
  const email = kindOf(n + 1) === 'again' ? '' : `mail${n}@example.test`;
  return [`Person ${who}`, kind === 'wrong' ? '12' : String(9_700_000_000 + who), email];
};
const numbers = Array.from({ length: total }, (_, n) => n);
const those = (kind: ReturnType<typeof kindOf>) => numbers.filter(n => kindOf(n) === kind);
const text = `Name,Mobile,Email\n${numbers.map(n => `${cellsOf(n).join(',')}\n`).join('')}`;

const ids = uuidv7Ids(systemClock);
const draw = drawFrom(seed);
const at = new Date();

const plantShop = async (database: Database): Promise<string> => {
  const [shop, tenant] = [ids.next(), ids.next()];
  const made = { version: 1, created_at: at.toISOString(), updated_at: at.toISOString() };
  const nowhere = '00000000-0000-0000-0000-000000000000';
  await database.batch([
    enterAccount,
    insertRows('tenants', [{ id: tenant, shop_id: nowhere, name: 'T', status: 'Active', ...made }]),
    insertRows('shops', [{ id: shop, tenant_id: tenant, name: 'S', status: 'Approved', ...made }]),
  ]);
  return shop;
};

/**
 * Processes work on it one after the other, each killed at a moment that chance chooses, `most` steps of its own at the
 * latest; the last one lives.
 */
const workAndDie = async (task: Omit<TaskOfChild, 'steps'>, times: number, most: number): Promise<number> => {
  let killed = 0;
  while (killed < times && (await runProgram(program, { ...task, steps: 1 + draw.below(most) })) === 'killed') killed++;
  expect(await runProgram(program, { ...task, steps: null })).toBe('done');
  return killed;
};

it.each(bothEnginesFor('import kills'))(
  `an import of ${total} rows on the %s database, killed ${kills} times: each row exactly once, and the file of the result exact`,
  async engine => {
    const place = engine === 'embedded' ? join(folder, 'database') : null;
    const files = join(folder, `${engine}-files`);
    let opened = await openTestDatabase(engine, place);
    const shop = await plantShop(opened.database);
    const [importId, exportId] = [ids.next(), ids.next()];
    await diskFiles(files).put(importKey(shop, importId), new TextEncoder().encode(text));
    const rights = { creates: true, updates: true, makes: [] };
    const options = { mapping: {}, dryRun: false, header: ['Name', 'Mobile', 'Email'], ...rights };
    const facts = { id: importId, entity: 'contacts', fileName: 'people.csv', options, total, at };
    const list = { query: '', pageNumber: 1, pageSize: 20, sort: 'mobileNo', order: 'asc', ids: null, deleted: false };
    const wanted = { id: exportId, entity: 'contacts', format: 'csv', options: { list: { ...list, filters: [] } }, at };
    const start = newExport(shop, { ...wanted, total: 0 });
    await opened.database.batch([enterJob(shop, null), newImport(shop, facts), start]);
    const task = { engine, place: opened.place!, files, shop };
    // The folder of the embedded database belongs to one process at a time.
    if (engine === 'embedded') await opened.close();

    const importing = { ...task, of: 'imports', id: importId } as const;
    const killed = await workAndDie(importing, kills, Math.max(13, Math.ceil((0.034 * total) / kills)));
    const exporting = { ...task, of: 'exports', id: exportId } as const;
    const killedToo = await workAndDie(exporting, Math.min(kills, 12), 12);

    if (engine === 'embedded') opened = await openTestDatabase(engine, place);
    const left = await diskFiles(files).get(importKey(shop, importId));
    const seen = await outcomeIn(opened);
    await opened.close();
    console.log(`import on ${engine}: ${killed} kills, export: ${killedToo} kills`);
    expect(left).toBeNull();
    expect(seen).toEqual(expected());
    expect(killed).toBe(kills);
    expect(killedToo).toBeGreaterThan(0);
  },
  300_000 + kills * 60_000,
);

/** What stands in the database afterwards, row by row. */
const outcomeIn = async ({ owner }: TestEngine) => {
  const rows = async (sql: string) => (await owner.query<Record<string, unknown>>(sql)).rows;
  const [report] = await rows('select state, created, updated, skipped, failed, next_row from imports');
  const [file] = await rows('select state, done from exports');
  const parts = await rows('select content from export_parts order by part');
  return {
    report,
    file,
    contacts: (await rows('select name, mobile_no, email from contacts order by mobile_no')).map(Object.values),
    events: await rows('select action, count(*)::int as count from history group by 1 order by 1'),
    rejects: (await rows('select row, cells from import_rejects order by row')).map(Object.values),
    errors: (await rows('select row, field from import_errors order by row')).map(Object.values),
    exported: parts
      .map(({ content }) => content as string)
      .join('')
      .split('\r\n')
      .filter(Boolean)
      .map(line => line.split(',').filter(cell => /^(Person|97|mail)/.test(cell))),
  };
};

const expected = () => {
  const records = those('new').map(n => {
    const last = kindOf(n + 1) === 'again' ? n + 1 : n;
    return [`Person ${n}`, String(9_700_000_000 + n), `mail${last}@example.test`];
  });
  const wrong = those('wrong');
  return {
    report: {
      state: 'completed',
      created: records.length,
      updated: those('again').length,
      skipped: those('blank').length,
      failed: wrong.length,
      next_row: total,
    },
    file: { state: 'completed', done: records.length },
    contacts: records,
    events: [
      { action: 'create', count: records.length },
      { action: 'update', count: those('again').length },
    ],
    rejects: wrong.map(n => [n + 2, cellsOf(n)]),
    errors: wrong.map(n => [n + 2, 'mobileNo']),
    exported: records,
  };
};
