import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { can } from '../../../schema/permissions.ts';
import { openDesk, type Desk } from '../../support/enquiryDesk.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const number = '9812345670';

onPostgres(world => {
  let desk: Desk;
  beforeEach(async () => void (desk = await openDesk(world)));
  const contact = (more: object = {}) =>
    desk.make(entities.contacts, { name: 'Asha Rao', mobileNo: number, selectedGroups: [], ...more });

  describe('A-08 whose number an enquiry has', () => {
    it('is the contact that is known by it', async () => {
      const { id } = await contact();
      expect(await desk.ask({ mobileNo: `+91 ${number}` })).toMatchObject({
        contactId: id,
        contact: { name: 'Asha Rao' },
      });
      expect((await desk.ask({ mobileNo: '9812345671' })).contactId).toBeNull();
      const later = await desk.ask();
      expect((await desk.change(later.id, { mobileNo: number })).data.contactId).toBe(id);
    });

    it('of several who share it only the one of that name', async () => {
      await contact();
      const { id } = await contact({ name: 'Vijay Rao' });
      expect((await desk.ask({ mobileNo: number })).contactId).toBeNull();
      expect((await desk.ask({ name: 'vijay rao', mobileNo: number })).contactId).toBe(id);
    });

    it('becomes a contact with all that was asked by it', async () => {
      const before = await desk.ask({ name: 'Meena', mobileNo: number });
      const now = await desk.ask({ name: 'Meena Iyer', mobileNo: number });
      const call = (body: object, sent = {}) => desk.call('POST', `enquiries/${now.id}/contact`, { body, ...sent });
      expect((await call({})).body.errors).toMatchObject({ gender: 'Gender is required' });
      const answer = await call({ gender: 0, mobileNo: number });
      expect(answer.status, answer.text).toBe(200);
      const { contactId } = answer.data;
      expect((await desk.call('GET', `contacts/${contactId}`)).data).toMatchObject({
        name: 'Meena Iyer',
        mobileNo: number,
      });
      expect((await desk.call('GET', `enquiries?contactId=${contactId}`)).data.totalCount).toBe(2);
      expect((await desk.call('GET', `enquiries/${before.id}`)).data.contactId).toBe(contactId);
      expect((await call({ gender: 0, mobileNo: number })).status).toBe(409);
      const clerk = await world.person({ shopId: desk.shopId, permissions: [can.ContactAdd] });
      expect((await call({ gender: 0, mobileNo: number }, { token: clerk.token })).status).toBe(403);
    });
  });

  it('A-08 remarks have permissions of their own', async () => {
    const { id } = await desk.ask();
    const as = async (...permissions: (typeof can)[keyof typeof can][]) => {
      const { token } = await world.person({ shopId: desk.shopId, permissions: permissions as never });
      return async (method: string, rest = '', body?: object) =>
        (await desk.call(method, `enquiries/${id}/remarks${rest}`, { token, ...(body && { body }) })).status;
    };
    const text = { text: 'Wants it by Diwali' };
    const said = (await desk.call('POST', `enquiries/${id}/remarks`, { body: text })).data.id as string;
    const reader = await as(can.EnquiryList);
    expect([await reader('GET'), await reader('POST', '', text)]).toEqual([403, 403]);
    const clerk = await as(can.EnquiryList, can.EnquiryCommentList, can.EnquiryCommentAdd);
    expect([await clerk('GET'), await clerk('POST', '', text)]).toEqual([200, 201]);
    expect([await clerk('PUT', `/${said}`, text), await clerk('DELETE', `/${said}`)]).toEqual([403, 403]);
    const editor = await as(can.EnquiryList, can.EnquiryCommentEdit, can.EnquiryCommentDelete);
    // A remark is its writer's, whatever somebody else may do.
    expect([await editor('PUT', `/${said}`, text), await editor('DELETE', `/${said}`)]).toEqual([404, 404]);
  });

  describe('what enquiries come to', () => {
    it('when each ended, and how long the first answer took', async () => {
      const asked = await desk.ask();
      expect(asked).toMatchObject({ endedAt: null, hoursToAnswer: null });
      const talked = (await desk.change(asked.id, { statusId: desk.statuses['In talks'] })).data;
      expect(talked).toMatchObject({ endedAt: null, hoursToAnswer: 0 });
      const lost = (await desk.change(asked.id, { statusId: desk.statuses['Lost'], lostReason: 'rate' })).data;
      expect(lost.endedAt).toEqual(expect.any(String));
      const told = (await desk.change(asked.id, { statusId: desk.statuses['Lost'], lostReason: 'price' })).data;
      expect(told.endedAt).toBe(lost.endedAt);
      const open = (await desk.change(asked.id, { statusId: desk.statuses['New'] })).data;
      expect(open).toMatchObject({ endedAt: null, hoursToAnswer: 0 });
      expect((await desk.change(asked.id, { endedAt: '2020-01-01T00:00:00.000Z' })).data.endedAt).toBeNull();
    });

    it('by source and status, what was sold in a month, and why others were lost', async () => {
      const { statuses } = desk;
      await desk.ask({ source: 'phone' });
      await desk.ask({ source: 'phone', statusId: statuses['Won'], saleValue: 50_000 });
      await desk.ask({ statusId: statuses['Won'], saleValue: 25_000 });
      // What was sold at first and lost at last is not sold.
      await desk.ask({ statusId: statuses['Lost'], lostReason: 'price', saleValue: 9_000 });
      const rows = async (name: string) =>
        ((await desk.call('GET', `enquiries/figures/${name}`)).data as { key: string; value: number }[]).map(
          ({ key, value }) => [key, value],
        );
      expect(Object.fromEntries(await rows('bySource'))).toMatchObject({ phone: 2, counter: 2, website: 0 });
      expect(Object.fromEntries(await rows('byStatus'))).toMatchObject({
        [statuses['Won']!]: 2,
        [statuses['New']!]: 1,
      });
      expect(await rows('wonByMonth')).toEqual([[expect.stringMatching(/^\d{4}-\d{2}-01$/), 75_000]]);
      expect((await rows('lostBecause')).filter(([, count]) => count)).toEqual([['price', 1]]);
    });
  });

  it('visitors ask by a form, and what they send is from the website', async () => {
    const { address } = (await desk.call('POST', 'enquiries/public_form')).data;
    const { parts } = (await world.call('GET', `public/forms/${address}`)).data;
    const asked = parts.flatMap(({ fields }: { fields: { name: string; isRequired: boolean }[] }) => fields);
    expect(
      asked.filter(({ isRequired }: { isRequired: boolean }) => isRequired).map(({ name }: { name: string }) => name),
    ).toEqual(['name', 'mobileNo']);
    const send = (fields: object) => world.call('POST', `public/forms/${address}`, { body: { fields } });
    expect((await send({ name: 'Asha' })).body.errors).toEqual({ mobileNo: 'Mobile number is required' });
    expect((await send({ name: 'Asha', mobileNo: number, source: 'counter' })).body.errors).toEqual({
      source: 'Unknown field',
    });
    expect((await send({ name: 'Asha', mobileNo: number, wish: 'A ring' })).status).toBe(201);
    expect((await desk.call('GET', 'enquiries')).data.items).toMatchObject([
      { name: 'Asha', wish: 'A ring', source: 'website', status: { name: 'New' } },
    ]);
  });
});
