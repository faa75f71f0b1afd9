import { expect } from 'vitest';
import type { License } from '../../schema/entities/licenses.ts';
import { newAddress } from './accounts.ts';
import type { Answer, TestApi } from './testApi.ts';
import { openShop } from './shop.ts';

/** Known to the app, of the form that it has. */
export const machineNo = (n: number): string => `machine-no-${String(n).padStart(8, '0')}`;

/** A shop that has licences, and machines that ask for them. */
export const openLicenseShop = async (world: TestApi) => {
  const shop = await openShop(world);
  const ask = async (method: string, path: string, body?: object): Promise<any> => {
    const answer = await shop.call(method, path, { ...(body && { body }) });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const send = (call: string, body: object): Promise<Answer> =>
    world.call('POST', `public/licenses/${call}`, { body, address: newAddress() });
  return {
    ...shop,
    ask,
    send,
    add: (more: object = {}): Promise<License> =>
      ask('POST', 'licenses', { name: 'Counter', app: 'tsinvoice', seats: 1, ...more }),
    activate: ({ key }: License, n = 1, more: object = {}): Promise<Answer> =>
      send('activate', { key, app: 'tsinvoice', machine: machineNo(n), name: `Till ${n}`, version: '1.2', ...more }),
    check: ({ key }: License, n = 1, more: object = {}): Promise<Answer> =>
      send('check', { key, app: 'tsinvoice', machine: machineNo(n), ...more }),
    release: ({ key }: License, n = 1): Promise<Answer> =>
      send('release', { key, app: 'tsinvoice', machine: machineNo(n) }),
    machines: async (id: string): Promise<any[]> =>
      (await ask('GET', `licenses/${id}/machines?sort=name&order=ASC`)).items,
  };
};
export type LicenseShop = Awaited<ReturnType<typeof openLicenseShop>>;

/** The claims of a statement, unproved. */
export const claimsIn = ({ data }: Answer): Record<string, any> =>
  JSON.parse(Buffer.from(String(data.statement).split('.')[1]!, 'base64url').toString()) as Record<string, any>;
