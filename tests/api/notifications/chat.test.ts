import { beforeEach, describe, expect, it, test } from 'vitest';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { bookStatement } from '../../../api/messages/ledger.ts';
import { topics, type NotificationTopic } from '../../../schema/rules/notifications.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { noticeChat, openNoticeShop, type NoticeShop } from '../../support/noticeShop.ts';
import { quietNow } from '../../support/quietNow.ts';
import type { Person } from '../../support/testApi.ts';

const chat = noticeChat();

/** who is told by WhatsApp, of what, and with which template. */
onPostgres(
  world => {
    let at: NoticeShop;
    beforeEach(async () => void (at = await openNoticeShop(world, chat)));
    const told = async (person: Person = at.me) => {
      await at.happens(person);
      return at.ended(person);
    };

    describe('R-52 a notice by WhatsApp', () => {
      it('is the notification in a sentence, with the address of what it is about', async () => {
        const n = await at.happens();
        expect(await at.ended()).toMatchObject({ state: 'sent', price: '0.12' });
        const [message, ...more] = at.sentTo(at.me);
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
                  text: `Asha ${n} of TolaShop support may enter this shop · Until 2 Mar 2026, 11:30 am: A question`,
                },
                { type: 'text', text: `https://shop.test/support_access?shop=${at.shop.shopId}` },
              ],
            },
          ],
        });
        expect((await at.shop.call('GET', 'whatsapp/messages')).data).toEqual([]);
      });

      it.each([
        ['work', 'hi', 'en', /^यह दुकान TolaShop सपोर्ट के लिए खुली है/],
        ['brief', 'en_GB', 'hi', /^Asha \d+ of TolaShop support/],
        ['work', 'mr', 'hi', /^यह दुकान TolaShop सपोर्ट के लिए खुली है/],
        ['work', 'mr', 'en', /^Asha \d+ of TolaShop support/],
      ])('by %s in %s to somebody who reads %s says %s', async (name, language, own, words) => {
        await at.choose(name, language);
        await world.sql(`update users set language = '${own}' where id = '${at.me.userId}'`);
        await told();
        const [{ parameters }] = at.sentTo(at.me)[0]!.template.components as [{ parameters: { text: string }[] }];
        expect(parameters[0]!.text).toMatch(words);
        expect(parameters).toHaveLength(name === 'brief' ? 1 : 2);
      });

      it.each<[string, NotificationTopic[], NotificationTopic[], boolean]>([
        ['the topic', ['shop'], topics, true],
        ['another topic', ['work'], topics, false],
        ['nothing', [], topics, false],
        ['the topic, muted in the app as letters know it', ['shop'], [], true],
      ])('for whoever chose %s', async (_, wanted, app, isTold) => {
        const person = await at.colleague(wanted);
        await at.mine(person, 'PUT', '/app', { topics: app });
        if (isTold) expect((await told(person))['state']).toBe('sent');
        else {
          await at.happens(person);
          await at.nothingFor(person);
        }
        expect(at.sentTo(person)).toHaveLength(isTold ? 1 : 0);
      });

      it.each<[string, () => Promise<unknown>]>([
        ['works there no longer', () => world.sql(`delete from memberships where user_id = '${at.me.userId}'`)],
        ['may not sign in', () => world.sql(`update users set disabled_at = now() where id = '${at.me.userId}'`)],
        ['has no number', () => world.sql(`update users set mobile_no = null where id = '${at.me.userId}'`)],
        ['works where no template is chosen', () => at.choose(null)],
      ])('goes to nobody who %s', async (_, change) => {
        await change();
        await at.happens();
        await at.nothingFor(at.me);
        expect(chat.sent).toEqual([]);
        expect(await at.book()).toEqual({});
      });
    });

    describe('R-52 between the event and the sending', () => {
      /** A notice that waits for the morning. */
      const held = async () => {
        const { from, to } = quietNow();
        await world.sql(`update shops set quiet_from = '${from}', quiet_to = '${to}' where id = '${at.shop.shopId}'`);
        await at.happens();
        await at.waiting();
        await world.sql(`update shops set quiet_from = '00:00', quiet_to = '00:00' where id = '${at.shop.shopId}'`);
        return (await at.rows())[0]!;
      };

      it.each<[string, string, () => Promise<unknown>]>([
        ['nothing changes', 'sent', async () => undefined],
        ['they have read it', 'dropped', () => readAll()],
        ['they want it no more', 'dropped', () => at.mine(at.me, 'PUT', '/chat', { topics: [] })],
        ['they leave', 'dropped', () => world.sql(`delete from memberships where user_id = '${at.me.userId}'`)],
        [
          'their account is shut',
          'dropped',
          () => world.sql(`update users set disabled_at = now() where id = '${at.me.userId}'`),
        ],
        ['they write STOP', 'optedOut', () => at.shop.tell([{ kind: 'optOut', from: `91${at.me.number}` }])],
        ['the shop chooses none', 'dropped', () => at.choose(null)],
        [
          'the shop is set back',
          'dropped',
          () => world.sql(`update shops set status = 'Pending' where id = '${at.shop.shopId}'`),
        ],
        [
          'the number goes',
          'dropped',
          () => world.sql(`delete from chat_accounts where shop_id = '${at.shop.shopId}'`),
        ],
        [
          'the template is gone',
          'dropped',
          () => world.sql(`update shops set notice_template = 'gone' where id = '${at.shop.shopId}'`),
        ],
        ['the money goes', 'unpaid', () => spend('0.95')],
      ])('%s: %s', async (_, state, change) => {
        const row = await held();
        expect(row).toMatchObject({ state: 'queued', attempts: 0 });
        await change();
        await at.goOn(row['id']);
        expect((await at.rows())[0]).toMatchObject({ state });
        expect(at.sentTo(at.me)).toHaveLength(state === 'sent' ? 1 : 0);
        expect(Object.keys(await at.book())).toEqual(state === 'sent' ? ['reserved'] : []);
      });

      const readAll = () =>
        world.call('POST', `shops/${at.shop.shopId}/notifications/read`, { token: at.me.token, body: {} });
      const spend = (amount: string) =>
        world.ports.database.batch([
          enterJob(at.shop.shopId, null),
          bookStatement(
            at.shop.shopId,
            { kind: 'added', amount: `-${amount}` },
            { ids: world.ports.ids, at: new Date() },
          ),
        ]);
    });

    describe('R-52 the template of a shop', () => {
      it('is one of those that fit, and is forgotten again', async () => {
        const settings = async () => (await at.shop.call('GET', 'whatsapp/notices')).data;
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
        expect((await at.mine(at.me, 'GET')).data).toMatchObject({
          chat: ['shop'],
          chatShops: ['Shop'],
          mobileNo: at.me.number,
        });
        expect((await at.choose('', '')).data).toMatchObject({ noticeTemplate: null, noticeLanguage: null });
        expect((await settings()).chosen).toBeNull();
        expect((await at.mine(at.me, 'GET')).data.chatShops).toEqual([]);
        const [note] = await world.sql(
          `select changes from history where shop_id = '${at.shop.shopId}' and entity = 'shops' order by id desc limit 1`,
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
        const { status, body } = await at.choose(name, language);
        expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
        expect(body.errors[field]).toMatch(words);
      });

      it('is for whoever may edit the shop', async () => {
        const seller = await world.person({ shopId: at.shop.shopId, permissions: [] });
        for (const method of ['GET', 'PUT'])
          expect(
            (
              await at.shop.call(method, 'whatsapp/notices', {
                token: seller.token,
                ...(method === 'PUT' && { body: {} }),
              })
            ).status,
          ).toBe(403);
      });

      it('needs a number', async () => {
        await world.sql(`delete from chat_accounts where shop_id = '${at.shop.shopId}'`);
        expect((await at.choose('work')).text).toContain('This shop has no WhatsApp number yet.');
        expect((await at.shop.call('GET', 'whatsapp/notices')).data).toMatchObject({ templates: [], hasNumber: false });
      });
    });

    test.each([[{ topics: ['weather'] }], [{}]])('R-52 %j is no choice of topics', async body => {
      const { status, body: answer } = await at.mine(at.me, 'PUT', '/chat', body);
      expect([status, Object.keys(answer.errors)]).toEqual([400, ['topics']]);
    });
  },
  ports => ({ ...ports, chat }),
);
