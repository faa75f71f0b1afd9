import { beforeEach, describe, expect, it } from 'vitest';
import { ChatRefusal, ChatUnknown } from '../../api/chat/port.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../support/messenger.ts';
import { pngFile } from '../support/pictures.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { openShop } from '../support/shop.ts';
import { say } from '../../schema/words/said.ts';
import { quietNow } from '../support/quietNow.ts';

const chat = scriptedChat();

onPostgres(
  world => {
    let shop: Messenger;
    beforeEach(async () => {
      chat.script = () => undefined;
      shop = await openMessenger(world);
    });
    const sentOf = (people: Record<string, any>[]) => {
      const references = new Set(people.map(({ id }) => id));
      return chat.sent.filter(({ reference }) => references.has(reference));
    };

    it('C-32 E-12 sends to each once, and says how it went', async () => {
      const contacts = await shop.people(50);
      const answer = await shop.send({ contacts });
      expect(answer.status, answer.text).toBe(201);
      expect(answer.data).toMatchObject({
        status: 0,
        templateName: 'offer',
        templateLanguage: 'en',
        templateVariables: ['Asha', '20%', 'Sunday'],
        headerFormat: 'NONE',
        contacts,
        total: 50,
        queued: 50,
        cost: 44,
      });
      expect(await shop.ended(answer.data.id)).toMatchObject({ status: 2, queued: 0, sending: 0, sent: 50, total: 50 });
      const people = await shop.recipients(answer.data.id);
      expect(new Set(people.map(({ state, billed }) => `${state} ${billed}`))).toEqual(new Set(['sent reserved']));
      const sent = sentOf(people);
      expect(sent).toHaveLength(50);
      expect(new Set(sent.map(({ to }) => to)).size).toBe(50);
      expect(sent[0]).toMatchObject({
        to: expect.stringMatching(/^91982\d{7}$/),
        template: {
          name: 'offer',
          language: 'en',
          components: [{ type: 'body', parameters: [{ type: 'text', text: 'Asha' }, {}, { text: 'Sunday' }] }],
        },
      });
    });

    it('E-12 tells of one message which contacts it goes to, in order and not in a list', async () => {
      const contacts = await shop.people(3);
      const id = await shop.sent({ contacts });
      expect((await shop.message(id))['contacts'].toSorted()).toEqual(contacts.toSorted());
      const [listed] = (await shop.call('GET', 'whatsapp/messages')).data;
      expect(listed).toMatchObject({ id, total: 3 });
      expect(listed).not.toHaveProperty('contacts');
    });

    it('C-33 puts money aside, charges what is delivered and gives back what is not', async () => {
      const contacts = await shop.people(4);
      const id = await shop.sent({ contacts });
      expect(await shop.balance()).toBe(99_996.48);
      await shop.ended(id);
      const [one, two, three] = (await shop.recipients(id)).map(({ id, providerId }) => ({
        reference: id,
        messageId: providerId,
      }));
      await shop.tell([
        { ...one, status: 'sent', billable: true },
        { ...one, status: 'delivered' },
        { ...two, status: 'failed', code: 131026, reason: say('whatsApp131026') },
        { ...three, status: 'read', billable: false },
      ]);
      expect(await shop.message(id)).toMatchObject({
        sent: 3,
        delivered: 2,
        read: 1,
        failed: 1,
        cost: 1.76,
        charged: 0.88,
      });
      expect((await shop.recipients(id)).map(({ state, billed }) => [state, billed])).toEqual([
        ['delivered', 'charged'],
        ['failed', 'released'],
        ['read', 'released'],
        ['sent', 'reserved'],
      ]);
      expect(await shop.balance()).toBe(99_998.24);
    });

    it('binds variables to fields of the contact', async () => {
      await shop.people(1, { email: 'asha@example.test' });
      const [one] = await shop.people(1, { email: 'asha@example.test' });
      const [two] = await shop.people(1);
      const variables = [{ field: 'name' }, { field: 'email', fallback: 'none' }, 'Sunday', 'surplus'];
      const id = await shop.sent({ contacts: [one, two], templateVariables: variables });
      await shop.ended(id);
      const words = sentOf(await shop.recipients(id)).map(({ template }) =>
        (template.components as any[])[0].parameters.map(({ text }: { text: string }) => text),
      );
      expect(words.toSorted()).toEqual([
        ['Person 1', 'asha@example.test', 'Sunday'],
        ['Person 2', 'none', 'Sunday'],
      ]);
    });

    it('sends a picture, uploaded once', async () => {
      const uploads = chat.uploads.length;
      const id = await shop.sent({
        contacts: await shop.people(30),
        templateName: 'picture',
        templateVariables: ['rings'],
        headerFormat: 'IMAGE',
        headerMedia: await pngFile(),
      });
      expect(await shop.ended(id)).toMatchObject({ sent: 30, category: 'UTILITY', cost: 3.6 });
      expect(chat.uploads.slice(uploads)).toEqual(['image/png']);
      expect(sentOf(await shop.recipients(id))[0]!.template.components).toEqual([
        { type: 'header', parameters: [{ type: 'image', image: { id: expect.stringMatching(/^media-/) } }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'rings' }] },
      ]);
    });

    it('keeps the file of the header with the message, and with each that repeats it', async () => {
      const words = { templateName: 'picture', templateVariables: ['rings'], headerFormat: 'IMAGE' };
      const contacts = await shop.people(1);
      const id = await shop.sent({ contacts, ...words, headerMedia: await pngFile('दिवाली.dat') });
      await shop.ended(id);
      const filesOf = async (message: string) =>
        (await shop.call('GET', `whatsapp/messages/${message}/files`)).data as Record<string, string>[];
      const [file, ...others] = await filesOf(id);
      expect(file).toMatchObject({ name: 'दिवाली.png', type: 'image/png', thumbnailUrl: expect.any(String) });
      expect(others).toEqual([]);
      await world.sql(`update recipients set state = 'failed' where message_id = '${id}'`);
      const again = await shop.call('POST', `whatsapp/messages/${id}/retry`, { body: { name: 'Again', to: 'failed' } });
      expect(again.status, again.text).toBe(201);
      const [repeated] = await filesOf(again.data.id as string);
      expect(repeated).toMatchObject({ name: 'दिवाली.png', size: file!['size'] });
      expect(repeated!['id']).not.toBe(file!['id']);
      await shop.ended(again.data.id as string);
      const rival = await openShop(world);
      expect((await rival.call('GET', `whatsapp/messages/${id}/files`)).status).toBe(404);
    });

    it('skips who wants none and whose number is there already, and says so', async () => {
      const [one, two, three] = await shop.people(3);
      const [again] = await shop.people(1, { mobileNo: '9820000000' });
      await shop.call('POST', 'whatsapp/optouts', { body: { name: 'Person 1', number: '9820000001' } });
      const contacts = [one, two, three, again];
      const estimate = await shop.call('POST', 'whatsapp/messages/estimate', {
        body: { templateName: 'offer', templateLanguage: 'en', templateVariables: ['a', 'b', 'c'], contacts },
      });
      expect(estimate.data).toMatchObject({
        total: 4,
        skipped: 2,
        price: 0.88,
        cost: 1.76,
        balance: 100_000,
        enough: true,
        leftOut: [{ contactId: two, reason: 'Wants no messages' }, { contactId: again }],
      });
      const inHindi = await shop.call('POST', 'whatsapp/messages/estimate', {
        body: { templateName: 'offer', templateLanguage: 'en', templateVariables: ['a', 'b', 'c'], contacts },
        headers: { 'accept-language': 'hi' },
      });
      expect(inHindi.data.leftOut).toMatchObject([{ reason: 'संदेश नहीं चाहते' }, {}]);
      const id = await shop.sent({ contacts });
      expect(await shop.ended(id)).toMatchObject({ total: 4, sent: 2, skipped: 2, cost: 1.76 });
      const skipped = await shop.recipients(id, '&state=skipped');
      expect(skipped.map(({ contactId, reason }) => [contactId, reason])).toEqual([
        [two, say('optedOut')],
        [again, say('sameNumber')],
      ]);
    });

    it('C-34 S-04 waits for its time, and gives all money back when it is cancelled before', async () => {
      const contacts = await shop.people(3);
      const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
      const id = await shop.sent({ contacts, scheduledAt });
      const waiting = await shop.message(id);
      expect(waiting).toMatchObject({ status: 0, queued: 3 });
      expect(Date.parse(String(waiting['scheduledAt']))).toBe(Date.parse(scheduledAt));
      const [job] = await world.sql(`select start_after from jobs.job where data->>'id' = '${id}'`);
      expect(Math.abs(Number(new Date(String(job!['start_after']))) - Date.parse(scheduledAt))).toBeLessThan(1_000);
      expect(await shop.balance()).toBe(99_997.36);
      const cancel = () => shop.call('PUT', `whatsapp/messages/${id}/cancel`);
      expect([(await cancel()).data, (await cancel()).data]).toEqual([true, true]);
      expect(await shop.message(id)).toMatchObject({ status: 4, queued: 0, canceled: 3, cost: 0 });
      expect(await shop.balance()).toBe(100_000);
      expect(sentOf(await shop.recipients(id))).toEqual([]);
    });

    it('sends nothing at night, and goes on in the morning', async () => {
      const { from, to } = quietNow();
      await world.sql(`update shops set quiet_from = '${from}', quiet_to = '${to}' where id = '${shop.shopId}'`);
      const id = await shop.sent({ contacts: await shop.people(2) });
      await expect.poll(async () => (await shop.message(id))['turn']).toBe(1);
      expect(await shop.message(id)).toMatchObject({ status: 0, queued: 2, sent: 0 });
      const [job] = await world.sql(
        `select start_after from jobs.job where data->>'id' = '${id}' and data->>'turn' = '1'`,
      );
      const morning = new Date(Number(new Date(String(job!['start_after']))) + 330 * 60_000).toISOString();
      expect(morning.slice(11, 16)).toBe(to);
    });

    describe('what is refused', () => {
      it('later is tried again, for good is not, and of what nobody knows nothing is tried', async () => {
        const contacts = await shop.people(6);
        const tries = new Map<string, number>();
        chat.script = ({ to }) => {
          const n = (tries.get(to) ?? 0) + 1;
          tries.set(to, n);
          if (to.endsWith('1') && n === 1) throw new ChatRefusal(say('whatsApp130429'), 130429, 'later', 50);
          if (to.endsWith('2')) throw new ChatRefusal(say('whatsApp131026'), 131026, 'never');
          if (to.endsWith('3')) throw new ChatUnknown('No answer.');
          if (to.endsWith('4')) throw new TypeError('a mistake of ours');
        };
        const id = await shop.sent({ contacts });
        expect(await shop.ended(id)).toMatchObject({ sent: 3, failed: 1, unknown: 2, cost: 4.4 });
        expect(Object.fromEntries(tries)).toEqual({
          919820000000: 1,
          919820000001: 2,
          919820000002: 1,
          919820000003: 1,
          919820000004: 1,
          919820000005: 1,
        });
        const people = await shop.recipients(id);
        expect(people[2]).toMatchObject({
          state: 'failed',
          billed: 'released',
          reason: say('whatsApp131026'),
        });
        expect(people[3]).toMatchObject({ state: 'unknown', billed: 'reserved' });
        const settled = await shop.call('POST', `whatsapp/messages/${id}/recipients/${people[3]!['id']}/settle`, {
          body: { state: 'failed' },
        });
        expect(settled.data).toMatchObject({ state: 'failed', billed: 'released' });
        const twice = await shop.call('POST', `whatsapp/messages/${id}/recipients/${people[3]!['id']}/settle`, {
          body: { state: 'sent' },
        });
        expect(twice.status).toBe(409);
        await shop.tell([{ reference: people[4]!['id'], messageId: 'wamid.x', status: 'delivered', billable: true }]);
        expect(await shop.message(id)).toMatchObject({ sent: 4, failed: 2, unknown: 0, delivered: 1, charged: 0.88 });
        const again = await shop.call('POST', `whatsapp/messages/${id}/retry`, {
          body: { name: `Again ${id}`, to: 'failed' },
        });
        expect(again.data, again.text).toMatchObject({
          total: 2,
          queued: 2,
          templateVariables: ['Asha', '20%', 'Sunday'],
        });
      });
    });
  },
  ports => ({ ...ports, chat }),
);
