import { beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import {
  comeVariables,
  inviting,
  meetingTemplates,
  openInvitingShop,
  personalOf,
  thing,
  wordsTo,
  type InvitingShop,
} from '../../support/meetingMessages.ts';
import { day, hour, movedClock } from '../../support/meetings.ts';
import { eventually } from '../../support/eventually.ts';
import { scriptedChat } from '../../support/scriptedChat.ts';

const clock = movedClock(systemClock);
const chat = scriptedChat();

/** a meeting's invitations by WhatsApp. */
onPostgres(
  world => {
    let shop: InvitingShop;
    beforeEach(async () => {
      chat.templates = async () => meetingTemplates(world.ports.site.address);
      shop = await openInvitingShop(world);
      chat.sent.length = 0;
    });
    const reach = async (id: string) => (await shop.meeting(id, '/reach')).data;
    const invited = async (id: string): Promise<Record<string, any>[]> =>
      (await shop.meeting(id, '/invitations?pageSize=50')).data.items;
    const lettersTo = async (name: string) =>
      (await world.letters())
        .filter(({ to }) => to.startsWith(name.toLowerCase()))
        .map(({ subject }) => subject.split(/[:,]/)[0])
        .toReversed();
    const numberOf = async (id: string): Promise<string> => (await shop.call('GET', `contacts/${id}`)).data.mobileNo;
    /** Sends it and waits for its end. */
    const sent = async (meeting: string, more: Record<string, unknown> = {}) => {
      const id = await shop.messenger.sent(inviting(meeting, { groups: [shop.groupId], ...more }));
      return shop.ended(id);
    };
    /** The chat service takes a second message to somebody after some seconds, by the clock of the database. */
    const forgetGap = () => world.sql(`update recipients set started_at = null where shop_id = '${shop.shopId}'`);
    /** The newest link that somebody got. */
    const linkTo = async (contact: string) =>
      wordsTo(chat, await numberOf(contact))
        .at(-1)!
        .at(-1)!;
    const refusal = async (body: object, token?: string) => {
      const answer = await shop.call('POST', 'whatsapp/messages/estimate', {
        body: { templateName: 'come', templateLanguage: 'en', templateVariables: comeVariables, ...body },
        ...(token && { token }),
      });
      return [answer.status, answer.body.errors ?? null];
    };

    describe('R-37 a message about a meeting', () => {
      it('R-38 brings each a link of their own, by which the public page knows who answers', async () => {
        const [asha, bela] = (await shop.join(['Asha', 'Bela'], false)) as [string, string];
        const { id, joiningUrl } = await shop.plan({ title: 'Kitty', startsAt: '2031-03-03T11:30:00.000Z' });
        const { meetingId } = await sent(id);
        expect(meetingId).toBe(id);
        const words = wordsTo(chat, await numberOf(asha))[0]!;
        expect(words.slice(0, 3)).toEqual(['Asha', 'Kitty', 'Monday, 3 March 2031, 5:00 – 6:30 pm']);
        const links = [await linkTo(asha), await linkTo(bela)];
        expect(new Set(links).size).toBe(2);
        for (const [n, name] of ['Asha', 'Bela'].entries()) {
          expect(links[n]).toBe(`${world.ports.site.address}/${personalOf(links[n]!)}`);
          expect((await shop.see(personalOf(links[n]!))).data.guest).toMatchObject({ name, answer: 'none' });
        }
        const [address, i] = personalOf(links[0]!).split('?i=') as [string, string];
        expect(address).toBe(joiningUrl);
        expect((await shop.answer(address, { i, answer: 'yes' })).status).toBe(200);
        expect(await reach(id)).toMatchObject({
          invited: 2,
          uninvited: 0,
          yes: 1,
          none: 1,
          onWhatsApp: 2,
          noAddress: 0,
          waiting: 0,
        });
      });

      it('tells nobody who reads it here the link of somebody else', async () => {
        const [asha] = (await shop.join(['Asha'], false)) as [string];
        const { id } = await shop.plan();
        const message = await sent(id);
        const i = personalOf(await linkTo(asha)).split('?i=')[1]!;
        const read = [await shop.recipients(message['id']), await shop.message(message['id'])];
        expect(JSON.stringify(read)).toContain('meetingLink');
        expect(JSON.stringify(read)).not.toContain(i);
        const [row] = await world.sql(
          `select variables::text as words from recipients where message_id = '${message['id']}'`,
        );
        expect(String(row!['words'])).not.toContain(i);
      });

      it('is written in the language of its template, and opens the page in it', async () => {
        const [asha] = (await shop.join(['Asha'], false)) as [string];
        const { id } = await shop.plan({ startsAt: '2031-03-03T11:30:00.000Z' });
        await sent(id, { templateLanguage: 'hi' });
        expect(wordsTo(chat, await numberOf(asha))[0]![2]).toContain('सोमवार, 3 मार्च 2031');
        expect(await linkTo(asha)).toMatch(new RegExp(`^${world.ports.site.address}/hi/[\\w-]{22}\\?i=`));
      });

      it('puts the link behind a button that leads here, and is refused with one that leads elsewhere', async () => {
        const [asha] = (await shop.join(['Asha'], false)) as [string];
        const { id } = await shop.plan();
        const templateVariables = [thing('name'), thing('meetingTitle'), thing('meetingLink')];
        await sent(id, { templateName: 'press', templateVariables });
        expect((await shop.see(await linkTo(asha))).data.guest).toMatchObject({ name: 'Asha' });
        const elsewhere = { templateName: 'elsewhere', templateVariables, groups: [shop.groupId], meetingId: id };
        const message = `Variable 3: this button does not lead to ${world.ports.site.address}, where the link of the meeting is`;
        expect(await refusal(elsewhere)).toEqual([400, { templateVariables: message }]);
      });

      it('a second time brings the same link and keeps the answer', async () => {
        const [asha] = (await shop.join(['Asha'], false)) as [string];
        const { id } = await shop.plan();
        await sent(id);
        const first = await linkTo(asha);
        const [address, i] = personalOf(first).split('?i=') as [string, string];
        await shop.answer(address, { i, answer: 'maybe' });
        await forgetGap();
        await sent(id);
        expect(wordsTo(chat, await numberOf(asha))).toHaveLength(2);
        expect(await linkTo(asha)).toBe(first);
        expect(await invited(id)).toMatchObject([{ contactId: asha, answer: 'maybe', letter: 'whatsApp' }]);
      });

      it('uses the invitation that came by mail', async () => {
        const [asha, bela] = [...(await shop.join(['Asha'])), ...(await shop.join(['Bela'], false))] as [
          string,
          string,
        ];
        const { id } = await shop.plan();
        await shop.invite(id);
        expect(await reach(id)).toMatchObject({ invited: 2, noAddress: 1, onWhatsApp: 0 });
        const before = (await invited(id)).map(one => one['id']).toSorted();
        await sent(id);
        expect((await invited(id)).map(one => one['id']).toSorted()).toEqual(before);
        expect(await reach(id)).toMatchObject({ invited: 2, noAddress: 0, onWhatsApp: 1 });
        expect((await shop.see(personalOf(await linkTo(asha)))).data.guest).toMatchObject({ name: 'Asha' });
        expect((await shop.see(personalOf(await linkTo(bela)))).data.guest).toMatchObject({ name: 'Bela' });
      });

      it('invites whoever is on its list, a member of the group or not, and nobody who is left out of it', async () => {
        await shop.join(['Asha'], false);
        const [twin] = (await shop.join(['Twin'], false)) as [string];
        const guest = await shop.call('POST', 'contacts', {
          body: { name: 'Guest', gender: 1, mobileNo: '9811111111' },
        });
        await world.sql(`update contacts set mobile_no = '9811111111' where id = '${twin}'`);
        const { id } = await shop.plan();
        await sent(id, { contacts: [guest.data.id] });
        expect((await invited(id)).map(({ contact }) => contact.name).toSorted()).toEqual(['Asha', 'Guest']);
        expect(await reach(id)).toMatchObject({ members: 2, uninvited: 1, invited: 2 });
      });

      it('is no reason for a letter, until somebody invites by mail', async () => {
        await shop.join(['Mira', 'Neela']);
        const nomail = (await shop.join(['Nomail'], false))[0]!;
        const { id } = await shop.plan();
        await sent(id);
        await shop.tend();
        expect(await lettersTo('Mira')).toEqual([]);
        const i = personalOf(
          await linkTo((await invited(id)).find(({ contact }) => contact.name === 'Neela')!['contactId']),
        ).split('?i=')[1]!;
        await shop.answer((await shop.meeting(id)).data.joiningUrl, { i, answer: 'yes' });
        expect(await reach(id)).toMatchObject({ uninvited: 0, onWhatsApp: 3, mayGetLetter: 1 });
        await shop.invite(id);
        await eventually(async () => expect(await lettersTo('Mira')).toEqual(['Invitation']));
        expect([await lettersTo('Neela'), await reach(id)]).toMatchObject([
          [],
          { onWhatsApp: 2, mayGetLetter: 0, noAddress: 0 },
        ]);
        expect(await linkTo(nomail)).toContain('?i=');
      });

      it('is followed by reminders and news by mail, to whoever has an email', async () => {
        await shop.join(['Oma']);
        await shop.join(['Nomail'], false);
        const { id } = await shop.plan();
        await sent(id);
        clock.move(2 * day + hour);
        await shop.tend();
        await shop.tend();
        expect(await lettersTo('Oma')).toEqual(['Reminder']);
        await shop.call('PUT', `contacts/meetings/${id}`, { body: { startsAt: clock.from(5 * day) } });
        clock.move(hour / 10);
        await shop.tend();
        expect(await lettersTo('Oma')).toEqual(['Reminder', 'Changed']);
        expect(await reach(id)).toMatchObject({ onWhatsApp: 1, noAddress: 0 });
      });

      it('goes to one number as a test, with the address that everybody may know, and invites nobody', async () => {
        const { id, joiningUrl } = await shop.plan();
        const more = inviting(id, { number: '9822222222', templateVariables: JSON.stringify(comeVariables) });
        const answer = await shop.messenger.test(more);
        expect(answer.status, answer.text).toBe(201);
        await shop.ended(answer.data.id);
        expect(wordsTo(chat, '9822222222')[0]!.at(-1)).toBe(`${world.ports.site.address}/${joiningUrl}`);
        expect(await invited(id)).toEqual([]);
      });
    });
  },
  ports => ({ ...ports, clock, chat }),
);
