import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ChatRefusal, ChatUnknown } from '../../api/chat/port.ts';
import { chatAccount as account, chatMessage, chatSecrets } from '../../tests/support/chat.ts';
import { cloudApiChat } from './cloudApi.ts';
import { wordings } from '../../schema/words/wordings.ts';

/** An adapter whose calls are answered here. */
const before = (answer: (request: Request) => Response | Promise<Response>, timeout = 30_000) => {
  const requests: Request[] = [];
  const chat = cloudApiChat({
    ...chatSecrets,
    baseUrl: 'https://graph.test/v23.0',
    timeout,
    fetch: async (input, init) => {
      const request = new Request(input as string, init);
      requests.push(request.clone());
      return answer(request);
    },
  });
  return { chat, requests };
};
const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });
const refused = (code: number, status = 400, headers = {}) =>
  json({ error: { message: `(#${code}) x`, type: 'OAuthException', code } }, status, headers);
const accepted = () => json({ messages: [{ id: 'wamid.1' }] });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const send = (answer: () => Response | Promise<Response>) => failure(before(answer).chat.send(account, chatMessage()));

it('sends a template with our reference', async () => {
  const { chat, requests } = before(accepted);
  const { template } = chatMessage();
  expect(await chat.send(account, chatMessage('919820011001', 'row-9'))).toEqual({ id: 'wamid.1' });
  const [request] = requests;
  expect(`${request!.method} ${request!.url}`).toBe(`POST https://graph.test/v23.0/${account.phoneNumberId}/messages`);
  expect(request!.headers.get('authorization')).toBe('Bearer test-token');
  expect(request!.headers.get('content-type')).toBe('application/json');
  expect(await request!.json()).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919820011001',
    type: 'template',
    template: {
      name: template.name,
      language: { policy: 'deterministic', code: 'en' },
      components: template.components,
    },
    biz_opaque_callback_data: 'row-9',
  });
});

it('uploads a file under its name and type', async () => {
  const { chat, requests } = before(() => json({ id: '4490709327384033' }));
  const file = { bytes: new Uint8Array([1, 2, 3]), type: 'image/png', name: 'a.png' };
  expect(await chat.upload(account, file)).toBe('4490709327384033');
  const form = await requests[0]!.formData();
  const sent = form.get('file') as File;
  expect([form.get('messaging_product'), form.get('type'), sent.name, sent.type]).toEqual([
    'whatsapp',
    'image/png',
    'a.png',
    'image/png',
  ]);
  expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual([1, 2, 3]);
});

const pageOf = (names: string[], after?: string) => ({
  data: names.map(name => ({ id: name, name, language: 'en', status: 'APPROVED', category: 'UTILITY', extra: 1 })),
  paging: { cursors: { after }, ...(after && { next: `https://elsewhere.test/?access_token=x&after=${after}` }) },
});

it('reads the templates page by page, by the cursor and never by the address that holds the token', async () => {
  const { chat, requests } = before(request => {
    const after = new URL(request.url).searchParams.get('after');
    return json(after === 'c1' ? pageOf(['b'], 'c2') : after === 'c2' ? pageOf(['c']) : pageOf(['a'], 'c1'));
  });
  const templates = await chat.templates(account);
  expect(templates.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  const rest = { language: 'en', status: 'APPROVED', category: 'UTILITY', components: [] };
  expect(templates[0]).toEqual({ id: 'a', name: 'a', ...rest });
  expect(requests.map(({ url }) => new URL(url).host)).toEqual(['graph.test', 'graph.test', 'graph.test']);
  expect(new URL(requests[0]!.url).pathname).toBe(`/v23.0/${account.businessAccountId}/message_templates`);
});

it('ends when the pages go round in circles', async () => {
  const { chat, requests } = before(() => json(pageOf(['a'], 'c1')));
  await chat.templates(account);
  expect(requests).toHaveLength(2);
});

it.each([
  [131047, 400, 'never', undefined],
  [131049, 400, 'never', undefined],
  [131050, 400, 'never', undefined],
  [368, 403, 'never', undefined],
  [131026, 400, 'never', undefined],
  [131031, 403, 'never', undefined],
  [131042, 400, 'never', undefined],
  [131048, 400, 'never', undefined],
  [131053, 400, 'never', undefined],
  [132000, 400, 'never', undefined],
  [132001, 404, 'never', undefined],
  [132015, 400, 'never', undefined],
  [132016, 400, 'never', undefined],
  [100, 400, 'never', undefined],
  [190, 401, 'never', undefined],
  [200, 403, 'never', undefined],
  [3, 500, 'never', undefined],
  [987_654, 400, 'never', undefined],
  [4, 400, 'later', 300_000],
  [80007, 400, 'later', 300_000],
  [130429, 429, 'later', 1_000],
  [131056, 400, 'later', 6_000],
  [131000, 500, 'later', 30_000],
  [131016, 503, 'later', 60_000],
  [2, 503, 'later', 60_000],
  [131057, 500, 'later', 300_000],
] as const)('a refusal with %i (%i) is a definite no: %s', async (code, status, retry, retryAfter) => {
  const error = await send(() => refused(code, status));
  expect(error).toBeInstanceOf(ChatRefusal);
  expect(error).toMatchObject({ code, retry, retryAfter });
  expect(wordings.en.say((error as ChatRefusal).said)).toMatch(/^[A-Z].+\.$/);
});

it.each([
  ['what WhatsApp asks for', { 'retry-after': '120' }, 120_000],
  [
    'what the account is told',
    { 'x-business-use-case-usage': '{"1":[{"type":"whatsapp","estimated_time_to_regain_access":19}]}' },
    19 * 60_000,
  ],
  ['no less than usual', { 'retry-after': '1' }, 6_000],
  ['the usual, where a header is no number', { 'retry-after': 'soon', 'x-business-use-case-usage': '{' }, 6_000],
])('waits %s', async (_, headers, retryAfter) =>
  expect(await send(() => refused(131056, 400, headers))).toMatchObject({ retry: 'later', retryAfter }),
);

it.each([
  ['a gateway that broke down', () => new Response('<html>', { status: 502 })],
  ['a gateway that waited in vain', () => new Response('', { status: 504 })],
  ['a server error that says nothing', () => new Response('', { status: 500 })],
  ['a server error of an unknown kind', () => refused(1, 500)],
  ['a request that took too long', () => new Response('', { status: 408 })],
  ['a success that is cut off', () => new Response('{"messages":[{"id":"wa')],
  ['a success without an id', () => json({ messages: [] })],
  ['a success that is something else', () => json([1])],
  ['a success that is a page', () => new Response('<html>hello</html>')],
  ['a connection that ends', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }))],
])('nobody knows what became of it: %s', async (_, answer) => expect(await send(answer)).toBeInstanceOf(ChatUnknown));

it.each([
  ['nobody there', 404, 'never'],
  ['moved away', 301, 'never'],
  ['too many for a gateway', 429, 'later'],
])('a gateway alone can say a definite no: %s', async (_, status, retry) =>
  expect(await send(() => new Response('', { status }))).toMatchObject({ name: 'ChatRefusal', code: 0, retry }),
);

/** A port that nobody listens on. */
const closedPort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

it.each([
  ['a refused connection', async () => `http://127.0.0.1:${await closedPort()}`],
  ['a name that does not exist', async () => 'http://nowhere.invalid'],
])('nothing was sent: %s', async (_, address) => {
  const chat = cloudApiChat({ ...chatSecrets, baseUrl: await address() });
  expect(await failure(chat.send(account, chatMessage()))).toMatchObject({
    name: 'ChatRefusal',
    code: 0,
    retry: 'later',
  });
});

it('follows nobody elsewhere with the token', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const chat = cloudApiChat({ ...chatSecrets, baseUrl: `http://127.0.0.1:${port}` });
  expect(await failure(chat.send(account, chatMessage()))).toMatchObject({ name: 'ChatRefusal', retry: 'never' });
  expect(asked).toEqual([`/${account.phoneNumberId}/messages`]);
});

it('a message that is called off before it goes out was not sent; afterwards nobody knows', async () => {
  const { chat, requests } = before(accepted);
  expect(await failure(chat.send(account, chatMessage(), AbortSignal.abort()))).toMatchObject({ retry: 'later' });
  expect(requests).toEqual([]);
  const calling = new AbortController();
  const hanging = before(
    request =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        calling.abort();
      }),
  );
  expect(await failure(hanging.chat.send(account, chatMessage(), calling.signal))).toBeInstanceOf(ChatUnknown);
});

it('what changes nothing for anybody is refused instead, and may be asked again', async () => {
  const { chat } = before(() => new Response('', { status: 502 }));
  const file = { bytes: new Uint8Array(1), type: 'image/png', name: 'a.png' };
  for (const work of [chat.templates(account), chat.upload(account, file)])
    expect(await failure(work)).toMatchObject({ name: 'ChatRefusal', retry: 'later' });
  const odd = before(() => json({ data: 'none' }));
  expect(await failure(odd.chat.templates(account))).toMatchObject({ name: 'ChatRefusal', retry: 'later' });
});

it.each([
  ['hub.mode=subscribe&hub.verify_token=test-word&hub.challenge=1158201444', '1158201444'],
  ['hub.mode=subscribe&hub.verify_token=wrong&hub.challenge=1', null],
  ['hub.mode=unsubscribe&hub.verify_token=test-word&hub.challenge=1', null],
  ['hub.mode=subscribe&hub.verify_token=test-word', null],
  ['', null],
])('answers the question of the webhook: %s', (query, challenge) =>
  expect(before(accepted).chat.verify(new URLSearchParams(query))).toBe(challenge),
);
