import { beforeAll, describe, expect, it } from 'vitest';
import { attachmentKey } from '../../api/attachments.ts';
import { pictureKey } from '../../api/files.ts';
import { sweep } from '../../api/sweep.ts';
import { entities } from '../../schema/entities/index.ts';
import { can } from '../../schema/permissions.ts';
import { mostFiles } from '../../schema/rules/recordFiles.ts';
import { largestUpload } from '../../schema/rules/pictures.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { jpegFile, pngFile } from '../support/pictures.ts';
import { openShop, type Shop } from '../support/shop.ts';
import type { Answer, Person, Sent } from '../support/testApi.ts';

const { contacts } = entities;
type Kept = {
  id: string;
  name: string;
  type: string;
  size: number;
  url: string;
  thumbnailUrl: string | null;
  previewUrl: string | null;
};

const pdf = '%PDF-1.7\n%âãÏÓ\n';
const fileOf = (name: string, content: BlobPart, type = '') => new File([content], name, { type });

describe('files of a record', () => {
  onPostgres(world => {
    let shop: Shop;
    let looker: Person;
    let contact: string;
    beforeAll(async () => {
      shop = await openShop(world);
      looker = await world.person({ shopId: shop.shopId, permissions: [can.ContactList] });
      contact = (await shop.make(contacts)).id as string;
    });
    const files = (method: string, rest = '', sent: Sent = {}, record = contact): Promise<Answer> =>
      shop.call(method, `contacts/${record}/files${rest}`, sent);
    const add = async (file: File, record = contact) => {
      const answer = await files('POST', '', { form: { file } }, record);
      expect(answer.status, answer.text).toBe(201);
      return answer.data as Kept;
    };
    const names = async (record = contact) =>
      (await files('GET', '', {}, record)).data.map(({ name }: Kept) => name) as string[];
    const fetched = (url: string) => world.call('GET', url.replace('/api/', ''));
    const aContact = async () => (await shop.make(contacts, { selectedGroups: [] })).id as string;
    const putAway = async (id: string) => [
      await world.ports.files.get(attachmentKey(shop.shopId, id)),
      await world.ports.files.get(pictureKey(shop.shopId, id, 'full.webp')),
      await world.ports.files.get(pictureKey(shop.shopId, id, 'thumbnail.webp')),
    ];

    it('are added by whoever may change the record, in their order, and seen by whoever may see it', async () => {
      const record = await aContact();
      const ring = await jpegFile('अंगूठी.jpg');
      const first = await add(ring, record);
      const second = await add(fileOf('PAN card.PDF', pdf, 'text/html'), record);
      expect(first).toMatchObject({ name: 'अंगूठी.jpg', type: 'image/jpeg', size: ring.size, userId: shop.userId });
      expect(second).toMatchObject({
        name: 'PAN card.PDF',
        type: 'application/pdf',
        thumbnailUrl: null,
      });
      const shown = await fetched(second.previewUrl!);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': "inline; filename*=UTF-8''PAN%20card.PDF",
        'content-security-policy': "frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
      });
      const seen = await files('GET', '', { token: looker.token }, record);
      expect(seen.data.map(({ id }: Kept) => id)).toEqual([first.id, second.id]);
      for (const [method, rest, sent] of [
        ['POST', '', { form: { file: ring } }],
        ['PUT', '', { body: { fileIds: [second.id, first.id] } }],
        ['PUT', `/${first.id}`, { body: { name: 'Mine' } }],
        ['DELETE', `/${first.id}`, {}],
        ['POST', `/${first.id}/restore`, {}],
      ] as const)
        expect((await files(method, rest, { ...sent, token: looker.token }, record)).status, method + rest).toBe(403);
      expect(await names(record)).toEqual(['अंगूठी.jpg', 'PAN card.PDF']);
    });

    it('come back as they were sent, to be kept and never shown; of a picture there is a thumbnail', async () => {
      const file = await pngFile('अंगूठी.png');
      const { url, thumbnailUrl } = await add(file);
      const kept = await fetched(url);
      expect(kept.bytes).toEqual(new Uint8Array(await file.arrayBuffer()));
      expect(Object.fromEntries(kept.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('अंगूठी.png')}`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect((await fetched(thumbnailUrl!)).headers.get('content-type')).toBe('image/webp');
      expect((await fetched(url.replace('attachments', 'previews'))).status).toBe(404);
      expect((await fetched(url.replace(/signature=.*/, 'signature=x'))).status).toBe(404);
    });

    it.each([
      ['text that says it is a picture', 'a.png', 'hello', 'a.png is not what its name says'],
      ['a program that says it is a PDF', 'a.pdf', 'MZ\x90\x00', 'a.pdf is not what its name says'],
      ['a PDF that says it is text', 'a.txt', pdf, 'a.txt is not what its name says'],
      ['what breaks off in a picture', 'a.gif', 'GIF89a', 'Invalid image file.'],
      ['a page', 'a.html', '<script>', 'a.html: such files are not kept'],
      ['a drawing with scripts', 'a.svg', '<svg/>', 'a.svg: such files are not kept'],
      ['a program', 'a.exe', 'MZ', 'a.exe: such files are not kept'],
      ['what has no ending', 'png', '\x89PNG\r\n\x1a\n', 'png: such files are not kept'],
      ['a name that ends as an object’s property', 'a.constructor', 'x', 'a.constructor: such files are not kept'],
    ])('refuse %s at its place, and keep nothing', async (_, name, content, told) => {
      const before = await names();
      const bytes = Uint8Array.from(content, sign => sign.charCodeAt(0));
      const answer = await files('POST', '', { form: { file: fileOf(name, bytes, 'image/png') } });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([415, ['file']]);
      expect(answer.body.errors.file).toContain(told);
      expect(await names()).toEqual(before);
    });

    it('refuse what is empty, no file, or too large', async () => {
      for (const file of [fileOf('a.txt', ''), 'a.txt'])
        expect((await files('POST', '', { form: { file } })).body.errors).toEqual({ file: expect.any(String) });
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(largestUpload + 1),
      };
      const large = await files('POST', '', { headers, body: new Uint8Array(1) });
      expect([large.status, large.body.responseMessage]).toEqual([413, 'That is too large.']);
    });

    it('keep what offices and phones make', async () => {
      const record = await aContact();
      const made = [
        ['list.csv', 'Name,Mobile\nआशा,9820012345\n', 'text/csv'],
        ['bill.docx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
        ['voice.amr', '#!AMR\n', 'audio/amr'],
        ['clip.mp4', '\0\0\0\x18ftypmp42', 'video/mp4'],
      ] as const;
      for (const [name, content, type] of made)
        expect(await add(fileOf(name, content), record)).toMatchObject({ type, previewUrl: null });
    });

    it('are named anew, with the end that tells their type', async () => {
      const { id } = await add(fileOf('scan0001.pdf', pdf));
      const name = async (sent: unknown) =>
        (await files('PUT', `/${id}`, { body: { name: sent } })).data?.name as string;
      expect(await name('आधार कार्ड')).toBe('आधार कार्ड.pdf');
      expect(await name('../../PAN.PDF')).toBe('PAN.pdf');
      expect((await files('PUT', `/${id}`, { body: { name: ' ' } })).body.errors).toEqual({ name: 'Name is required' });
      const { url } = (await files('GET')).data.find((file: Kept) => file.id === id) as Kept;
      expect((await fetched(url)).headers.get('content-disposition')).toContain('PAN.pdf');
    });

    it('are put in order, whole or not at all, also by two at once', async () => {
      const record = await aContact();
      const [a, b, c] = [
        await add(fileOf('a.txt', 'a'), record),
        await add(fileOf('b.txt', 'b'), record),
        await add(fileOf('c.txt', 'c'), record),
      ];
      const order = (ids: unknown) => files('PUT', '', { body: { fileIds: ids } }, record);
      expect((await order([c.id, a.id, b.id])).data.map(({ name }: Kept) => name)).toEqual(['c.txt', 'a.txt', 'b.txt']);
      for (const wrong of [
        [a.id, b.id],
        [a.id, b.id, b.id],
        [a.id, b.id, c.id, crypto.randomUUID()],
      ])
        expect((await order(wrong)).status).toBe(409);
      const both = await Promise.all([order([b.id, c.id, a.id]), order([a.id, b.id, c.id])]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(['b.txtc.txta.txt', 'a.txtb.txtc.txt']).toContain((await names(record)).join(''));
      const [added, ordered] = await Promise.all([
        files('POST', '', { form: { file: fileOf('d.txt', 'd') } }, record),
        order([a.id, b.id, c.id]),
      ]);
      expect([added.status, [200, 409].includes(ordered.status)]).toEqual([201, true]);
      expect((await names(record)).at(-1)).toBe('d.txt');
    });

    it('are as many as a record holds, also when two come at once', async () => {
      const record = await aContact();
      const { id } = await add(fileOf('0.txt', 'x'), record);
      await world.sql(`insert into record_files (shop_id, id, entity, record_id, name, type, size, position, has_thumbnail, at)
        select shop_id, gen_random_uuid(), entity, record_id, n || '.txt', type, size, n, false, at
        from record_files, generate_series(2, ${mostFiles - 1}) n where id = '${id}'`);
      const two = ['a', 'b'].map(name => files('POST', '', { form: { file: fileOf(`${name}.txt`, 'x') } }, record));
      const answers = (await Promise.all(two)).toSorted((one, other) => one.status - other.status);
      expect(answers.map(({ status }) => status)).toEqual([201, 400]);
      expect(answers[1]!.body.errors).toEqual({ file: 'A record holds at most 50 files. Remove one first.' });
      const [last] = (await files('GET', '', {}, record)).data.slice(-1) as Kept[];
      await files('DELETE', `/${last!.id}`, {}, record);
      await add(fileOf('instead.txt', 'x'), record);
      expect((await files('POST', `/${last!.id}/restore`, {}, record)).status).toBe(400);
    });

    it('are removed, brought back, and gone for good a day later', async () => {
      const record = await aContact();
      const [first, second] = [await add(await pngFile('1.png'), record), await add(fileOf('2.txt', 'x'), record)];
      expect((await files('DELETE', `/${first.id}`, {}, record)).status).toBe(200);
      expect((await files('DELETE', `/${first.id}`, {}, record)).status).toBe(404);
      expect(await names(record)).toEqual(['2.txt']);
      await sweep(world.ports);
      expect((await files('POST', `/${first.id}/restore`, {}, record)).data).toMatchObject({ name: '1.png' });
      expect((await files('POST', `/${second.id}/restore`, {}, record)).status).toBe(404);
      expect(await names(record)).toEqual(['1.png', '2.txt']);
      await files('DELETE', `/${first.id}`, {}, record);
      await world.sql(`update record_files set removed_at = now() - interval '25 hours' where id = '${first.id}'`);
      await sweep(world.ports);
      expect((await files('POST', `/${first.id}/restore`, {}, record)).status).toBe(404);
      expect(await putAway(first.id)).toEqual([null, null, null]);
      expect(await putAway(second.id)).toEqual([expect.anything(), null, null]);
    });

    it('are of their record and their shop', async () => {
      const { id } = await add(fileOf('ours.txt', 'x'));
      const other = await aContact();
      const rival = await openShop(world);
      const theirs = (await rival.make(contacts)).id as string;
      const calls = [
        ['PUT', '', { body: { name: 'Moved' } }],
        ['DELETE', '', {}],
        ['POST', '/restore', {}],
      ] as const;
      for (const [method, rest, sent] of calls) {
        expect((await files(method, `/${id}${rest}`, sent, other)).status).toBe(404);
        expect((await rival.call(method, `contacts/${theirs}/files/${id}${rest}`, sent)).status).toBe(404);
      }
      expect((await rival.call('GET', `contacts/${contact}/files`)).status).toBe(404);
      const form = { file: fileOf('b.txt', 'x') };
      expect((await rival.call('POST', `contacts/${contact}/files`, { form })).status).toBe(404);
      expect((await shop.call('GET', `admin/products/${contact}/files`)).status).toBe(404);
    });

    it('go with a record that is erased for good, with what they hold', async () => {
      const record = await aContact();
      const { id } = await add(await pngFile('secret.png'), record);
      const said = await shop.call('POST', `contacts/${record}/remarks`, {
        form: { text: 'Hers', pictures: await pngFile('hers.png') },
      });
      const [hers] = said.data.pictures as Kept[];
      expect((await shop.call('DELETE', `contacts/${record}?permanent=true`)).status).toBe(200);
      expect(await world.sql(`select name from record_files where record_id = '${record}' and name <> ''`)).toEqual([]);
      await sweep(world.ports);
      expect(await world.sql(`select id from record_files where record_id = '${record}'`)).toEqual([]);
      for (const gone of [id, hers!.id]) expect(await putAway(gone)).toEqual([null, null, null]);
    });

    it('are added once for one key', async () => {
      const record = await aContact();
      const once = { form: { file: fileOf('once.txt', 'x') }, headers: { 'idempotency-key': crypto.randomUUID() } };
      const [one, again] = [await files('POST', '', once, record), await files('POST', '', once, record)];
      expect(again.data.id).toBe(one.data.id);
      expect(await names(record)).toEqual(['once.txt']);
    });
  });
});
