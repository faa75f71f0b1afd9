import { createApi } from '../../api/app.ts';
import type { Ports } from '../../api/ports.ts';
import { systemClock } from '../../server/clock.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { nodeSecrets } from '../../server/secrets.ts';
import { openMortal, type Mortal } from './mortal.ts';

export type MortalShop = Mortal & {
  shop: string;
  token: string;
  seed: number;
  /** So many works. */
  count: number;
  /** A file to which each call that counts is told, so that whoever comes after knows of it. */
  told: string;
};

type Found = { id: string; items: { id: string }[] };
type Asked = { body?: object | undefined; key?: string; refusals?: readonly number[] };

/** The API, in a process that kills itself when its steps are used up. `more`: ports that its works take besides. */
export const openMortalApi = async (task: Mortal, more: Partial<Ports> = {}) => {
  const { mortal } = await openMortal(task);
  const ports = {
    database: { ...mortal, inQueue: () => mortal },
    clock: systemClock,
    ids: uuidv7Ids(systemClock),
    secrets: nodeSecrets(new Uint8Array(32).fill(7)),
    jobs: { enqueue: async () => {} },
    events: { tell: () => {} },
    log: () => {},
    ...more,
  } as unknown as Ports;
  return { ports, api: createApi(ports) };
};

/** The same as one shop calls it. A call tells null where it is refused, since another got ahead. */
export const openMortalShop = async (task: MortalShop) => {
  const { api } = await openMortalApi(task);
  return async <T = Found>(
    method: string,
    path: string,
    { body, key, refusals = [404, 409] }: Asked = {},
  ): Promise<T | null> => {
    const headers = {
      authorization: `Bearer ${task.token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await api.fetch(new Request(`http://books.test/api/shops/${task.shop}/${path}`, sent));
    const text = await response.text();
    if (refusals.includes(response.status)) return null;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  };
};
