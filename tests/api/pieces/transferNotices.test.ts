import { expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';
import { openShop } from '../../support/shop.ts';
import type { Person } from '../../support/testApi.ts';
import { openBranch, sendTransfer, withPromptJobs } from '../../support/transfers.ts';

const jobs = withPromptJobs();

onPostgres(world => {
  const told = async ({ shopId, token }: Pick<Person, 'shopId' | 'token'>) => {
    const { items } = (await world.call('GET', `shops/${shopId}/notifications`, { token })).data;
    return (items as Record<string, any>[]).map(({ kind, subject, payload }) => ({ kind, subject, payload }));
  };

  it('a transfer is announced to whoever takes pieces in at the other shop, and its end to whoever sent it', async () => {
    const shop = await openShop(world);
    const branch = await openBranch(world, shop);
    const looksOn = await world.person({ shopId: branch.shopId, permissions: [can.PieceList] });
    const [ring, chain] = [await takeIn(shop, { tag: 'A-1' }), await takeIn(shop, { tag: 'A-2' })];
    const { id, number } = await sendTransfer(shop, branch, [ring['id'], chain['id']]);
    await jobs.drain();
    expect(await told(branch)).toEqual([
      { kind: 'transferSent', subject: id, payload: { number, from: 'Shop', pieces: 2 } },
    ]);
    expect(await told(looksOn)).toEqual([]);

    const arrived = `piece_arrivals/${id}`;
    await branch.call('POST', `${arrived}/receive`, { body: { pieces: [{ tag: 'A-1' }] } });
    await jobs.drain();
    expect(await told(shop)).toEqual([]);
    await branch.call('POST', `${arrived}/refuse`, { body: { pieces: [{ tag: 'A-2' }], reason: 'Broken' } });
    await jobs.drain();
    expect(await told(shop)).toEqual([
      {
        kind: 'transferEnded',
        subject: id,
        payload: { number, to: 'Branch', received: 1, refused: 1, calledBack: 0 },
      },
    ]);
    expect(await told(branch)).toHaveLength(1);
  });
}, jobs.change);
