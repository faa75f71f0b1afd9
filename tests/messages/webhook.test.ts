import { beforeEach, expect, it } from 'vitest';
import type { Run } from '../../api/ports.ts';
import { contents } from '../support/contents.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../support/messenger.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { through } from '../support/through.ts';

const chat = scriptedChat();
/** A shop of which no statement works. */
let broken: string | null = null;
const failingForBroken =
  (run: Run): Run =>
  async statements => {
    if (broken && statements.some(({ values }) => values.includes(broken))) throw new Error('This shop is broken.');
    return run(statements);
  };

onPostgres(
  world => {
    let shop: Messenger;
    let id: string;
    let told: { reference: string; messageId: string };
    beforeEach(async () => {
      shop = await openMessenger(world);
      id = await shop.sent({ contacts: await shop.people(1) });
      await shop.ended(id);
      const [person] = await shop.recipients(id);
      told = { reference: person!['id'], messageId: person!['providerId'] };
    });
    const currentState = async () => {
      const [{ state, billed }] = (await shop.recipients(id)) as [Record<string, string>];
      return `${state} ${billed}`;
    };

    it.each([
      [['sent', 'delivered', 'read'], 'read charged'],
      [['read', 'delivered', 'sent'], 'read charged'],
      [['delivered', 'delivered', 'sent', 'delivered'], 'delivered charged'],
      [['sent', 'read'], 'read charged'],
      [['sent', 'sent'], 'sent due'],
      [['failed', 'sent', 'delivered'], 'failed released'],
      [['delivered', 'failed'], 'delivered charged'],
    ])('told %j it stands at %s, and money moves once', async (statuses, stands) => {
      for (const status of [...statuses, ...statuses]) {
        const answer = await shop.tell([{ ...told, status, billable: true }]);
        expect(answer.status, answer.text).toBe(200);
      }
      expect(await currentState()).toBe(stands);
      const charged = stands.endsWith('charged') ? 0.88 : 0;
      expect(await shop.message(id)).toMatchObject({ charged, cost: stands.endsWith('released') ? 0 : 0.88 });
      expect(await shop.balance()).toBe(stands.endsWith('released') ? 100_000 : 99_999.12);
    });

    it('all in one body it comes to the same', async () => {
      await shop.tell(['read', 'sent', 'delivered', 'read'].map(status => ({ ...told, status, billable: true })));
      expect(await currentState()).toBe('read charged');
    });

    it.each([
      ['a NUL in the id of a message', () => ({ ...told, messageId: 'wamid\0', status: 'failed' })],
      ['a NUL in a number', () => ({ ...told, phoneNumberId: '1\0', status: 'failed' })],
      ['a NUL in the number of a person', () => ({ kind: 'optOut', from: '91982000\x000000' })],
      ['a time that no calendar has', () => ({ kind: 'optOut', from: '919820000000', at: 8.64e15 })],
    ])('%s costs that event alone', async (_, event) => {
      const answer = await shop.tell([event(), { ...told, status: 'read', billable: true }, event()]);
      expect(answer.status, answer.text).toBe(200);
      expect(await currentState()).toBe('read charged');
    });

    it('a wrong signature is refused, and nothing changes', async () => {
      const before = await contents(world, shop.shopId);
      expect((await shop.tell([{ ...told, status: 'read', billable: true }], 'bad')).status).toBe(401);
      expect(await contents(world, shop.shopId)).toEqual(before);
    });

    it("of another shop's number, of an unknown one, and with another id of WhatsApp's it is without effect", async () => {
      const rival = await openMessenger(world);
      const before = await contents(world, shop.shopId);
      for (const phoneNumberId of [rival.number, 'nowhere', ''])
        expect((await shop.tell([{ ...told, phoneNumberId, status: 'read', billable: true }])).status).toBe(200);
      await shop.tell([{ ...told, messageId: 'wamid.other', status: 'read', billable: true }]);
      await shop.tell([{ reference: 'x', messageId: 'wamid.other', status: 'read', billable: true }]);
      expect(await contents(world, shop.shopId)).toEqual(before);
    });

    it("a failure in one shop's part keeps nothing from another, and all of it is told again", async () => {
      const rival = await openMessenger(world);
      const optOut = { kind: 'optOut', phoneNumberId: rival.number, from: '919820000000' };
      const events = [optOut, { ...told, status: 'read', billable: true }];
      broken = rival.shopId;
      try {
        expect((await shop.tell(events)).status).toBe(500);
      } finally {
        broken = null;
      }
      expect(await currentState()).toBe('read charged');
      const optOuts = async () => (await rival.call('GET', 'whatsapp/optouts')).data.items;
      expect(await optOuts()).toEqual([]);
      expect((await shop.tell(events)).status).toBe(200);
      expect(await optOuts()).toHaveLength(1);
      expect(await currentState()).toBe('read charged');
    });

    it('without our id the one that WhatsApp gave finds it', async () => {
      await shop.tell([{ ...told, reference: null, status: 'delivered', billable: true }]);
      expect(await currentState()).toBe('delivered charged');
    });

    it('the newest word of a person counts: who opts out is written to no more', async () => {
      const out = (at: string) => ({ kind: 'optOut', from: '919820000000', at });
      const back = (at: string) => ({ kind: 'optIn', from: '919820000000', at });
      const listed = async () => (await shop.call('GET', 'whatsapp/optouts')).data.items;
      await shop.tell([out('2026-11-20T10:00:00Z'), out('2026-11-20T10:00:00Z')]);
      expect(await listed()).toMatchObject([{ number: '9820000000', name: 'Person 0', source: 'WhatsApp' }]);
      await shop.tell([back('2026-11-20T09:00:00Z')]);
      expect(await listed()).toHaveLength(1);
      const [person] = await shop.recipients(id);
      const next = await shop.sent({ contacts: [person!['contactId']] });
      expect(await shop.ended(next)).toMatchObject({ skipped: 1, sent: 0, cost: 0 });
      await shop.tell([back('2026-11-20T11:00:00Z'), out('2026-11-20T10:00:00Z')]);
      expect(await listed()).toEqual([]);
      await shop.tell([back('2026-11-20T10:30:00Z'), out('2026-11-20T10:45:00Z')]);
      expect(await listed()).toEqual([]);
      // WhatsApp tells the time in whole seconds: of two wishes in one of them the person is written to.
      await shop.tell([out('2026-11-20T12:00:00Z')]);
      expect(await listed()).toHaveLength(1);
      await shop.tell([back('2026-11-20T12:00:00Z')]);
      await shop.tell([out('2026-11-20T12:00:00Z')]);
      expect(await listed()).toEqual([]);
      // Messages go to mobile numbers of India alone, and the list has no room for others.
      await shop.tell([{ ...out('2026-11-20T13:00:00Z'), from: '14155550100' }]);
      expect(await listed()).toEqual([]);
    });

    it('the address is confirmed to whoever knows the word', async () => {
      const ask = (word: string) =>
        world.call('GET', `webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=77`);
      const [right, wrong] = [await ask('word'), await ask('guess')];
      expect([right.status, right.text, wrong.status]).toEqual([200, '77', 403]);
    });
  },
  ports => ({ ...ports, chat, database: through(ports.database, failingForBroken) }),
);
