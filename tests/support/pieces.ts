import type { Shop } from './shop.ts';
import { entities } from '../../schema/entities/index.ts';
import { entityOf } from '../../api/db/select.ts';

/** A ring of 10.5 g of 916, taken in with everything that its price is made of. */
export const aPiece = async (shop: Shop, more: Record<string, unknown> = {}) => ({
  productId: await shop.refer('products'),
  metal: 'gold',
  fineness: 916,
  grossWeight: 10.5,
  stoneWeight: 0.5,
  stones: [{ kind: 'diamond', count: 4, carats: 0.12, rate: 55_000, basis: 'perCarat' }],
  makingBasis: 'perGram',
  makingRate: 450,
  wastageBasis: 'weight',
  wastagePercent: 3,
  hallmarking: 45,
  ...more,
});

export const takeIn = async (shop: Shop, more: Record<string, unknown> = {}): Promise<Record<string, any>> => {
  const answer = await shop.call('POST', 'pieces', { body: await aPiece(shop, more) });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.data as Record<string, any>;
};

/** A document by which these pieces leave the shop; issued. */
export const giveOut = async (
  shop: Shop,
  pieces: readonly string[],
  more: Record<string, unknown> = {},
): Promise<Record<string, any>> => {
  const { id } = await draftIssue(shop, pieces, more);
  const answer = await shop.call('POST', `piece_issues/${id}/issue`, { body: {} });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as Record<string, any>;
};

export const draftIssue = async (
  shop: Shop,
  pieces: readonly string[],
  more: Record<string, unknown> = {},
): Promise<Record<string, any>> => {
  const body = {
    kind: 'approval',
    partyId: await shop.refer('contacts'),
    dueOn: '2026-12-15',
    lines: pieces.map(pieceId => ({ pieceId })),
    ...more,
  };
  const answer = await shop.call('POST', 'piece_issues', { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.data as Record<string, any>;
};

/** Rupees a gram of 999, in paise none; the newest holds. */
export const setRate = async (shop: Shop, goldRate = 6_200, silverRate = 92): Promise<string> => {
  const body = { goldRate, silverRate, diamondRate: 50_000, confirmed: true };
  const answer = await shop.send('POST', entityOf(entities.commodityRates.name), '', { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.data as { id: string }).id;
};
