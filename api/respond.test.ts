import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { respond } from './respond.ts';

const gzip = (text: string) => gzipSync(text);
const reply = (type: string, body: string | ReadableStream<Uint8Array>) => ({
  status: 200,
  headers: { 'content-type': type },
  body,
});
const long = 'a long list '.repeat(500);
const unpacked = async (response: Response) => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes).toString() : null;
};

it('packs text for a caller who takes gzip, whole or as a stream', async () => {
  expect(await unpacked(await respond(reply('application/json; charset=utf-8', long), gzip))).toBe(long);
  expect(await unpacked(await respond(reply('application/json', long), async text => gzip(text)))).toBe(long);
  expect(await unpacked(await respond(reply('text/csv', new Blob([long]).stream()), gzip))).toBe(long);
});

it.each([
  ['for others', 'application/json', long, undefined],
  ['when it is short', 'application/json', '{"data":true}', gzip],
  ['when it is packed already', 'image/webp', long, gzip],
])('sends text as it is %s', async (_, type, body, packing) => {
  const response = await respond(reply(type, body), packing);
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe(body);
});
