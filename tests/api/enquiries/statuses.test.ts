import { beforeEach, describe, expect, it } from 'vitest';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { statusesIn } from '../../../schema/rules/firstStatuses.ts';
import { openDesk, type Desk } from '../../support/enquiryDesk.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop } from '../../support/shop.ts';

onPostgres(world => {
  let desk: Desk;
  beforeEach(async () => void (desk = await openDesk(world)));
  const names = async (query = '') =>
    ((await desk.call('GET', `enquiry_statuses${query}`)).data.items as { name: string }[]).map(({ name }) => name);
  const put = (ids: readonly string[], to = desk) => to.call('PUT', 'enquiry_statuses/order', { body: { ids } });

  describe('A-08 statuses of a shop’s own', () => {
    it('come in the order that people gave them, and a new one is the last', async () => {
      expect(await names()).toEqual(['New', 'In talks', 'Estimate given', 'Won', 'Lost']);
      const { data } = await desk.call('POST', 'enquiry_statuses', { body: { name: 'Visit fixed' } });
      expect(data).toMatchObject({ name: 'Visit fixed', meaning: 'active', position: 6 });
      const { New, Won } = desk.statuses;
      expect((await put([Won!, data.id, New!])).status).toBe(200);
      expect(await names()).toEqual(['Won', 'Visit fixed', 'New', 'In talks', 'Estimate given', 'Lost']);
      expect(await names('?sort=position&order=DESC&pageSize=1')).toEqual(['Lost']);
    });

    it('are put in order by whoever may change them, all of the shop’s and none of another’s', async () => {
      const other = await openDesk(world);
      expect((await put([other.statuses['New']!])).status).toBe(404);
      expect((await put([])).status).toBe(400);
      const reader = await world.person({ shopId: desk.shopId, permissions: ['shop/enquiry_status/list'] });
      const body = { ids: [desk.statuses['Lost']!] };
      expect((await desk.call('PUT', 'enquiry_statuses/order', { token: reader.token, body })).status).toBe(403);
      expect(await names()).toEqual(['New', 'In talks', 'Estimate given', 'Won', 'Lost']);
    });

    it('nobody types a place', async () => {
      const { data } = await desk.call('POST', 'enquiry_statuses', { body: { name: 'First', position: 1 } });
      expect(data.position).toBe(6);
    });

    it('stay while they are used, and say by how many', async () => {
      const { id } = await desk.ask();
      await desk.ask();
      const used = await desk.call('DELETE', `enquiry_statuses/${desk.statuses['New']}`);
      expect([used.status, used.body.responseMessage]).toEqual([409, 'Still in use by enquiries: 2.']);
      const inHindi = await desk.call('DELETE', `enquiry_statuses/${desk.statuses['New']}`, {
        headers: { 'accept-language': 'hi' },
      });
      expect(inHindi.body.responseMessage).toContain('पूछताछ (2)');
      await desk.call('DELETE', `enquiries/${id}`);
      await desk.change(((await desk.call('GET', 'enquiries')).data.items as { id: string }[])[0]!.id, {
        statusId: desk.statuses['In talks'],
      });
      expect((await desk.call('DELETE', `enquiry_statuses/${desk.statuses['New']}`)).status).toBe(200);
    });
  });

  describe('a record with statuses', () => {
    it('begins in the first of its shop, and stays in it where it is emptied', async () => {
      const made = await desk.ask();
      expect(made).toMatchObject({ statusId: desk.statuses['New'], status: { name: 'New' }, endedAt: null });
      await put([desk.statuses['In talks']!]);
      expect((await desk.ask()).statusId).toBe(desk.statuses['In talks']);
      expect((await desk.change(made.id, { statusId: null })).data.statusId).toBe(desk.statuses['In talks']);
    });

    it('is there without any in a shop that has none', async () => {
      const shop = await openShop(world);
      const made = await shop.call('POST', 'enquiries', { body: { name: 'Asha' } });
      expect([made.status, made.data.statusId]).toEqual([201, null]);
    });

    it.each([
      ['lost without a reason', 'Lost', {}, { lostReason: 'This status asks for it.' }],
      ['lost with one', 'Lost', { lostReason: 'price', outcome: 'Making charge' }, undefined],
      ['won', 'Won', { saleValue: 84_000 }, undefined],
      ['won, and nobody says for how much', 'Won', {}, undefined],
    ])('%s', async (_, status, more, errors) => {
      const { id } = await desk.ask();
      const sent = { statusId: desk.statuses[status], ...more };
      const answer = await desk.change(id, sent);
      expect([answer.status, answer.body.errors]).toEqual([errors ? 400 : 200, errors]);
      const many = await desk.call('PUT', 'enquiries/update', {
        body: { ids: [(await desk.ask()).id], changes: sent },
      });
      expect(many.status).toBe(errors ? 400 : 200);
      const made = await desk.call('POST', 'enquiries', { body: { name: 'Asha', ...sent } });
      expect([made.status, made.body.errors]).toEqual([errors ? 400 : 201, errors]);
    });

    it('keeps its reason as long as its status asks for it', async () => {
      const { id } = await desk.ask({ statusId: desk.statuses['Lost'], lostReason: 'price' });
      expect((await desk.change(id, { lostReason: null })).body.errors).toEqual({
        lostReason: 'This status asks for it.',
      });
      expect((await desk.change(id, { lostReason: null, statusId: desk.statuses['New'] })).status).toBe(200);
    });

    it('is in no status of another shop', async () => {
      const other = await openDesk(world);
      const { id } = await desk.ask();
      const answer = await desk.change(id, { statusId: other.statuses['Won'] });
      expect(answer.body.errors).toEqual({ statusId: 'Choose one of the list' });
    });

    it('is counted, filtered and due by what its status means', async () => {
      const { statuses } = desk;
      await desk.ask({ name: 'A', nextStepOn: '2026-01-02' });
      await desk.ask({ name: 'B', statusId: statuses['In talks'], nextStepOn: '2026-01-02' });
      await desk.ask({ name: 'C', statusId: statuses['Won'], nextStepOn: '2026-01-02' });
      await desk.ask({ name: 'D', statusId: statuses['Lost'], lostReason: 'price' });
      const found = async (query: string) =>
        ((await desk.call('GET', `enquiries?sort=name&${query}`)).data.items as { name: string }[]).map(it => it.name);
      expect(await found('statusId=open')).toEqual(['A', 'B']);
      expect(await found('statusId=done')).toEqual(['C']);
      expect(await found(`statusId=${statuses['Lost']}`)).toEqual(['D']);
      expect(await found('dueBy=2026-01-02')).toEqual(['A', 'B']);
      expect((await desk.call('GET', 'enquiries/states')).data).toEqual({
        [statuses['New']!]: 1,
        [statuses['In talks']!]: 1,
        [statuses['Estimate given']!]: 0,
        [statuses['Won']!]: 1,
        [statuses['Lost']!]: 1,
      });
      expect((await desk.call('GET', 'enquiries/states?query=A')).data[statuses['Won']!]).toBe(0);
    });

    it('is counted in one order, however the rows lie', async () => {
      const first = Object.values(desk.statuses).toSorted()[0]!;
      await world.sql(`update enquiry_statuses set name = name || ' again' where id = '${first}'`);
      const told = Object.keys((await desk.call('GET', 'enquiries/states')).data);
      expect(told).toEqual(Object.values(desk.statuses).toSorted());
    });
  });

  it('a new shop begins with some, in the language of whoever opens it', async () => {
    const owner = await openShop(world, { permissions: [...ownersPlatform, ...roles.owner] });
    for (const language of ['en', 'hi']) {
      const answer = await world.call('POST', 'shops', {
        token: owner.token,
        body: { name: `Shop ${language}`, pin: '400058' },
        headers: { 'accept-language': language },
      });
      expect(answer.status, answer.text).toBe(201);
      const { items } = (await world.call('GET', `shops/${answer.data.id}/enquiry_statuses`, { token: owner.token }))
        .data;
      expect(items).toMatchObject(statusesIn('enquiryStatuses', language));
    }
  });
});
