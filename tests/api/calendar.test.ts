import ical from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { can, roles, type Permission } from '../../schema/permissions.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { letSupportIn } from '../support/supportAccess.ts';
import type { Person } from '../support/testApi.ts';

const { messages } = entities;
const path = 'whatsapp/messages/calendar';
type Told = { days: { day: string; count: number; ids: string[] }[]; records: { id: string; name: string }[] };

describe('the calendar of an entity', () => {
  onPostgres(world => {
    let shop: Shop;
    beforeAll(async () => void (shop = await openShop(world)));

    const plan = async (at: string, more: object = {}, of = shop) =>
      (await of.plant(messages, [{ ...(await of.body(messages)), scheduledAt: at, ...more }]))[0]!;
    const ask = (query: string, of: Pick<Person, 'token'> = shop) =>
      shop.call('GET', `${path}?${query}`, { token: of.token });
    const told = async (query: string): Promise<Told> => {
      const answer = await ask(query);
      expect(answer.status, answer.text).toBe(200);
      return answer.data;
    };

    it('tells what lies on its days, which begin at midnight in India', async () => {
      await plan('2026-10-31T18:29:59.999Z');
      const first = await plan('2026-10-31T18:30:00Z', { name: 'First' });
      const last = await plan('2026-11-30T18:29:59.999Z');
      await plan('2026-11-30T18:30:00Z');
      const { days, records } = await told('firstDay=2026-11-01&lastDay=2026-11-30');
      expect(days).toEqual([
        { day: '2026-11-01', count: 1, ids: [first] },
        { day: '2026-11-30', count: 1, ids: [last] },
      ]);
      expect(records.map(({ id }) => id).toSorted()).toEqual([first, last].toSorted());
      expect(records.find(({ id }) => id === first)).toMatchObject({ name: 'First', version: 1 });
    });

    it('tells of a full day how many there are, and the first', async () => {
      const ids = [];
      for (const n of [3, 1, 2])
        ids[n] = await plan(`2027-02-03T0${n}:00:00Z`, { name: `Full ${n}`, templateName: 'full' });
      const { days, records } = await told('firstDay=2027-02-03&lastDay=2027-02-03&perDay=2');
      expect(days).toEqual([{ day: '2027-02-03', count: 3, ids: [ids[1], ids[2]] }]);
      expect(records).toHaveLength(2);
      const filtered = await told('firstDay=2027-02-01&lastDay=2027-02-28&templateName=full&query=full+2');
      expect(filtered.days).toEqual([{ day: '2027-02-03', count: 1, ids: [ids[2]] }]);
    });

    it('is of one day where one is told, else of today', async () => {
      const ids = [await plan('2027-05-05T06:00:00Z'), await plan(new Date().toISOString())];
      expect((await told('firstDay=2027-05-05')).days.map(({ ids: [id] }) => id)).toEqual([ids[0]]);
      expect((await told('lastDay=2027-05-05')).days.map(({ ids: [id] }) => id)).toEqual([ids[0]]);
      const { days } = await told('');
      expect(days).toMatchObject([{ day: shopDay(new Date()), ids: expect.arrayContaining([ids[1]]) }]);
    });

    it('tells nothing of the trash and of other shops', async () => {
      const gone = await plan('2027-03-03T06:00:00Z');
      await world.sql(`update messages set deleted_at = now() where id = '${gone}'`);
      await plan('2027-03-03T06:00:00Z', {}, await openShop(world));
      expect(await told('firstDay=2027-03-01&lastDay=2027-03-31')).toEqual({ days: [], records: [] });
    });

    it.each([
      ['firstDay=2026-11-01&lastDay=', ['lastDay']],
      ['firstDay=soon&lastDay=2026-11-31', ['firstDay', 'lastDay']],
      ['firstDay=2026-11-02&lastDay=2026-11-01', ['lastDay']],
      ['firstDay=2026-01-01&lastDay=2026-03-04', ['lastDay']],
      ['firstDay=2026-11-01&lastDay=2026-11-02&perDay=0', ['perDay']],
      ['firstDay=2026-11-01&lastDay=2026-11-02&colour=red', ['colour']],
    ])('refuses %s', async (query, fields) => {
      const answer = await ask(query);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, fields]);
    });

    it('is for whoever may list the records', async () => {
      const stranger = await world.person({ shopId: shop.shopId, permissions: [can.ContactList] });
      expect((await ask('firstDay=2026-11-01&lastDay=2026-11-02', stranger)).status).toBe(403);
    });

    describe('by a private address', () => {
      const make = async (of: Person = shop, in_ = shop) => {
        const answer = await in_.call('POST', `${path}/address`, { token: of.token, body: {} });
        expect(answer.status, answer.text).toBe(201);
        expect(answer.data.url).toMatch(
          /^https:\/\/shop\.test\/api\/public\/calendars\/[\w-]{36}\/[\w-]{43}\/messages\.ics$/,
        );
        return answer.data.url as string;
      };
      const read = (url: string, headers: Record<string, string> = {}) =>
        world.call('GET', url.replace('https://shop.test/api/', ''), { headers });
      const eventsAt = async (url: string) => {
        const { status, text } = await read(url);
        expect(status, text).toBe(200);
        return new ical.Component(ical.parse(text) as unknown[])
          .getAllSubcomponents('vevent')
          .map(it => new ical.Event(it));
      };
      const colleague = (permissions: readonly Permission[] = [can.MessageList]) =>
        world.person({ shopId: shop.shopId, permissions });

      it('is read without a session, as a calendar', async () => {
        const own = await openShop(world);
        const today = shopDay(new Date());
        const hostile =
          'Diwali; 20%, today\\now\r\nATTENDEE:mailto:eve@example.test\r\nदीवाली पर सबके लिए बीस प्रतिशत की छूट 🎉';
        const id = await plan(`${daysLater(today, 20)}T04:30:00Z`, { name: hostile.slice(0, 128) }, own);
        for (const days of [-91, 367]) await plan(`${daysLater(today, days)}T04:30:00Z`, {}, own);
        const url = await make(own, own);
        const answer = await read(url);
        expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
        for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
        expect(answer.text).not.toMatch(/^ATTENDEE/m);
        const [event, ...more] = await eventsAt(url);
        expect(more).toEqual([]);
        expect(event).toMatchObject({ uid: `${id}@shop.test` });
        expect(event!.summary).toBe(hostile.slice(0, 128).replace(/\r\n/g, '\n'));
        expect(event!.startDate.toJSDate().toISOString()).toBe(`${daysLater(today, 20)}T04:30:00.000Z`);
        expect(event!.component.getFirstPropertyValue('url')).toBe(
          `https://shop.test/contacts/messenger/${id}/show?shop=${own.shopId}`,
        );
        const etag = answer.headers.get('etag')!;
        expect((await read(url, { 'if-none-match': etag })).status).toBe(304);
        await world.sql(`update messages set name = 'Holi', version = 2 where id = '${id}'`);
        expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
      });

      it('is in the language of whoever made it', async () => {
        const person = await colleague();
        await world.sql(`update users set language = 'hi' where id = '${person.userId}'`);
        expect((await read(await make(person))).text).toMatch(/^X-WR-CALNAME:संदेश · Shop$/m);
      });

      it('is kept as a digest alone, and told once', async () => {
        const url = await make();
        const token = url.split('/').at(-2)!;
        const [row] = await world.sql(
          `select a::text as text from calendar_addresses a where user_id = '${shop.userId}'`,
        );
        expect(String(row!['text'])).toContain(world.ports.secrets.digest(token));
        expect(String(row!['text'])).not.toContain(token);
        const { data } = await shop.call('GET', `${path}/address`);
        expect(data).toEqual({ whose: 'all', createdAt: expect.any(String) });
        expect(await world.sql(`select body from replies where body like '%${token}%'`)).toEqual([]);
      });

      it('leads nowhere once it is made anew or withdrawn', async () => {
        const person = await colleague();
        const first = await make(person);
        const second = await make(person);
        expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
        const withdraw = () => shop.call('DELETE', `${path}/address`, { token: person.token });
        // A colleague's own is not touched.
        expect((await shop.call('DELETE', `${path}/address`, { token: (await colleague()).token })).status).toBe(200);
        expect((await read(second)).status).toBe(200);
        expect((await withdraw()).status).toBe(200);
        expect((await read(second)).status).toBe(404);
        expect((await shop.call('GET', `${path}/address`, { token: person.token })).data).toBeNull();
      });

      it.each<[string, (person: Person) => string]>([
        [
          'the permission is taken',
          ({ userId }) => `update memberships set permissions = '{}' where user_id = '${userId}'`,
        ],
        ['the membership ends', ({ userId }) => `delete from memberships where user_id = '${userId}'`],
        [
          'the membership is a later one',
          ({ userId }) => `update memberships set created_at = now() + interval '1 hour' where user_id = '${userId}'`,
        ],
        ['the person is disabled', ({ userId }) => `update users set disabled_at = now() where id = '${userId}'`],
        [
          'the business is suspended',
          ({ tenantId }) => `update tenants set status = 'Suspended' where id = '${tenantId}'`,
        ],
      ])('leads nowhere when %s', async (_, change) => {
        const person = await colleague();
        const url = await make(person);
        expect((await read(url)).status).toBe(200);
        await world.sql(change(person));
        const answer = await read(url);
        expect(answer.status, answer.text).toBe(404);
      });

      it('leads nowhere while the shop is suspended, and again when that is over', async () => {
        const own = await openShop(world);
        const url = await make(own, own);
        const statusWhen = async (status: string) => {
          await world.sql(`update shops set status = '${status}' where id = '${own.shopId}'`);
          return (await read(url)).status;
        };
        expect([await statusWhen('Suspended'), await statusWhen('Approved')]).toEqual([404, 200]);
      });

      it('leads nowhere in another shop, under another entity and with another token', async () => {
        const url = await make();
        const rival = await openShop(world);
        for (const wrong of [
          url.replace(shop.shopId, rival.shopId),
          url.replace(shop.shopId, 'x'),
          url.replace(/[\w-]{43}/, 'x'.repeat(43)),
          url.replace(/[\w-]{43}/, world.ports.secrets.digest(url.split('/').at(-2)!)),
        ])
          expect((await read(wrong)).status, wrong).toBe(404);
        expect((await read(url)).status).toBe(200);
      });

      it('is made by nobody who may not list the records, or who looks in to help', async () => {
        const stranger = await colleague([can.ContactList]);
        expect((await shop.call('POST', `${path}/address`, { token: stranger.token, body: {} })).status).toBe(403);
        const helper = await world.person({ permissions: ['system/all' as never, ...roles.owner] });
        await world.sql(`update users set permissions = '{system/all}' where id = '${helper.userId}'`);
        await letSupportIn(world, shop, helper, { scope: 'write', showsPersonal: true });
        expect((await shop.call('GET', path, { token: helper.token })).status).toBe(200);
        expect((await shop.call('GET', `${path}/address`, { token: helper.token })).status).toBe(403);
        expect((await shop.call('POST', `${path}/address`, { token: helper.token, body: {} })).status).toBe(403);
      });

      it.each([
        [{ whose: 'mine' }, 'whose'],
        [{ whose: 'theirs' }, 'whose'],
        [{ colour: 'red' }, 'colour'],
      ])('is refused %j where records are nobody’s in particular', async (body, field) => {
        const answer = await shop.call('POST', `${path}/address`, { body });
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
      });
    });
  });
});
