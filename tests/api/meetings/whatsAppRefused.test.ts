import { beforeEach, describe, expect, it } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
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
import { day, movedClock } from '../../support/meetings.ts';
import { scriptedChat } from '../../support/scriptedChat.ts';

const clock = movedClock(systemClock);
const chat = scriptedChat();

/** invitations by WhatsApp that are not made. */
onPostgres(
  world => {
    let shop: InvitingShop;
    beforeEach(async () => {
      chat.templates = async () => meetingTemplates(world.ports.site.address);
      shop = await openInvitingShop(world);
      chat.sent.length = 0;
    });
    const reach = async (id: string) => (await shop.meeting(id, '/reach')).data;
    const refusal = async (body: object, token?: string) => {
      const answer = await shop.call('POST', 'whatsapp/messages/estimate', {
        body: { templateName: 'come', templateLanguage: 'en', templateVariables: comeVariables, ...body },
        ...(token && { token }),
      });
      return [answer.status, answer.body.errors ?? null];
    };

    describe('R-37 is refused', () => {
      it.each<[string, (id: string) => unknown, string]>([
        [
          'of a meeting that is called off',
          id => shop.call('POST', `contacts/meetings/${id}/cancel`, { body: {} }),
          'This meeting was called off',
        ],
        ['of one that is over', async () => clock.move(4 * day), 'This meeting is over'],
        [
          'of one in the trash',
          id => shop.call('DELETE', `contacts/meetings/${id}`),
          'There is no such meeting any more',
        ],
      ])('%s', async (_, change, message) => {
        await shop.join(['Asha'], false);
        const { id } = await shop.plan();
        await change(id);
        expect(await refusal({ groups: [shop.groupId], meetingId: id })).toEqual([400, { meetingId: message }]);
        expect((await shop.messenger.send(inviting(id, { groups: [shop.groupId] }))).status).toBe(400);
        expect(
          (
            await shop.messenger.test(
              inviting(id, { number: '9822222222', templateVariables: JSON.stringify(comeVariables) }),
            )
          ).status,
        ).toBe(400);
        expect(chat.sent).toEqual([]);
      });

      it.each([
        ['another shop’s', async () => (await (await openInvitingShop(world)).plan()).id],
        ['nobody’s', async () => 'x'],
      ])('of %s meeting', async (_, meeting) => {
        await shop.join(['Asha'], false);
        const answer = await refusal({ groups: [shop.groupId], meetingId: await meeting() });
        expect(answer).toEqual([400, { meetingId: 'There is no such meeting any more' }]);
      });

      it('A-07 to whoever may not edit meetings', async () => {
        const contacts = await shop.join(['Asha'], false);
        const { id } = await shop.plan();
        const as = async (...permissions: string[]) => {
          const { token } = await world.person({ shopId: shop.shopId, permissions: permissions as never });
          return (await refusal({ contacts, meetingId: id }, token))[0];
        };
        expect(await as(...shopPermissions.filter(name => name !== can.GroupMeetingEdit))).toBe(403);
        expect(await as(can.MessageSend, can.GroupMeetingEdit)).toBe(200);
      });

      it.each([
        ['without a meeting', {}, /^Variable 2: must be words or one of .*mobileNo/],
        [
          'without the link',
          { templateVariables: [thing('name'), 'a', 'b', 'c'], meeting: true },
          /^Put the link of each person/,
        ],
      ])('%s', async (_, { meeting, ...more }: { meeting?: boolean; templateVariables?: unknown[] }, message) => {
        await shop.join(['Asha'], false);
        const { id } = await shop.plan();
        const [status, errors] = await refusal({ groups: [shop.groupId], ...more, ...(meeting && { meetingId: id }) });
        expect([status, errors]).toEqual([400, { templateVariables: expect.stringMatching(message) }]);
      });

      it('for a time when the meeting is over', async () => {
        await shop.join(['Asha'], false);
        const { id } = await shop.plan();
        const answer = await shop.messenger.send(
          inviting(id, { groups: [shop.groupId], scheduledAt: clock.from(4 * day) }),
        );
        expect([answer.status, answer.body.errors]).toEqual([
          400,
          { scheduledAt: 'The meeting is over by then. Choose an earlier time.' },
        ]);
      });

      it('once the meeting is called off before it goes out, and when it is to go out again; the money comes back', async () => {
        await shop.join(['Asha', 'Bela'], false);
        const { id } = await shop.plan();
        const before = await shop.balance();
        const message = await shop.messenger.sent(
          inviting(id, { groups: [shop.groupId], scheduledAt: clock.from(day) }),
        );
        expect(await reach(id)).toMatchObject({ invited: 2 });
        await shop.call('POST', `contacts/meetings/${id}/cancel`, { body: {} });
        await world.sql(`update recipients set next_at = now() - interval '1 day' where message_id = '${message}';
          update jobs.job set start_after = now() where data->>'id' = '${message}'`);
        expect(await shop.ended(message)).toMatchObject({ failed: 2, sent: 0, cost: 0 });
        expect((await shop.recipients(message))[0]!['reason']).toEqual({ key: 'meetingCancelled' });
        expect([chat.sent, await shop.balance()]).toEqual([[], before]);
        const again = await shop.call('POST', `whatsapp/messages/${message}/retry`, {
          body: { name: 'Again', to: 'failed' },
        });
        expect([again.status, again.text]).toEqual([409, expect.stringContaining('This meeting was called off')]);
        await shop.call('POST', `contacts/meetings/${id}/plan`, { body: {} });
        const renewed = (await shop.call('POST', `contacts/meetings/${id}/joining_address`)).data.joiningUrl;
        const retried = await shop.call('POST', `whatsapp/messages/${message}/retry`, {
          body: { name: 'Again', to: 'failed' },
        });
        await shop.ended(retried.data.id);
        const links = chat.sent.map(({ to }) => wordsTo(chat, to.slice(2))[0]!.at(-1)!);
        for (const link of links)
          expect((await shop.see(personalOf(link))).data.guest).toMatchObject({ answer: 'none' });
        expect([links.length, links.every(link => link.includes(renewed))]).toEqual([2, true]);
        expect(await reach(id)).toMatchObject({ invited: 2 });
      });
    });
  },
  ports => ({ ...ports, clock, chat }),
);
