import { expect } from 'vitest';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { can } from '../../schema/permissions.ts';
import { newAddress } from './accounts.ts';
import { anOrder } from './orders.ts';
import type { Answer, TestApi } from './testApi.ts';

export const today = () => shopDay(new Date());

/** Somebody of the platform who gives plans to shops. */
export const openPlatform = async (world: TestApi) => {
  const { token } = await world.person({ permissions: [can.SystemAll] });
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> =>
    world.call(method, path, { token, headers, ...(body && { body }) });
  const ask = async (method: string, path: string, body?: object): Promise<any> => {
    const answer = await call(method, path, body);
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const planId = async (app: string, code: string): Promise<string> =>
    (await ask('GET', `system/plans/${app}?query=${code}&pageSize=0`)).items.find(
      (plan: { code: string }) => plan.code === code,
    ).id;
  return {
    token,
    call,
    ask,
    planId,
    give: async (shopId: string, plan: string, more: object = {}): Promise<any> => {
      const [app, code] = plan.split('-') as [string, string];
      return ask('POST', `system/plans/${app}/${await planId(app, code)}/give`, { shopId, duration: 30, ...more });
    },
    /** What somebody ordered and paid. */
    paidOrder: async (lines: object[]): Promise<{ id: string; number: string }> => {
      const body = { ...anOrder, email: `${world.ports.ids.next()}@shop.example`, lines };
      const { data } = await world.call('POST', 'public/orders', { body, address: newAddress() });
      await ask('POST', `system/orders/${data.id}/pay`, {});
      return data;
    },
  };
};
export type Platform = Awaited<ReturnType<typeof openPlatform>>;
