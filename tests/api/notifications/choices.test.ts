import { beforeEach, describe, expect, it, test } from 'vitest';
import { sendDigest } from '../../../api/mail/digest.ts';
import { queueDigests } from '../../../api/notifications/pending/queueDigests.ts';
import { topics } from '../../../schema/rules/notifications.ts';
import { systemClock } from '../../../server/clock.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { hour, movedClock } from '../../support/meetings.ts';
import { tell, testEvent } from '../../support/telling.ts';
import type { Person } from '../../support/testApi.ts';

const clock = movedClock(systemClock);
const others = topics.filter(topic => topic !== 'shop');

/** by kind and by way of being told. `testEvent` is of the topic `shop`. */
onPostgres(
  world => {
    let me: Person & { email: string };
    beforeEach(async () => {
      const person = await world.person({ shopId: world.mine.shopId });
      const [row] = await world.sql(`select email from users where id = '${person.userId}'`);
      me = { ...person, email: String(row!['email']) };
    });
    const choose = (way: string, body: object) =>
      world.call('PUT', `account/notices/${way}`, { token: me.token, body });
    const chosen = async () => (await world.call('GET', 'account/notices', { token: me.token })).data;
    const mine = async (rest = '') =>
      (await world.call('GET', `shops/${world.mine.shopId}/notifications${rest}`, { token: me.token })).data;
    const lettersToMe = async () => (await world.letters()).filter(({ to }) => to === me.email);

    describe('R-52 what is muted in the app', () => {
      it('comes as read, and what is not muted rings the bell', async () => {
        expect(await chosen()).toMatchObject({ app: topics, digest: false });
        expect((await choose('app', { topics: others })).data.app).toEqual(others);
        await tell(world.ports, [me], testEvent(1));
        expect([await mine('/unread'), (await mine()).items.length]).toEqual([{ unread: 0 }, 1]);
        await choose('app', { topics });
        await tell(world.ports, [me], testEvent(2));
        expect(await mine('/unread')).toEqual({ unread: 1 });
      });

      it('still goes by mail, where that is chosen', async () => {
        await choose('app', { topics: [] });
        await choose('mail', { topics: ['shop'] });
        await tell(world.ports, [me], testEvent(3));
        await eventually(async () => expect(await lettersToMe()).toHaveLength(1));
      });

      test.each([
        ['app', { topics: ['weather'] }, 'topics'],
        ['app', {}, 'topics'],
        ['digest', { isWanted: 'perhaps' }, 'isWanted'],
      ])('%s refuses %j at %s', async (way, body, field) => {
        const { status, body: told } = await choose(way, body);
        expect([status, Object.keys(told.errors)]).toEqual([400, [field]]);
      });
    });

    describe('R-52 a letter in the morning', () => {
      const morning = (day: string) => queueDigests(world.ports, world.mine.shopId, day);
      const subjects = async () => (await lettersToMe()).map(({ subject }) => subject).toReversed();

      it('comes once a day to whoever wants it, with what is unread since the last one', async () => {
        await tell(world.ports, [me], testEvent(1));
        await morning('2031-03-03');
        await choose('digest', { isWanted: true });
        await Promise.all([morning('2031-03-03'), morning('2031-03-03')]);
        await eventually(async () => expect(await subjects()).toHaveLength(1));
        const [letter] = await lettersToMe();
        for (const said of ['Asha 1 of TolaShop support', '/notifications?shop=']) expect(letter!.text).toContain(said);
        clock.move(hour);
        for (const n of [2, 3]) await tell(world.ports, [me], testEvent(n));
        await morning('2031-03-04');
        await morning('2031-03-03');
        await eventually(async () => expect(await subjects()).toHaveLength(2));
        expect((await subjects())[1]).toMatch(/^This morning in .*: 2 unread$/);
        expect((await lettersToMe())[0]!.text).not.toContain('Asha 1 ');
      });

      it('does not come where nothing is unread', async () => {
        const time = { since: clock.from(-hour), until: clock.from(hour) };
        const send = () => sendDigest(world.ports, { user: me.userId, shop: world.mine.shopId, ...time });
        await tell(world.ports, [me], testEvent(1));
        await send();
        await world.call('POST', `shops/${world.mine.shopId}/notifications/read`, { token: me.token, body: {} });
        await send();
        expect(await subjects()).toHaveLength(1);
      });

      it('is asked for by nobody who wants it no more', async () => {
        for (const isWanted of [true, false]) await choose('digest', { isWanted });
        await morning('2031-03-03');
        expect(await world.sql(`select 1 from digests where user_id = '${me.userId}'`)).toEqual([]);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
