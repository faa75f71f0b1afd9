import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { statementsOf } from '../../../server/db/statements.ts';
import { entities } from '../../../schema/entities/index.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { drawFor } from '../../support/proofSize.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { booksAgree, settledIn } from '../../support/settlements.ts';

const migration = new URL('../../../migrations/0113_settlements.sql', import.meta.url);
/** The part of the migration that settles earlier documents. */
const text = readFileSync(migration, 'utf8');
const earlier = statementsOf(text.slice(text.indexOf('alter table shops no force')));

onBoth(world => {
  let { shop, contactId, ask } = {} as Counter;
  beforeEach(async () => void ({ shop, contactId, ask } = await openCounter(world)));

  const settleAnew = async () => {
    await world.sql('delete from settlements');
    for (const statement of earlier) await world.sql(statement);
  };
  const post = async (kind: string, amount: number, more: object = {}) => {
    const { id } = await ask('POST', 'vouchers', { kind, contactId, amount, way: 'upi', ...more });
    return ask('POST', `vouchers/${id}/post`, {});
  };
  const bill = async (price: number, payments: object[] = [], more: object = {}) => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price, gst: 0 }];
    const { id } = await ask('POST', 'quick_bills', { contactId, placeOfSupply: '27', lines, payments, ...more });
    return ask('POST', `quick_bills/${id}/issue`, {});
  };

  it('earlier documents pay the oldest bills, a credit note its own bill first', async () => {
    const one = await bill(1_000);
    const own = await bill(500, [{ way: 'cash', amount: 100 }]);
    const note = await ask('POST', `quick_bills/${own.id}/credit`, { lines: [{ line: 1 }] });
    const paid = await post('receipt', 1_300);
    const next = await bill(250, [{ way: 'credit', amount: 250 }]);
    await settleAnew();
    expect(await settledIn(world, shop.shopId)).toEqual([
      `${note.number} ${one.number} 100`,
      `${paid.number} ${one.number} 900`,
      `${note.number} ${own.number} 400`,
      `${paid.number} ${next.number} 250`,
    ]);
    const origins = await world.sql('select distinct origin from settlements');
    expect(origins).toEqual([{ origin: 'earlier' }]);
    await booksAgree(world, shop.shopId);
  });

  it('of any documents so much is settled as the balance of the customer allows', async () => {
    const draw = drawFor('earlier settlements');
    const people = [contactId];
    for (let n = 0; n < 2; n++)
      people.push(
        (await shop.make(entities.contacts, { pin: '400001', stateCode: '27', gstin: null }))['id'] as string,
      );
    for (let n = 0; n < 40; n++) {
      const person = { contactId: draw.of(people) };
      const amount = 1 + draw.below(900);
      const way = draw.below(6);
      if (way === 0) await post('receipt', amount, person);
      else if (way === 1) await post('payment', amount, person);
      else if (way === 2) await post('opening', amount, { ...person, side: draw.of(['theyOwe', 'weOwe']) });
      else if (way === 3) {
        const { id } = await bill(amount, [{ way: 'cash', amount: 1 + draw.below(amount) }], person);
        await ask('POST', `quick_bills/${id}/credit`, { lines: [{ line: 1 }] });
      } else if (way === 4) {
        const { credit } = await ask('GET', `quick_bills/customer_credit?contactId=${person.contactId}`);
        const most = Math.min(amount, credit as number);
        await bill(amount, most > 0 ? [{ way: 'credit', amount: most }] : [], person);
      } else await bill(amount, [], person);
    }
    await booksAgree(world, shop.shopId);
    await settleAnew();
    await booksAgree(world, shop.shopId, { settlesAll: true });
    expect(await world.sql('select 1 from settlements limit 1')).toHaveLength(1);
  });
});
