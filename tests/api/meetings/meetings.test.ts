import { beforeEach, describe, expect, it, test } from 'vitest';
import ICAL from 'ical.js';
import { can, shopPermissions, type Permission } from '../../../schema/permissions.ts';
import { systemClock } from '../../../server/clock.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import {
  calendarIn,
  day,
  hour,
  movedClock,
  openMeetingShop,
  tokenIn,
  type MeetingShop,
} from '../../support/meetings.ts';

const clock = movedClock(systemClock);

/** meetings of groups. */
onPostgres(
  world => {
    let shop: MeetingShop;
    beforeEach(async () => void (shop = await openMeetingShop(world)));
    const lettersTo = async (name: string) =>
      (await world.letters()).filter(({ to }) => to.startsWith(`${name.toLowerCase()}`)).toReversed();
    const subjects = async (name: string) => (await lettersTo(name)).map(({ subject }) => subject.split(/[:,]/)[0]);
    const reach = async (id: string) => (await shop.meeting(id, '/reach')).data;

    describe('A-07 a meeting', () => {
      const calls: [permission: Permission, method: string, path: (id: string) => string, body?: object][] = [
        [can.GroupMeetingList, 'GET', () => ''],
        [can.GroupMeetingList, 'GET', id => `/${id}/reach`],
        [can.GroupMeetingEdit, 'PUT', id => `/${id}`, { title: 'Other' }],
        [can.GroupMeetingEdit, 'POST', id => `/${id}/invite`],
        [can.GroupMeetingEdit, 'POST', id => `/${id}/joining_address`],
        [can.GroupMeetingEdit, 'POST', id => `/${id}/cancel`, {}],
        [can.GroupMeetingEdit, 'POST', id => `/${id}/invitations/attended`],
        [can.GroupMeetingDelete, 'DELETE', id => `/${id}`],
      ];
      test.each(calls)('asks for %s: %s', async (permission, method, path, body) => {
        const { id } = await shop.plan();
        const call = async (...permissions: Permission[]) => {
          const { token } = await world.person({ shopId: shop.shopId, permissions });
          return (await shop.call(method, `contacts/meetings${path(id)}`, { token, ...(body && { body }) })).status;
        };
        expect(await call(...shopPermissions.filter(name => name !== permission))).toBe(403);
        expect(await call(permission)).toBeLessThan(300);
      });

      test.each([
        [{ title: '' }, 'title', 'Say what it is about'],
        [{ groupId: null }, 'groupId', 'Choose a group'],
        [{ startsAt: null }, 'startsAt', 'Say when it starts'],
        [{ minutes: 2 }, 'minutes', 'At least 5 minutes'],
        [{ link: 'javascript:alert(1)' }, 'link', 'Enter a web address that starts with https://'],
      ])('that says %j is refused at %s', async (wrong, field, message) => {
        const { status, body } = await shop.call('POST', 'contacts/meetings', {
          body: { title: 'x', groupId: shop.groupId, startsAt: clock.from(day), minutes: 60, ...wrong },
        });
        expect([status, body.errors]).toEqual([400, { [field]: message }]);
      });

      it('has an address that the server makes, another one for each, and renews it', async () => {
        const { id, joiningUrl } = await shop.plan({ joiningUrl: 'A'.repeat(22) });
        const others = await Promise.all(Array.from({ length: 5 }, () => shop.plan()));
        const all = [joiningUrl, ...others.map(other => other.joiningUrl)];
        for (const one of all) expect(one).toMatch(/^[A-Za-z0-9_-]{22}$/);
        expect(new Set(all).size).toBe(6);
        expect(
          (await shop.call('PUT', `contacts/meetings/${id}`, { body: { joiningUrl: 'B'.repeat(22) } })).data.joiningUrl,
        ).toBe(joiningUrl);
        const renewed = (await shop.call('POST', `contacts/meetings/${id}/joining_address`)).data.joiningUrl;
        expect(renewed).not.toBe(joiningUrl);
        expect([(await shop.see(joiningUrl)).status, (await shop.see(renewed)).status]).toEqual([404, 200]);
      });

      it('that repeats is there again once it is over, and once however often that is looked at', async () => {
        const { id, title } = await shop.plan({ repeats: 'weekly', startsAt: clock.from(hour), title: 'Weekly' });
        clock.move(3 * hour);
        await Promise.all([shop.tend(), shop.tend()]);
        await shop.tend();
        const { items } = (await shop.call('GET', `contacts/meetings?groupId=${shop.groupId}`)).data;
        expect(items.map((one: { title: string }) => one.title)).toEqual([title, title]);
        const next = items.find((one: { id: string }) => one.id !== id);
        expect(Date.parse(next.startsAt) - Date.parse(next.repeatsFrom)).toBe(7 * day);
        expect(next).toMatchObject({ repeats: 'weekly', isContinued: false, state: 'planned' });
      });
    });

    describe('R-37 an invitation', () => {
      it('goes to each member once, however often it is asked for', async () => {
        await shop.join(['Asha', 'Bela']);
        await shop.join(['Nomail'], false);
        const { id } = await shop.plan();
        expect(await reach(id)).toMatchObject({ members: 3, uninvited: 3, byMail: 2, invited: 0 });
        await shop.invite(id);
        await shop.invite(id);
        expect(await reach(id)).toMatchObject({ invited: 3, uninvited: 0, none: 3, noAddress: 1, waiting: 0 });
        await shop.join(['Late']);
        await shop.invite(id);
        for (const name of ['Asha', 'Bela', 'Late']) expect(await subjects(name)).toEqual(['Invitation']);
      });

      it('brings the meeting for a calendar, and takes it along when it is moved and called off', async () => {
        await shop.join(['Mover']);
        const startsAt = clock.from(5 * day);
        const { id } = await shop.plan({ startsAt, title: 'Gold, silver; and “more”', place: 'Shop' });
        await shop.invite(id);
        const moved = clock.from(6 * day);
        await shop.call('PUT', `contacts/meetings/${id}`, { body: { startsAt: moved } });
        clock.move(hour / 10);
        await shop.tend();
        await shop.tend();
        await shop.call('POST', `contacts/meetings/${id}/cancel`, { body: {} });
        clock.move(hour / 10);
        await shop.tend();
        await shop.tend();
        const letters = await lettersTo('mover');
        expect(letters.map(({ subject }) => subject.split(':')[0])).toEqual(['Invitation', 'Changed', 'Cancelled']);
        const events = letters.map(letter => {
          const whole = new ICAL.Component(ICAL.parse(calendarIn(letter)));
          const event = whole.getFirstSubcomponent('vevent')!;
          return { method: whole.getFirstPropertyValue('method'), event };
        });
        expect(events.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
        const value = (name: string) => events.map(({ event }) => String(event.getFirstPropertyValue(name)));
        expect(new Set(value('uid')).size).toBe(1);
        expect(value('status').at(-1)).toBe('CANCELLED');
        expect(value('summary')[0]).toBe('Gold, silver; and “more”');
        const sequences = value('sequence').map(Number);
        expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
        expect(Date.parse(value('dtstart')[1]!)).toBe(Math.floor(Date.parse(moved) / 1000) * 1000);
        for (const line of Buffer.from(letters[0]!.attachments![0]!.base64, 'base64').toString('utf8').split('\r\n'))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      });

      it('is not made of a meeting that is called off or over', async () => {
        const { id } = await shop.plan();
        await shop.call('POST', `contacts/meetings/${id}/cancel`, { body: {} });
        expect((await shop.call('POST', `contacts/meetings/${id}/invite`)).status).toBe(409);
        const past = await shop.plan({ startsAt: clock.from(-2 * day) });
        expect((await shop.call('POST', `contacts/meetings/${past.id}/invite`)).status).toBe(409);
      });

      it('is followed by a reminder the day before and one an hour before, to whoever did not say no', async () => {
        await shop.join(['Yesha', 'Noor', 'Quiet']);
        const { id, joiningUrl } = await shop.plan();
        await shop.invite(id);
        for (const [name, answer] of [
          ['Yesha', 'yes'],
          ['Noor', 'no'],
        ] as const) {
          const i = tokenIn((await lettersTo(name))[0]!);
          expect((await shop.answer(joiningUrl, { i, answer })).status).toBe(200);
        }
        clock.move(2 * day + hour);
        await shop.tend();
        await shop.tend();
        const one = ['Invitation', 'Reminder'];
        expect([await subjects('Yesha'), await subjects('Quiet'), await subjects('Noor')]).toEqual([
          one,
          one,
          ['Invitation'],
        ]);
        clock.move(day - 1.5 * hour);
        await shop.tend();
        await shop.tend();
        expect(await subjects('Yesha')).toEqual([...one, 'Reminder']);
        clock.move(day);
        await shop.tend();
        expect(await subjects('Yesha')).toEqual([...one, 'Reminder']);
      });

      it('that comes in the last day is no reason for a reminder of that day', async () => {
        await shop.join(['Sudden']);
        const { id } = await shop.plan({ startsAt: clock.from(5 * hour) });
        await shop.invite(id);
        await shop.tend();
        expect(await subjects('Sudden')).toEqual(['Invitation']);
      });
    });

    describe('R-37 who was there', () => {
      it('is ticked off one by one, and all at once who said yes', async () => {
        await shop.join(['Ana', 'Bina', 'Chand']);
        const { id, joiningUrl } = await shop.plan();
        await shop.invite(id);
        for (const name of ['Ana', 'Bina'])
          await shop.answer(joiningUrl, { i: tokenIn((await lettersTo(name)).at(-1)!), answer: 'yes' });
        const { items } = (await shop.meeting(id, '/invitations')).data;
        const chand = items.find((one: { answer: string }) => one.answer === 'none');
        const ticked = await shop.meeting(id, `/invitations/${chand.id}/attended`, {
          method: 'PUT',
          body: { attended: true },
        });
        expect(ticked.data.attended).toBe(true);
        const all = await shop.meeting(id, '/invitations/attended', { method: 'POST' });
        expect(all.data).toEqual({ count: 2 });
        expect(await reach(id)).toMatchObject({ yes: 2, none: 1, attended: 3 });
      });
    });
  },
  ports => ({ ...ports, clock }),
);
