import { beforeEach, describe, expect, it, test } from 'vitest';
import { can, platformPermissions, type Permission } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { aDownload, sendWhole, sha256, someBytes, uploader } from '../../support/uploads.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

/** downloads, and whoever fetches them. */
onPostgres(world => {
  const bytes = someBytes(100_000);
  const as = async (...permissions: Permission[]) => (await world.person({ permissions })).token;
  let admin: string;
  const ask = (method: string, path: string, body?: unknown, token = admin) =>
    world.call(method, `system/${path}`, { token, ...(body !== undefined && { body }) });
  /** Each is one of its own. */
  const make = async (more: object = {}, sent = bytes) => {
    const { id } = await sendWhole(
      uploader(() => world.api, admin),
      sent,
      'Tola Setup (हिंदी).exe',
    );
    const name = `Desk ${world.ports.ids.next()}`;
    const { data } = await ask('POST', 'downloads', { ...aDownload, name, file: { upload: id }, ...more });
    return data as { id: string; name: string; file: { name: string; url: string } };
  };
  const listed = async (token?: string, headers = {}) =>
    (await world.call('GET', token ? 'downloads' : 'public/downloads', { headers, ...(token && { token }) })).data as {
      id: string;
      url: string;
      fileName: string;
    }[];
  const addressOf = async ({ id }: { id: string }, token?: string) =>
    (await listed(token)).find(it => it.id === id)?.url.replace('/api/', '');
  const fetch = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    world.call(method, path, { headers: { ...browser, ...headers } });

  beforeEach(async () => void (admin = await as(can.SystemAll)));

  describe('R-19 R-20 R-21 a download', () => {
    const calls: [
      permission: Permission,
      method: string,
      path: (id: string) => string,
      body?: () => Promise<object>,
    ][] = [
      [can.DownloadList, 'GET', () => 'downloads'],
      [can.DownloadList, 'GET', id => `downloads/${id}`],
      [can.DownloadList, 'GET', () => 'download_counts'],
      [can.DownloadEdit, 'PUT', id => `downloads/${id}`, async () => ({ release: world.ports.ids.next() })],
      [can.DownloadDelete, 'DELETE', id => `downloads/${id}`],
    ];
    test.each(calls)('asks for %s: %s', async (permission, method, path, body) => {
      const { id } = await make();
      const others = platformPermissions.filter(name => name !== permission && name !== can.SystemAll);
      expect((await ask(method, path(id), await body?.(), await as(...others))).status).toBe(403);
      expect((await ask(method, path(id), await body?.(), await as(permission))).status).toBeLessThan(300);
    });

    test.each([
      [{ name: '' }, 'name', 'Name is required'],
      [{ release: null }, 'release', 'Version is required'],
      [{ platform: 'abacus' }, 'platform', 'Choose one of the list'],
      [{ releasedOn: 'soon' }, 'releasedOn', 'Enter a date'],
      [{ file: null }, 'file', 'Choose a file'],
      [{ file: { id: 'x' } }, 'file', 'Choose a file'],
    ])('that says %j is refused at %s', async (wrong, field, message) => {
      const { id } = await sendWhole(
        uploader(() => world.api, admin),
        someBytes(9),
      );
      const { status, body } = await ask('POST', 'downloads', { ...aDownload, file: { upload: id }, ...wrong });
      expect([status, body.errors]).toEqual([400, { [field]: message }]);
    });

    it('is there once of a version, and keeps its file and its count when other fields change', async () => {
      const made = await make();
      await fetch((await addressOf(made))!);
      const again = await ask('POST', 'downloads', { ...aDownload, name: made.name, file: made.file });
      expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['release']]);
      const changed = (await ask('PUT', `downloads/${made.id}`, { notes: 'Faster', file: made.file, fetched: 7 })).data;
      expect(changed).toMatchObject({ notes: 'Faster', fetched: 1, file: { sha256: sha256(bytes) } });
    });

    it('takes another file, whose tag is another', async () => {
      const made = await make();
      const before = await fetch((await addressOf(made))!);
      const other = await sendWhole(
        uploader(() => world.api, admin),
        someBytes(50),
        'other.exe',
      );
      expect((await ask('PUT', `downloads/${made.id}`, { file: { upload: other.id } })).status).toBe(200);
      const after = await fetch((await addressOf(made))!, {
        'if-range': before.headers.get('etag')!,
        range: 'bytes=10-',
      });
      expect([after.status, after.bytes.length]).toEqual([200, 50]);
    });
  });

  describe('R-22 whoever looks', () => {
    it('sees what is published for everyone, with its checksum and in the words of their language', async () => {
      const made = await make({ notes: 'Quicker', notesHi: 'तेज़' });
      const [english, hindi] = await Promise.all(
        ['en', 'hi'].map(async tag =>
          (await listed(undefined, { 'accept-language': tag })).find(it => it.id === made.id),
        ),
      );
      expect(english).toMatchObject({ notes: 'Quicker', sha256: sha256(bytes), size: bytes.length, version: '1.0' });
      expect(hindi).toMatchObject({ notes: 'तेज़', platform: { id: 'windows', name: 'Windows' } });
    });

    test.each([
      ['is not published', { isPublished: false }, 0],
      ['is for whoever is signed in', { audience: 'signedIn' }, 1],
      ['is for administrators', { audience: 'administrators' }, 2],
    ])('as a visitor sees and fetches nothing of what %s', async (_, more, from) => {
      const made = await make(more);
      const people = [undefined, await as(can.JobList), await as(can.DownloadList)];
      for (const [at, token] of people.entries()) {
        const address = await addressOf(made, token);
        expect(Boolean(address), `person ${at}`).toBe(from > 0 && at >= from);
        if (address) expect((await fetch(address)).bytes).toEqual(bytes);
      }
      const bare = `public/downloads/${made.id}/${encodeURIComponent(made.file.name)}`;
      for (const path of [bare, `${bare}?until=9999999999999&signature=x`]) {
        const { status, text } = await fetch(path);
        expect(status).toBe(404);
        expect(text).not.toContain(made.name);
      }
    });

    it('has no more than a day with an address, and none of what was taken back', async () => {
      const made = await make({ audience: 'signedIn' });
      const address = (await addressOf(made, admin))!;
      expect((await fetch(address)).status).toBe(200);
      expect((await fetch(address.replace(/until=\d+/, 'until=1'))).status).toBe(404);
      await ask('PUT', `downloads/${made.id}`, { isPublished: false });
      expect((await fetch(address)).status).toBe(404);
    });

    test.each(['nonsense/a', '01900000-0000-7000-8000-000000000000/a'])('finds nothing at %s', async path =>
      expect((await fetch(`public/downloads/${path}`)).status).toBe(404),
    );

    it('gets it to keep, under its name, and as nothing that runs', async () => {
      const { headers, bytes: got } = await fetch((await addressOf(await make()))!);
      expect(got).toEqual(bytes);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''Tola%20Setup%20%28${encodeURIComponent('हिंदी')}%29.exe`,
        'content-length': String(bytes.length),
        'accept-ranges': 'bytes',
        etag: `"${sha256(bytes)}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    });
  });

  describe('R-22 a range', () => {
    const tag = `"${sha256(bytes)}"`;
    const all = bytes.length;
    test.each<[headers: Record<string, string>, status: number, from: number, to: number]>([
      [{}, 200, 0, all],
      [{ range: 'bytes=0-' }, 206, 0, all],
      [{ range: 'bytes=0-0' }, 206, 0, 1],
      [{ range: 'bytes=500-999' }, 206, 500, 1_000],
      [{ range: 'bytes=70000-' }, 206, 70_000, all],
      [{ range: 'bytes=-7' }, 206, all - 7, all],
      [{ range: `bytes=-${all + 5}` }, 206, 0, all],
      [{ range: `bytes=99999-${all + 5}` }, 206, 99_999, all],
      [{ range: `bytes=${all}-` }, 416, 0, 0],
      [{ range: 'bytes=-0' }, 416, 0, 0],
      [{ range: 'bytes=9-5' }, 200, 0, all],
      [{ range: 'bytes=0-1,5-6' }, 200, 0, all],
      [{ range: 'rows=0-5' }, 200, 0, all],
      [{ range: 'bytes=-' }, 200, 0, all],
      [{ range: 'bytes=5-', 'if-range': tag }, 206, 5, all],
      [{ range: 'bytes=5-', 'if-range': '"other"' }, 200, 0, all],
      [{ range: 'bytes=5-', 'if-range': `W/${tag}` }, 200, 0, all],
      [{ range: 'bytes=5-', 'if-range': 'Mon, 02 Mar 2026 06:10:00 GMT' }, 200, 0, all],
      [{ 'if-none-match': tag }, 304, 0, 0],
      [{ 'if-none-match': '"other"' }, 200, 0, all],
    ])('as %j is answered with %i', async (headers, status, from, to) => {
      const answer = await fetch((await addressOf(await make()))!, headers);
      expect(answer.status).toBe(status);
      if (status !== 416) expect(answer.bytes).toEqual(bytes.slice(from, to));
      if (status === 206) expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${all}`);
      if (status === 416) expect(answer.headers.get('content-range')).toBe(`bytes */${all}`);
      if (status < 300) expect(answer.headers.get('content-length')).toBe(String(to - from));
    });

    it('is not of a HEAD, which tells all and sends nothing', async () => {
      const {
        status,
        headers,
        bytes: got,
      } = await fetch((await addressOf(await make()))!, { range: 'bytes=5-' }, 'HEAD');
      expect([status, headers.get('content-length'), headers.get('etag'), got.length]).toEqual([
        200,
        String(all),
        tag,
        0,
      ]);
    });

    it('may be asked of any file of a record too', async () => {
      const made = await make();
      const { status, bytes: got } = await fetch(made.file.url.replace('/api/', ''), { range: 'bytes=100-199' });
      expect([status, got]).toEqual([206, bytes.slice(100, 200)]);
    });
  });

  it('is counted by day, once however often it goes on, and for people alone', async () => {
    const made = await make();
    const address = (await addressOf(made))!;
    await fetch(address, { range: 'bytes=0-999' });
    await fetch(address, { range: 'bytes=1000-' });
    await fetch(address, { range: 'bytes=-5' });
    await fetch(address, {}, 'HEAD');
    await fetch(address, { 'if-none-match': `"${sha256(bytes)}"` });
    await fetch(address, { 'user-agent': 'Googlebot/2.1' });
    await fetch(address);
    const { items } = (await ask('GET', `download_counts?downloadId=${made.id}`)).data;
    expect(items).toMatchObject([{ downloadId: made.id, count: 2 }]);
    expect((await ask('GET', `downloads/${made.id}`)).data.fetched).toBe(2);
  });
});
