import { expect } from 'vitest';
import { ownersPlatform, roles, type Permission, type Role } from '../../../schema/permissions.ts';
import type { World } from '../../support/everyEntity.ts';
import type { Answer, Person, Sent } from '../../support/testApi.ts';

/** A shop with its owner, and others of the same business in it. */
export type Business = Person & {
  /** As `who`, or as the owner; `path` is below the people of the shop. */
  call(method: string, path: string, sent?: Sent, who?: Person): Promise<Answer>;
  /** In this shop or another one of the business. */
  colleague(role: Role | null, permissions?: readonly Permission[], shopId?: string): Promise<Person>;
  /** What the people of the shop are at present. */
  people(): Promise<Record<string, any>>;
  history(userId: string): Promise<Record<string, any>[]>;
};

export const openBusiness = async (world: World): Promise<Business> => {
  const owner = await world.person({ permissions: [...ownersPlatform, ...roles.owner] });
  const { shopId, tenantId } = owner;
  await world.sql(`update memberships set role = 'owner', added = '{}' where user_id = '${owner.userId}'`);
  const call: Business['call'] = (method, path, sent = {}, { token } = owner) =>
    world.call(method, `shops/${shopId}/users${path}`, { token, ...sent });
  return {
    ...owner,
    call,
    async colleague(role, permissions = role ? roles[role] : [], shop = shopId) {
      const person = await world.person({ permissions, shopId: shop });
      await world.sql(`update users set tenant_id = '${tenantId}' where id = '${person.userId}'`);
      if (role)
        await world.sql(
          `update memberships set role = '${role}', permissions = '{${permissions.join()}}' where user_id = '${person.userId}'`,
        );
      await world.sql('select settle_memberships()');
      return { ...person, tenantId };
    },
    async people() {
      const answer = await call('GET', '?pageSize=0');
      expect(answer.status, answer.text).toBe(200);
      return Object.fromEntries(answer.data.items.map((person: { id: string }) => [person.id, person]));
    },
    async history(userId) {
      const answer = await call('GET', `/${userId}/history`);
      expect(answer.status, answer.text).toBe(200);
      return answer.data.items;
    },
  };
};
