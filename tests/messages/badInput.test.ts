import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contents } from '../support/contents.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../support/messenger.ts';
import { pngFile } from '../support/pictures.ts';
import { scriptedChat, templates } from '../support/scriptedChat.ts';

const chat = scriptedChat();
const named = (text: string, name: string) => new File([text], name);

onPostgres(
  world => {
    let shop: Messenger;
    let contacts: string[];
    let before: Record<string, string>;
    beforeAll(async () => {
      shop = await openMessenger(world, { balance: '2.00' });
      contacts = await shop.people(2);
      before = await contents(world, shop.shopId);
    });
    beforeEach(() => {
      chat.templates = async () => templates;
    });
    const picture = { templateName: 'picture', templateVariables: ['a'] };
    const text = { templateName: 'plain', templateVariables: [] };

    it.each<[string, Record<string, unknown>, string, RegExp]>([
      ['no name', { name: '' }, 'name', /^Name is required$/],
      ['a template that vanished', { templateName: 'gone' }, 'templateName', /no such template/],
      ['a template in another language', { templateLanguage: 'hi' }, 'templateLanguage', /does not exist/],
      ['a template that is not approved', { templateName: 'rejected' }, 'templateName', /not approved/],
      ['too few variables', { templateVariables: ['a', 'b'] }, 'templateVariables', /Variable 3: the template needs 3/],
      ['an empty variable', { templateVariables: ['a', ' ', 'c'] }, 'templateVariables', /Variable 2/],
      ['variables that are no list', { templateVariables: '{"1":"a"}' }, 'templateVariables', /wrong kind/],
      ['a field that contacts lack', { templateVariables: ['a', { field: 'id' }, 'c'] }, 'templateVariables', /one of/],
      [
        'a field that is empty',
        { templateVariables: ['a', { field: 'email' }, 'c'] },
        'templateVariables',
        /2 of the chosen contacts leave/,
      ],
      ['nobody', { contacts: [] }, 'contacts', /at least one/],
      ['ids that are none', { contacts: ['x'] }, 'contacts', /list of ids/],
      ['somebody unknown', { contacts: [crypto.randomUUID()] }, 'contacts', /1 of the chosen contacts are not there/],
      [
        'too many',
        { contacts: Array.from({ length: 100_001 }, () => crypto.randomUUID()) },
        'contacts',
        /At most 1,00,000/,
      ],
      ['a filter that is none', { filter: '[]' }, 'filter', /wrong kind/],
      ['a filter in other words', { filter: 'everybody' }, 'filter', /object/],
      ['a filter by a field that contacts lack', { filter: '{"age":"3"}' }, 'filter.age', /Unknown parameter/],
      ['a filter for what a field cannot be', { filter: '{"gender":"7"}' }, 'filter.gender', /./],
      ['a filter by a group that is none', { filter: '{"group":"x"}' }, 'filter.group', /Choose one of the list/],
      ['a search without end', { filter: { query: 'x'.repeat(201) } }, 'filter.query', /at most 200/],
      ['the trash', { filter: '{"deleted":"only"}' }, 'filter.deleted', /trash/],
      [
        'a filter that matches nobody',
        { contacts: [], filter: '{"query":"nobody of that name"}' },
        'filter',
        /Nobody matches/,
      ],
      ['an unknown group', { groups: [crypto.randomUUID()] }, 'groups', /Choose one of the list/],
      ['a time that is over', { scheduledAt: '2020-01-01T00:00:00Z' }, 'scheduledAt', /still to come/],
      ['a header of another kind', { ...picture, headerFormat: 'VIDEO' }, 'headerFormat', /IMAGE/],
      ['no picture for the header', picture, 'headerMedia', /Choose a file/],
      [
        'a document for a picture',
        { ...picture, headerMedia: named('%PDF-1.7', 'a.png') },
        'headerMedia',
        /JPEG or PNG/,
      ],
      [
        'what calls itself a picture',
        { ...picture, headerMedia: named('hello', 'a.png') },
        'headerMedia',
        /JPEG or PNG/,
      ],
      ['no text for the header', { ...text, headerText: '' }, 'headerText', /needs a text/],
      ['a field that nobody knows', { nonsense: 'x' }, 'nonsense', /Unknown/],
    ])('%s is told at its field, and nothing is queued', async (_, changes, field, message) => {
      const answer = await shop.send({ contacts, ...changes });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.errors[field], answer.text).toMatch(message);
      expect(await contents(world, shop.shopId)).toEqual(before);
    });

    it.each<[string, Record<string, unknown>, string, RegExp]>([
      ['to a number with letters', { number: '98200ABCDE' }, 'number', /^Please enter a 10 digit mobile number$/],
      ['to nowhere, from an account without a number', {}, 'number', /Your account has no mobile number/],
      ['to many', { number: '9820011009', contacts: '[]' }, 'contacts', /Unknown/],
      ['later', { number: '9820011009', scheduledAt: '2030-01-01T00:00:00Z' }, 'scheduledAt', /Unknown/],
      [
        'of a template that vanished',
        { number: '9820011009', templateName: 'gone' },
        'templateName',
        /no such template/,
      ],
      [
        'with a field that I do not have',
        { number: '9820011009', templateVariables: '["a",{"field":"facebookId"},"c"]' },
        'templateVariables',
        /no value for you/,
      ],
      [
        'without the text of its header',
        { ...text, templateVariables: '[]', number: '9820011009' },
        'headerText',
        /needs a text/,
      ],
    ])('a test %s is told at its field, and nothing is queued', async (_, changes, field, message) => {
      const answer = await shop.test(changes);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.errors[field], answer.text).toMatch(message);
      expect(await contents(world, shop.shopId)).toEqual(before);
    });

    it('a picture of 6 MB and a file of 100 MB are too large', async () => {
      const png = new Uint8Array(await (await pngFile()).arrayBuffer());
      const large = await shop.send({
        contacts,
        ...picture,
        headerMedia: new File([png, new Uint8Array(6 << 20)], 'a.png'),
      });
      expect([large.status, large.body.errors]).toEqual([400, { headerMedia: 'At most 5 MB' }]);
      const length = { 'content-length': String(101 << 20) };
      const huge = await shop.send({ contacts, ...picture, headerMedia: new File([png], 'a.png') }, length);
      expect(huge.status).toBe(413);
      expect(await contents(world, shop.shopId)).toEqual(before);
    });

    it('a number with letters is named', async () => {
      const [odd] = await shop.people(1, { name: 'Asha', mobileNo: '98200ABCDE' });
      const answer = await shop.send({ contacts: [odd] });
      expect([answer.status, answer.body.errors.contacts]).toEqual([
        400,
        '1 of the chosen contacts have no valid mobile number (Asha)',
      ]);
    });

    it('what the balance does not pay for is not sent: of two at once one is', async () => {
      const more = await shop.people(3);
      const refused = await shop.send({ contacts: more });
      expect(refused.body.errors.contacts).toBe(
        'This would cost ₹2.64, and the balance is ₹2.00. Add to it, or choose fewer contacts.',
      );
      const both = await Promise.all([
        shop.send({ contacts: more.slice(0, 2) }),
        shop.send({ contacts: more.slice(1) }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
      expect(await shop.balance()).toBe(0.24);
    });

    it('a test that the balance does not pay for, or to a number that wants none, is refused at the number', async () => {
      const poor = await openMessenger(world, { balance: '0.50' });
      const broke = await poor.test({ number: '9820011009' });
      expect(broke.body.errors).toEqual({
        number: 'This would cost ₹0.88, and the balance is ₹0.50. Add to it first.',
      });
      await poor.call('POST', 'whatsapp/optouts', { body: { name: 'Asha', number: '9820011009' } });
      const unwanted = await poor.test({ number: '9820011009' });
      expect(unwanted.body.errors).toEqual({ number: 'This number wants no messages' });
    });

    it('of two of the same name at once one is sent, and the same call twice is one', async () => {
      const rich = await openMessenger(world);
      const people = await rich.people(2);
      const form = { name: 'Diwali', contacts: people };
      const both = await Promise.all([rich.send(form), rich.send(form)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
      expect(both.find(({ status }) => status === 400)!.body.errors).toEqual({ name: 'Name exists already' });
      const key = { 'idempotency-key': 'once' };
      const again = await Promise.all([1, 2, 3].map(() => rich.send({ name: 'Holi', contacts: people }, key)));
      expect(new Set(again.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
      expect(await rich.balance()).toBe(99_996.48);
    });

    it('a shop that is not approved sends nothing, and one without a number neither', async () => {
      const pending = await openMessenger(world);
      const people = await pending.people(1);
      await world.sql(`update shops set status = 'Pending' where id = '${pending.shopId}'`);
      expect((await pending.send({ contacts: people })).status).toBe(409);
      await world.sql(
        `update shops set status = 'Approved' where id = '${pending.shopId}'; delete from chat_accounts where shop_id = '${pending.shopId}'`,
      );
      expect((await pending.send({ contacts: people })).body.responseMessage).toBe(
        'This shop has no WhatsApp number yet.',
      );
    });
  },
  ports => ({ ...ports, chat }),
);
