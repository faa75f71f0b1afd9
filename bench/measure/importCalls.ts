import { setTimeout as delay } from 'node:timers/promises';
import type { SeededShop } from '../figure.ts';

export type Place = { port: number; shop: SeededShop };
export type Report = { id: string; state: string };

/** Calls the API. A refusal is a reply as well. */
export const call = async ({ port, shop }: Place, path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${shop.token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/shops/${shop.id}/${path}`, { ...init, headers });
  return ((await response.json()) as { data: Report | null }).data;
};

export const sendFile = (place: Place, file: Blob) => {
  const body = new FormData();
  body.set('file', file, 'people');
  return call(place, 'contacts/import', { method: 'POST', body });
};

/** Waits for the end of a job, in whatever state. */
export const ended = async (place: Place, path: string, begun: Report | null): Promise<string | undefined> => {
  let report = begun;
  while (report?.state === 'running') {
    await delay(20);
    report = await call(place, `${path}/${report.id}`);
  }
  return report?.state;
};
