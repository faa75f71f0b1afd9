import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../api/db/columns.ts';
import { mustExist, parentGuard } from '../../api/db/guards.ts';
import { recordsStatement } from '../../api/db/transition.ts';
import { recordStatement, updateStatement } from '../../api/db/write.ts';
import type { Statement } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { bothEngines } from '../support/drawnEngines.ts';
import { openTestDatabase, type TestEngine } from '../support/testDatabase.ts';

const shop = '01900000-0000-7000-8000-000000000001';
const id = '01900000-0000-7000-8000-000000000002';

/** What an entity's own `indexes` hold besides, trash and all, may be read instead: those tables are filled by messages, and counted soon. */
const all = Object.values(entities as Record<string, AnyEntity>).filter(
  ({ link, readBy, space, indexes }) => !link && !readBy && !indexes && (space ?? 'shop') === 'shop',
);

const lookUps: Record<string, (entity: AnyEntity) => Statement> = {
  read: entity => recordStatement(entity, shop, id),
  'read with others': entity => recordsStatement(entity, shop, [id]),
  'referred to': ({ name }) => mustExist('field', name, shop, [id]),
  'asked for as a parent': ({ name }) => parentGuard(name, shop, id),
  changed: entity => updateStatement(entity, shop, [id], {}, new Date(0)),
};

describe.each(bothEngines())('on the %s database, where nothing is counted yet,', engine => {
  let opened: TestEngine;
  beforeAll(async () => void (opened = await openTestDatabase(engine)));
  afterAll(() => opened.close());

  /** By which indexes the entity's own table is read, with the plan that a connection keeps. */
  const indexesOf = async (entity: AnyEntity, { text, values }: Statement): Promise<string[]> => {
    const client = await opened.owner.connect();
    try {
      await client.query(
        `begin; set local plan_cache_mode = force_generic_plan; set local role app; set local app.shop_id = '${shop}'`,
      );
      await client.query(`prepare asked as ${text}`);
      const given = values.map(value => `'${Array.isArray(value) ? `{${value.join()}}` : String(value)}'`);
      const { rows } = await client.query<string[]>({
        text: `explain (costs off) execute asked(${given.join()})`,
        rowMode: 'array',
      });
      const scan = new RegExp(`using \\w+ on ${tableName(entity)}\\b|Scan on ${tableName(entity)}\\w*`);
      return rows.flatMap(([line]) => scan.exec(line!)?.[0] ?? []);
    } finally {
      await client.query('rollback');
      await client.query('deallocate all');
      client.release();
    }
  };

  it.each(all.flatMap(entity => Object.keys(lookUps).map(how => [entity.name, how] as const)))(
    'a record of %s is %s by its key',
    async (name, how) => {
      const entity = (entities as Record<string, AnyEntity>)[name]!;
      const seen = await indexesOf(entity, lookUps[how]!(entity));
      expect(seen).not.toEqual([]);
      for (const scan of seen) expect(scan).toMatch(/_(pkey|id_across_idx)\b|Heap Scan/);
    },
  );
});
