import { expect } from 'vitest';
import { chatNoticeQueue } from '../../api/chatNotices/queue.ts';
import { runChatNotice } from '../../api/chatNotices/send.ts';
import { can } from '../../schema/permissions.ts';
import type { NotificationTopic } from '../../schema/rules/notifications.ts';
import { eventually } from './eventually.ts';
import type { World } from './everyEntity.ts';
import { openMessenger } from './messenger.ts';
import { noticeTemplates } from './noticeTemplates.ts';
import { scriptedChat, type ScriptedChat } from './scriptedChat.ts';
import { tell, testEvent } from './telling.ts';
import type { Person } from './testApi.ts';

export const noticeChat = (): ScriptedChat => {
  const chat = scriptedChat();
  chat.templates = async () => noticeTemplates;
  return chat;
};

const over = ['sent', 'delivered', 'failed', 'unknown', 'dropped', 'optedOut', 'unpaid'];
let mobile = 9_810_000_000;
let event = 0;

export type NoticeShop = Awaited<ReturnType<typeof openNoticeShop>>;

/** A shop with ₹1 that has chosen a template, and in it `me`, who wants to be told of the topic `shop`, of which `testEvent` is. */
export const openNoticeShop = async (world: World, chat: ScriptedChat) => {
  chat.sent.length = 0;
  chat.script = () => undefined;
  const shop = await openMessenger(world, { balance: '1.00' });
  await world.sql(`update users set permissions = '{${can.ShopEdit}}' where id = '${shop.userId}'`);
  const choose = (templateName: string | null, templateLanguage: string | null = 'en') =>
    shop.call('PUT', 'whatsapp/notices', { body: { templateName, templateLanguage } });
  expect((await choose('work')).status).toBe(200);
  const mine = ({ token }: Person, method: string, rest = '', body?: object) =>
    world.call(method, `account/notices${rest}`, { token, ...(body && { body }) });
  const colleague = async (wanted: NotificationTopic[]) => {
    const person = await world.person({ shopId: shop.shopId });
    const number = String(++mobile);
    await world.sql(`update users set mobile_no = '${number}' where id = '${person.userId}'`);
    const answer = await mine(person, 'PUT', '/chat', { topics: wanted });
    expect(answer.status, answer.text).toBe(200);
    return { ...person, number };
  };
  const me = await colleague(['shop']);
  const rows = (person: Person = me) =>
    world.sql(`select d.state, d.price::text, d.attempts, d.notification_id as id from push_deliveries d
      join notifications n on n.id = d.notification_id
      where n.user_id = '${person.userId}' and d.subscription_id = '00000000-0000-0000-0000-000000000001' order by n.id`);
  const jobOf = (id: unknown) => ({ shop: shop.shopId, user: me.userId, id: String(id) });
  return {
    shop,
    me,
    choose,
    mine,
    colleague,
    rows,
    jobOf,
    sentTo: ({ number }: { number: string }) => chat.sent.filter(({ to }) => to === `91${number}`),
    /** Its job once more. */
    goOn: (id: unknown) => runChatNotice(world.ports, jobOf(id), new AbortController().signal),
    /** The next thing happens; its number. */
    happens: async (person: Person = me) => {
      await tell(world.ports, [person], testEvent(++event));
      return event;
    },
    /** How a notice stands once it is over. */
    ended: (person: Person = me) =>
      eventually(async () => {
        const row = (await rows(person)).at(-1);
        expect(over).toContain(row?.['state']);
        return row!;
      }),
    /** Once no job of that person is under way. */
    nothingFor: async (person: Person) => {
      await eventually(async () => {
        const [open] =
          await world.sql(`select count(*)::int as n from jobs.job where name in ('push', '${chatNoticeQueue}')
          and state in ('created', 'active', 'retry') and data ->> 'user' = '${person.userId}'`);
        expect(open!['n']).toBe(0);
      });
      expect(await rows(person)).toEqual([]);
    },
    /** What the book has for notices, by kind. */
    book: async () => {
      const lines = await world.sql(
        `select kind, messages, amount::text from chat_ledger where shop_id = '${shop.shopId}' and kind <> 'added'`,
      );
      return Object.fromEntries(lines.map(({ kind, messages, amount }) => [kind, [messages, amount]]));
    },
    /** A job that waits for its time: so many seconds. */
    waiting: (person: Person = me) =>
      eventually(async () => {
        const [job] =
          await world.sql(`select id, extract(epoch from start_after - created_on)::int as wait from jobs.job
          where name = '${chatNoticeQueue}' and state = 'created' and data ->> 'user' = '${person.userId}' and start_after > created_on`);
        expect(job).toBeDefined();
        return Number(job!['wait']);
      }),
  };
};
