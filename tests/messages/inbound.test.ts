import { beforeEach, describe, expect, it } from 'vitest';
import { tellPending } from '../../api/notifications/pending/tellPending.ts';
import { can } from '../../schema/permissions.ts';
import { openDesk, type Desk } from '../support/enquiryDesk.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger, type Messenger } from '../support/messenger.ts';
import { contents } from '../support/contents.ts';
import { scriptedChat } from '../support/scriptedChat.ts';

const chat = scriptedChat();

/** what people write on WhatsApp. */
onPostgres(
  world => {
    let desk: Desk;
    let shop: Messenger;
    let written = 0;
    beforeEach(async () => {
      desk = await openDesk(world);
      shop = await openMessenger(world);
      await world.sql(`update chat_numbers set shop_id = '${desk.shopId}' where phone_number_id = '${shop.number}'`);
    });
    const message = (text: string, more: object = {}) => ({
      kind: 'message',
      messageId: `wamid.${shop.number}.${++written}`,
      from: '919820012345',
      name: 'Asha on WhatsApp',
      text,
      at: new Date(Date.parse('2026-11-20T09:00:00Z') + written * 1_000).toISOString(),
      ...more,
    });
    const write = async (...messages: object[]) => {
      const answer = await shop.tell(messages as Record<string, unknown>[]);
      expect(answer.status, answer.text).toBe(200);
    };
    const enquiries = async () => (await desk.call('GET', 'enquiries')).data.items as Record<string, any>[];
    const remarks = async (id: string) =>
      ((await desk.call('GET', `enquiries/${id}/remarks`)).data.items as { text: string; userName: string }[])
        .map(({ text, userName }) => `${userName}: ${text}`)
        .toReversed();

    it('A-08 becomes an enquiry, and what follows a remark on it, until it is ended', async () => {
      await write(message('Do you have jhumkas?'));
      const [first] = await enquiries();
      expect(first).toMatchObject({
        name: 'Asha on WhatsApp',
        mobileNo: '9820012345',
        wish: 'Do you have jhumkas?',
        source: 'whatsapp',
        status: { name: 'New' },
      });
      await write(message('In gold', { from: '+91 98200 12345' }), message('About 20 grams'));
      expect(await remarks(first!['id'])).toEqual(['Asha on WhatsApp: In gold', 'Asha on WhatsApp: About 20 grams']);
      await desk.change(first!['id'], { statusId: desk.statuses['Won'] });
      await write(message('And a chain, please'));
      expect((await enquiries()).map(({ wish }) => wish)).toEqual(['And a chain, please', 'Do you have jhumkas?']);
    });

    it('A-08 told twice, also at once, it is kept once', async () => {
      const [one, other] = [message('First'), message('Second')];
      await Promise.all([write(one, other), write(one, other), write(one)]);
      await write(other, one);
      const [enquiry, ...more] = await enquiries();
      expect([more.length, (await remarks(enquiry!['id'])).length]).toEqual([0, 1]);
    });

    it('A-08 is of the contact with that number, by the name that the shop knows', async () => {
      const { data: asha } = await desk.call('POST', 'contacts', {
        body: { name: 'Asha Rao', gender: 2, mobileNo: '9820012345', selectedGroups: [] },
      });
      await write(message('Hello'));
      expect((await enquiries())[0]).toMatchObject({ name: 'Asha Rao', contactId: asha.id });
    });

    it('A-08 from abroad it stands with its number in the name', async () => {
      await write(message('Do you ship?', { from: '971501234567' }), message('To Dubai', { from: '971501234567' }));
      const [enquiry] = await enquiries();
      expect(enquiry).toMatchObject({ name: 'Asha on WhatsApp +971501234567', mobileNo: null });
      expect(await remarks(enquiry!['id'])).toHaveLength(1);
    });

    it('A-08 a text that is longer than an enquiry holds is cut, and a script in it is a text', async () => {
      await write(message(`<script>alert(1)</script>${'x'.repeat(4_000)}`));
      const [{ wish }] = (await enquiries()) as [{ wish: string }];
      expect([wish.length, wish.slice(0, 8), wish.at(-1)]).toEqual([2_000, '<script>', '…']);
    });

    it('A-08 STOP is no enquiry, nor is anything where the shop wants none', async () => {
      await write({ kind: 'optOut', from: '919820012345' });
      expect(await enquiries()).toEqual([]);
      await world.sql(`update shops set whatsapp_enquiries = false where id = '${desk.shopId}'`);
      const before = await contents(world, desk.shopId);
      await write(message('Hello'));
      expect(await contents(world, desk.shopId)).toEqual(before);
      expect(await enquiries()).toEqual([]);
    });

    it('A-08 what a colleague answers to a notice asks for nothing, unless they have an enquiry of their own', async () => {
      const seller = await world.person({ shopId: desk.shopId });
      const elsewhere = await world.person();
      await world.sql(`update users set mobile_no = '9820012345' where id = '${seller.userId}'`);
      await world.sql(`update users set mobile_no = '9820099999' where id = '${elsewhere.userId}'`);
      await write(message('Done'), message('A ring, please', { from: '919820099999' }));
      expect((await enquiries()).map(({ wish }) => wish)).toEqual(['A ring, please']);
      const { id } = await desk.ask({ mobileNo: '9820012345' });
      await write(message('In gold'));
      expect(await remarks(id)).toEqual([expect.stringContaining('In gold')]);
    });

    describe('A-08 staff are told', () => {
      const told = async (token: string) => {
        await tellPending(world.ports, desk.shopId);
        const { items } = (await desk.call('GET', 'notifications', { token })).data;
        return (items as { kind: string; payload: object }[]).map(({ kind, payload }) => ({ kind, payload }));
      };

      it('of what is new all who may change it, together, and of what follows whoever it is assigned to', async () => {
        const seller = await world.person({
          shopId: desk.shopId,
          permissions: [can.EnquiryList, can.EnquiryEdit, can.EnquiryStatusList],
        });
        const guest = await world.person({ shopId: desk.shopId, permissions: [can.EnquiryList] });
        await write(message('One'), message('Two', { from: '919820099999' }));
        const two = { kind: 'came', payload: { of: [{ entity: 'enquiries', count: 2 }], title: '', by: '' } };
        expect(await told(seller.token)).toEqual([two]);
        expect(await told(desk.token)).toEqual([two]);
        expect(await told(guest.token)).toEqual([]);
        const asha = (await enquiries()).find(({ mobileNo }) => mobileNo === '9820012345')!;
        await desk.change(asha['id'], { assigneeId: seller.userId });
        await told(seller.token);
        await write(message('Three'));
        expect((await told(seller.token))[0]).toMatchObject({
          kind: 'mentioned',
          payload: { title: 'Asha on WhatsApp' },
        });
        expect(await told(desk.token)).toEqual([two]);
      });

      it('of no enquiry that one of them made', async () => {
        await desk.ask();
        expect(await told(desk.token)).toEqual([]);
      });
    });
  },
  ports => ({ ...ports, chat }),
);
