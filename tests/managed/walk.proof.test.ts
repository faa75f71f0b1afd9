import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { isShops, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { backUp } from '../../server/backup/backUp.ts';
import { check, restore } from '../../server/backup/restore.ts';
import { diagnose } from '../../server/doctor/diagnose.ts';
import { keptIn, schemaSql, workplace } from '../support/backups.ts';
import { freePort } from '../support/freePort.ts';
import { managedPrograms, startManaged, type ManagedServer } from '../support/managedServer.ts';
import { ownServer, type OwnServer } from '../support/ownServer.ts';
import type { TestDatabase } from '../support/postgres.ts';
import { someOf } from '../support/proofSize.ts';

const run = promisify(execFile);

/** The lists of a shop, and the search over all of them. */
const searched = [
  ...Object.values(entities as Record<string, AnyEntity>)
    .filter(entity => isShops(entity) && entity.permissions.list)
    .map(({ path }) => path)
    .filter(path => path.startsWith('shops/:shopId/') && path.lastIndexOf(':') === path.indexOf(':')),
  'shops/:shopId/search',
];

describe.each(someOf(managedPrograms, 1))('PostgreSQL %s, whose owner is no superuser', (_, programs) => {
  const place = workplace();
  const [dataDir, first] = [place.in('data'), place.in('first.tar')];
  let managed: ManagedServer;
  let database: TestDatabase;
  let product: OwnServer;

  beforeAll(async () => {
    managed = await startManaged(programs);
    database = await managed.database();
    mkdirSync(dataDir, { mode: 0o700 });
    product = await ownServer({ url: database.url, dataDir }, { bare: true });
    await product.start();
  });
  afterAll(async () => {
    await product?.remove();
    await managed?.stop();
    place.remove();
  });

  it('migrates, and fills the demo', async () => {
    const [found] = await managed.sql(database, 'select count(*) from contacts', 'superUrl');
    expect(Number(found!['count'])).toBeGreaterThan(10);
    expect(await managed.sql(database, `select rolbypassrls from pg_roles where rolname = 'searcher'`)).toEqual([
      { rolbypassrls: false },
    ]);
  });

  it('searches every list', async () => {
    const { token, shops } = await signedIn(product.address);
    const replies = searched.map(async path => {
      const address = `${product.address}/api/${path.replace(':shopId', shops[0]!.id)}?query=ravi`;
      const { status } = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      return [path, status];
    });
    expect((await Promise.all(replies)).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('is backed up as its owner, with every row', async () => {
    await product.stop();
    await backUp({ dataDir, adminUrl: database.adminUrl }, first);
    await backUp({ dataDir, adminUrl: database.superUrl }, place.in('all.tar'));
    expect((await keptIn(first)).rows).toEqual((await keptIn(place.in('all.tar'))).rows);
  });

  it('is not backed up in part: a policy that hides a row is named', async () => {
    const hiding = 'create policy half on contacts as restrictive using (gender = 1)';
    const target = place.in('less.tar');
    await managed.sql(database, hiding);
    await expect(backUp({ dataDir, adminUrl: database.adminUrl }, target)).rejects.toThrow('hides rows of contacts.');
    await managed.sql(database, 'drop policy half on contacts; drop policy backup on products');
    await expect(backUp({ dataDir, adminUrl: database.adminUrl }, target)).rejects.toThrow('hides rows of products.');
    const narrower = `to backup_reader using (current_user = 'backup_reader' and is_active)`;
    await managed.sql(database, `create policy backup on products for select ${narrower}`);
    await expect(backUp({ dataDir, adminUrl: database.adminUrl }, target)).rejects.toThrow('hides rows of products.');
    const whole = narrower.replace(' and is_active', '');
    await managed.sql(database, `drop policy backup on products; create policy backup on products for select ${whole}`);
    await backUp({ dataDir, adminUrl: database.adminUrl }, target);
  });

  it('says whether a backup can be restored there, and leaves the database empty', async () => {
    const empty = await managed.database([]);
    const { host, pathname } = new URL(empty.adminUrl);
    const { stdout } = await run(process.execPath, ['server/restore.ts', '--check', first], {
      env: { ...process.env, CHECK_DATABASE_URL: empty.adminUrl },
    });
    expect(stdout).toContain(`tried on the server ${host}, in the database ${pathname.slice(1)} as tolashop_owner`);
    expect(
      await managed.sql(empty, `select count(*)::int from pg_class where relnamespace = 'public'::regnamespace`),
    ).toEqual([{ count: 0 }]);
    const refusal = 'The database holds something already';
    await expect(check(first, { url: database.adminUrl })).rejects.toThrow(refusal);
  });

  it('does not promise what the server refuses', async () => {
    const empty = await managed.database([]);
    await managed.sql(empty, 'alter role tolashop_owner nocreaterole', 'superUrl');
    await expect(check(first, { url: empty.adminUrl })).rejects.toThrow(/permission denied|must have/);
    await managed.sql(empty, 'alter role tolashop_owner createrole', 'superUrl');
  });

  it('is restored by its owner: the same rows and the same schema', async () => {
    const other = await managed.database([]);
    await restore({ dataDir: place.in('other'), adminUrl: other.adminUrl }, first);
    await backUp({ dataDir: place.in('other'), adminUrl: other.adminUrl }, place.in('second.tar'));
    expect((await keptIn(place.in('second.tar'))).rows).toEqual((await keptIn(first)).rows);
    expect(await managed.sql(other, schemaSql)).toEqual(await managed.sql(database, schemaSql));
  });

  it('is backed up by a login that may do no more', async () => {
    const login = Object.assign(new URL(database.adminUrl), { username: 'shop_backup', password: 'shop_backup' }).href;
    await managed.sql(
      database,
      `create role shop_backup login password 'shop_backup'; grant backup_reader to shop_backup`,
    );
    await backUp({ dataDir, adminUrl: login }, place.in('login.tar'));
    expect((await keptIn(place.in('login.tar'))).rows).toEqual((await keptIn(first)).rows);
    await managed.sql(database, 'drop role shop_backup');
  });

  it('lets only its owner become the role that reads every row', async () => {
    const may = `select rolname from pg_roles r where not rolsuper and pg_has_role(r.oid, 'backup_reader', 'member')
      and rolname <> 'backup_reader' order by 1`;
    expect(await managed.sql(database, may)).toEqual([{ rolname: 'tolashop_owner' }]);
    for (const role of ['tolashop', 'app', 'overseer'])
      await expect(managed.sql(database, `set role ${role}; set role backup_reader`, 'url'), role).rejects.toThrow(
        'permission denied to set role',
      );
  });

  it('doctor finds nothing wrong, and names each thing that is', async () => {
    const whole = [
      /^fine: Backup: backup_reader, as which the owner tolashop_owner backs up, sees every row/,
      /^fine: Functions: Every role/,
      /^fine: Restore: The owner tolashop_owner may make all/,
    ];
    expect(await findings()).toEqual(all(whole));
    const faults: [make: string, mend: string, said: RegExp][] = [
      [
        'set role tolashop_owner; revoke backup_reader from tolashop_owner',
        'set role tolashop_owner; grant backup_reader to tolashop_owner',
        /^wrong: Backup: Row-level security binds the owner tolashop_owner\. Run 'npm run migrate'/,
      ],
      [
        'create policy half on contacts as restrictive using (true)',
        'drop policy half on contacts',
        /^wrong: Backup: .* may miss rows of contacts: take back/,
      ],
      [
        'revoke execute on function my_permissions() from searcher, desk',
        'grant execute on function my_permissions() to searcher, desk',
        /^wrong: Functions: my_permissions\(\) is closed to searcher: .* grant execute on function my_permissions\(\) to searcher;/,
      ],
      [
        'alter role tolashop_owner nocreaterole',
        'alter role tolashop_owner createrole',
        /^warn: Restore: .* alter role tolashop_owner createrole;/,
      ],
    ];
    for (const [make, mend, said] of faults) {
      await managed.sql(database, make, 'superUrl');
      expect(await findings()).toEqual(all([said]));
      await managed.sql(database, mend, 'superUrl');
    }
    expect(await findings()).toEqual(all(whole));
  });

  const findings = async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'on', PORT: String(await freePort()) };
    return (await diagnose(env)).map(({ state, what, says }) => `${state}: ${what}: ${says}`);
  };
  const all = (wanted: RegExp[]): unknown => expect.arrayContaining(wanted.map(each => expect.stringMatching(each)));

  it('on a server that was upgraded from PostgreSQL 15, doctor names the roles that the owner may not grant', async () => {
    const [server] = await managed.sql(database, `select current_setting('server_version_num')::int / 10000 as major`);
    const forgotten = `revoke admin option for tolashop, app from tolashop_owner cascade;
      grant app to tolashop; grant tolashop to tolashop_test`;
    await managed.sql(database, forgotten, 'superUrl');
    expect(await findings()).toEqual(
      all([
        Number(server!['major']) < 16
          ? /^fine: Restore:/
          : /^warn: Restore: .* grant app, tolashop to tolashop_owner with admin option;/,
      ]),
    );
    const { stdout } = await run(process.execPath, ['server/migrate.ts'], {
      env: { ...process.env, DATABASE_ADMIN_URL: database.adminUrl, DATABASE_URL: database.url },
    });
    expect(stdout).toMatch(/up to date\.\ntolashop_test may run the server/);
    await managed.sql(database, 'grant tolashop, app to tolashop_owner with admin option', 'superUrl');
  });

  it('shows the owner no more than before: neither its queries nor the functions that it owns', async () => {
    const counted = 'select count(*)::int from contacts';
    expect(await managed.sql(database, counted)).toEqual([{ count: 0 }]);
  });
});

const signedIn = async (address: string) => {
  const reply = await fetch(`${address}/api/account/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.test', password: 'Demo@1234' }),
  });
  return ((await reply.json()) as { data: { token: string; shops: { id: string }[] } }).data;
};
