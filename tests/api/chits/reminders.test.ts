import { beforeEach, describe, expect, it } from 'vitest';
import { noteMissedMonths } from '../../../api/chits/missedMonths.ts';
import { remindOfInstalments } from '../../../api/chits/reminders/remind.ts';
import { entities } from '../../../schema/entities/index.ts';
import { can } from '../../../schema/permissions.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { monthsRead } from '../../../schema/rules/chitMonths.ts';
import { monthsAfter } from '../../../schema/rules/months.ts';
import { wordingFor } from '../../../schema/words/wordings.ts';
import { dayRead } from '../../../api/papers/paperOf.ts';
import { openSchemes, today, type Schemes } from '../../support/chits.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { eventually } from '../../support/eventually.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { connectShop, openMessenger } from '../../support/messenger.ts';
import { noticeChat } from '../../support/noticeShop.ts';
import { quietNow } from '../../support/quietNow.ts';

const chat = noticeChat();

onPostgres(
  world => {
    let counter: Counter;
    let schemes: Schemes;
    const ask: Counter['ask'] = (...asked) => counter.ask(...asked);
    const remind = () => remindOfInstalments(world.ports, counter.shop.shopId, Date.now());
    const rows = async () => (await ask('GET', 'chit_reminders?sort=id&order=ASC')).items as Record<string, any>[];
    const kinds = async () => (await rows()).map(({ kind, state }) => [kind, state]);
    const open = async () => ask('GET', 'chit_reminders/open');
    /** A passbook into which one instalment was paid, whose next one is due, or whose last day is, so many days from today. */
    const saver = async ({ due, last }: { due?: number; last?: number }, of: Record<string, unknown> = {}) => {
      const contact = await counter.shop.make(entities.contacts, { preferredLanguage: null, ...of });
      const { id, number } = await schemes.joined({}, { contactId: contact['id'] });
      await schemes.pay(id);
      const day = (days: number | undefined) => (days === undefined ? 'null' : `'${daysLater(today(), days)}'`);
      await world.sql(
        `update chit_members set due_on = ${day(due)}, redeem_by = ${day(last ?? 300)} where id = '${id}'`,
      );
      return { id: String(id), number, contactId: String(contact['id']) };
    };
    const dueIn = (id: string, days: number) =>
      world.sql(`update chit_members set due_on = '${daysLater(today(), days)}' where id = '${id}'`);

    beforeEach(async () => {
      counter = await openCounter(world);
      schemes = openSchemes(counter);
      chat.sent.length = 0;
    });

    describe('A-11 a reminder', () => {
      it('of a passbook knows the day of the next instalment', async () => {
        const { id } = await schemes.joined();
        expect((await schemes.member(id)).dueOn).toBeNull();
        await schemes.pay(id);
        expect((await schemes.member(id)).dueOn).toBe((await schemes.passbook(id)).due.day);
        await ask('POST', `chit_members/${id}/end_early`, { way: 'upi' });
        expect((await schemes.member(id)).dueOn).toBeNull();
      });

      it('of a passbook that does not know its day, as of one from before there were such days, finds it within the hour', async () => {
        const { id } = await saver({});
        await noteMissedMonths(world.ports, counter.shop.shopId, Date.now());
        expect((await schemes.member(id)).dueOn).toBe(monthsAfter(today(), 1));
      });

      it('of a passbook into which no lawful month is left to be paid has no day, and is looked at once', async () => {
        const brought = { broughtFirstDay: monthsAfter(today(), -5), broughtMonths: 1, broughtPaid: 5_000 };
        const { id } = await schemes.joined({}, brought);
        await schemes.pay(id, { months: 8, amount: 40_000 });
        const before = await schemes.member(id);
        expect(before).toMatchObject({ paidMonths: 9, missed: 4, dueOn: null });
        await noteMissedMonths(world.ports, counter.shop.shopId, Date.now());
        expect(await schemes.member(id)).toEqual(before);
      });

      it.each([
        [4, []],
        [3, [['before', 'open']]],
        [0, [['before', 'open']]],
        [-2, []],
        [-3, [['after', 'open']]],
      ])('of an instalment that is due in %i days: %j, once', async (due, expected) => {
        await saver({ due });
        for (let hour = 0; hour < 3; hour++) await remind();
        expect(await kinds()).toEqual(expected);
      });

      it.each([
        [31, []],
        [30, [['lastMonth', 'open']]],
        [7, [['lastWeek', 'open']]],
        [-1, []],
      ])('of a last lawful day in %i days: %j', async (last, expected) => {
        await saver({ last });
        await remind();
        expect(await kinds()).toEqual(expected);
      });

      it('is in the words of the customer’s language', async () => {
        const { number } = await saver({ due: 2 }, { preferredLanguage: 'hi' });
        await saver({ due: 2 });
        await remind();
        const [hindi, english] = await rows();
        expect(hindi).toMatchObject({
          language: 'hi',
          text: expect.stringContaining(
            `पासबुक ${number} की ${monthsRead(daysLater(today(), 2), 1, 'hi')} की ₹5,000 की किस्त`,
          ),
        });
        expect(english).toMatchObject({
          language: 'en',
          text: expect.stringContaining(
            `Your instalment of ₹5,000 for ${monthsRead(daysLater(today(), 2), 1, 'en')}, `,
          ),
        });
      });

      it('is made of no month that is paid ahead, but of the first behind it', async () => {
        const { id } = await schemes.joined();
        await schemes.pay(id, { months: 3, amount: 15_000 });
        const remindOn = (day: string) =>
          remindOfInstalments(world.ports, counter.shop.shopId, Date.parse(`${day}T12:00:00+05:30`));
        for (const months of [1, 2]) await remindOn(monthsAfter(today(), months));
        expect(await rows()).toEqual([]);
        await remindOn(monthsAfter(today(), 3));
        expect(await rows()).toMatchObject([{ memberId: id, kind: 'before', day: monthsAfter(today(), 3) }]);
      });

      it('is no longer needed once the instalment has come, or the passbook is over', async () => {
        const [paid, ended, late] = [await saver({ due: -5 }), await saver({ due: -5 }), await saver({ due: -5 })];
        await remind();
        expect((await open()).total).toBe(3);
        await dueIn(paid.id, 25);
        await world.sql(`update chit_members set redeem_by = '${daysLater(today(), -1)}' where id = '${late.id}'`);
        await ask('POST', `chit_members/${ended.id}/end_early`, { way: 'upi' });
        expect(await open()).toMatchObject({ total: 0, items: [] });
        await remind();
        expect(await kinds()).toEqual(Array.from({ length: 3 }, () => ['after', 'over']));
      });

      it('is told by hand where the shop has no template: with words and number for it', async () => {
        const { id, number } = await saver({ due: 2 }, { name: 'Asha Rao', mobileNo: '9820011002' });
        await remind();
        const found = await open();
        expect(found).toMatchObject({
          total: 1,
          isSent: false,
          items: [{ memberId: id, passbook: number, customer: 'Asha Rao', mobileNo: '9820011002', kind: 'before' }],
        });
        await ask('POST', `chit_reminders/${found.items[0].id}/tell`, {});
        expect((await open()).total).toBe(0);
        const reader = await world.person({ shopId: counter.shop.shopId, permissions: [can.ChitMemberList] });
        const path = `shops/${counter.shop.shopId}/chit_reminders/${found.items[0].id}/tell`;
        expect((await world.call('POST', path, { token: reader.token, body: {} })).status).toBe(403);
      });

      it('of last days reaches whoever takes instalments, once a day', async () => {
        const shopId = counter.shop.shopId;
        const taker = await world.person({ shopId, permissions: [can.ChitMemberList, can.ChitMemberAdd] });
        const reader = await world.person({ shopId, permissions: [can.ChitMemberList] });
        await saver({ last: 20 });
        await saver({ last: 5 });
        for (let hour = 0; hour < 2; hour++) await remind();
        const told = async ({ token }: { token: string }) =>
          (await world.call('GET', `shops/${shopId}/notifications`, { token })).data.items;
        expect(await told(taker)).toMatchObject([{ kind: 'lastLawfulDays', payload: { count: 2 } }]);
        expect(await told(reader)).toEqual([]);
      });
    });

    describe('A-11 a reminder by WhatsApp', () => {
      const choose = (templateName: string | null, templateLanguage = 'en') =>
        counter.shop.call('PUT', 'whatsapp/reminders', { body: { templateName, templateLanguage } });
      beforeEach(() =>
        world.sql(`update users set permissions = '{${can.ShopEdit}}' where id = '${counter.shop.userId}'`),
      );
      const connect = async (balance = '10.00') => {
        const { shopId } = counter.shop;
        await connectShop(world.ports, shopId, { number: `phone-${shopId}`, balance, perSecond: 0, price: 0.88 });
        return openMessenger(world, { shop: counter.shop });
      };
      const sentTo = (mobileNo: string) =>
        eventually(async () => {
          const sent = chat.sent.filter(({ to }) => to === `91${mobileNo}`);
          expect(sent).toHaveLength(1);
          const [body] = sent[0]!.template.components as [{ parameters: { text: string }[] }];
          return { language: sent[0]!.template.language, words: body.parameters.map(({ text }) => text) };
        });

      it('goes out once, with the page of the passbook, and costs what a message costs', async () => {
        const messenger = await connect();
        expect((await choose('work')).status).toBe(200);
        const { number } = await saver({ due: 1 }, { mobileNo: '9820011003' });
        for (let hour = 0; hour < 2; hour++) await remind();
        const { words } = await sentTo('9820011003');
        expect(words[0]).toContain(number);
        const address = /^https:\/\/shop\.test\/p\/([\w-]{44})$/.exec(words[1]!)![1];
        expect((await world.call('GET', `public/pages/${address}`)).data.title).toBe(number);
        const [reminder] = await rows();
        expect(reminder).toMatchObject({ state: 'sent' });
        expect(await messenger.message(reminder!['messageId'])).toMatchObject({ total: 1, category: 'UTILITY' });
        expect(await messenger.balance()).toBe(9.88);
        expect((await open()).total).toBe(0);
      });

      it('is in the template’s words of the customer’s language, where it has some', async () => {
        await connect();
        await choose('work');
        await saver({ due: 1 }, { preferredLanguage: 'hi', mobileNo: '9820011004' });
        await remind();
        const { language, words } = await sentTo('9820011004');
        expect([language, words[0], words[1]]).toEqual([
          'hi',
          expect.stringContaining('किस्त'),
          expect.stringContaining('/hi/p/'),
        ]);
      });

      it.each<[string, () => Promise<unknown>]>([
        [
          'in the quiet hours',
          async () => {
            const { from, to } = quietNow();
            await world.sql(
              `update shops set quiet_from = '${from}', quiet_to = '${to}' where id = '${counter.shop.shopId}'`,
            );
          },
        ],
        [
          'while the template is gone',
          () => world.sql(`update shops set reminder_template = 'gone' where id = '${counter.shop.shopId}'`),
        ],
        ['once the shop has chosen none', () => choose(null)],
        ['to whoever has said STOP', () => counter.shop.make(entities.optOuts, { number: '9820011005' })],
      ])('does not go out %s, and waits to be told by hand', async (_, change) => {
        await connect();
        await choose('work');
        await change();
        await saver({ due: 1 }, { mobileNo: '9820011005' });
        await remind();
        expect((await rows()).map(({ state }) => state)).toEqual(['open']);
        expect((await open()).total).toBe(1);
        expect((await counter.shop.call('GET', 'whatsapp/messages')).data).toEqual([]);
      });

      it('goes out in a message of a name that no other has', async () => {
        const messenger = await connect();
        await choose('work');
        const name = `Scheme reminders ${dayRead(today(), wordingFor('en').words)}`;
        const told = async () => {
          await saver({ due: 1 });
          await remind();
          return messenger.message((await rows()).at(-1)!['messageId']);
        };
        const { id } = await told();
        await world.sql(`update messages set name = '${name}, 2' where id = '${id}'`);
        expect([(await told()).name, (await told()).name]).toEqual([`${name}, 1`, `${name}, 3`]);
      });

      it('does not go out without money', async () => {
        await connect('0.05');
        await choose('work');
        await saver({ due: 1 });
        await remind();
        expect(await kinds()).toEqual([['before', 'open']]);
      });

      it('wants a template that fits', async () => {
        await connect();
        const answer = await choose('silent');
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['templateName']]);
        expect((await choose('brief', 'en_GB')).data).toMatchObject({
          reminderTemplate: 'brief',
          noticeTemplate: null,
        });
        expect((await ask('GET', 'whatsapp/reminders')).chosen).toEqual({ name: 'brief', language: 'en_GB' });
      });
    });
  },
  ports => ({ ...ports, chat }),
);
