import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { heldStates, pieceStates } from '../../../schema/rules/pieces.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(world);
    const weights = { metal: 'gold', fineness: 916, stoneWeight: null, huid: null };
    for (const [n, { id }] of pieceStates.entries()) {
      const piece = await shop.make(entities.pieces, { ...weights, grossWeight: 10 + n, cost: 100 });
      await world.sql(`update pieces set state = '${id}' where id = '${piece.id}'`);
    }
  });
  const held = pieceStates.flatMap(({ id }, n) => (heldStates.some(state => state === id) ? [10 + n] : []));
  const sum = (all: readonly number[]) => all.reduce((before, each) => before + each, 0);

  it('the state open lists the pieces that the shop holds, wherever they are', async () => {
    const { status, body } = await shop.call('GET', 'pieces?state=open&pageSize=0');
    expect(status).toBe(200);
    expect(body.data.items.map(({ grossWeight }: { grossWeight: number }) => grossWeight).toSorted()).toEqual(held);
    expect((await shop.call('GET', 'pieces?state=opened')).status).toBe(400);
    expect((await shop.call('GET', 'contacts?state=open')).status).toBe(400);
  });

  it.each([
    ['grossByFineness', sum(held)],
    ['byMetal', held.length],
    ['costByMetal', 100 * held.length],
    ['costByAge', 100 * held.length],
  ])('the figure %s is of what the shop holds', async (figure, value) => {
    const { status, body, text } = await shop.call('GET', `pieces/figures/${figure}`);
    expect(status, text).toBe(200);
    const rows = body.data.rows ?? body.data;
    expect(sum(rows.map((row: { value: number }) => row.value))).toBe(value);
  });
});
