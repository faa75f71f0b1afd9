import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { clearSession, setSession } from '../authProvider/session.ts';

export type Sent = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
  form?: FormData;
};
type Answer = (sent: Sent) => Response | Promise<Response>;

/**
 * A server that remembers what it was sent and answers as told. For tests of what goes over the wire, which run in Node:
 * jsdom's files are none to the real `fetch`, so that no multipart body leaves it.
 */
export function testServer() {
  vi.stubGlobal('location', new URL('http://shop.test/products'));
  vi.stubGlobal('localStorage', memoryStorage());
  const sent: Sent[] = [];
  const told: { answer: Answer } = { answer: () => HttpResponse.json({ data: null }) };
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const noted = await note(request);
      sent.push(noted);
      return told.answer(noted);
    }),
  );
  beforeAll(() => server.listen());
  beforeEach(() => {
    sent.length = 0;
    told.answer = () => HttpResponse.json({ data: null });
    setSession({ token: 'secret', hasAccount: true, shopId: 'shop1', permissions: [], user: null });
  });
  afterEach(() => clearSession());
  afterAll(() => server.close());
  return {
    sent,
    answer: (how: Answer) => (told.answer = how),
    reply: (data: unknown) => (told.answer = () => HttpResponse.json({ data })),
  };
}

export function refuse(status: number, body: object = {}): Response {
  return HttpResponse.json(body as Record<string, string>, { status });
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

async function note(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url);
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/');
  const form = isForm ? await request.formData() : undefined;
  const text = isForm ? '' : await request.text();
  const body: unknown = text ? JSON.parse(text) : undefined;
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body,
    form,
  };
}
