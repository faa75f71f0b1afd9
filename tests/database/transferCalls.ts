import { expect } from 'vitest';
import type { Shop } from '../support/shop.ts';
import { eventually } from '../support/eventually.ts';
import { takeIn } from '../support/pieces.ts';
import { openBranch, sendTransfer, draftTransfer } from '../support/transfers.ts';
import type { TestApi } from '../support/testApi.ts';

/** Pieces go to another shop of the business: received, refused and called back, each told to the sender by a job. */
export const transferCalls = async (world: TestApi, shop: Shop) => {
  const branch = await openBranch(world, shop);
  const ask = async (where: Shop, method: string, path: string, body?: object) => {
    const answer = await where.call(method, path, body && { body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const becomes = (where: Shop, path: string, state: string) =>
    eventually(async () => expect((await where.call('GET', path)).data?.state).toBe(state));
  const pieces: string[] = [];
  for (const tag of ['TR-1', 'TR-2', 'TR-3', 'TR-4'])
    pieces.push((await takeIn(shop, { tag, cost: 9 }))['id'] as string);
  await ask(shop, 'GET', 'piece_transfers/shops');
  const { id } = await sendTransfer(shop, branch, pieces.slice(0, 2));
  await becomes(branch, `piece_arrivals/${id}`, 'open');
  await ask(branch, 'POST', `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'TR-1' }] });
  await ask(branch, 'POST', `piece_arrivals/${id}/refuse`, { reason: 'Not there', pieces: [{ tag: 'TR-2' }] });
  await becomes(shop, `piece_transfers/${id}`, 'received');
  const called = await sendTransfer(shop, branch, [pieces[2]!]);
  await ask(shop, 'POST', `piece_transfers/${called['id']}/recall`, {});
  await becomes(shop, `piece_transfers/${called['id']}`, 'cancelled');
  const draft = await draftTransfer(shop, branch, [pieces[3]!]);
  for (const way of ['send', 'recall']) await ask(shop, 'POST', `piece_transfers/${way}`, { ids: [draft['id']] });
  await becomes(shop, `piece_transfers/${draft['id']}`, 'cancelled');
};
