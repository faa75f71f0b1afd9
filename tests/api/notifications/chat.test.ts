import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ChatRefusal, ChatUnknown } from '../../../api/chat/port.ts';
import { chatNoticeQueue } from '../../../api/chatNotices/queue.ts';
import { runChatNotice } from '../../../api/chatNotices/send.ts';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { bookStatement } from '../../../api/messages/ledger.ts';
import { usualTiming } from '../../../api/messages/timing.ts';
import { runPush } from '../../../api/push/job.ts';
import { can } from '../../../schema/permissions.ts';
import { topics, type NotificationTopic } from '../../../schema/rules/notifications.ts';
import { say } from '../../../schema/words/said.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { openMessenger, type Messenger } from '../../support/messenger.ts';
import { noticeTemplates } from '../../support/noticeTemplates.ts';
import { scriptedChat } from '../../support/scriptedChat.ts';
import { tell, testEvent } from '../../support/telling.ts';
import type { Person } from '../../support/testApi.ts';

const chat = scriptedChat();
chat.templates = async () => noticeTemplates;

const over = ['sent', 'delivered', 'failed', 'unknown', 'dropped', 'optedOut', 'unpaid'];
const price = 0.12;
let mobile = 9_810_000_000;
let event = 0;

/** colleagues are told by WhatsApp. `testEvent` is of the topic `shop`. */
onBoth(
  world => {
    let shop: Messenger;
    let me: Person & { number: string };
    beforeEach(async () => {
      chat.sent.length = 0;
      chat.script = () => undefined;
      shop = await openMessenger(world, { balance: '1.00' });
      await world.sql(`update users set permissions = '{${can.ShopEdit}}' where id = '${shop.userId}'`);
      expect((await choose('work', 'en')).status).toBe(200);
      me = await colleague(['shop']);
    });

    const choose = (templateName: string | null, templateLanguage: string | null = 'en') =>
      shop.call('PUT', 'whatsapp/notices', { body: { templateName, templateLanguage } });
    const colleague = async (wanted: NotificationTopic[]) => {
      const person = await world.person({ shopId: shop.shopId });
      const number = String(++mobile);
      await world.sql(`update users set mobile_no = '${number}' where id = '${person.userId}'`);
      const answer = await mine(person, 'PUT', '/chat', { topics: wanted });
      expect(answer.status, answer.text).toBe(200);
      return { ...person, number };
    };
    const mine = ({ token }: Person, method: string, rest = '', body?: object) =>
      world.call(method, `account/notices${rest}`, { token, ...(body && { body }) });
    const sentTo = ({ number }: { number: string }) => chat.sent.filter(({ to }) => to === `91${number}`);
    const rows = (person: Person = me) =>
      world.sql(`select d.state, d.price::text, d.attempts, d.notification_id as id from push_deliveries d
        join notifications n on n.id = d.notification_id
        where n.user_id = '${person.userId}' and d.subscription_id = '00000000-0000-0000-0000-000000000001' order by n.id`);
    const jobOf = (id: unknown) => ({ shop: shop.shopId, user: me.userId, id: String(id) });
    const goOn = (id: unknown) => runChatNotice(world.ports, jobOf(id), new AbortController().signal);
    /** Told of one thing, and how that ended. */
    const told = async (person: Person = me) => {
      await tell(world.ports, [person], testEvent(++event));
      return eventually(async () => {
        const row = (await rows(person)).at(-1);
        expect(over).toContain(row?.['state']);
        return row!;
      });
    };
    const nothingFor = async (person: Person) => {
      await tell(world.ports, [person], testEvent(++event));
      await eventually(async () => {
        const [open] =
          await world.sql(`select count(*)::int as n from jobs.job where name in ('push', '${chatNoticeQueue}')
          and state in ('created', 'active', 'retry') and data ->> 'user' = '${person.userId}'`);
        expect(open!['n']).toBe(0);
      });
      expect(await rows(person)).toEqual([]);
    };
    const book = async () =>
      Object.fromEntries(
        (
          await world.sql(
            `select kind, messages, amount::text from chat_ledger where shop_id = '${shop.shopId}' and kind <> 'added'`,
          )
        ).map(({ kind, messages, amount }) => [kind, [messages, amount]]),
      );
    /** A job that waits, taken on as if its time had come. */
    const waiting = (person: Person = me) =>
      eventually(async () => {
        const [job] =
          await world.sql(`select id, extract(epoch from start_after - created_on)::int as wait from jobs.job
          where name = '${chatNoticeQueue}' and state = 'created' and data ->> 'user' = '${person.userId}' and start_after > created_on`);
        expect(job).toBeDefined();
        return Number(job!['wait']);
      });

    describe('R-52 a notice by WhatsApp', () => {
      it('is the notification in a sentence, with the address of what it is about', async () => {
        expect(await told()).toMatchObject({ state: 'sent', price: '0.12' });
        const [message, ...more] = sentTo(me);
        expect(more).toEqual([]);
        expect(message!.template).toEqual({
          name: 'work',
          language: 'en',
          components: [
            {
              type: 'body',
              parameters: [
                {
                  type: 'text',
                  text: `Asha ${event} of TolaShop support may look into this shop · Until 2 Mar 2026, 11:30 am: A question`,
                },
                { type: 'text', text: `https://shop.test/notifications?shop=${shop.shopId}` },
              ],
            },
          ],
        });
        expect((await shop.call('GET', 'whatsapp/messages')).data.items).toEqual([]);
      });

      it.each([
        ['work', 'hi', 'en', /^यह दुकान TolaShop सपोर्ट के लिए खुली है/],
        ['brief', 'en_GB', 'hi', /^Asha \d+ of TolaShop support/],
        ['work', 'mr', 'hi', /^यह दुकान TolaShop सपोर्ट के लिए खुली है/],
        ['work', 'mr', 'en', /^Asha \d+ of TolaShop support/],
      ])('by %s in %s to somebody who reads %s says %s', async (name, language, own, words) => {
        await choose(name, language);
        await world.sql(`update users set language = '${own}' where id = '${me.userId}'`);
        await told();
        const [{ parameters }] = sentTo(me)[0]!.template.components as [{ parameters: { text: string }[] }];
        expect(parameters[0]!.text).toMatch(words);
        expect(parameters).toHaveLength(name === 'brief' ? 1 : 2);
      });

      it.each<[string, NotificationTopic[], NotificationTopic[], boolean]>([
        ['the topic', ['shop'], topics, true],
        ['another topic', ['work'], topics, false],
        ['nothing', [], topics, false],
        ['the topic, muted in the app as letters know it', ['shop'], [], true],
      ])('for whoever chose %s', async (_, wanted, app, isTold) => {
        const person = await colleague(wanted);
        await mine(person, 'PUT', '/app', { topics: app });
        if (isTold) expect((await told(person))['state']).toBe('sent');
        else await nothingFor(person);
        expect(sentTo(person)).toHaveLength(isTold ? 1 : 0);
      });

      it.each<[string, () => Promise<unknown>]>([
        ['works there no longer', () => world.sql(`delete from memberships where user_id = '${me.userId}'`)],
        ['may not sign in', () => world.sql(`update users set disabled_at = now() where id = '${me.userId}'`)],
        ['has no number', () => world.sql(`update users set mobile_no = null where id = '${me.userId}'`)],
        ['works where no template is chosen', () => choose(null)],
      ])('goes to nobody who %s', async (_, change) => {
        await change();
        await nothingFor(me);
        expect(chat.sent).toEqual([]);
        expect(await book()).toEqual({});
      });
    });

    describe('R-52 between the event and the sending', () => {
      /** A notice that waits for the morning. */
      const held = async () => {
        await world.sql(`update shops set quiet_from = '00:00', quiet_to = '23:30' where id = '${shop.shopId}'`);
        await tell(world.ports, [me], testEvent(++event));
        await waiting();
        await world.sql(`update shops set quiet_from = '00:00', quiet_to = '00:00' where id = '${shop.shopId}'`);
        return (await rows())[0]!;
      };

      it.each<[string, string, () => Promise<unknown>]>([
        ['nothing changes', 'sent', async () => undefined],
        ['they have read it', 'dropped', () => readAll()],
        ['they want it no more', 'dropped', () => mine(me, 'PUT', '/chat', { topics: [] })],
        ['they leave', 'dropped', () => world.sql(`delete from memberships where user_id = '${me.userId}'`)],
        [
          'their account is shut',
          'dropped',
          () => world.sql(`update users set disabled_at = now() where id = '${me.userId}'`),
        ],
        ['they write STOP', 'optedOut', () => shop.tell([{ kind: 'optOut', from: `91${me.number}` }])],
        ['the shop chooses none', 'dropped', () => choose(null)],
        [
          'the shop is set back',
          'dropped',
          () => world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`),
        ],
        ['the number goes', 'dropped', () => world.sql(`delete from chat_accounts where shop_id = '${shop.shopId}'`)],
        [
          'the template is gone',
          'dropped',
          () => world.sql(`update shops set notice_template = 'gone' where id = '${shop.shopId}'`),
        ],
        ['the money goes', 'unpaid', () => spend('0.95')],
      ])('%s: %s', async (_, state, change) => {
        const row = await held();
        expect(row).toMatchObject({ state: 'queued', attempts: 0 });
        await change();
        await goOn(row['id']);
        expect((await rows())[0]).toMatchObject({ state });
        expect(sentTo(me)).toHaveLength(state === 'sent' ? 1 : 0);
        expect(Object.keys(await book())).toEqual(state === 'sent' ? ['reserved'] : []);
      });

      const readAll = () =>
        world.call('POST', `shops/${shop.shopId}/notifications/read`, { token: me.token, body: {} });
      const spend = (amount: string) =>
        world.ports.database.batch([
          enterJob(shop.shopId, null),
          bookStatement(shop.shopId, { kind: 'added', amount: `-${amount}` }, { ids: world.ports.ids, at: new Date() }),
        ]);
    });

    describe('R-52 it is sent once', () => {
      it('although two workers have it, and its job is handed out again', async () => {
        const held = Promise.withResolvers<void>();
        chat.script = () => held.promise;
        await tell(world.ports, [me], testEvent(++event));
        const row = await eventually(async () => {
          const [found] = await rows();
          expect(found?.['state']).toBe('sending');
          return found!;
        });
        await Promise.all([goOn(row['id']), goOn(row['id']), runPush(world.ports, jobOf(row['id']))]);
        held.resolve();
        await eventually(async () => expect((await rows())[0]!['state']).toBe('sent'));
        await goOn(row['id']);
        expect([sentTo(me).length, await book()]).toEqual([1, { reserved: [1, '0.12'] }]);
      });

      it('although two take it at the same moment', async () => {
        await told();
        const { id } = (await rows())[0]!;
        await world.sql(
          `update push_deliveries set state = 'queued', attempts = 0, price = null, started_at = null where notification_id = '${String(id)}'`,
        );
        chat.sent.length = 0;
        await Promise.all([goOn(id), goOn(id), goOn(id)]);
        expect([sentTo(me).length, (await book())['reserved']]).toEqual([1, [2, '0.24']]);
      });

      it('or perhaps: of whoever died while sending it is unknown, and nobody sends it again', async () => {
        await told();
        const { id } = (await rows())[0]!;
        const at = (ago: number) =>
          world.sql(
            `update push_deliveries set state = 'sending', started_at = clock_timestamp() - interval '${ago} milliseconds' where notification_id = '${String(id)}'`,
          );
        await at(usualTiming.lease / 2);
        await goOn(id);
        expect((await rows())[0]).toMatchObject({ state: 'sending' });
        expect(await waiting()).toBeGreaterThan(10);
        await at(usualTiming.lease + 1_000);
        await goOn(id);
        await goOn(id);
        expect((await rows())[0]).toMatchObject({ state: 'unknown', price: '0.12' });
        expect([sentTo(me).length, await shop.balance()]).toEqual([1, 0.88]);
      });

      it.each<[string, Error, string, number]>([
        ['an answer that never came', new ChatUnknown('No answer.'), 'unknown', 0.88],
        ['a mistake of ours', new Error('Oh'), 'unknown', 0.88],
        ['a no for good', new ChatRefusal(say('whatsApp131026'), 131026, 'never'), 'failed', 1],
      ])('after %s it is not tried again', async (_, error, state, balance) => {
        chat.script = () => Promise.reject(error);
        const log = vi.spyOn(world.ports, 'log').mockImplementation(() => undefined);
        const row = await told();
        log.mockRestore();
        await goOn(row['id']);
        expect([row['state'], sentTo(me).length, await shop.balance()]).toEqual([state, 1, balance]);
      });

      it('and tried again after a no for now, six times, with the money back each time', async () => {
        chat.script = () => Promise.reject(new ChatRefusal(say('whatsApp131000'), 131000, 'later', 120_000));
        await tell(world.ports, [me], testEvent(++event));
        expect(await waiting()).toBe(120);
        const { id } = (await rows())[0]!;
        for (let attempt = 2; attempt <= 6; attempt++) {
          expect([(await rows())[0]!['state'], await shop.balance()]).toEqual(['queued', 1]);
          await world.sql(`update push_deliveries set started_at = null where notification_id = '${String(id)}'`);
          await goOn(id);
        }
        expect((await rows())[0]).toMatchObject({ state: 'failed', attempts: 6, price: null });
        expect([sentTo(me).length, await book()]).toEqual([6, { reserved: [6, '0.72'], released: [6, '0.72'] }]);
      });
    });

    describe('R-52 the pace', () => {
      it('leaves a person some seconds between two notices, and between a message and a notice', async () => {
        await told();
        await tell(world.ports, [me], testEvent(++event));
        expect(await waiting()).toBeGreaterThan(5);
        expect([sentTo(me).length, (await rows()).map(({ state }) => state)]).toEqual([1, ['sent', 'queued']]);
        const other = await colleague(['shop']);
        const tested = await shop.test({
          templateName: 'brief',
          templateLanguage: 'en_GB',
          templateVariables: '["Hello"]',
          number: other.number,
        });
        await shop.ended(tested.data.id);
        await tell(world.ports, [other], testEvent(++event));
        expect(await waiting(other)).toBeGreaterThan(5);
      });

      it('of a number is kept together with messages: its next turn is after what was given out', async () => {
        await world.sql(
          `update chat_accounts set per_second = 10, pace_at = clock_timestamp() + interval '700 milliseconds' where shop_id = '${shop.shopId}'`,
        );
        const pace = async () =>
          Number(
            (
              await world.sql(
                `select extract(epoch from pace_at) * 1000 as at from chat_accounts where shop_id = '${shop.shopId}'`,
              )
            )[0]!['at'],
          );
        const before = await pace();
        let sentAt = 0;
        chat.script = async () => {
          const [row] = await world.sql('select extract(epoch from clock_timestamp()) * 1000 as at');
          sentAt = Number(row!['at']);
        };
        expect((await told())['state']).toBe('sent');
        expect(sentAt).toBeGreaterThanOrEqual(before);
        expect(await pace()).toBeGreaterThanOrEqual(before + 100);
      });
    });

    describe('R-52 the money', () => {
      const status = (id: unknown, status: string, billable: boolean | null = null, more: object = {}) => ({
        messageId: `wamid.${String(id)}`,
        reference: String(id),
        status,
        billable,
        ...more,
      });

      it.each<[string, [string, boolean | null][], string, Record<string, unknown>, number]>([
        [
          'delivered and to be paid',
          [
            ['sent', true],
            ['delivered', true],
            ['read', true],
          ],
          'delivered',
          { charged: [1, '0.12'] },
          0.88,
        ],
        [
          'delivered for free',
          [
            ['sent', false],
            ['delivered', false],
          ],
          'delivered',
          { released: [1, '0.12'] },
          1,
        ],
        [
          'read before it was delivered',
          [
            ['read', null],
            ['delivered', true],
            ['sent', true],
          ],
          'delivered',
          { charged: [1, '0.12'] },
          0.88,
        ],
        [
          'fallen through later',
          [
            ['sent', true],
            ['failed', null],
            ['failed', null],
          ],
          'failed',
          { released: [1, '0.12'] },
          1,
        ],
        [
          'failed after it was delivered',
          [
            ['delivered', true],
            ['failed', null],
          ],
          'delivered',
          { charged: [1, '0.12'] },
          0.88,
        ],
        ['taken, and no more is told', [['sent', true]], 'sent', {}, 0.88],
      ])('%s', async (_, events, state, booked, balance) => {
        const { id } = await told();
        for (const [each, billable] of events) {
          const answer = await shop.tell([status(id, each, billable)]);
          expect(answer.status, answer.text).toBe(200);
          await shop.tell([status(id, each, billable)]);
        }
        expect((await rows())[0]).toMatchObject({ state });
        expect([await book(), await shop.balance()]).toEqual([{ reserved: [1, '0.12'], ...booked }, balance]);
      });

      it('of an unknown one is settled by what is told of it', async () => {
        chat.script = () => Promise.reject(new ChatUnknown('No answer.'));
        const { id } = await told();
        await shop.tell([status(id, 'failed', null, { code: 131026, reason: say('whatsApp131026') })]);
        expect([(await rows())[0]!['state'], await shop.balance()]).toEqual(['failed', 1]);
      });

      it('is no other shop’s, whoever is told of it, and nothing is believed of what is nobody’s', async () => {
        const { id } = await told();
        const rival = await openMessenger(world);
        expect((await rival.tell([status(id, 'failed')])).status).toBe(200);
        expect((await shop.tell([status(world.ports.ids.next(), 'failed'), status('nonsense', 'read')])).status).toBe(
          200,
        );
        expect([(await rows())[0]!['state'], await book()]).toEqual(['sent', { reserved: [1, '0.12'] }]);
      });

      it('adds up on one line for each day, which the owner reads', async () => {
        const people = await Promise.all([1, 2, 3].map(() => colleague(['shop'])));
        for (const person of people) await told(person);
        const { items } = (await shop.call('GET', 'whatsapp/ledger')).data;
        expect(items).toMatchObject([
          { kind: 'reserved', messages: 3, amount: 0.36, messageId: null, messageName: null, balance: 0.64 },
          { kind: 'added', amount: 1 },
        ]);
      });

      it('that does not suffice is told in one place, and fails no job', async () => {
        const people = await Promise.all(Array.from({ length: 10 }, () => colleague(['shop'])));
        const states = [];
        for (const person of people) states.push((await told(person))['state']);
        expect(states).toEqual([...Array<string>(8).fill('sent'), 'unpaid', 'unpaid']);
        expect(await shop.balance()).toBe(Number((1 - 8 * price).toFixed(2)));
        expect((await shop.call('GET', 'whatsapp/notices')).data).toMatchObject({ isPayable: false, unpaid: 2 });
        const failed = await world.sql(
          `select 1 from jobs.job where name = '${chatNoticeQueue}' and state in ('failed', 'retry') and data ->> 'shop' = '${shop.shopId}'`,
        );
        expect(failed).toEqual([]);
      });
    });

    describe('R-52 the template of a shop', () => {
      it('is one of those that fit, and is forgotten again', async () => {
        const settings = async () => (await shop.call('GET', 'whatsapp/notices')).data;
        const found = await settings();
        expect(found).toMatchObject({
          chosen: { name: 'work', language: 'en' },
          hasNumber: true,
          isPayable: true,
          unpaid: 0,
        });
        expect(
          found.templates.map(({ name, language, price: one }: Record<string, unknown>) => [name, language, one]),
        ).toEqual([
          ['work', 'en', 0.12],
          ['work', 'hi', 0.12],
          ['work', 'mr', 0.12],
          ['brief', 'en_GB', 0.12],
          ['dear', 'en', 0.88],
        ]);
        expect((await mine(me, 'GET')).data).toMatchObject({
          chat: ['shop'],
          chatShops: ['Shop'],
          mobileNo: me.number,
        });
        expect((await choose('', '')).data).toMatchObject({ noticeTemplate: null, noticeLanguage: null });
        expect((await settings()).chosen).toBeNull();
        expect((await mine(me, 'GET')).data.chatShops).toEqual([]);
        const [note] = await world.sql(
          `select changes from history where shop_id = '${shop.shopId}' and entity = 'shops' order by id desc limit 1`,
        );
        expect(note!['changes']).toMatchObject({ noticeTemplate: ['work', null] });
      });

      it.each([
        ['nonsense', 'en', 'templateName', 'There is no such template any more'],
        ['work', 'fr', 'templateLanguage', 'The template does not exist in this language'],
        ['work', '', 'templateLanguage', 'Say in which language the template is'],
        ['paused', 'en', 'templateName', 'WhatsApp has not approved this template'],
        ['silent', 'en', 'templateName', /^The text has 0 placeholders/],
        ['long', 'en', 'templateName', /^The text has 3 placeholders/],
        ['headed', 'en', 'templateName', /^A notice has nothing to put into a header/],
        ['pictured', 'en', 'templateName', /^A notice has nothing to put into a header/],
        ['buttoned', 'en', 'templateName', /^A notice has nothing to put into a button/],
      ])('%s in %s is refused at %s', async (name, language, field, words) => {
        const { status, body } = await choose(name, language);
        expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
        expect(body.errors[field]).toMatch(words);
      });

      it('is for whoever may edit the shop', async () => {
        const seller = await world.person({ shopId: shop.shopId, permissions: [] });
        for (const method of ['GET', 'PUT'])
          expect(
            (
              await shop.call(method, 'whatsapp/notices', {
                token: seller.token,
                ...(method === 'PUT' && { body: {} }),
              })
            ).status,
          ).toBe(403);
      });

      it('needs a number', async () => {
        await world.sql(`delete from chat_accounts where shop_id = '${shop.shopId}'`);
        expect((await choose('work')).text).toContain('This shop has no WhatsApp number yet.');
        expect((await shop.call('GET', 'whatsapp/notices')).data).toMatchObject({ templates: [], hasNumber: false });
      });
    });

    test.each([[{ topics: ['weather'] }], [{}]])('R-52 %j is no choice of topics', async body => {
      const { status, body: answer } = await mine(me, 'PUT', '/chat', body);
      expect([status, Object.keys(answer.errors)]).toEqual([400, ['topics']]);
    });
  },
  ports => ({ ...ports, chat }),
);
