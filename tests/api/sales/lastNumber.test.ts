import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../../server/clock.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can } from '../../../schema/permissions.ts';
import { keepsOrder } from '../../../schema/rules/lastNumber.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth, those } from '../../support/everyEntity.ts';

const clock = fixedClock('2026-11-20T10:30:00Z');
const daysAgo = (days: number) => shopDay(new Date(clock.now().getTime() - days * 86_400_000));

onBoth(
  world => {
    let counter: Counter;
    beforeEach(async () => void (counter = await openCounter(world)));

    const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 1_000, gst: 3 };
    const issue = async (more: object): Promise<string> => {
      const body = { contactId: counter.contactId, placeOfSupply: '27', lines: [box], ...more };
      const { id } = await counter.ask('POST', 'quick_bills', body);
      return (await counter.ask('POST', `quick_bills/${id}/issue`, {})).number;
    };
    const last = (query: string, path = 'quick_bills') => counter.ask('GET', `${path}/last_number?${query}`);

    describe('the last number of a series', () => {
      it('is the one with the latest day, whichever document was issued last', async () => {
        expect(await last(`day=${daysAgo(3)}`)).toBeNull();
        await counter.ask('POST', 'quick_bills', { placeOfSupply: '27', lines: [box], day: daysAgo(0) });
        expect(await last(`day=${daysAgo(3)}`)).toBeNull();
        await issue({ day: daysAgo(1) });
        const second = await issue({ day: daysAgo(1) });
        await issue({ day: daysAgo(2) });
        expect(await last(`day=${daysAgo(3)}`)).toEqual({ number: second, day: daysAgo(1) });
        // Another kind has a series of its own.
        expect(await last(`day=${daysAgo(3)}`, 'quotes')).toBeNull();
      });

      it('is that of the till, and of the financial year of the day', async () => {
        const till = async (letter: string) =>
          (await counter.ask('POST', 'tills', { name: `Till ${letter}`, letter })).id as string;
        const [one, other] = [await till('B'), await till('C')];
        const without = await issue({ day: daysAgo(2) });
        const atOne = await issue({ day: daysAgo(1), tillId: one });
        const day = daysAgo(3);
        expect(await last(`day=${day}`)).toEqual({ number: without, day: daysAgo(2) });
        expect(await last(`day=${day}&tillId=${one}`)).toEqual({ number: atOne, day: daysAgo(1) });
        expect(await last(`day=${day}&tillId=${other}`)).toBeNull();
        expect(await last('day=2019-05-05')).toBeNull();
      });

      it('has the prefix of the shop', async () => {
        await world.sql(`update shops set series_prefix = 'AB/' where id = '${counter.shop.shopId}'`);
        const number = await issue({ day: daysAgo(1) });
        expect(number).toMatch(/^AB\/B\//);
        expect(await last(`day=${daysAgo(3)}`)).toEqual({ number, day: daysAgo(1) });
      });

      it('can be asked for by whoever may list the documents, of each kind that goes to others', async () => {
        const { shopId } = counter.shop;
        const paths = those(keepsOrder).map(([, { path }]) => path.replace(':shopId', shopId));
        expect(paths).toHaveLength(7);
        const { token } = await world.person({ shopId, permissions: [can.ContactList] });
        for (const path of paths) {
          expect((await world.call('GET', `${path}/last_number`, { token: counter.shop.token })).status).toBe(200);
          expect((await world.call('GET', `${path}/last_number`, { token })).status).toBe(403);
        }
        const refused = async (query: string) =>
          (await counter.shop.call('GET', `quick_bills/last_number?${query}`)).status;
        expect([await refused('day=2026-02-30'), await refused('tillId=x'), await refused('shop=1')]).toEqual([
          400, 400, 400,
        ]);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
