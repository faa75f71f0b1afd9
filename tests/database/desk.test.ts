import { beforeAll, expect, it } from 'vitest';
import { enter, enterDesk, goOnIn } from '../../api/db/transactionContext.ts';
import type { Statement } from '../../api/ports.ts';
import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import { can } from '../../schema/permissions.ts';
import { onBoth } from '../support/everyEntity.ts';
import { pngFile } from '../support/pictures.ts';
import { openRequestDesk, type RequestDesk } from '../support/requestDesk.ts';

/** What an administrator reaches of a shop by a request, whatever the statements ask for. */
const atDesk = ['service_requests', 'remarks', 'record_files', 'history', 'replies'];
const sql = (text: string, ...values: (string | null)[]): Statement => ({ text, values });

onBoth(world => {
  let desk: RequestDesk;
  let id: string;
  beforeAll(async () => {
    desk = await openRequestDesk(world);
    ({ id } = await desk.ask());
    const { id: other } = await desk.ask();
    const contact = String((await desk.shop.make(entities.contacts))['id']);
    await desk.shop.call('POST', `contacts/${contact}/remarks`, { body: { text: 'Owes us a chain' } });
    await desk.shop.call('POST', `contacts/${contact}/files`, { form: { file: await pngFile() } });
    for (const request of [id, other]) {
      await desk.inShop(request, 'POST', '/remarks', { body: { text: 'Please' } });
      await desk.inShop(request, 'POST', '/files', { form: { file: await pngFile() } });
      await desk.atDesk(request, 'POST', '/remarks', { body: { text: 'A note', isInternal: true } });
    }
  });
  const { secrets, database } = { secrets: () => world.ports.secrets, database: () => world.ports.database };
  const door = (token = desk.administrator.token, record = id, shop = desk.shop.shopId) =>
    enterDesk(secrets().digest(token), shop, can.SystemAll, record, new Date());
  const failing = async (...statements: Statement[]) =>
    database()
      .batch(statements)
      .then(
        () => 'done',
        ({ code }: { code?: string }) => code,
      );

  it('R-03 is that request, what is said about it, its files and its history', async () => {
    const results = await database().batch([
      door(),
      sql('select id from service_requests'),
      sql('select distinct record_id from remarks'),
      sql('select distinct record_id from record_files'),
      sql('select distinct record_id from history'),
      sql('select count(*) from remarks where is_internal'),
    ]);
    expect(results.slice(1).map(({ rows }) => rows)).toEqual([[[id]], [[id]], [[id]], [[id]], [['1']]]);
  });

  it('R-03 is no other table of the shop', async () => {
    const others = tables(entities).filter(({ scope, name }) => scope !== 'platform' && !atDesk.includes(name));
    expect(others.length).toBeGreaterThan(20);
    for (const { name } of others)
      expect([name, await failing(door(), sql(`select 1 from ${name}`))]).toEqual([name, '42501']);
  });

  it('R-03 is nothing more once a transition has gone by', async () => {
    const moved = [door(), sql(`select enter_transition('solve')`), goOnIn(desk.shop.shopId)];
    expect(await failing(...moved, sql('select 1 from contacts'))).toBe('42501');
    const results = await database().batch([...moved, sql('select distinct record_id from remarks')]);
    expect(results.at(-1)!.rows).toEqual([[id]]);
  });

  it('R-03 changes nothing but what is the desk’s', async () => {
    for (const change of ["subject = 'x'", "text = 'x'", "state = 'closed'", 'satisfaction = 5', 'user_id = id'])
      expect([change, await failing(door(), sql(`update service_requests set ${change}`))]).toEqual([change, '42501']);
    expect(await failing(door(), sql('delete from service_requests'))).toBe('42501');
    const elsewhere = sql(
      `insert into remarks (shop_id, id, entity, record_id, text, mentions, at) values ($1, $2, 'contacts', $2, 'x', '{}', now())`,
      desk.shop.shopId,
      crypto.randomUUID(),
    );
    expect(await failing(door(), elsewhere)).toBe('42501');
  });

  it('R-03 is for no other record, shop or person', async () => {
    const { shopId } = await world.person();
    expect(await failing(door(undefined, crypto.randomUUID()))).toBe('TS404');
    expect(await failing(door(undefined, id, shopId))).toBe('TS404');
    for (const token of [desk.clerk.token, desk.shop.token]) expect(await failing(door(token))).toBe('TS403');
    expect(await failing(door('nobody'))).toBe('TS401');
  });

  it('R-03 internal notes are nothing to anybody of the shop', async () => {
    const into = enter({
      session: secrets().digest(desk.shop.token),
      shop: desk.shop.shopId,
      permission: '',
      at: new Date(),
    });
    const [, seen] = await database().batch([into, sql('select count(*) from remarks where is_internal')]);
    expect(seen!.rows).toEqual([['0']]);
    const [, gone] = await database().batch([into, sql('delete from remarks where is_internal')]);
    expect(gone!.count).toBe(0);
    const note = sql(
      `insert into remarks (shop_id, id, entity, record_id, text, mentions, at, is_internal) values ($1, $2, 'serviceRequests', $2, 'x', '{}', now(), true)`,
      desk.shop.shopId,
      crypto.randomUUID(),
    );
    expect(await failing(into, note)).toBe('42501');
  });
});
