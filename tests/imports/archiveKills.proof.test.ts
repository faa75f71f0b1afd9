import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { contacts } from '../../schema/entities/contacts.ts';
import { attachmentKey } from '../../api/attachments.ts';
import { tarOf } from '../../api/archives/file.ts';
import {
  archiveStatement,
  newArchive,
  piecesOf,
  piecesStatement,
  storedArchives,
} from '../../api/archives/statements.ts';
import { filesOf } from '../../api/archives/takeOut.ts';
import { createStatements } from '../../api/crud/create.ts';
import { enterAccount, enterJob } from '../../api/db/transactionContext.ts';
import { insertRows } from '../../api/db/insertRows.ts';
import type { Database, Ports } from '../../api/ports.ts';
import { newPerson } from '../../api/session/businesses.ts';
import { systemClock } from '../../server/clock.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { drawFrom } from '../support/draw.ts';
import { runProgram } from '../support/killable.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { openTestDatabase, type TestEngine } from '../support/testDatabase.ts';
import type { ArchiveOfChild } from './archiveChild.ts';

const kills = proofSize(1, 60);
const total = proofSize(900, 5_000);
const folder = mkdtempSync(join(tmpdir(), 'archives-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('archiveChild.ts', import.meta.url));
const ids = uuidv7Ids(systemClock);
const draw = drawFrom(seed);
const at = new Date();

const plantShop = async (database: Database) => {
  const [shop, tenant, user] = [ids.next(), ids.next(), ids.next()];
  const made = { version: 1, created_at: at.toISOString(), updated_at: at.toISOString() };
  const nowhere = '00000000-0000-0000-0000-000000000000';
  const person = {
    id: user,
    tenant,
    name: 'Asha',
    email: 'asha@example.test',
    mobileNo: null,
    language: 'en',
  } as const;
  await database.batch([
    enterAccount,
    insertRows('tenants', [{ id: tenant, shop_id: nowhere, name: 'T', status: 'Active', ...made }]),
    insertRows('shops', [{ id: shop, tenant_id: tenant, name: 'S', status: 'Approved', ...made }]),
    newPerson(person, at),
  ]);
  const rows = Array.from({ length: total }, (_, n) => ({
    id: ids.next(),
    name: `Person ${n}`,
    gender: 1,
    mobileNo: String(9_700_000_000 + n),
  }));
  for (let from = 0; from < total; from += 300)
    await database.batch([
      enterJob(shop, user),
      ...createStatements(contacts, shop, rows.slice(from, from + 300), { ids, at }),
    ]);
  return { shop, user };
};

const workAndDie = async (task: Omit<ArchiveOfChild, 'steps'>, times: number, most: number) => {
  let killed = 0;
  while (killed < times && (await runProgram(program, { ...task, steps: 2 + draw.below(most) })) === 'killed') killed++;
  expect(await runProgram(program, { ...task, steps: null })).toBe('done');
  return killed;
};

const countsIn = async ({ owner }: TestEngine, shop: string) => {
  const { rows } = await owner.query<Record<string, string>>(
    `select (select count(*) from contacts where shop_id = $1) as contacts, (select count(*) from history where shop_id = $1) as history,
      (select count(distinct mobile_no) from contacts where shop_id = $1) as people, (select count(*) from shops where id = $1 and deleted_at is null) as open,
      (select count(*) from memberships where shop_id = $1) as members`,
    [shop],
  );
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)]));
};

it.each(bothEnginesFor('archive kills'))(
  `a shop of ${total} contacts goes out and in on the %s database, killed ${kills} times each way, and one that is cancelled leaves nothing`,
  async engine => {
    const place = engine === 'embedded' ? join(folder, 'database') : null;
    const files = join(folder, `${engine}-files`);
    let opened = await openTestDatabase(engine, place);
    const { shop, user } = await plantShop(opened.database);
    const task = { engine, place: opened.place!, files, shop };
    /** The folder of the embedded database belongs to one process at a time. */
    const working = async (id: string, times: number, most: number) => {
      if (engine === 'embedded') await opened.close();
      const killed = await workAndDie({ ...task, id }, times, most);
      if (engine === 'embedded') opened = await openTestDatabase(engine, place);
      return killed;
    };
    const begin = async (kind: 'out' | 'in', uploadId: string | null) => {
      const id = ids.next();
      await opened.database.batch([
        enterJob(shop, user),
        newArchive(shop, { id, kind, name: 'S', uploadId, language: 'en', at }),
      ]);
      return id;
    };
    const standing = async (id: string) => {
      const [, found] = await opened.database.batch([enterJob(shop, null), archiveStatement(shop, id)]);
      return storedArchives(found!)[0]!;
    };

    const out = await begin('out', null);
    const killed = await working(out, kills, 40);
    const [, pieces] = await opened.database.batch([enterJob(shop, null), piecesStatement(shop, out)]);
    const all = filesOf(piecesOf(pieces!));
    expect(all.find(({ name }) => name === 'contacts.jsonl')!.rows).toBe(total);
    const bytes: Uint8Array[] = [];
    for await (const piece of tarOf({ files: diskFiles(files) } as Ports, { shop, id: out, at }, all))
      bytes.push(piece);
    const upload = async () => {
      const id = ids.next();
      await diskFiles(files).put(attachmentKey(shop, id), Buffer.concat(bytes));
      return id;
    };

    const into = await begin('in', await upload());
    const killedToo = await working(into, kills, 40);
    const { madeId, state, uploadId } = await standing(into);
    expect({ state, uploadId }).toEqual({ state: 'completed', uploadId: null });
    expect(await countsIn(opened, madeId!)).toEqual({
      contacts: total,
      history: total,
      people: total,
      open: 1,
      members: 1,
    });

    const broken = await begin('in', await upload());
    // Under way, and cancelled where it then is.
    if (engine === 'embedded') await opened.close();
    await runProgram(program, { ...task, id: broken, steps: 30 });
    if (engine === 'embedded') opened = await openTestDatabase(engine, place);
    expect((await standing(broken)).madeId).not.toBeNull();
    await opened.owner.query(`update shop_archives set state = 'canceled' where id = $1`, [broken]);
    await working(broken, kills, 12);
    const left = await standing(broken);
    expect({ madeId: left.madeId, uploadId: left.uploadId }).toEqual({ madeId: null, uploadId: null });
    const [kept] = (await opened.owner.query<{ count: string }>('select count(*) from shops')).rows;
    expect(Number(kept!.count)).toBe(2);
    expect(readdirSync(join(files, 'shops')).toSorted()).toEqual([shop]);
    await opened.close();
    console.log(`archives on ${engine}: ${killed} kills out, ${killedToo} in`);
    expect(killed + killedToo).toBe(2 * kills);
  },
  300_000 + kills * 60_000,
);
