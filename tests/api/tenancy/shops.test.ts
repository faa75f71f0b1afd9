import { describe, expect, it } from 'vitest';
import { standardUnits } from '../../../schema/rules/units.ts';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { pngFile } from '../../support/pictures.ts';

const [maharashtra, telangana] = ['27AAPFR0939F1ZY', '36AACCS4821K1Z9'];

onPostgres(world => {
  const owner = () => world.person({ permissions: [...ownersPlatform, ...roles.owner] });
  const admin = () => world.person({ permissions: ['system/all'] });
  const statusOf = async (shopId: string, status: string) => {
    const answer = await world.call('POST', `system/shops/${shopId}/status`, {
      token: (await admin()).token,
      body: { status },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.data;
  };

  describe('another shop', () => {
    it('is Pending, in the state of its PIN, and mine to set up', async () => {
      const me = await owner();
      const made = await world.call('POST', 'shops', { token: me.token, body: { name: 'Pune', pin: '411002' } });
      expect(made.status, made.text).toBe(201);
      expect(made.data).toMatchObject({ name: 'Pune', pin: '411002', stateCode: '27', status: 'Pending', version: 1 });
      const path = `shops/${made.data.id}`;
      const set = await world.call('PUT', path, { token: me.token, body: { city: 'Pune', version: 1 } });
      expect([set.status, set.data?.city], set.text).toEqual([200, 'Pune']);
      const units = await world.call('GET', `${path}/units?pageSize=0`, { token: me.token });
      expect(units.data.map(({ symbol }: any) => symbol).toSorted()).toEqual([...standardUnits].toSorted());
      const contact = { name: 'Asha', gender: 2, mobileNo: '9820012345' };
      expect((await world.call('POST', `${path}/contacts`, { token: me.token, body: contact })).status).toBe(201);
      const { items } = (await world.call('GET', `${path}/history`, { token: me.token })).data;
      expect(items.map(({ action, userId }: any) => [action, userId])).toEqual([
        ['update', me.userId],
        ['create', me.userId],
      ]);
      expect((await world.call('GET', path, { token: (await owner()).token })).status).toBe(403);
    });

    it('is made once, however often an idempotent call is sent', async () => {
      const { token, tenantId } = await owner();
      const sent = { token, body: { name: 'Nashik', pin: '422001' }, headers: { 'idempotency-key': 'nashik' } };
      const [one, other] = [await world.call('POST', 'shops', sent), await world.call('POST', 'shops', sent)];
      expect([one.status, other.status, other.data], one.text).toEqual([201, 201, one.data]);
      const rows = await world.sql(`select 1 from shops where tenant_id = '${tenantId}' and name = 'Nashik'`);
      expect(rows).toHaveLength(1);
    });

    it.each([
      [{ pin: '411002' }, { name: 'Name is required' }],
      [{ name: 'A', pin: '999999' }, { pin: 'No state has this PIN' }],
      [{ name: 'A', pin: '396001' }, { stateCode: 'Choose the state' }],
      [{ name: 'A', pin: '411002', status: 'Approved' }, { status: 'Unknown field' }],
      [{ name: 'A', pin: '411002', tenantId: crypto.randomUUID() }, { tenantId: 'Unknown field' }],
    ])('is refused: %j', async (body, errors) => {
      const answer = await world.call('POST', 'shops', { token: (await owner()).token, body });
      expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    });

    it('takes the permission, and a business', async () => {
      const body = { name: 'A', pin: '411002' };
      expect((await world.call('POST', 'shops', { token: world.mine.token, body })).status).toBe(403);
      expect((await world.call('POST', 'shops', { body })).status).toBe(401);
      const { token, userId } = await admin();
      await world.sql(`update users set tenant_id = null where id = '${userId}'`);
      expect((await world.call('POST', 'shops', { token, body })).status).toBe(409);
    });
  });

  describe('GSTIN and state', () => {
    it.each([
      [{ gstin: telangana, stateCode: '27' }, {}],
      [{ gstin: telangana }, { stateCode: '27' }],
      [{ stateCode: '36' }, { gstin: maharashtra }],
    ])('that do not fit are refused: %j on %j', async (body, before) => {
      const { token, shopId } = await owner();
      const put = (fields: object) => world.call('PUT', `shops/${shopId}`, { token, body: fields });
      expect((await put(before)).status).toBe(200);
      const answer = await put(body);
      expect([answer.status, answer.body.errors], answer.text).toEqual([
        400,
        { gstin: 'This GSTIN belongs to another state' },
      ]);
      const { gstin = null, stateCode = null } = before as { gstin?: string; stateCode?: string };
      expect((await world.call('GET', `shops/${shopId}`, { token })).data).toMatchObject({ gstin, stateCode });
    });

    it('may change together, and be taken away', async () => {
      const { token, shopId } = await owner();
      const put = (fields: object) => world.call('PUT', `shops/${shopId}`, { token, body: fields });
      for (const fields of [
        { gstin: maharashtra, stateCode: '27' },
        { gstin: telangana, stateCode: '36' },
        { gstin: '', stateCode: '27' },
        { gstin: maharashtra, stateCode: null },
      ]) {
        const answer = await put(fields);
        expect(answer.status, answer.text).toBe(200);
      }
      const system = await world.call('PUT', `system/shops/${shopId}`, {
        token: (await admin()).token,
        body: { stateCode: '36' },
      });
      expect(system.body.errors).toEqual({ gstin: 'This GSTIN belongs to another state' });
    });
  });

  describe('what bill numbers begin with', () => {
    const tooLong = { seriesPrefix: expect.stringContaining('at most 7 characters') };
    it.each<[object, object, object]>([
      [{ seriesPrefix: 'RAJ-', seriesWidth: 4 }, {}, tooLong],
      [{ seriesPrefix: 'RAJ-' }, {}, tooLong],
      [{ seriesWidth: 6 }, { seriesPrefix: 'RA/' }, tooLong],
      [{ seriesPrefix: 'RA/' }, { seriesWidth: 6 }, tooLong],
      [{ seriesPrefix: 'R#' }, {}, { seriesPrefix: 'Letters, digits, / and - only, a letter or 1 to 9 first' }],
      [{ seriesWidth: 2 }, {}, { seriesWidth: expect.any(String) }],
      [{ seriesWidth: 7 }, {}, { seriesWidth: expect.any(String) }],
    ])('is refused where numbers would be too long: %j on %j', async (body, before, errors) => {
      const { token, shopId } = await owner();
      const put = (fields: object) => world.call('PUT', `shops/${shopId}`, { token, body: fields });
      expect((await put(before)).status).toBe(200);
      const answer = await put(body);
      expect([answer.status, answer.body.errors], answer.text).toEqual([400, errors]);
      const kept = { seriesPrefix: null, seriesWidth: null, ...before };
      expect((await world.call('GET', `shops/${shopId}`, { token })).data).toMatchObject(kept);
    });

    it('has room for both', async () => {
      const { token, shopId } = await owner();
      for (const body of [
        { seriesPrefix: 'RAJ-', seriesWidth: 3 },
        { seriesWidth: 3, seriesPrefix: null },
        { seriesPrefix: 'A', seriesWidth: 6 },
      ])
        expect((await world.call('PUT', `shops/${shopId}`, { token, body })).data).toMatchObject(body);
    });
  });

  describe('the logo', () => {
    it('is uploaded, kept when the record is sent back, and taken away', async () => {
      const { token, shopId } = await owner();
      const path = `shops/${shopId}`;
      const set = await world.call('PUT', path, { token, form: { logo: await pngFile(), city: 'Pune', version: 1 } });
      expect(set.status, set.text).toBe(200);
      expect(set.data.logo).toMatchObject({ id: expect.any(String), url: expect.stringContaining(shopId) });
      const picture = await world.call('GET', set.data.logo.url.replace('/api/', ''));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const back = await world.call('PUT', path, { token, body: { ...set.data, city: 'Mumbai' } });
      expect([back.status, back.data?.logo.id, back.data?.city], back.text).toEqual([200, set.data.logo.id, 'Mumbai']);
      const form = await world.call('PUT', path, { token, form: { logo: set.data.logo, city: 'Thane' } });
      expect([form.data?.logo.id, form.data?.city], form.text).toEqual([set.data.logo.id, 'Thane']);
      const gone = await world.call('PUT', path, { token, body: { logo: null } });
      expect([gone.status, gone.data?.logo], gone.text).toEqual([200, null]);
    });

    it('has to be a picture', async () => {
      const { token, shopId } = await owner();
      const file = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' });
      const answer = await world.call('PUT', `shops/${shopId}`, { token, form: { logo: file } });
      expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([415, ['logo']]);
      const text = await world.call('PUT', `shops/${shopId}`, { token, body: { logo: 'https://example.test/x.png' } });
      expect([text.status, Object.keys(text.body.errors)]).toEqual([400, ['logo']]);
    });
  });

  describe('the status', () => {
    it('is set by the platform alone, in the history of the shop', async () => {
      const { token, shopId } = await owner();
      const mine = await world.call('POST', `system/shops/${shopId}/status`, { token, body: { status: 'Approved' } });
      expect(mine.status).toBe(403);
      const put = await world.call('PUT', `shops/${shopId}`, { token, body: { status: 'Suspended', tenantId: 'x' } });
      expect(put.data.status).toBe('Approved');
      expect((await statusOf(shopId, 'Pending')).status).toBe('Pending');
      const { items } = (await world.call('GET', `shops/${shopId}/history`, { token })).data;
      expect(items[0].changes).toEqual({ status: ['Approved', 'Pending'] });
    });

    it('Suspended shuts the members out at the next request, not the platform', async () => {
      const { token, shopId } = await owner();
      const list = () => world.call('GET', `shops/${shopId}/contacts`, { token });
      expect((await list()).status).toBe(200);
      await statusOf(shopId, 'Suspended');
      expect([(await list()).status, (await world.call('GET', `shops/${shopId}`, { token })).status]).toEqual([
        403, 403,
      ]);
      const seen = await world.call('GET', `system/shops/${shopId}`, { token: (await admin()).token });
      expect(seen.data?.status, seen.text).toBe('Suspended');
      await statusOf(shopId, 'Approved');
      expect((await list()).status).toBe(200);
    });

    it.each(['', 'Closed', null, { a: 1 }])('is one of the list: %j', async status => {
      const { token } = await admin();
      const answer = await world.call('POST', `system/shops/${world.mine.shopId}/status`, { token, body: { status } });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['status']]);
    });
  });
});
