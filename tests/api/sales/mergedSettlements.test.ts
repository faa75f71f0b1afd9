import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { booksAgree, settledIn } from '../../support/settlements.ts';

onBoth(world => {
  let { shop, contactId, ask } = {} as Counter;
  beforeEach(async () => void ({ shop, contactId, ask } = await openCounter(world)));

  const post = async (more: object) => {
    const { id } = await ask('POST', 'vouchers', { way: 'upi', ...more });
    return ask('POST', `vouchers/${id}/post`, {});
  };

  it('a receipt pays what two customers owe who became one, until that is taken back', async () => {
    const other = (await shop.make(entities.contacts, { pin: '400001', stateCode: '27', gstin: null }))['id'] as string;
    const debt = await post({ kind: 'opening', side: 'theyOwe', contactId, amount: 100 });
    const late = await post({ kind: 'opening', side: 'theyOwe', contactId: other, amount: 70 });
    const { id } = await ask('POST', 'contacts/merge', { into: contactId, others: [other] });
    const paid = await post({ kind: 'receipt', contactId, amount: 150 });
    expect(await settledIn(world, shop.shopId)).toEqual([
      `${paid.number} ${debt.number} 100`,
      `${paid.number} ${late.number} 50`,
    ]);
    await booksAgree(world, shop.shopId);
    await ask('POST', `changes/${id}/undo`, {});
    expect((await settledIn(world, shop.shopId)).slice(2)).toEqual([`${paid.number} ${late.number} -50`]);
    await booksAgree(world, shop.shopId);
  });
});
