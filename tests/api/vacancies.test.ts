import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { limits } from '../../api/session/limits.ts';
import { sweep } from '../../api/sweep.ts';
import { trapField, visitorId } from '../../schema/kit/publicForm.ts';
import { can, platformPermissions, type Permission } from '../../schema/permissions.ts';
import { applicationDays } from '../../schema/rules/vacancies.ts';
import { newAddress } from '../support/accounts.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { pngFile } from '../support/pictures.ts';
import { proofSize } from '../support/proofSize.ts';
import { anApplicant, applicantOf, aVacancy, cvFile } from '../support/vacancies.ts';

const day = 24 * 60 * 60 * 1_000;
/** From one address. */
const flood = proofSize(200, 1_000);

/** vacancies, and who applies for them. */
onPostgres(world => {
  const as = async (...permissions: Permission[]) => (await world.person({ permissions })).token;
  const ask = (token: string) => (method: string, path: string, body?: unknown) =>
    world.call(method, `system/${path}`, { token, ...(body !== undefined && { body }) });
  let admin: ReturnType<typeof ask>;
  const make = async (more: object = {}) => (await admin('POST', 'jobs', { ...aVacancy, ...more })).data;
  const listed = async () => (await world.call('GET', 'public/vacancies')).data as { id: string }[];
  const applied = async (vacancyId: string) =>
    (await admin('GET', `applications?vacancyId=${vacancyId}`)).data.items as Record<string, unknown>[];

  beforeEach(async () => {
    admin = ask(await as(can.SystemAll));
  });

  describe('R-26 R-27 R-28 a vacancy', () => {
    const calls: [permission: Permission, method: string, path: (id: string) => string, body?: object][] = [
      [can.JobList, 'GET', () => 'jobs'],
      [can.JobList, 'GET', id => `jobs/${id}`],
      [can.JobAdd, 'POST', () => 'jobs', aVacancy],
      [can.JobEdit, 'PUT', id => `jobs/${id}`, { place: 'Kota' }],
      [can.JobDelete, 'DELETE', id => `jobs/${id}`],
      [can.JobList, 'GET', () => 'applications'],
    ];
    test.each(calls)('asks for %s: %s', async (permission, method, path, body) => {
      const { id } = await make();
      const others = platformPermissions.filter(name => name !== permission && name !== can.SystemAll);
      expect((await ask(await as(...others))(method, path(id), body)).status).toBe(403);
      expect((await ask(await as(permission))(method, path(id), body)).status).toBeLessThan(300);
    });

    test.each([
      [{ title: '' }, 'title', 'Title is required'],
      [{ place: null }, 'place', 'Place is required'],
      [{ description: '' }, 'description', 'Say what there is to do'],
      [{ openUntil: null }, 'openUntil', 'Say until when'],
      [{ payTo: 20_000 }, 'payTo', 'Must not be less than Pay from'],
      [{ payFrom: -1 }, 'payFrom', expect.any(String)],
      [{ employment: 'slavery' }, 'employment', 'Choose one of the list'],
    ])('that says %j is refused at %s', async (wrong, field, message) => {
      const { status, body } = await admin('POST', 'jobs', { ...aVacancy, ...wrong });
      expect([status, body.errors]).toEqual([400, { [field]: message }]);
    });

    it('names no change that could be taken back, since that is done in shops alone', async () => {
      const { id } = await make();
      expect((await admin('DELETE', `jobs/${id}`)).headers.get('x-change')).toBeNull();
    });

    it('keeps nothing that runs in its rich text', async () => {
      const evil = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>';
      const { id } = await make({ description: evil, conditions: evil });
      const { vacancy } = (await world.call('GET', `public/vacancies/${id}`)).data;
      expect([vacancy.description, vacancy.conditions]).toEqual(['<p>Hi</p>', '<p>Hi</p>']);
    });
  });

  describe('A-17 what visitors see', () => {
    it('is what is open, the newest first, in the words of their language', async () => {
      const [first, second] = [await make(), await make({ title: 'Support' })];
      const ids = (await listed()).map(({ id }) => id);
      expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
      expect(ids).toContain(first.id);
      const { vacancy, form } = (
        await world.call('GET', `public/vacancies/${first.id}`, { headers: { 'accept-language': 'hi' } })
      ).data;
      expect(vacancy).toMatchObject({ title: 'Field trainer', employment: { id: 'fullTime', name: 'पूरे समय' } });
      expect(vacancy).not.toHaveProperty('version');
      expect(form).toMatchObject({ shop: { name: 'TolaShop' }, title: 'आवेदन करें', file: { mostMegabytes: 5 } });
      const asked = form.parts.flatMap((part: { fields: { name: string; isRequired: boolean }[] }) => part.fields);
      expect(asked.at(-1)).toMatchObject({ name: 'consent', isRequired: true });
    });

    test.each([
      ['was closed', (id: string) => admin('PUT', `jobs/${id}`, { isOpen: false })],
      ['has ended', (id: string) => admin('PUT', `jobs/${id}`, { openUntil: '2020-01-01' })],
      ['is in the trash', (id: string) => admin('DELETE', `jobs/${id}`)],
    ])('is nothing of what %s, for which nobody applies', async (_, end) => {
      const { id } = await make();
      expect((await end(id)).status).toBe(200);
      expect((await listed()).map(it => it.id)).not.toContain(id);
      expect((await world.call('GET', `public/vacancies/${id}`)).status).toBe(404);
      expect((await applicantOf(world, id)()).status).toBe(404);
    });

    it('is nothing at an address that is none', async () => {
      for (const id of ['nonsense', world.ports.ids.next()])
        expect((await world.call('GET', `public/vacancies/${id}`)).status).toBe(404);
    });

    it('tells when it was closed, until it is open again', async () => {
      const { id } = await make();
      const closed = (await admin('PUT', `jobs/${id}`, { isOpen: false })).data.closedAt;
      expect(closed).toEqual(expect.any(String));
      expect((await admin('PUT', `jobs/${id}`, { isOpen: false, place: 'Kota' })).data.closedAt).toBe(closed);
      expect((await admin('PUT', `jobs/${id}`, { isOpen: true })).data.closedAt).toBeNull();
    });
  });

  describe('an application', () => {
    it('stands with its vacancy, with the CV among its files, made by a visitor', async () => {
      const { id } = await make();
      expect((await applicantOf(world, id)()).status).toBe(201);
      const [one] = await applied(id);
      expect(one).toMatchObject({
        name: 'Meera Solanki',
        mobileNo: '9820012345',
        state: 'received',
        consent: true,
        vacancy: { id, title: 'Field trainer' },
      });
      const [file] = (await admin('GET', `applications/${String(one!['id'])}/files`)).data;
      expect(file).toMatchObject({ name: 'cv.pdf', type: 'application/pdf', userName: null });
      const kept = await world.call('GET', file.url.replace('/api/', ''));
      expect([kept.status, kept.bytes.length]).toEqual([200, cvFile().size]);
      const { items } = (await admin('GET', `applications/${String(one!['id'])}/history`)).data;
      expect(items[0]).toMatchObject({ action: 'create', userId: visitorId });
    });

    it('is known to nobody else', async () => {
      const { id } = await make();
      await applicantOf(world, id)();
      expect((await ask(await as(can.TenantList))('GET', `applications?vacancyId=${id}`)).status).toBe(403);
      expect((await world.call('GET', `system/applications?vacancyId=${id}`)).status).toBe(401);
    });

    const lies = new File(['<script>alert(1)</script>'], 'cv.pdf', { type: 'application/pdf' });
    const large = new File([new Uint8Array(5_000_001)], 'cv.pdf', { type: 'application/pdf' });
    const refused: [what: string, fields: object, file: unknown, field: string, status: number][] = [
      ['no name', { name: '' }, cvFile(), 'name', 400],
      ['a wrong number', { mobileNo: '12' }, cvFile(), 'mobileNo', 400],
      ['a wrong address', { email: 'x' }, cvFile(), 'email', 400],
      ['no consent', { consent: undefined }, cvFile(), 'consent', 400],
      ['a consent of false', { consent: 'false' }, cvFile(), 'consent', 400],
      ['a state', { state: 'hired' }, cvFile(), 'state', 400],
      ['another vacancy', { vacancyId: visitorId }, cvFile(), 'vacancyId', 400],
      ['no file', {}, null, 'file', 400],
      ['text in place of a file', {}, 'cv.pdf', 'file', 400],
      ['an empty file', {}, new File([], 'cv.pdf'), 'file', 400],
      ['a page', {}, new File(['<html>'], 'cv.html'), 'file', 400],
      ['a program', {}, new File(['MZ'], 'cv.exe'), 'file', 400],
      ['what is kept elsewhere', {}, new File(['ID3'], 'cv.mp3'), 'file', 400],
      ['a file that lies', {}, lies, 'file', 415],
      ['a file that is too large', {}, large, 'file', 400],
    ];
    test.each(refused)('with %s is refused at its field, and nothing stays', async (_, fields, file, field, status) => {
      const { id } = await make();
      const answer = await applicantOf(world, id)(fields, { file });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([status, [field]]);
      expect(await applied(id)).toEqual([]);
    });

    it('takes a picture of a CV, which has a preview', async () => {
      const { id } = await make();
      expect((await applicantOf(world, id)({}, { file: await pngFile('cv.png') })).status).toBe(201);
      const [one] = await applied(id);
      const [file] = (await admin('GET', `applications/${String(one!['id'])}/files`)).data;
      expect(file.thumbnailUrl).toMatch(/thumbnail\.webp/);
    });

    it('keeps scripts as the text they are', async () => {
      const { id } = await make();
      const script = '<script>alert(1)</script>';
      expect((await applicantOf(world, id)({ name: script, message: script })).status).toBe(201);
      expect((await applied(id))[0]).toMatchObject({ name: script, message: script });
    });

    it('that is sent twice is one, and leaves no second file', async () => {
      const { id } = await make();
      const sent = { headers: { 'idempotency-key': world.ports.ids.next() }, address: newAddress() };
      const put = vi.spyOn(world.ports.files, 'put');
      const remove = vi.spyOn(world.ports.files, 'remove');
      const statuses = [
        (await applicantOf(world, id)({}, sent)).status,
        (await applicantOf(world, id)({}, sent)).status,
      ];
      expect(statuses).toEqual([201, 201]);
      const [first, second] = put.mock.calls.map(([key]) => key);
      expect(remove.mock.calls.map(([key]) => key)).toContain(second);
      expect(remove.mock.calls.map(([key]) => key)).not.toContain(first);
      expect(await applied(id)).toHaveLength(1);
      const again = await applicantOf(world, id)({ name: 'Other' }, sent);
      expect(again.status).toBe(422);
    });

    it('of a program that fills what nobody sees is thanked for and forgotten', async () => {
      const { id } = await make();
      const form = { fields: JSON.stringify(anApplicant), file: cvFile(), [trapField]: 'https://spam.test' };
      const path = `public/vacancies/${id}/applications`;
      expect((await world.call('POST', path, { form, address: newAddress() })).status).toBe(201);
      expect(await applied(id)).toEqual([]);
    });

    it('goes from state to state, has remarks, and is erased with its files', async () => {
      const { id } = await make();
      await applicantOf(world, id)();
      const one = String((await applied(id))[0]!['id']);
      for (const [way, state] of [
        ['invite', 'invited'],
        ['reject', 'rejected'],
        ['reopen', 'received'],
        ['hire', 'hired'],
      ])
        expect((await admin('POST', `applications/${one}/${way}`, {})).data.state).toBe(state);
      expect((await admin('POST', `applications/${one}/invite`, {})).status).toBe(409);
      expect((await admin('POST', `applications/${one}/remarks`, { text: 'Called her' })).status).toBe(201);
      const [file] = (await admin('GET', `applications/${one}/files`)).data;
      expect((await admin('DELETE', `applications/${one}?permanent=true`)).status).toBe(200);
      await sweep(world.ports);
      expect((await world.call('GET', file.url.replace('/api/', ''))).status).toBe(404);
      expect((await admin('GET', `applications/${one}`)).status).toBe(404);
    });
  });

  describe('a set time after the vacancy', () => {
    const ended = (id: string, set: string) => world.sql(`update vacancies set ${set} where id = '${id}'`);
    const at = (days: number) => `'${new Date(Date.now() - days * day).toISOString()}'`;
    test.each([
      ['ended', (days: number) => `open_until = ${at(days)}::timestamptz::date`],
      ['was closed', (days: number) => `is_open = false, closed_at = ${at(days)}`],
      ['was deleted', (days: number) => `deleted_at = ${at(days)}`],
    ])('that %s applications are gone for good with their files, and not before', async (_, set) => {
      const { id } = await make();
      await applicantOf(world, id)();
      const one = String((await applied(id))[0]!['id']);
      await admin('POST', `applications/${one}/remarks`, { text: 'Called her' });
      const [file] = (await admin('GET', `applications/${one}/files`)).data;
      const left = async () => [
        (await admin('GET', `applications/${one}`)).status,
        (await world.call('GET', file.url.replace('/api/', ''))).status,
      ];
      await ended(id, set(applicationDays - 2));
      await sweep(world.ports);
      expect(await left()).toEqual([200, 200]);
      await ended(id, set(applicationDays + 2));
      await sweep(world.ports);
      expect(await left()).toEqual([404, 404]);
      const tables = ['remarks', 'record_files'].map(
        name => `(select count(*) from ${name} where record_id = '${one}')`,
      );
      const [counts] = await world.sql(`select ${tables.join(' + ')} as left_over,
        (select count(*) from history where record_id = '${one}' and changes is not null) as told`);
      expect(counts).toEqual({ left_over: expect.toBeOneOf(['0', 0, 0n]), told: expect.toBeOneOf(['0', 0, 0n]) });
    });
  });

  it(`${flood} applications from one address make as many as one may, and leave no files of the others`, async () => {
    const { id } = await make();
    const address = newAddress();
    const send = applicantOf(world, id);
    let left = flood;
    const statuses: number[] = [];
    const sendAll = async () => {
      while (left-- > 0) statuses.push((await send({}, { address })).status);
    };
    await Promise.all(Array.from({ length: 20 }, sendAll));
    const { most } = limits.publicForm;
    expect(statuses.filter(status => status === 201)).toHaveLength(most);
    expect(statuses.filter(status => status === 429)).toHaveLength(flood - most);
    expect((await admin('GET', `applications?vacancyId=${id}&pageSize=1`)).data.totalCount).toBe(most);
    expect((await send()).status).toBe(201);
  });
});
