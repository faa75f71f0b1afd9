import { afterAll, beforeEach, expect, it } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { onPostgres, type World } from '../../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../../support/messenger.ts';
import { eventually } from '../../support/eventually.ts';
import { say } from '../../../schema/words/said.ts';

/** What the stand-in tells goes to the webhook of the world that the test is in. */
let world: World;
const { chat, standIn, close } = await openChat({
  limits: { perSecond: null, peoplePerDay: null },
  async tell(body, signature) {
    const headers = { 'x-hub-signature-256': signature, 'content-type': 'application/json' };
    return (await world.call('POST', 'webhooks/whatsapp', { body, headers })).status === 200;
  },
});
afterAll(close);

onPostgres(
  opened => {
    let shop: Messenger;
    beforeEach(async () => {
      world = opened;
      for (const fault of Object.keys(standIn.faults)) delete standIn.faults[fault as keyof typeof standIn.faults];
      shop = await openMessenger(world);
    });
    const wording = {
      templateName: 'instalment_due',
      templateLanguage: 'hi',
      templateVariables: [{ field: 'name' }, '₹ 5,000', 'Suvarna 11', '25 November'],
    };
    const statesOf = async (id: string) => (await shop.recipients(id)).map(({ state }) => state as string);

    it('C-31 lists the templates of the account', async () => {
      const { data } = await shop.call('GET', 'whatsapp/templates');
      const { data: list } = JSON.parse(data as string) as { data: Record<string, unknown>[] };
      expect(list).toHaveLength(20);
      expect(Object.keys(list[0]!)).toEqual(['name', 'language', 'status', 'category', 'components']);
    });

    it('C-32 fills each value into the place that bears its number, wherever the language puts it', async () => {
      const contacts = await shop.people(1, { name: 'Asha' });
      await shop.ended(await shop.sent({ contacts, ...wording }));
      expect(standIn.outbox()[0]).toMatchObject({
        body: 'प्रिय Asha, योजना Suvarna 11 की आपकी ₹ 5,000 की किस्त 25 November को देय है। हमारे साथ बचत के लिए धन्यवाद।',
      });
    });

    it('C-32 a value stands in the header, and one in the address of a button', async () => {
      const words = { templateName: 'festival_offer', templateLanguage: 'en', headerText: 'Diwali' };
      const answer = await shop.test({
        ...words,
        templateVariables: '["Asha","20%","Sunday","diwali"]',
        number: '9820000009',
      });
      expect(answer.status, answer.text).toBe(201);
      expect(await shop.ended(answer.data.id)).toMatchObject({ total: 1, failed: 0, unknown: 0 });
      expect(standIn.outbox()[0]).toMatchObject({
        to: '919820000009',
        header: 'Diwali greetings from our shop',
        body: expect.stringContaining('*20%* on every piece in the shop, until Sunday'),
      });
    });

    it('a message goes out by the chat service and comes back by its webhook, told twice and in disorder', async () => {
      Object.assign(standIn.faults, { toldTwice: 1, toldInDisorder: 1 });
      const contacts = await shop.people(30);
      const id = await shop.sent({ contacts, ...wording });
      await shop.ended(id);
      await eventually(async () => expect(new Set(await statesOf(id))).toEqual(new Set(['read'])));
      const references = new Set((await shop.recipients(id)).map(({ id }) => id as string));
      const taken = [...standIn.messages.values()].filter(({ reference }) => references.has(reference));
      expect(taken).toHaveLength(30);
      expect(await shop.message(id)).toMatchObject({ status: 2, read: 30, total: 30 });
    });

    it('what was accepted without an answer is settled by the webhook that carries our reference', async () => {
      standIn.faults.gatewayAfter = 1;
      const contacts = await shop.people(5);
      const id = await shop.sent({ contacts, ...wording });
      await shop.ended(id);
      await eventually(async () => expect(await statesOf(id)).toEqual(Array(5).fill('read')));
    });

    it('what fails afterwards says why', async () => {
      standIn.faults.heldBack = 1;
      const contacts = await shop.people(2);
      const id = await shop.sent({ contacts, ...wording });
      await eventually(async () => expect(await statesOf(id)).toEqual(['failed', 'failed']));
      expect((await shop.recipients(id))[0]).toMatchObject({
        reason: say('whatsApp131049'),
      });
    });

    it('who answers STOP gets no more', async () => {
      const contacts = await shop.people(1);
      const id = await shop.sent({ contacts, ...wording });
      await shop.ended(id);
      const [{ providerId }] = (await shop.recipients(id)) as [{ providerId: string }];
      standIn.answer(providerId, 'STOP');
      await eventually(async () => {
        const { items } = (await shop.call('GET', 'whatsapp/optouts')).data as { items: { number: string }[] };
        expect(items).toMatchObject([{ number: '9820000000', source: 'WhatsApp' }]);
      });
    });
  },
  ports => ({ ...ports, chat }),
);
