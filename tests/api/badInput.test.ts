import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { contents } from '../support/contents.ts';
import { onPostgres, type World } from '../support/everyEntity.ts';
import { openShop } from '../support/shop.ts';
import { completed } from '../support/imports.ts';
import { objectNames } from '../support/oddValues.ts';
import type { Sent } from '../support/testApi.ts';
import { bombOf, utf16 } from '../support/files.ts';

const { contacts, units } = entities;
const asha = { name: 'Asha', gender: 0, mobileNo: '9820012345' };
const [bomb, lyingBomb] = [bombOf(100), bombOf(100, 1_000)];
const nested = (open: string, close: string, depth: number) => `{"name":${open.repeat(depth)}1${close.repeat(depth)}}`;

/** The status of a call that is refused in words and changes nothing. */
const inPieces = (bytes: Uint8Array, length: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length) controller.enqueue(bytes.slice(at, at + length));
      controller.close();
    },
  });

const refusal = async (world: World, method: string, path: string, sent: Sent) => {
  const before = await contents(world, world.mine.shopId);
  const answer = await world.mine.call(method, path, sent);
  expect(answer.body.responseMessage, answer.text.slice(0, 300)).toEqual(expect.stringMatching(/^[A-Z].+/));
  expect(await contents(world, world.mine.shopId)).toEqual(before);
  return answer.status;
};

onPostgres(world => {
  beforeAll(async () => {
    for (const target of ['units', 'contacts', 'products', 'groups']) await world.mine.refer(target);
  });
  afterAll(() => expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]));

  describe('a body', () => {
    it.each<[string, unknown]>([
      ['nothing', ''],
      ['half an object', '{"name":'],
      ['no JSON at all', '<name>Asha</name>'],
      ['NaN', '{"name":NaN}'],
      ['a trailing comma', '{"name":"Asha",}'],
      ['bytes that are no text', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)],
      ['a list', '[{"name":"Asha"}]'],
      ['a text', '"Asha"'],
      ['a number', '7'],
      ['null', 'null'],
      ['lists 100,000 deep', nested('[', ']', 100_000)],
      ['objects 100,000 deep', nested('{"a":', '}', 100_000)],
      ...[30, 1_000, 3_000, 6_000, 10_000, 20_000].map(
        depth => [`lists ${depth} deep`, nested('[', ']', depth)] as [string, string],
      ),
      ['objects where a text belongs', '{"name":{"toString":"x"},"gender":{"valueOf":1}}'],
    ])('of %s is a 400', async (_, body) => {
      expect(await refusal(world, 'POST', 'contacts', { body })).toBe(400);
      expect(await refusal(world, 'PUT', `contacts/${await world.mine.refer('contacts')}`, { body })).toBe(400);
      expect(await refusal(world, 'POST', 'contacts/delete', { body })).toBe(400);
      expect(await refusal(world, 'PUT', 'contacts/update', { body })).toBe(400);
      expect(
        await refusal(world, 'POST', `contacts/${await world.mine.refer('contacts')}/groups/members`, { body }),
      ).toBe(400);
    });

    it.each([
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/mixed; boundary=x',
    ])('as %s is a 415', async type => {
      const sent = { body: JSON.stringify(asha), headers: { 'content-type': type } };
      expect(await refusal(world, 'POST', 'contacts', sent)).toBe(415);
      expect(await refusal(world, 'PUT', `contacts/${await world.mine.refer('contacts')}`, sent)).toBe(415);
    });

    it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json'])(
      'as %s is read',
      async type => {
        expect(
          (await world.mine.call('POST', 'contacts', { body: JSON.stringify(asha), headers: { 'content-type': type } }))
            .status,
        ).toBe(201);
      },
    );

    it('of more than 2 MB is a 413, said or found out', async () => {
      const body = JSON.stringify({ ...asha, name: 'x'.repeat(3_000_000) });
      expect(await refusal(world, 'POST', 'contacts', { body })).toBe(413);
      expect(
        await refusal(world, 'POST', 'contacts', { body: '{}', headers: { 'content-length': '99999999999' } }),
      ).toBe(413);
    });

    it.each([
      [
        'a broken boundary',
        'multipart/form-data; boundary=x',
        '--y\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--y--',
      ],
      ['no boundary', 'multipart/form-data', 'anything'],
      ['nothing', 'multipart/form-data; boundary=x', ''],
      ['no end', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'],
      [
        'bytes that are no text',
        'multipart/form-data; boundary=x',
        Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\xff\r\n--x--', 'latin1'),
      ],
      ['a header without end', 'multipart/form-data; boundary=x', `--x\r\n${'a'.repeat(10_000)}`],
    ])('of parts with %s is a 400', async (_, type, body) => {
      expect(await refusal(world, 'POST', 'admin/products', { body, headers: { 'content-type': type } })).toBe(400);
      expect(await refusal(world, 'POST', 'contacts/import', { body, headers: { 'content-type': type } })).toBe(400);
    });
  });

  it('of parts in pieces of any length is read as it was sent', async () => {
    const type = 'multipart/form-data; boundary=x';
    const part = (facts: string, text: string) => `--x\r\ncontent-disposition: form-data; ${facts}\r\n\r\n${text}\r\n`;
    const rows = 'Name;Mobile\r\nअमित --x;98200 12345\r\n';
    const whole = new TextEncoder().encode(
      `${part('name="dryRun"', 'true')}${part('name="file"; filename="राम %22Co%22.csv"', rows)}--x--\r\n`,
    );
    const shop = await openShop(world);
    for (const length of [1, 7, 1_000]) {
      const body = inPieces(whole, length);
      const begun = await shop.call('POST', 'contacts/import', { body, headers: { 'content-type': type } });
      expect(await completed(shop, begun)).toMatchObject({ fileName: 'राम "Co".csv', created: 1 });
    }
  });

  describe('values', () => {
    it.each([
      [units, '{"sym\\u0000bol":"g"}'],
      [contacts, '{"name":"A\\ud800","gender":0,"mobileNo":"9820012345"}'],
      [contacts, '{"name":"A","gender":1e400,"mobileNo":"9820012345"}'],
      [contacts, '{"name":"A","gender":0,"mobileNo":9820012345.5}'],
      [contacts, '{"name":"A","gender":0,"mobileNo":"9820012345","__proto__":{"admin":true}}'],
      [contacts, '{"name":"A","gender":0,"mobileNo":"9820012345","constructor":{"prototype":{}}}'],
      [contacts, '{"name":"A","gender":0,"mobileNo":"9820012345","selectedGroups":"[\\"x\\"]"}'],
      [entities.commodityRates, '{"goldRate":1e400,"silverRate":1,"diamondRate":1}'],
      [entities.commodityRates, '{"goldRate":1e-7,"silverRate":1,"diamondRate":1}'],
      [entities.commodityRates, '{"goldRate":1e15,"silverRate":1,"diamondRate":1}'],
      [entities.commodityRates, '{"goldRate":"NaN","silverRate":1,"diamondRate":1}'],
    ])('of %# are refused', async (entity, body) => {
      const path = (await world.mine.path(entity)).replace(`shops/${world.mine.shopId}/`, '');
      expect(await refusal(world, 'POST', path, { body })).toBe(400);
    });

    it.each([
      'at=2026-02-30',
      'at_gte=2026-13-01',
      'at_lte=2026-02-30T10:00:00Z',
      'at=yesterday',
      'goldRate_gte=1e400',
      'goldRate=NaN',
      'goldRate_lte=',
    ])('of filters are refused: %s', async search => {
      const answer = await world.mine.call('GET', `admin/commodities?${search}`);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual(
        search === 'goldRate_lte=' ? [200, []] : [400, [search.split('=')[0]]],
      );
    });

    it.each(objectNames)('of a filter named %s are refused', async name => {
      for (const path of ['contacts', 'admin/products', 'tasks/calendar', 'quick_bills/figures/byMonth']) {
        const answer = await world.mine.call('GET', `${path}?${name}=1`);
        expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([400, [name]]);
      }
    });

    it('in lists of 100,000 ids are refused', async () => {
      const ids = Array.from({ length: 50_000 }, () => crypto.randomUUID());
      expect(await refusal(world, 'POST', 'contacts/delete', { body: { ids } })).toBe(400);
      expect(await refusal(world, 'PUT', 'contacts/update', { body: { ids, changes: { name: 'x' } } })).toBe(400);
      expect(await refusal(world, 'POST', 'contacts/export', { body: { format: 'csv', ids } })).toBe(400);
      expect(await refusal(world, 'POST', 'contacts', { body: { ...asha, selectedGroups: ids } })).toBe(400);
      expect((await world.mine.call('GET', `contacts?ids=${ids.slice(0, 300).join()}`)).status).toBe(400);
    });

    it.each(['mobileNo', 'phoneNo', 'email'])('made to keep the pattern of %s busy are refused in time', async name => {
      const body = { ...asha, [name]: `1${' '.repeat(400_000)}x${'1x'.repeat(100_000)}` };
      expect(await refusal(world, 'POST', 'contacts', { body })).toBe(400);
    });
  });

  describe('an upload', () => {
    const upload = (file: unknown, more: object = {}) => ({ form: { ...(file !== undefined && { file }), ...more } });
    const sheet = (bytes: BlobPart, name = 'people.xlsx') => new File([bytes], name);

    it.each<[string, () => unknown, number]>([
      ['no file', () => undefined, 400],
      ['a text', () => 'Name,Mobile', 400],
      ['an empty file', () => sheet('', 'a.csv'), 400],
      ['a header alone', () => sheet('Name,Mobile\n', 'a.csv'), 400],
      ['columns that nobody knows', () => sheet('A,B\n1,2\n', 'a.csv'), 400],
      [
        'bytes that are no text',
        () =>
          sheet(
            Uint8Array.from({ length: 4_000 }, (_, n) => (n * 7919) % 256),
            'a.csv',
          ),
        415,
      ],
      ['NUL between letters', () => sheet('Name,Mo\0bile\nA,1\n', 'a.csv'), 415],
      ['a zip that is no workbook', () => sheet(Uint8Array.of(0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0))), 415],
      ['the start of a zip', () => sheet(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 8, 8)), 415],
      ['a row without end', () => sheet(`Name,Mobile\n"${'x'.repeat(1_100_000)}`, 'a.csv'), 413],
      ['a quotation mark never closed', () => sheet('Name,Mobile\n"Asha,9820012345\n', 'a.csv'), 400],
      ['a bomb', () => sheet(bomb), 413],
      ['a bomb that understates itself', () => sheet(lyingBomb), 413],
    ])('of %s is refused by the call itself', async (_, file, status) => {
      expect(await refusal(world, 'POST', 'contacts/import', upload(file()))).toBe(status);
      expect((await world.mine.call('GET', 'imports')).data).toEqual([]);
    });

    it.each([
      ['dryRun', 'maybe'],
      ['nonsense', 'x'],
      ['mapping', '{'],
      ['__proto__', 'x'],
      ['mapping', `{"name":{"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`],
    ])('with %s of %.20s is refused', async (name, value) => {
      const form = upload(sheet('Name,Mobile\nA,9820012345\n', 'a.csv'), Object.fromEntries([[name, value]]));
      expect(await refusal(world, 'POST', 'contacts/import', form)).toBe(400);
    });

    it.each<[string, () => BlobPart]>([
      ['UTF-8', () => 'Name,Mobile\nआशा,9820012345\n'],
      ['UTF-8 with a BOM', () => '\ufeffName,Mobile\nआशा,9820012345\n'],
      ['UTF-16, little end first', () => utf16('\ufeffName,Mobile\nआशा,9820012345\n')],
      ['UTF-16, big end first', () => utf16('\ufeffName,Mobile\nआशा,9820012345\n').map((_, n, bytes) => bytes[n ^ 1]!)],
      ['UTF-16 without a BOM', () => utf16('Name,Mobile,Email\nआशा,9820012345,asha@example.test\n')],
      ['semicolons', () => 'Name;Mobile\nआशा;9820012345\n'],
      ['tabs and CRLF', () => 'Name\tMobile\r\nआशा\t9820012345\r\n'],
      ['quotation marks and blank lines', () => '\n\n"Name","Mobile"\n\n"आशा","98200\n12345"\n\n'],
    ])('in %s is read like any other', async (_, bytes) => {
      const report = await completed(
        world.mine,
        await world.mine.call('POST', 'contacts/import', upload(new File([bytes()], 'a.csv'), { dryRun: true })),
      );
      expect(report).toMatchObject({ failed: 0, errors: [] });
      expect(report.created + report.updated).toBe(1);
    });
  });

  it.each([
    ['GET', '/api/nonsense', 404],
    ['GET', '/api/shops/%E0%A4%A/contacts', 403],
    ['GET', '/api/shops//contacts', 404],
    ['DELETE', '/api/account/me', 405],
    ['PATCH', '/api/shops/x/contacts/y', 405],
    ['GET', `/api/${'a/'.repeat(4_000)}`, 404],
    ['GET', '/api/account/me?%', 200],
  ])('%s %.40s is a %i', async (method, path, status) => {
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers: { authorization: `Bearer ${world.mine.token}` },
    });
    const response = await world.api.fetch(request);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    await response.text();
  });
});
