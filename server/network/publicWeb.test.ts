import type { LookupAddress } from 'node:dns';
import { pipeline, Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import type { FetchedFile } from '../../api/web.ts';
import {
  answersWith,
  file,
  leadsTo,
  openPictureServer,
  type PictureServer,
} from '../../tests/support/pictureServer.ts';
import { lookupBy } from './addresses.ts';
import { publicWeb } from './publicWeb.ts';

const bytes = new Uint8Array([1, 2, 3]);
const never = new AbortController().signal;
let server: PictureServer;
afterEach(() => server.close());

const fetched = async (path: string, more: Partial<Parameters<typeof publicWeb>[0]> = {}, signal = never) =>
  told(
    await publicWeb({ agent: 'TolaShop', connection: server.connection, ...more }).fetch(
      `http://cdn.shop.in${path}`,
      signal,
    ),
  );

function* withoutEnd() {
  for (;;) yield new Uint8Array(256 * 1024);
}

/** The bytes, or the key of what is said. */
const told = async (outcome: FetchedFile) => {
  if ('file' in outcome) return [...new Uint8Array(await outcome.file.arrayBuffer())];
  const [[how, said]] = Object.entries(outcome) as [[string, { key: string; values?: object }]];
  return [how, said.key, ...Object.values(said.values ?? {}), ...('retryAfter' in outcome ? [outcome.retryAfter] : [])];
};

it('fetches a file, and follows where it leads', async () => {
  server = await openPictureServer();
  server.answers.set('/a.png', file(bytes));
  server.answers.set('/old.png', leadsTo('https://other.shop.in/never.png'));
  server.answers.set('/moved.png', leadsTo('/a.png'));
  server.answers.set('/far.png', leadsTo('http://img.shop.in/a.png'));
  expect(await fetched('/a.png')).toEqual([1, 2, 3]);
  expect(await fetched('/moved.png')).toEqual([1, 2, 3]);
  expect(await fetched('/far.png')).toEqual([1, 2, 3]);
  expect(server.calls.at(-1)).toBe('img.shop.in/a.png');
});

it.each([
  'http://127.0.0.1/a.png',
  'http://localhost/a.png',
  'http://2130706433/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://10.0.0.1/a.png',
  'http://cdn.shop.in:8080/a.png',
  'ftp://cdn.shop.in/a.png',
  'file:///etc/passwd',
])('is not led to %s', async location => {
  server = await openPictureServer();
  server.answers.set('/a.png', file(bytes));
  server.answers.set('/away', leadsTo(location));
  expect(await fetched('/away')).toEqual(['refused', 'addressNotPublic']);
  expect(server.calls).toEqual(['cdn.shop.in/away']);
});

it('gives up an address that leads on and on', async () => {
  server = await openPictureServer();
  server.answers.set('/round', leadsTo('/round'));
  expect(await fetched('/round')).toEqual(['refused', 'tooManyRedirects']);
});

const resolving = (...answers: string[]) => {
  const asked: string[] = [];
  const resolve = (name: string, _: object, settle: (error: null, found: LookupAddress[]) => void) => {
    asked.push(name);
    const address = answers[Math.min(asked.length, answers.length) - 1]!;
    setImmediate(() => settle(null, [{ address, family: address.includes(':') ? 6 : 4 }]));
  };
  return { asked, resolve: resolve as never };
};

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '100.64.0.1', '0.0.0.0', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
  'connects to no name that stands for %s',
  async address => {
    server = await openPictureServer();
    const connection = { agent: false, lookup: lookupBy(resolving(address).resolve) } as const;
    expect(await fetched('/a.png', { connection })).toEqual(['refused', 'addressNotPublic']);
  },
);

it('asks for a name once for each connection, and connects to what was seen', async () => {
  const { asked, resolve } = resolving('127.0.0.1', '127.0.0.2');
  // In this test alone this machine is of the public, under the first of its addresses.
  server = await openPictureServer(lookupBy(resolve, address => address === '127.0.0.1'));
  server.answers.set('/a.png', file(bytes));
  server.answers.set('/moved.png', leadsTo('/a.png'));
  expect(await fetched('/a.png')).toEqual([1, 2, 3]);
  expect(asked).toEqual(['cdn.shop.in']);
  expect(await fetched('/a.png')).toEqual(['refused', 'addressNotPublic']);
});

it.each<[string, Parameters<PictureServer['answers']['set']>[1], unknown[]]>([
  ['what is gone', answersWith(404), ['refused', 'addressAnswered', 404]],
  ['what is forbidden', answersWith(403), ['refused', 'addressAnswered', 403]],
  ['nothing but its head', answersWith(204), ['refused', 'addressAnswered', 204]],
  ['a server that is busy', answersWith(503), ['again', 'addressAnswered', 503]],
  ['one that says until when', answersWith(429, { 'retry-after': '120' }), ['again', 'addressAnswered', 429, 120_000]],
  [
    'one that says: for ever',
    answersWith(429, { 'retry-after': '999999' }),
    ['again', 'addressAnswered', 429, 3_600_000],
  ],
  ['one that hangs up', (_, response) => response.destroy(), ['again', 'addressNotReached']],
  [
    'one that hangs up in the middle',
    (_, response) => response.writeHead(200, { 'content-length': 9 }).write('abc', () => response.destroy()),
    ['again', 'addressNotReached'],
  ],
  ['what says that it is too large', file(new Uint8Array(3 * 1024 * 1024)), ['refused', 'atMostMegabytes', 2]],
  [
    'what is too large and does not say so',
    (_, response) => pipeline(Readable.from(withoutEnd()), response.writeHead(200), () => {}),
    ['refused', 'atMostMegabytes', 2],
  ],
])('tells of %s', async (_, answer, outcome) => {
  server = await openPictureServer();
  server.answers.set('/a.png', answer);
  expect(await fetched('/a.png', { most: 2 * 1024 * 1024 })).toEqual(outcome);
});

it.each<[string, Parameters<PictureServer['answers']['set']>[1]]>([
  ['says nothing', () => {}],
  ['never ends', (_, response) => void response.writeHead(200).write('a')],
])('does not wait for a server that %s', async (_, answer) => {
  server = await openPictureServer();
  server.answers.set('/a.png', answer);
  expect(await fetched('/a.png', { patience: 50 })).toEqual(['again', 'addressTooSlow']);
});

it('stops when it is told to', async () => {
  const stop = new AbortController();
  server = await openPictureServer();
  server.answers.set('/a.png', () => stop.abort(new Error('Enough')));
  await expect(fetched('/a.png', {}, stop.signal)).rejects.toThrow('Enough');
});

it('asks a server for two files at once, and no more', async () => {
  server = await openPictureServer();
  let [open, most] = [0, 0];
  const waiting: (() => void)[] = [];
  server.answers.set('/a.png', (request, response) => {
    most = Math.max(most, ++open);
    waiting.push(() => {
      open--;
      file(bytes)(request, response);
    });
    // The second one lets both go: a third would have come before.
    if (waiting.length === 2) setImmediate(() => waiting.splice(0).forEach(answer => answer()));
  });
  const web = publicWeb({ agent: 'TolaShop', connection: server.connection });
  const all = Array.from({ length: 6 }, () => web.fetch('http://cdn.shop.in/a.png', never));
  expect((await Promise.all(all)).every(outcome => 'file' in outcome)).toBe(true);
  expect(most).toBe(2);
});
