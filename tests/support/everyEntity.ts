import { afterAll, beforeAll, describe } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { isShops, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { isWritable } from '../../schema/kit/validate.ts';
import type { Ports } from '../../api/ports.ts';
import { drawFrom } from './draw.ts';
import { bothEngines, drawnEngine, featureEngines } from './drawnEngines.ts';
import { isSoak, seed } from './proofSize.ts';
import { openTestApi, type TestApi } from './testApi.ts';
import type { Engine } from './testDatabase.ts';
import { openShop, type Shop } from './shop.ts';

/** Those whose records are a shop's own. */
const all = Object.values(entities as Record<string, AnyEntity>).filter(isShops);

/** Entities as cases of `describe.each`. */
export const those = (fits: (entity: AnyEntity) => unknown) =>
  all.filter(fits).map(entity => [entity.name, entity] as [string, AnyEntity]);

/** Sets of fields that no two records share, of those that a body may name: a number that files alone may bring is none. */
export const typedAlike = (entity: AnyEntity) =>
  (entity.unique ?? []).filter(names => names.every(name => isWritable(entity, name, 'create')));

/** What a refusal names of fields that no two records share: what a record lies below goes without saying. */
export const saidOf = (entity: AnyEntity, names: readonly string[]): string =>
  names
    .filter(name => name !== entity.tree?.parent)
    .map(name => entity.info[name]!.label)
    .join(' and ');

export type World = TestApi & {
  mine: Shop;
  /** Of another tenant. */
  rival: Shop;
};

/** Shares out cases that are many alike where a suite runs on both databases: each case runs on one of them, in a soak on both. */
export type Drawn = <T>(cases: readonly T[]) => T[];

type Suite = (world: World, drawn: Drawn) => void;
type Change = (ports: Ports) => Ports;

/** A suite about statements, money, isolation or imports, in a world of its own for each of `bothEngines`. The tests fill `world`. */
export const onBoth = (suite: Suite, change?: Change) => onEach(bothEngines(), suite, change);

/**
 * The suite of a feature, on `featureEngines`. `tests/database/statements.test.ts` proves that both databases understand every statement of
 * every call alike.
 */
export const onPostgres = (suite: Suite, change?: Change) => onEach(featureEngines(), suite, change);

const onEach = (chosen: readonly Engine[], suite: Suite, change: Change | undefined) =>
  describe.each(chosen)('on the %s database', engine => {
    const draw = drawFrom(seed);
    const isShared = chosen.length > 1 && !isSoak;
    const drawn: Drawn = cases => cases.filter(() => drawnEngine(draw) === engine || !isShared);
    const world = {} as World;
    beforeAll(async () => {
      const api = await openTestApi(engine, change);
      Object.assign(world, api, { mine: await openShop(api), rival: await openShop(api) });
    });
    afterAll(() => world.close());
    suite(world, drawn);
  });
