import { expect } from 'vitest';
import type { Shop } from '../support/shop.ts';

/** Made below each other, moved, renamed, sought and deleted. */
export const treeCalls = async (shop: Shop) => {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, path, { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.data;
  };
  const [one, other] = [
    await call('POST', 'categories', { name: 'One' }),
    await call('POST', 'categories', { name: 'Other' }),
  ];
  const below = await call('POST', 'categories', { name: 'Below', parentId: one.id });
  await call('PUT', `categories/${below.id}`, {
    name: 'Beneath',
    parentId: other.id,
    place: 1,
    version: below.version,
  });
  await call('PUT', `categories/${other.id}`, { place: 1 });
  await call('GET', `admin/products?categoryId=${other.id}`);
  await call('GET', 'categories');
  await call('DELETE', `categories/${below.id}`);
};
