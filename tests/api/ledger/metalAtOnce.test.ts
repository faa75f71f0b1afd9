import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { openSideBySide, type SideBySide } from '../../support/sideBySide.ts';

const chain = { description: 'Chain', metal: 'gold', fineness: 999, grossWeight: 10, rate: 100 };
const bar = { metal: 'gold', fineness: 999, weight: 10 };

/** Two processes, which wait for each other in the database alone. Tills with letters share no number series and no balance of a day. */
describe('metal that two take at the same moment', () => {
  let { counter, here, atOnce } = {} as SideBySide;
  let close: SideBySide['close'];
  beforeAll(async () => {
    ({ counter, here, atOnce, close } = await openSideBySide());
  }, 180_000);
  afterAll(() => close());

  const made = async (path: string, body: object): Promise<string> =>
    (await counter.ask('POST', path, { contactId: counter.contactId, ...body })).id;
  const putIn = async (fineWeight: number) => {
    const opening = { kind: 'opening', side: 'theyOwe', contactId: null, metal: 'AU', fineWeight };
    expect((await here(`vouchers/${await made('vouchers', opening)}/post`)).status).toBe(200);
  };
  /** Returns the grams in stock and at refineries. */
  const held = async (account: 'stock' | 'melting') => (await counter.balances())[`${account} AU`] ?? 0;
  const take = async (path: string, transition: string, body: object) =>
    `${path}/${await made(path, body)}/${transition}`;
  const letters = 'ABCDEFGHIJKL'.split('');
  /** Their people differ, because two documents of one person wait for each other. */
  const person = async () => (await counter.shop.make(entities.contacts, { gstin: null }))['id'] as string;
  const newTill = async () => {
    const letter = letters.shift()!;
    return (await counter.ask('POST', 'tills', { name: letter, letter })).id as string;
  };
  const bill = async (grossWeight: number) =>
    take('quick_bills', 'issue', {
      contactId: await person(),
      placeOfSupply: '27',
      lines: [{ ...chain, grossWeight }],
      tillId: await newTill(),
    });
  const issue = async (weight: number) =>
    take('karigar_issues', 'post', { contactId: await person(), lines: [{ ...bar, weight }] });

  // Several times, since without a lock it is a matter of chance.
  describe.each([1, 2, 3])('%i', () => {
    it.each(['sold twice', 'sold and given to a karigar'])(
      'loose metal that is enough for one is not %s',
      async what => {
        await putIn(15);
        const stock = await held('stock');
        const weight = Math.round(stock * 600) / 1_000;
        const calls = [await bill(weight), await (what === 'sold twice' ? bill(weight) : issue(weight))] as const;
        const [done, ...refused] = await atOnce('business_days', ...calls);
        expect([done, refused.length]).toEqual([200, 1]);
        expect([400, 409]).toContain(refused[0]);
        expect(await held('stock')).toBeCloseTo(stock - weight, 3);
      },
    );

    it('two receipts bring no more than the karigar holds', async () => {
      const contactId = await person();
      await putIn(100);
      await counter.ask('POST', await take('karigar_issues', 'post', { contactId, lines: [bar] }), {});
      const lines = [{ what: 'metal', metal: 'gold', fineness: 999, grossWeight: 6 }];
      const receipt = () => take('karigar_receipts', 'post', { contactId, lines });
      expect(await atOnce('business_days', await receipt(), await receipt())).toEqual([200, 409]);
      const balances = await counter.ask('GET', `ledger/balances?contactId=${contactId}`);
      expect(balances).toMatchObject([{ unit: 'AU', balance: 4 }]);
    });

    it('a lot comes back once', async () => {
      await putIn(100);
      const before = await held('stock');
      const id = await made('melting_lots', { metal: 'gold', lines: [{ grossWeight: 10, fineness: 900 }] });
      await counter.ask('POST', `melting_lots/${id}/send`, {});
      const sent = (await counter.ask('GET', `melting_lots/${id}`)).day as string;
      const back = { returnedOn: sent, refinedWeight: 9, refinedFineness: 999, rate: 6_200 };
      const refine = `melting_lots/${id}/refine`;
      expect(await atOnce('melting_lots', refine, refine, back)).toEqual([200, 409]);
      expect(await held('stock')).toBe(before);
      expect(await held('melting')).toBe(0);
    });
  });
});
