import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../api/db/columns.ts';
import type { Operation } from '../../api/operation.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Pools } from '../isolation/choices.ts';
import { inWords } from '../isolation/sequences.ts';
import { standOf } from '../isolation/victim.ts';
import { openWorld, poolsOf, type World } from '../isolation/worlds.ts';
import { enginesFor } from '../support/drawnEngines.ts';
import { callOf, oddCall, type OddCall } from '../support/oddCalls.ts';
import { operations } from '../support/operations.ts';
import { proofSize, seed } from '../support/proofSize.ts';

const runs = proofSize(2, 53);

/** Each call of the description, as somebody would send it who may make it, with odd values in its path, query and body. */
describe.each(enginesFor('fuzz'))('on the %s database', engine => {
  let world: World;
  let pools: Pools;
  let before: Map<string, string>;
  const statuses: Record<string, number> = {};

  beforeAll(async () => {
    world = await openWorld(engine, { rival: false });
    pools = await allPools(world);
    before = await standOf(world.api, world.mine);
    await world.api.undoable.undo();
  });
  afterAll(async () => {
    console.log(`fuzz on the ${engine} database: ${operations.length} calls, by status`, statuses);
    await world.close();
  });

  const tokenOf = ({ access: { to } }: Operation) => {
    if (to === 'public') return undefined;
    return to === 'person' || to === 'shop' ? world.mine.token : world.staff.administrator.token;
  };

  /** Whoever is refused leaves nothing behind but a line in the access log. */
  const changed = async (): Promise<string[]> => {
    const among = (await world.api.undoable.touched()).filter(table => before.has(table) && table !== 'access_events');
    if (!among.length) return [];
    return [...(await standOf(world.api, world.mine, { among }))].flatMap(([table, stand]) =>
      stand === before.get(table) ? [] : table,
    );
  };

  const expectAnswer = async (operation: Operation, odd: OddCall) => {
    const { api } = world;
    const call = await callOf(operation, odd, pools);
    const logged = api.logged.length;
    try {
      const { status, text, body } = await api.ask(call, tokenOf(operation));
      statuses[status] = (statuses[status] ?? 0) + 1;
      const what = `${operation.id}: ${await inWords(call)} -> ${text.slice(0, 300)}`;
      expect(status, what).toBeLessThan(500);
      expect(faultsIn(api.logged.slice(logged)), what).toEqual([]);
      if (status < 400) return;
      expect(body.responseMessage, what).toEqual(expect.any(String));
      expect(await changed(), what).toEqual([]);
    } finally {
      await api.undoable.undo();
    }
  };

  it.each(operations.map(operation => [operation.id, operation] as const))(
    '%s answers whatever it is sent, and changes nothing when it refuses',
    async (id, operation) => {
      const property = fc.asyncProperty(oddCall, odd => expectAnswer(operation, odd));
      await fc.assert(property, { numRuns: runs, seed: seed + Buffer.from(id).readUIntBE(0, 4) });
    },
  );
});

/** Jobs that a call starts run before it is answered. */
const faultsIn = (logged: World['api']['logged']) =>
  logged.flatMap(({ level, message, facts }) =>
    level === 'error' ? `${message} ${String(facts?.['error'] ?? facts?.['stack'] ?? '')}` : [],
  );

/** Ids of records in no shop, and of what the framework keeps, by the name that paths give them. */
const allPools = async (world: World): Promise<Pools> => {
  const { shopId } = world.mine;
  const ids = async (sql: string) => (await world.api.sql(sql)).map(({ id }) => String(id));
  const found: Record<string, string[]> = {};
  for (const entity of Object.values(entities as Record<string, AnyEntity>))
    if (entity.space === 'platform') found[entity.name] = await ids(`select id from ${tableName(entity)}`);
  const kept = { remarks: 'remarks', files: 'record_files', archives: 'shop_archives', uploads: 'uploads' };
  for (const [name, table] of Object.entries(kept))
    found[name] = await ids(`select id from ${table} where shop_id = '${shopId}'`);
  found['changes'] = await ids(`select distinct change_id as id from history where shop_id = '${shopId}'`);
  const pools = { ...found, ...(await poolsOf(world, shopId)) };
  return Object.fromEntries(Object.entries(pools).filter(([, all]) => all.length > 0));
};
