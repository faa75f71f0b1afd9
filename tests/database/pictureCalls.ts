import { expect } from 'vitest';
import { pngFile } from '../support/pictures.ts';
import type { Shop } from '../support/shop.ts';

/** Pictures of a record come, change places and go. `path`: of the record, below the shop. */
export const pictureCalls = async (shop: Shop, path: string) => {
  const added = await shop.call('POST', `${path}/images`, { form: { image: await pngFile() } });
  const { id } = added.data[0];
  const ordered = await shop.call('PUT', `${path}/images`, { body: { imageIds: [id] } });
  const removed = await shop.call('PUT', `${path}/images/${id}`);
  for (const { status, text } of [added, ordered, removed]) expect(status, `${path} ${text}`).toBeLessThan(300);
};
