import { beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { newAddress } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { hour, movedClock, openMeetingShop, personalIn, tokenIn, type MeetingShop } from '../../support/meetings.ts';

const clock = movedClock(systemClock);

/** what visitors see of a meeting. */
onPostgres(
  world => {
    let shop: MeetingShop;
    beforeEach(async () => void (shop = await openMeetingShop(world)));
    const lettersTo = async (name: string) =>
      (await world.letters()).filter(({ to }) => to.startsWith(`${name.toLowerCase()}`)).toReversed();
    const reach = async (id: string) => (await shop.meeting(id, '/reach')).data;

    describe('R-38 the public page', () => {
      it('shows no more than title, shop and time to whoever was not invited', async () => {
        const { joiningUrl, startsAt } = await shop.plan({
          place: 'Secret place',
          agenda: 'Secret agenda',
          link: 'https://meet.example/x',
        });
        const { data, text } = await shop.see(joiningUrl);
        expect(data).toEqual({
          shop: 'Shop',
          title: 'Kitty of May',
          startsAt: new Date(startsAt).toISOString(),
          minutes: 90,
          isCancelled: false,
          guest: null,
        });
        expect(text).not.toContain('Secret');
        expect((await shop.see(`${joiningUrl}/calendar`)).status).toBe(404);
        expect((await shop.see(`${joiningUrl}?i=${'A'.repeat(44)}`)).data.guest).toBeNull();
      });

      it('shows those who were invited all, and the link from a quarter of an hour before', async () => {
        await shop.join(['Gita']);
        const { id } = await shop.plan({
          place: 'Shop',
          agenda: 'Rates',
          link: 'https://meet.example/x',
          startsAt: clock.from(2 * hour),
        });
        await shop.invite(id);
        const personal = personalIn((await lettersTo('gita'))[0]!);
        const guest = async () => (await shop.see(personal)).data.guest;
        expect(await guest()).toEqual({
          name: 'Gita',
          answer: 'none',
          agenda: 'Rates',
          place: 'Shop',
          link: null,
          hasLink: true,
        });
        clock.move(1.8 * hour);
        expect((await guest()).link).toBe('https://meet.example/x');
        clock.move(2 * hour);
        expect((await guest()).link).toBeNull();
        const [joining, token] = personal.split('?');
        const file = await shop.see(`${joining}/calendar?${token}`);
        expect([file.headers.get('content-type'), file.headers.get('referrer-policy')]).toEqual([
          'text/calendar; charset=utf-8',
          'no-referrer',
        ]);
        expect((await shop.answer(joining!, { i: token!.slice(2), answer: 'yes' })).status).toBe(409);
      });

      it('takes an answer and another one, from nobody else, and tells the host once an hour', async () => {
        await shop.join(['Hema', 'Isha']);
        const { id, joiningUrl } = await shop.plan({ hostId: shop.userId });
        const { joiningUrl: other } = await shop.plan();
        await shop.invite(id);
        const i = tokenIn((await lettersTo('hema'))[0]!);
        for (const answer of ['maybe', 'yes']) expect((await shop.answer(joiningUrl, { i, answer })).status).toBe(200);
        await shop.answer(joiningUrl, { i: tokenIn((await lettersTo('isha'))[0]!), answer: 'no' });
        expect(await reach(id)).toMatchObject({ yes: 1, no: 1, none: 0 });
        const told = (await shop.call('GET', 'notifications')).data.items;
        expect(told.map((one: { kind: string }) => one.kind)).toEqual(['meetingAnswered']);
        const refused: [string, object, number][] = [
          [other, { i, answer: 'no' }, 404],
          [joiningUrl, { i: `${i.slice(0, 43)}${i.endsWith('A') ? 'B' : 'A'}`, answer: 'no' }, 404],
          [joiningUrl, { answer: 'no' }, 404],
          [joiningUrl, { i, answer: 'none' }, 400],
          [joiningUrl, { i, answer: 'yes', attended: true }, 400],
        ];
        for (const [address, fields, status] of refused)
          expect((await shop.answer(address, fields)).status).toBe(status);
        expect(await reach(id)).toMatchObject({ yes: 1, no: 1 });
        await shop.call('POST', `contacts/meetings/${id}/joining_address`);
        const { joiningUrl: renewed } = (await shop.meeting(id)).data;
        expect((await shop.answer(renewed, { i, answer: 'no' })).status).toBe(404);
      });

      it('refuses a flood from one network', async () => {
        await shop.join(['Flood']);
        const { id, joiningUrl } = await shop.plan();
        await shop.invite(id);
        const i = tokenIn((await lettersTo('flood'))[0]!);
        const address = newAddress();
        const statuses = [];
        for (let n = 0; n < 61; n++)
          statuses.push((await shop.answer(joiningUrl, { i, answer: n % 2 ? 'yes' : 'no' }, { address })).status);
        expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
        expect(statuses[60]).toBe(429);
      });

      it.each(['short', 'A'.repeat(22), `${'A'.repeat(21)}.`, 'A'.repeat(23)])('is not there for %s', async address => {
        expect((await shop.see(encodeURIComponent(address))).status).toBe(404);
      });

      it('says that it is called off, and is gone with the meeting and with the shop’s approval', async () => {
        const { id, joiningUrl } = await shop.plan();
        await shop.call('POST', `contacts/meetings/${id}/cancel`, { body: {} });
        expect((await shop.see(joiningUrl)).data.isCancelled).toBe(true);
        await shop.call('DELETE', `contacts/meetings/${id}`);
        expect((await shop.see(joiningUrl)).status).toBe(404);
        const other = await shop.plan();
        await world.sql(`update shops set status = 'Suspended' where id = '${shop.shopId}'`);
        expect((await shop.see(other.joiningUrl)).status).toBe(404);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
