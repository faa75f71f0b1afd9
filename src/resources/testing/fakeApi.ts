import { vi } from 'vitest';
import { Collections, type Row } from './collections.ts';

export type Sent = { method: string; path: string; query: Record<string, string>; body: unknown };
type Answer = { method: string; path: RegExp; reply: (sent: Sent) => Response | Promise<Response> };

/**
 * The API as far as lists and forms see it. It takes the place of `fetch`, since jsdom's files do not survive the real
 * one. A test reads what was sent, and may answer some calls in its own way.
 */
export function fakeApi(lists: Record<string, Row[]>) {
  const collections = new Collections(lists);
  const sent: Sent[] = [];
  const answers: Answer[] = [];
  const reach = async (address: URL, { method = 'GET', body }: RequestInit = {}) => {
    const path = decodeURIComponent(address.pathname.replace('/api/', ''));
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const call: Sent = { method, path, query: Object.fromEntries(address.searchParams), body: read };
    sent.push(call);
    const own = answers.findLast(answer => answer.method === method && answer.path.test(path));
    return own ? own.reply(call) : usual(collections, call);
  };
  vi.stubGlobal('fetch', reach);
  vi.stubGlobal('XMLHttpRequest', uploadsBy(reach));
  return {
    sent,
    /** The calls made so far, by method and the end of their path. */
    calls: (method: string, path: string) => sent.filter(call => call.method === method && call.path.endsWith(path)),
    answer: (method: string, path: RegExp, reply: Answer['reply']) => void answers.push({ method, path, reply }),
  };
}

function usual(collections: Collections, { method, path, query, body }: Sent): Response {
  const found = collections.find(path);
  if (!found) return refuse(404, { responseMessage: `Nothing at ${path}` });
  const { rows, rest } = found;
  const ids = () => (body as { ids: string[] }).ids;
  if (rest === '' && method === 'GET') return data(collections.page(rows, query));
  if (rest === '') return data(collections.add(rows, body), 201);
  if (rest === 'delete') return data({ deleted: collections.remove(rows, ids()) });
  if (rest === 'restore') return data({ restored: collections.restore(rows, ids()) });
  if (rest === 'update') return data({ updated: ids() });
  if (rest.endsWith('/history')) return data({ items: [], totalCount: 0 });
  const record = rows.find(({ id }) => id === rest);
  if (!record) return refuse(404, { responseMessage: 'Not found.' });
  if (method === 'DELETE') collections.remove(rows, [rest]);
  if (method === 'PUT') Object.assign(record, body, { version: Number(record.version) + 1 });
  return data(record);
}

export function data(value: unknown, status = 200): Response {
  return Response.json({ data: value }, { status });
}

export function refuse(status: number, body: object): Response {
  return Response.json(body, { status });
}

/** Files go out by XMLHttpRequest. What it does here ends where calls without files do, all of it sent at once. */
function uploadsBy(reach: (address: URL, init: RequestInit) => Promise<Response>) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response: Blob | null = null;
    #method = '';
    #address = new URL('http://nowhere');

    open(method: string, address: URL): void {
      [this.#method, this.#address] = [method, address];
    }
    setRequestHeader(): void {}
    getAllResponseHeaders(): string {
      return '';
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    async send(body: FormData): Promise<void> {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 1 }));
      const reply = await reach(this.#address, { method: this.#method, body });
      [this.status, this.response] = [reply.status, await reply.blob()];
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    }
  };
}
