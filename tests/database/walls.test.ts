import { beforeAll, describe, expect, it } from 'vitest';
import { enterJob } from '../../api/db/transactionContext.ts';
import { insertStatement } from '../../api/db/write.ts';
import type { Database, Ports } from '../../api/ports.ts';
import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { contents } from '../support/contents.ts';
import { onBoth, those, type World } from '../support/everyEntity.ts';
import { rewritten } from '../support/rewritten.ts';
import { sample, sampleValue, wordOf, type Refer } from '../support/sample.ts';

const shopTables = tables(entities).filter(({ scope }) => scope === 'shop');

/** The statements as they would be had somebody forgotten the shop in each of them. */
const forgetful = (database: Database): Database =>
  rewritten(database, text => text.replace(/\b[a-z]+\.shop_id = \$1\b/g, '$1::uuid is not null'));

describe('the policy alone', () => {
  onBoth(
    world => {
      keepsOthersOut(world);

      it.each(those(({ link }) => !link))('writes no %s into another shop', async (_, entity) => {
        const row = { ...(await sample(entity, 1, world.mine.refer, 'import')), id: world.ports.ids.next() };
        const { mine, rival, ports } = world;
        const statements = [
          enterJob(mine.shopId, mine.userId),
          insertStatement(entity, rival.shopId, [row], new Date()),
        ];
        await expect(ports.database.batch(statements)).rejects.toMatchObject({ code: '42501' });
      });

      it('is what keeps them out: without it all would be seen', async () => {
        await world.sql('alter table groups disable row level security');
        const { id } = await world.rival.make(entities.groups);
        expect((await world.mine.send('GET', entities.groups)).text).toContain(id);
      });
    },
    (ports: Ports) => ({ ...ports, database: forgetful(ports.database) }),
  );
});

describe('the statements alone', () => {
  onBoth(world => {
    beforeAll(async () => {
      await world.sql(shopTables.map(({ name }) => `alter table ${name} disable row level security`).join(';'));
    });
    keepsOthersOut(world);
  });
});

const keepsOthersOut = (world: World) =>
  describe.each(those(({ permissions }) => permissions.list))('%s', (_, entity) => {
    it('are neither seen nor touched by another shop', async () => {
      const { mine, rival } = world;
      const [own] = (await mine.plant(entity, [await sample(entity, 2, mine.refer, 'import')])) as [string];
      const [foreign] = (await rival.plant(entity, [await sample(entity, 2, rival.refer, 'import')])) as [string];
      const before = await contents(world, rival.shopId);

      const listed = await mine.send('GET', entity, '?pageSize=1000');
      expect(listed.text).toContain(own);
      expect(listed.text).not.toContain(foreign);
      const chosen = (await mine.send('GET', entity, `?ids=${own},${foreign}`)).data;
      expect((Array.isArray(chosen) ? chosen : chosen.items).map(({ id }: { id: string }) => id)).toEqual([own]);
      const file = await mine.send('POST', entity, 'export', { body: { format: 'csv', ids: [own, foreign] } });
      expect(file.text.trim().split('\r\n')).toHaveLength(2);
      for (const [method, rest, body] of touching(entity, foreign, own, mine.refer)) {
        const answer = await mine.send(method, entity, rest, { body });
        expect(answer.status, `${method} ${rest} ${answer.text}`).toBe(404);
      }
      expect(await contents(world, rival.shopId)).toEqual(before);
    });
  });

const touching = (
  entity: AnyEntity,
  foreign: string,
  own: string,
  refer: Refer,
): [method: string, rest: string, body?: unknown][] => {
  const { permissions, info } = entity;
  const word = wordOf(entity);
  return [
    ['GET', foreign],
    ['GET', `${foreign}/history`],
    ...(permissions.update
      ? ([
          ['PUT', foreign, { [word]: sampleValue(info[word]!, 3, refer) }],
          ['PUT', 'update', { ids: [own, foreign], changes: { [word]: sampleValue(info[word]!, 3, refer) } }],
        ] as [string, string, unknown][])
      : []),
    ...(permissions.delete
      ? ([
          ['DELETE', foreign],
          ['POST', 'delete', { ids: [own, foreign] }],
        ] as [string, string, unknown][])
      : []),
  ];
};
