import { beforeEach } from 'vitest';
import type { entities } from '../../schema/entities/index.ts';
import type { World } from './everyEntity.ts';
import { openShop, type Shop } from './shop.ts';

export type Made = Record<string, any>;

/** A shop for each test, and how what was changed in it is told of and taken back. */
export const undoing = (world: World) => {
  const own = {} as Shop;
  beforeEach(async () => void Object.assign(own, await openShop(world)));
  return {
    shop: own,
    /** Somebody else who may do all of it there. */
    everything: () => openShop(world, { shopId: own.shopId }),
    undo: (change: string, by = own, body: object = {}) => by.call('POST', `changes/${change}/undo`, { body }),
    report: async (change: string, by = own) => (await by.call('GET', `changes/${change}`)).data,
    get: async (entity: (typeof entities)[keyof typeof entities], { id }: Made) =>
      (await own.send('GET', entity, id)).data as Made,
  };
};
