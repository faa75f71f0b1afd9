import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatRefusal, ChatUnknown } from '../../../api/chat/port.ts';
import { chatNoticeQueue } from '../../../api/chatNotices/queue.ts';
import { usualTiming } from '../../../api/messages/timing.ts';
import { runPush } from '../../../api/push/job.ts';
import { say } from '../../../schema/words/said.ts';
import { eventually } from '../../support/eventually.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openMessenger } from '../../support/messenger.ts';
import { noticeChat, openNoticeShop, type NoticeShop } from '../../support/noticeShop.ts';
import type { Person } from '../../support/testApi.ts';

const chat = noticeChat();
const price = 0.12;

/** a notice by WhatsApp is sent once, at the pace of the number, and its money adds up. */
onPostgres(
  world => {
    let at: NoticeShop;
    beforeEach(async () => void (at = await openNoticeShop(world, chat)));
    const told = async (person: Person = at.me) => {
      await at.happens(person);
      return at.ended(person);
    };

    describe('R-52 it is sent once', () => {
      it('although two workers have it, and its job is handed out again', async () => {
        const held = Promise.withResolvers<void>();
        chat.script = () => held.promise;
        await at.happens();
        const row = await eventually(async () => {
          const [found] = await at.rows();
          expect(found?.['state']).toBe('sending');
          return found!;
        });
        await Promise.all([at.goOn(row['id']), at.goOn(row['id']), runPush(world.ports, at.jobOf(row['id']))]);
        held.resolve();
        await eventually(async () => expect((await at.rows())[0]!['state']).toBe('sent'));
        await at.goOn(row['id']);
        expect([at.sentTo(at.me).length, await at.book()]).toEqual([1, { reserved: [1, '0.12'] }]);
      });

      it('although two take it at the same moment', async () => {
        await told();
        const { id } = (await at.rows())[0]!;
        await world.sql(
          `update push_deliveries set state = 'queued', attempts = 0, price = null, started_at = null where notification_id = '${String(id)}'`,
        );
        chat.sent.length = 0;
        await Promise.all([at.goOn(id), at.goOn(id), at.goOn(id)]);
        expect([at.sentTo(at.me).length, (await at.book())['reserved']]).toEqual([1, [2, '0.24']]);
      });

      it('or perhaps: of whoever died while sending it is unknown, and nobody sends it again', async () => {
        await told();
        const { id } = (await at.rows())[0]!;
        const takenAgo = (ago: number) =>
          world.sql(
            `update push_deliveries set state = 'sending', started_at = clock_timestamp() - interval '${ago} milliseconds' where notification_id = '${String(id)}'`,
          );
        await takenAgo(usualTiming.lease / 2);
        await at.goOn(id);
        expect((await at.rows())[0]).toMatchObject({ state: 'sending' });
        expect(await at.waiting()).toBeGreaterThan(10);
        await takenAgo(usualTiming.lease + 1_000);
        await at.goOn(id);
        await at.goOn(id);
        expect((await at.rows())[0]).toMatchObject({ state: 'unknown', price: '0.12' });
        expect([at.sentTo(at.me).length, await at.shop.balance()]).toEqual([1, 0.88]);
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
        await at.goOn(row['id']);
        expect([row['state'], at.sentTo(at.me).length, await at.shop.balance()]).toEqual([state, 1, balance]);
      });

      it('and tried again after a no for now, six times, with the money back each time', async () => {
        chat.script = () => Promise.reject(new ChatRefusal(say('whatsApp131000'), 131000, 'later', 120_000));
        await at.happens();
        expect(await at.waiting()).toBe(120);
        const { id } = (await at.rows())[0]!;
        for (let attempt = 2; attempt <= 6; attempt++) {
          expect([(await at.rows())[0]!['state'], await at.shop.balance()]).toEqual(['queued', 1]);
          await world.sql(`update push_deliveries set started_at = null where notification_id = '${String(id)}'`);
          await at.goOn(id);
        }
        expect((await at.rows())[0]).toMatchObject({ state: 'failed', attempts: 6, price: null });
        expect([at.sentTo(at.me).length, await at.book()]).toEqual([
          6,
          { reserved: [6, '0.72'], released: [6, '0.72'] },
        ]);
      });
    });

    describe('R-52 the pace', () => {
      it('leaves a person some seconds between two notices, and between a message and a notice', async () => {
        await told();
        await at.happens();
        expect(await at.waiting()).toBeGreaterThan(5);
        expect([at.sentTo(at.me).length, (await at.rows()).map(({ state }) => state)]).toEqual([1, ['sent', 'queued']]);
        const other = await at.colleague(['shop']);
        const tested = await at.shop.test({
          templateName: 'brief',
          templateLanguage: 'en_GB',
          templateVariables: '["Hello"]',
          number: other.number,
        });
        await at.shop.ended(tested.data.id);
        await at.happens(other);
        expect(await at.waiting(other)).toBeGreaterThan(5);
      });

      it('of a number is kept together with messages: its next turn is after what was given out', async () => {
        await world.sql(
          `update chat_accounts set per_second = 10, pace_at = clock_timestamp() + interval '700 milliseconds' where shop_id = '${at.shop.shopId}'`,
        );
        const pace = async () =>
          Number(
            (
              await world.sql(
                `select extract(epoch from pace_at) * 1000 as at from chat_accounts where shop_id = '${at.shop.shopId}'`,
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
          const answer = await at.shop.tell([status(id, each, billable)]);
          expect(answer.status, answer.text).toBe(200);
          await at.shop.tell([status(id, each, billable)]);
        }
        expect((await at.rows())[0]).toMatchObject({ state });
        expect([await at.book(), await at.shop.balance()]).toEqual([{ reserved: [1, '0.12'], ...booked }, balance]);
      });

      it('of an unknown one is settled by what is told of it', async () => {
        chat.script = () => Promise.reject(new ChatUnknown('No answer.'));
        const { id } = await told();
        await at.shop.tell([status(id, 'failed', null, { code: 131026, reason: say('whatsApp131026') })]);
        expect([(await at.rows())[0]!['state'], await at.shop.balance()]).toEqual(['failed', 1]);
      });

      it('is no other shop’s, whoever is told of it, and nothing is believed of what is nobody’s', async () => {
        const { id } = await told();
        const rival = await openMessenger(world);
        expect((await rival.tell([status(id, 'failed')])).status).toBe(200);
        expect(
          (await at.shop.tell([status(world.ports.ids.next(), 'failed'), status('nonsense', 'read')])).status,
        ).toBe(200);
        expect([(await at.rows())[0]!['state'], await at.book()]).toEqual(['sent', { reserved: [1, '0.12'] }]);
      });

      it('adds up on one line for each day, which the owner reads', async () => {
        const people = await Promise.all([1, 2, 3].map(() => at.colleague(['shop'])));
        for (const person of people) await told(person);
        const { items } = (await at.shop.call('GET', 'whatsapp/ledger')).data;
        expect(items).toMatchObject([
          { kind: 'reserved', messages: 3, amount: 0.36, messageId: null, messageName: null, balance: 0.64 },
          { kind: 'added', amount: 1 },
        ]);
      });

      it('that does not suffice is told in one place, and fails no job', async () => {
        const people = await Promise.all(Array.from({ length: 10 }, () => at.colleague(['shop'])));
        const states = [];
        for (const person of people) states.push((await told(person))['state']);
        expect(states).toEqual([...Array<string>(8).fill('sent'), 'unpaid', 'unpaid']);
        expect(await at.shop.balance()).toBe(Number((1 - 8 * price).toFixed(2)));
        expect((await at.shop.call('GET', 'whatsapp/notices')).data).toMatchObject({ isPayable: false, unpaid: 2 });
        const failed = await world.sql(
          `select 1 from jobs.job where name = '${chatNoticeQueue}' and state in ('failed', 'retry') and data ->> 'shop' = '${at.shop.shopId}'`,
        );
        expect(failed).toEqual([]);
      });
    });
  },
  ports => ({ ...ports, chat }),
);
