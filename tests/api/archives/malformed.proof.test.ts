import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf, paddingOf } from '../../../api/tar.ts';
import type { ArchiveReport } from '../../../schema/rules/shopArchives.ts';
import { furnishedShop, type Furnished } from '../../isolation/furnished.ts';
import {
  broughtIn,
  forged,
  manifestOf,
  packed,
  resealed,
  takenOut,
  textOf,
  unpacked,
  type Files,
} from '../../support/archives.ts';
import { isolationEngine, openIsolated, type IsolatedApi } from '../../support/isolatedApi.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const first = (change: () => object) => (rows: object[]) =>
  rows.map((row, i) => (i === 0 ? { ...row, ...change() } : row));
const latin = new Uint8Array(Buffer.from('{"id":"José"}\n', 'latin1'));
const nested = (open: string) => open.repeat(50_000) + '1' + (open === '[' ? ']' : '}').repeat(50_000);
const withManifest = (files: Files, text: string) =>
  packed(new Map([...files, ['manifest.json', new Uint8Array(Buffer.from(text, 'latin1'))]]));
const withProduct = (files: Files, change: (line: string) => string) =>
  packed(resealed(new Map([...files, ['products.jsonl', encode(change(textOf(files.get('products.jsonl'))))]])));

/** The archive behind a header of pax with one record. */
const longNames = (files: Files, key: string, value: string, length?: number) => {
  const record = ` ${key}=${value}\n`;
  const records = encode(`${record.length + 2}${record}`.padEnd(length ?? 0, '0'));
  const header = headerOf('pax', records.length, new Date(0));
  header[156] = 'x'.charCodeAt(0);
  header.fill(32, 148, 156);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.set(encode(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
  const padding = new Uint8Array(paddingOf(records.length));
  return new Uint8Array(Buffer.concat([header, records, padding, packed(files)]));
};

type Tampering = [what: string, make: (files: Files) => Uint8Array<ArrayBuffer>, problem: RegExp];

/** Archives that cannot be read, and the reason that the person reads. The manifest agrees with all files. */
const malformed: Tampering[] = [
  ...['units', 'people', 'shops', 'productCategories', 'history'].map((name): Tampering => [
    `rows of ${name} that are not UTF-8`,
    files => packed(resealed(new Map([...files, [`${name}.jsonl`, latin]]))),
    new RegExp(`${name}\\.jsonl is not text in UTF-8`),
  ]),
  ['a gzip', files => new Uint8Array(gzipSync(packed(files))), /no shop archive/],
  ['a gzip that ends too early', files => new Uint8Array(gzipSync(packed(files))).slice(0, 900), /no shop archive/],
  ['a ZIP', () => encode(`PK\x03\x04${'\0'.repeat(2_000)}`), /no shop archive/],
  ['names of half a gigabyte', files => longNames(files, 'size', `${2 ** 29}`), /no shop archive/],
  ['a size that is no number', files => longNames(files, 'size', 'NaN'), /no shop archive/],
  ['a size below nothing', files => longNames(files, 'size', '-512'), /no shop archive/],
  ['records before a file that are none', files => longNames(files, 'path', '', 70_000), /no shop archive/],
  ...['null', '[]', '"text"', '{', '\xff'].map((text): Tampering => [
    `a manifest that is ${text}`,
    files => withManifest(files, text),
    /no shop archive/,
  ]),
  ...[[null], ['units.jsonl'], [{}], [{ name: null }], { length: 1 }].map((list): Tampering => [
    `a manifest that lists ${JSON.stringify(list)}`,
    files => withManifest(files, JSON.stringify({ ...manifestOf(files), files: list })),
    /no shop archive/,
  ]),
  ...[0, -1, 1.5, '1', null].map((format): Tampering => [
    `a manifest of version ${JSON.stringify(format)}`,
    files => withManifest(files, JSON.stringify({ ...manifestOf(files), format })),
    /no shop archive/,
  ]),
  ...['1e400', '-1e400', '1e30', '0.1234567890123'].map((price): Tampering => [
    `a price of ${price}`,
    files => withProduct(files, text => text.replace(/"mrp":[^,}]+/, `"mrp":${price}`)),
    /products\.jsonl, line 1/,
  ]),
  ...[2 ** 31, 2 ** 60, 1.5, 0, '1'].map((version): Tampering => [
    `a record of version ${JSON.stringify(version)}`,
    files =>
      packed(
        forged(
          files,
          'units',
          first(() => ({ version })),
        ),
      ),
    /units\.jsonl, line 1, version/,
  ]),
  ...['+275760-09-13T00:00:00.000Z', '0000-00-00T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'].map(
    (createdAt): Tampering => [
      `a record of ${createdAt}`,
      files =>
        packed(
          forged(
            files,
            'units',
            first(() => ({ createdAt })),
          ),
        ),
      /units\.jsonl, line 1/,
    ],
  ),
  ...['[', '{"a":'].map((open): Tampering => [
    `values that lie too deep: ${open}`,
    files => withProduct(files, text => text.replace(/"mrp":[^,}]+/, `"mrp":${nested(open)}`)),
    /products\.jsonl, line 1/,
  ]),
  [
    'a name with half a character',
    files => withProduct(files, text => text.replace(/"name":"/, '$&\\ud800')),
    /products\.jsonl, line 1/,
  ],
  ...['\0', '\ud800'].flatMap((character): Tampering[] => [
    [
      `a remark with ${JSON.stringify(character)}`,
      files =>
        packed(
          forged(
            files,
            'remarks',
            first(() => ({ text: character })),
          ),
        ),
      /remarks\.jsonl, line 1, text/,
    ],
    [
      `a change of a name to ${JSON.stringify(character)}`,
      files =>
        packed(
          forged(
            files,
            'history',
            first(() => ({ changes: { name: [null, character] } })),
          ),
        ),
      /history\.jsonl, line 1/,
    ],
  ]),
  ...['null', '5', '[]', '""'].map((line): Tampering => [
    `a line that is ${line}`,
    files => packed(resealed(new Map([...files, ['contacts.jsonl', encode(`${line}\n`)]]))),
    /contacts\.jsonl, line 1/,
  ]),
];

describe('an archive that cannot be read', () => {
  let api: IsolatedApi;
  let shop: Furnished;
  let files: Files;
  beforeAll(async () => {
    api = await openIsolated(isolationEngine);
    shop = await furnishedShop(api);
    files = await unpacked(await takenOut(api, shop));
  }, 120_000);
  afterAll(() => api.close());

  it.each(malformed)(
    'ends at once with its reason in both languages, and the next one begins: %s',
    async (_, make, problem) => {
      const report = await broughtIn(api, shop, make(files));
      expect(report).toMatchObject({ state: 'failed', madeShopId: null, problem: expect.stringMatching(problem) });
      const path = `shops/${shop.shopId}/archive_imports/${report.id}`;
      const headers = { 'accept-language': 'hi' };
      const { data } = await api.call('GET', path, { token: shop.token, headers });
      expect((data as ArchiveReport).problem).toMatch(/\p{Script=Devanagari}/u);
    },
  );
});
