import { beforeEach, describe, expect, it } from 'vitest';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../../support/messenger.ts';
import { scriptedChat } from '../../support/scriptedChat.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { openPlatform, today, type Platform } from '../../support/subscriptions.ts';

const chat = scriptedChat();

/** what a plan allows is what the product does. */
onPostgres(
  world => {
    let platform: Platform;
    beforeEach(async () => {
      platform = await openPlatform(world);
    });

    describe('people', () => {
      let shop: Shop;
      let newcomers = 0;
      const invite = (language = 'en') =>
        shop.call('POST', 'users', {
          body: {
            name: 'Sunita Pawar',
            email: `plan${(newcomers += 1)}-${shop.shopId}@example.test`,
            mobileNo: '98200 12345',
            role: 'sales',
          },
          headers: { 'accept-language': language },
        });
      const used = async () => (await shop.call('GET', 'subscriptions')).data[0].peopleNow as number;
      beforeEach(async () => {
        shop = await openShop(world);
      });

      it('are as many as a shop likes that holds no plan', async () => {
        for (let n = 0; n < 4; n++) expect((await invite()).status).toBe(201);
      });

      it('are as many as the plan says; whoever is shut out makes room, and is let in again where there is some', async () => {
        await platform.give(shop.shopId, 'tsinvoice-ratti');
        const first = await invite();
        expect([first.status, await used()]).toEqual([201, 2]);
        const second = await invite();
        expect([second.status, second.body.errors]).toEqual([
          400,
          {
            email:
              'TS Invoice Ratti is for 2 people, and 2 work here. Take somebody out of the shop, or ask TolaShop for a larger plan.',
          },
        ]);
        expect((await invite('hi')).body.errors.email).toMatch(/^TS Invoice Ratti 2 लोगों के लिए है/);
        const shut = await shop.call('PUT', `users/${first.data.id}`, { body: { isActive: false } });
        expect([shut.status, await used()]).toEqual([200, 1]);
        expect((await invite()).status).toBe(201);
        const again = await shop.call('PUT', `users/${first.data.id}`, { body: { isActive: true } });
        expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['isActive']]);
        // The larger of its plans counts.
        await platform.give(shop.shopId, 'tsmessenger-masha');
        expect((await invite()).status).toBe(201);
      });

      it('who are too many for a smaller plan stay', async () => {
        for (let n = 0; n < 3; n++) await invite();
        await platform.give(shop.shopId, 'tsinvoice-ratti');
        expect([(await invite()).status, await used()]).toEqual([400, 4]);
      });

      it('are let in by one of two who invite at the same moment', async () => {
        await platform.give(shop.shopId, 'tsinvoice-ratti');
        expect((await Promise.all([invite(), invite(), invite()])).map(({ status }) => status).toSorted()).toEqual([
          201, 400, 400,
        ]);
      });
    });

    describe('messages', () => {
      let messenger: Messenger;
      const planOf = async (messages: number, more: object = {}) => {
        const made = await platform.give(messenger.shopId, 'tsmessenger-ratti', more);
        await world.sql(`update messenger_subscriptions set messages = ${messages} where id = '${made.id}'`);
      };
      const held = async () => (await messenger.call('GET', 'subscriptions')).data[0];
      beforeEach(async () => {
        messenger = await openMessenger(world);
      });

      it('of a month are as many as the plan says, those that were cancelled not counted', async () => {
        await planOf(5);
        const people = await messenger.people(4);
        await messenger.sent({ contacts: people.slice(0, 3) });
        const refused = await messenger.send({ contacts: people });
        expect([refused.status, refused.body.errors]).toEqual([
          400,
          {
            contacts:
              'TS Messenger Ratti has 5 messages a month, of which 2 are left. Choose fewer people, wait for the next month, or ask TolaShop for a larger plan.',
          },
        ]);
        const later = await messenger.sent({
          contacts: people.slice(0, 2),
          scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
        });
        expect(await held()).toMatchObject({ messages: 5, messagesSent: 5 });
        expect((await messenger.call('PUT', `whatsapp/messages/${later}/cancel`)).status).toBeLessThan(300);
        expect((await held()).messagesSent).toBe(3);
        expect((await messenger.send({ contacts: people.slice(2) })).status).toBe(201);
      });

      it('of the month before are none of this one', async () => {
        await planOf(2);
        const people = await messenger.people(2);
        const id = await messenger.sent({ contacts: people });
        await world.sql(`update messages set created_at = created_at - interval '32 days' where id = '${id}'`);
        expect((await messenger.send({ contacts: people })).status).toBe(201);
      });

      it('of two that are put on their way at once do not count the same ones', async () => {
        await planOf(3);
        const people = await messenger.people(2);
        const both = await Promise.all([messenger.send({ contacts: people }), messenger.send({ contacts: people })]);
        expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
      });

      it('are not sent once the plan has ended, and without any plan as before', async () => {
        const people = await messenger.people(1);
        expect((await messenger.send({ contacts: people })).status).toBe(201);
        await planOf(1_000, { from: daysLater(today(), -60) });
        const refused = await messenger.send({ contacts: people });
        expect([refused.status, refused.body.responseMessage]).toEqual([
          409,
          'TS Messenger Ratti has ended for this shop: no new messages are sent. Everything stays to be read and exported. Ask TolaShop to renew it.',
        ]);
      });
    });
  },
  ports => ({ ...ports, chat }),
);
