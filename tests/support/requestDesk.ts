import { expect } from 'vitest';
import { can, type ShopPermission } from '../../schema/permissions.ts';
import { openShop, type Shop } from './shop.ts';
import type { Answer, Person, Sent, TestApi } from './testApi.ts';

export const aRequest = { subject: 'The bill shows no GSTIN', kind: 'fault', text: 'Since this morning.' };

export type RequestDesk = {
  shop: Shop;
  /** Of the shop, who asks. */
  clerk: Person;
  administrator: Person;
  /** As the clerk; replies with the request. */
  ask(fields?: object): Promise<Record<string, any>>;
  /** Below the request, of the shop. */
  inShop(id: string, method: string, rest?: string, sent?: Sent): Promise<Answer>;
  /** Below the request, as the administrator. */
  atDesk(id: string, method: string, rest?: string, sent?: Sent): Promise<Answer>;
  member(...permissions: ShopPermission[]): Promise<Person>;
};

/** A shop of which somebody asks, and an administrator who answers. */
export const openRequestDesk = async (api: TestApi): Promise<RequestDesk> => {
  const shop = await openShop(api);
  const member = (...permissions: ShopPermission[]) => api.person({ shopId: shop.shopId, permissions });
  const clerk = await member(can.ServiceRequestAdd);
  const administrator = await api.person({ permissions: [can.SystemAll] });
  return {
    shop,
    clerk,
    administrator,
    member,
    async ask(fields = {}) {
      const { token } = clerk;
      const answer = await shop.call('POST', 'service_requests', { token, body: { ...aRequest, ...fields } });
      expect(answer.status, answer.text).toBe(201);
      return answer.data as Record<string, any>;
    },
    inShop: (id, method, rest = '', sent = {}) =>
      shop.call(method, `service_requests/${id}${rest}`, { token: clerk.token, ...sent }),
    atDesk: (id, method, rest = '', sent = {}) =>
      api.call(method, `system/shops/${shop.shopId}/service_requests/${id}${rest}`, {
        token: administrator.token,
        ...sent,
      }),
  };
};
