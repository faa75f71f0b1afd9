import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { attachmentKey } from '../../../api/attachments.ts';
import { noShop } from '../../../api/db/statement.ts';
import { sweep } from '../../../api/sweep.ts';
import { can, type Permission } from '../../../schema/permissions.ts';
import { largestDownload } from '../../../schema/rules/downloads.ts';
import { mostUploadBytes, mostUploads, partSize, uploadPatience } from '../../../schema/rules/uploads.ts';
import { diskFiles } from '../../../server/files/disk.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { isSoak } from '../../support/proofSize.ts';
import { aDownload, cutOff, sendWhole, sha256, someBytes, uploader } from '../../support/uploads.ts';

/** a file of a download comes in parts and goes on after whatever breaks. */
onPostgres(world => {
  let folder: string;
  let token: string;
  let api = world.api;
  const as = async (...permissions: Permission[]) => (await world.person({ permissions })).token;
  const by = (who: string) => uploader(() => api, who);
  /** Another process over the same database and the same folder. */
  const restart = () => (api = createApi({ ...world.ports, files: diskFiles(folder) }));
  const inFolder = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter(it => it.isFile());
  const create = (who: string, body: object) =>
    world.call('POST', 'system/downloads', {
      token: who,
      body: { ...aDownload, release: world.ports.ids.next(), ...body },
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    restart();
    token = await as(can.DownloadAdd, can.DownloadList, can.DownloadDelete);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('R-20 of 40 MB, cut in the midst of a part and gone on with after a restart, is byte for byte what was sent', async () => {
    const bytes = someBytes(40 * 1024 * 1024 + 12_345);
    const told = { name: 'Tola Setup 1.0.exe', size: bytes.byteLength, modified: 1_700_000_000_000 };
    const calls = by(token);
    const begun = await calls.start(told);
    expect([begun.status, begun.data]).toMatchObject([201, { name: told.name, partSize, received: [], sha256: null }]);
    const { id } = begun.data;
    await calls.part(id, bytes, 0);
    await calls.part(id, bytes, 3);
    const cut = await calls.put(
      id,
      `bytes ${partSize}-${2 * partSize - 1}/${bytes.byteLength}`,
      cutOff(bytes.slice(partSize, 2 * partSize), 3_000_000),
    );
    expect([cut.status, cut.body.responseMessage]).toEqual([400, 'The request broke off before its end.']);
    expect(await calls.finish(id)).toMatchObject({ status: 409 });

    restart();
    const again = await calls.start(told);
    expect([again.status, again.data.id]).toEqual([200, id]);
    expect(again.data.received).toEqual(
      [0, 3].map(number => ({
        offset: number * partSize,
        sha256: sha256(bytes.subarray(number * partSize, (number + 1) * partSize)),
      })),
    );
    for (const number of [1, 2, 4, 5]) expect((await calls.part(id, bytes, number)).status).toBe(200);
    restart();
    expect((await calls.finish(id)).data).toMatchObject({ sha256: sha256(bytes), checked: bytes.byteLength });
    expect((await calls.finish(id)).data.sha256).toBe(sha256(bytes));
    const stored = await diskFiles(folder).stream(attachmentKey(noShop, id));
    expect(stored!.size).toBe(bytes.byteLength);
    expect(sha256(new Uint8Array(await new Response(stored!.body).arrayBuffer()))).toBe(sha256(bytes));
    const { status, data } = await create(token, { file: { upload: id } });
    expect([status, data.file]).toMatchObject([
      201,
      { id, name: told.name, size: bytes.byteLength, sha256: sha256(bytes) },
    ]);
  });

  it.runIf(isSoak)(
    'of 1 GB takes no more memory than a small one',
    async () => {
      const calls = by(token);
      const [part, count] = [new Uint8Array(partSize), 128];
      const size = count * partSize;
      const { id } = (await calls.start({ name: 'large.iso', size })).data;
      const held = () => process.memoryUsage().rss / 1024 ** 2;
      await calls.put(id, `bytes 0-${partSize - 1}/${size}`, part);
      const before = held();
      let most = before;
      for (let number = 1; number < count; number++) {
        const from = number * partSize;
        expect((await calls.put(id, `bytes ${from}-${from + partSize - 1}/${size}`, part)).status).toBe(200);
        most = Math.max(most, held());
      }
      let upload = (await calls.finish(id)).data;
      while (!upload.sha256) upload = (await calls.finish(id)).data;
      most = Math.max(most, held());
      expect(upload).toMatchObject({ size, checked: size });
      expect(most - before).toBeLessThan(300);
    },
    600_000,
  );

  it('is the same where a part comes twice, and keeps the first of them', async () => {
    const bytes = someBytes(partSize + 10);
    const calls = by(token);
    const { id } = (await calls.start({ name: 'a', size: bytes.byteLength })).data;
    await calls.part(id, bytes, 0);
    const other = someBytes(partSize + 10, 8);
    expect((await calls.part(id, other, 0)).data.received).toEqual([
      { offset: 0, sha256: sha256(bytes.subarray(0, partSize)) },
    ]);
    await calls.part(id, bytes, 1);
    expect((await calls.finish(id)).data.sha256).toBe(sha256(bytes));
  });

  it('is begun by whoever may add downloads, and by nobody else', async () => {
    const adds = by(await as(can.DownloadAdd));
    const others = by(await as(can.DownloadList, can.DownloadEdit, can.DownloadDelete));
    expect((await sendWhole(adds, someBytes(100))).sha256).not.toBeNull();
    const { id } = (await adds.start({ name: 'a', size: 5 })).data;
    for (const answer of [
      others.start({ name: 'a', size: 5 }),
      others.open(),
      others.read(id),
      others.put(id, 'bytes 0-4/5', new Uint8Array(5)),
      others.finish(id),
      others.cancel(id),
    ])
      expect((await answer).status).toBe(403);
    expect((await by('').start({ name: 'a', size: 5 })).status).toBe(401);
  });

  it('of another person is there for nobody, also in a record', async () => {
    const bytes = someBytes(5);
    const { id } = (await by(token).start({ name: 'a', size: 5 })).data;
    const other = await as(can.DownloadAdd, can.SystemAll);
    const calls = by(other);
    for (const answer of [calls.read(id), calls.part(id, bytes, 0), calls.finish(id), calls.cancel(id)])
      expect((await answer).status).toBe(404);
    expect((await calls.open()).data).toEqual([]);
    expect((await calls.start({ name: 'a', size: 5 })).data.id).not.toBe(id);
    const whole = await sendWhole(by(token), bytes);
    const taken = await create(other, { file: { upload: whole.id } });
    expect([taken.status, taken.body.errors]).toEqual([
      400,
      { file: 'The file is not there any more: choose it again' },
    ]);
    expect((await create(token, { file: { upload: id } })).status).toBe(400);
    expect((await create(token, { file: { upload: 'nonsense' } })).status).toBe(400);
    expect((await create(token, { file: { upload: whole.id } })).status).toBe(201);
  });

  describe('refuses', () => {
    test.each([
      [{ size: 5 }, 'name'],
      [{ name: 'a' }, 'size'],
      [{ name: 'a', size: 0 }, 'size'],
      [{ name: 'a', size: -5 }, 'size'],
      [{ name: 'a', size: 1.5 }, 'size'],
      [{ name: 'a', size: 'much' }, 'size'],
      [{ name: 'a', size: largestDownload + 1 }, 'file'],
      [{ name: 'a', size: 5, modified: -1 }, 'modified'],
      [{ name: 'a', size: 5, hidden: 1 }, 'hidden'],
    ])('to begin with %j', async (told, field) => {
      const { status, body } = await by(token).start(told);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    });

    it('no name that leads elsewhere: its last part is kept', async () => {
      const { data } = await by(token).start({ name: '../../etc/..\\passwd.exe', size: 5 });
      expect(data.name).toBe('passwd.exe');
    });

    test.each([
      [null, 400],
      ['bytes 0-4/6', 400],
      ['bytes 1-5/20000000', 400],
      ['bytes 0-4/20000000', 400],
      [`bytes ${partSize}-${partSize}/20000000`, 400],
      [`bytes 33554432-33554440/20000000`, 400],
      ['bytes 0-8388607/*', 400],
      ['rows 0-8388607/20000000', 400],
      ['bytes 0--1/20000000', 400],
    ])('a part at %j', async (range, expected) => {
      const calls = by(token);
      const { id } = (await calls.start({ name: 'a', size: 20_000_000 })).data;
      expect((await calls.put(id, range ?? '', new Uint8Array(5))).status).toBe(expected);
      expect((await calls.read(id)).data.received).toEqual([]);
    });

    it('a part that is longer or shorter than it says, or damaged', async () => {
      const calls = by(token);
      const { id } = (await calls.start({ name: 'a', size: 5 })).data;
      const wrong = { 'content-digest': `sha-256=:${'A'.repeat(43)}=:` };
      expect((await calls.put(id, 'bytes 0-4/5', new Uint8Array(6))).status).toBe(413);
      expect((await calls.put(id, 'bytes 0-4/5', new Uint8Array(4))).status).toBe(400);
      expect((await calls.put(id, 'bytes 0-4/5', new Uint8Array(5), wrong)).body.responseMessage).toContain('damaged');
      expect((await calls.read(id)).data.received).toEqual([]);
      expect((await calls.put(id, 'bytes 0-4/5', new Uint8Array(5))).status).toBe(200);
    });

    it('more than may be on the way at once, and takes more once one is cancelled', async () => {
      const calls = by(token);
      const size = 5;
      const begun = [];
      for (let n = 0; n < mostUploads; n++) begun.push((await calls.start({ name: `f${n}`, size })).data.id);
      expect((await calls.start({ name: 'one more', size })).status).toBe(409);
      expect((await calls.start({ name: 'f3', size })).data.id).toBe(begun[3]);
      expect((await calls.cancel(begun[0])).status).toBe(200);
      expect((await calls.start({ name: 'one more', size })).status).toBe(201);
      const large = by(await as(can.DownloadAdd));
      for (let n = 0; n < mostUploadBytes / largestDownload; n++)
        expect((await large.start({ name: `f${n}`, size: largestDownload })).status).toBe(201);
      expect((await large.start({ name: 'one more', size })).body.responseMessage).toContain('8 GB');
    });

    it('what is no id', async () => expect((await by(token).read('nonsense')).status).toBe(404));
  });

  it('leaves nothing of what is cancelled, which a finished one cannot be', async () => {
    const calls = by(token);
    const { id } = (await calls.start({ name: 'a', size: 5 })).data;
    await calls.part(id, someBytes(5), 0);
    expect(await inFolder()).toHaveLength(1);
    expect((await calls.cancel(id)).status).toBe(200);
    expect([(await calls.read(id)).status, await inFolder()]).toEqual([404, []]);
    const whole = await sendWhole(calls, someBytes(5));
    expect((await calls.cancel(whole.id)).status).toBe(409);
  });

  it('is swept with its parts a day after the last of them, unless a record has it', async () => {
    const calls = by(token);
    const [left, kept, unused] = [someBytes(partSize + 5), someBytes(6), someBytes(7)];
    const { id } = (await calls.start({ name: 'left', size: left.byteLength })).data;
    await calls.part(id, left, 0);
    const named = await sendWhole(calls, kept, 'kept');
    await sendWhole(calls, unused, 'unused');
    const record = await create(token, { file: { upload: named.id } });
    expect(await inFolder()).toHaveLength(3);
    const later = (ms: number) =>
      sweep({ ...world.ports, files: diskFiles(folder), clock: { now: () => new Date(Date.now() + ms) } });
    await later(uploadPatience - 60_000);
    expect(await inFolder()).toHaveLength(3);
    await later(uploadPatience + 60_000);
    expect((await inFolder()).map(({ name }) => name)).toEqual([named.id]);
    expect((await calls.read(id)).status).toBe(404);
    // In the trash it may come back; another file in its place frees it.
    await world.call('DELETE', `system/downloads/${record.data.id}`, { token });
    await later(uploadPatience + 60_000);
    expect(await inFolder()).toHaveLength(1);
    await world.sql(`update downloads set file = '{}' where id = '${record.data.id}'`);
    await later(uploadPatience + 60_000);
    expect(await inFolder()).toEqual([]);
  });
});
