import { expect } from 'vitest';
import type { Shop } from '../support/shop.ts';
import { pictureCalls } from './pictureCalls.ts';
import { draftIssue, giveOut, setRate, takeIn } from '../support/pieces.ts';

/** Pieces are priced, moved to each of their states, and bring a tag of their own. */
export const pieceCalls = async (shop: Shop) => {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, `pieces/${path}`, body && { body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  await setRate(shop);
  const { id, productId } = await takeIn(shop, { tag: 'OLD-77', huid: 'CALL01' });
  await call('GET', `${id}/price`);
  await call('GET', `price_terms?productId=${productId}`);
  await call('PUT', id, { tag: 'OLD-78', fineness: 750 });
  await pictureCalls(shop, `pieces/${String(id)}`);
  for (const move of ['reserve', 'putBack', 'giveToKarigar', 'putBack']) await call('POST', `${id}/${move}`, {});
  const other = (await takeIn(shop))['id'] as string;
  await issueCalls(shop, id, other);
  for (const move of ['reserve', 'putBack', 'giveToKarigar', 'putBack', 'melt'])
    await call('POST', move, { ids: [other] });
  await call('POST', `${id}/melt`, {});
  await heldCalls(shop);
};

/** What others left is given back. */
const heldCalls = async (shop: Shop) => {
  const partyId = await shop.refer('contacts');
  const given = async () => {
    const lines = [{ description: 'Chain, clasp broken', grossWeight: 12.345, outcome: 'givenBack' }];
    const body = { kind: 'repair', partyId, receivedOn: '2026-03-02', lines };
    return (await shop.call('POST', 'held_goods', { body })).data['id'] as string;
  };
  expect((await shop.call('POST', `held_goods/${await given()}/close`, { body: {} })).status).toBe(200);
  expect((await shop.call('POST', 'held_goods/close', { body: { ids: [await given()] } })).status).toBe(200);
};

/** Pieces leave the shop with a document and come back: by it, by themselves, and because it was a mistake. */
const issueCalls = async (shop: Shop, one: string, other: string) => {
  const out = async (more: Record<string, unknown> = {}) => (await giveOut(shop, [one, other], more))['id'] as string;
  const ask = async (path: string, body: object = {}) => {
    const answer = await shop.call('POST', path, { body });
    expect(answer.status, `${path} ${answer.text}`).toBe(200);
  };
  const first = await out({ kind: 'hallmarking' });
  await ask(`piece_issues/${first}/take_hallmarked`, {
    pieces: [{ pieceId: other, huid: 'CALL02', hallmarking: 53.1 }],
  });
  await ask(`piece_issues/${first}/take_back`, { pieces: [{ pieceId: one }] });
  await giveOut(shop, [one]);
  await ask(`pieces/${one}/putBack`);
  await ask(`piece_issues/${await out()}/cancel`);
  const { id } = await draftIssue(shop, [one]);
  await ask('piece_issues/issue', { ids: [id] });
  await ask('piece_issues/cancel', { ids: [id] });
};
