import { expect } from 'vitest';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Shop } from '../support/shop.ts';
import { everyCall } from './everyCall.ts';

/** A view is asked all that an entity is; and a record is brought in and out. */
export const viewCalls = async (shop: Shop, view: AnyEntity) => {
  await everyCall(shop, view);
  const [id] = await shop.plant(view.view!.of, [await shop.body(view.view!.of)]);
  for (const method of ['POST', 'DELETE']) {
    const answer = await shop.send(method, view, `${id}/role`);
    expect(answer.status, `${method} ${view.resource} ${answer.text}`).toBe(200);
  }
};
