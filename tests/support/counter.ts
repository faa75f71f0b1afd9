import { expect } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { permissions, type Permission } from '../../schema/permissions.ts';
import { openShop, type Shop } from './shop.ts';
import type { Person, TestApi } from './testApi.ts';

/** A shop of Maharashtra with a GSTIN, a customer there, and how a test sells in it. */
export type Counter = {
  shop: Shop;
  contactId: string;
  /** Of a call that must succeed, what it replies. */
  ask(method: string, path: string, body?: object): Promise<any>;
  /** Makes a person of the shop who may do everything but this. */
  personWithout(permission: Permission): Promise<Person>;
  /** Of accounts that are not nought: `customer INR`. */
  balances(): Promise<Record<string, number>>;
};

export const openCounter = async (world: TestApi): Promise<Counter> => {
  const shop = await openShop(world);
  await world.sql(`update shops set state_code = '27', gstin = '27AAPFU0939F1ZV' where id = '${shop.shopId}'`);
  const { id } = await shop.make(entities.contacts, { pin: '400001', stateCode: '27', gstin: null });
  const ask: Counter['ask'] = async (method, path, body) => {
    const answer = await shop.call(method, path, body && { body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  return {
    shop,
    contactId: id as string,
    ask,
    personWithout: permission =>
      world.person({ shopId: shop.shopId, permissions: permissions.filter(name => name !== permission) }),
    async balances() {
      const rows = (await ask('GET', 'ledger/trial_balance')).items as {
        kind: string;
        unit: string;
        closing: number;
      }[];
      return Object.fromEntries(
        rows.filter(({ closing }) => closing).map(({ kind, unit, closing }) => [`${kind} ${unit}`, closing]),
      );
    },
  };
};
