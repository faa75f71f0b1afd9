import { expect } from 'vitest';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Shop } from '../support/shop.ts';
import { mailPermission } from '../../schema/kit/papers.ts';
import { updateOf } from '../support/writers.ts';
import type { Sent } from '../support/testApi.ts';

/** The texts of a record, and its papers. */
export const writtenCalls = async (shop: Shop, entity: AnyEntity, id: string) => {
  const send = async (method: string, rest: string, sent: Sent = {}) => {
    const answer = await shop.send(method, entity, rest, sent);
    expect(answer.status, `${method} ${entity.name} ${rest} ${answer.text}`).toBeLessThan(300);
  };
  for (const text of Object.keys(entity.texts ?? {})) {
    await send('PUT', `${id}/texts/${text}`);
    const update = updateOf('Ten sets');
    for (const since of [0, 1]) await send('POST', `${id}/texts/${text}/updates`, { body: { update, since } });
    await send('GET', `${id}/texts/${text}?since=1`);
  }
  for (const [paper, { hasOriginal }] of Object.entries(entity.papers ?? {})) {
    const once = (what: string) => ({ headers: { 'idempotency-key': `${what} ${id}` } });
    await send('GET', `${id}/papers/${paper}`);
    if (hasOriginal) await send('POST', `${id}/papers/${paper}`);
    await send('POST', `papers/${paper}`, { body: { ids: [id] } });
    await send('POST', `papers/${paper}/exports`, once('papers'));
    const mail = { to: 'asha@example.test', text: 'For you' };
    if (mailPermission(entity, paper))
      await send('POST', `${id}/papers/${paper}/mail`, { body: mail, ...once('mail') });
  }
};
