import { Blob as NodeBlob } from 'node:buffer';
import { vi } from 'vitest';
import { sendUpload } from '../../../src/dataProvider/upload.ts';

export type Sent = { method: string; path: string; query: Record<string, string>; body: unknown };
/** `pass` sends the call on to the real API. A reply that throws is a line that broke. */
type Reply = (sent: Sent, pass: () => Promise<Response>) => Response | Promise<Response>;

export type Calls = {
  sent: Sent[];
  /** The calls made so far, by method and the end of their path. */
  calls(method: string, path: string): Sent[];
  /** Answers such calls in the API's place, for what it cannot be made to say at a test's wish. */
  answer(method: string, path: RegExp, reply: Reply): void;
  /** Such calls wait for the returned function, and are then answered by the API. */
  hold(method: string, path: RegExp): () => void;
};

const reach = globalThis.fetch;
const Upload = globalThis.XMLHttpRequest;
// Calls are aborted by Node, and the page knows an abort by its class.
globalThis.DOMException = (AbortSignal.abort().reason as DOMException).constructor as typeof DOMException;

/** Notes what the page sends. Every call goes to the API unless a test has asked for something else. */
export function watchCalls(): Calls {
  const sent: Sent[] = [];
  const answers: { method: string; path: RegExp; reply: Reply }[] = [];
  const note = (method: string, { pathname, searchParams }: URL, body: unknown) => {
    const path = decodeURIComponent(pathname.replace('/api/', ''));
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const call: Sent = { method, path, query: Object.fromEntries(searchParams), body: read };
    sent.push(call);
    const own = answers.findLast(answer => answer.method === method && answer.path.test(path));
    return { call, reply: own?.reply };
  };
  const answer: Calls['answer'] = (method, path, reply) => void answers.push({ method, path, reply });

  vi.stubGlobal('fetch', async (address: URL, init: RequestInit = {}) => {
    const { call, reply } = note(init.method ?? 'GET', address, init.body);
    const pass = () => (init.body instanceof FormData ? uploaded(address, init) : reach(address, init));
    return reply ? reply(call, pass) : pass();
  });
  vi.stubGlobal('XMLHttpRequest', uploadsNotedBy(note));
  return {
    sent,
    calls: (method, path) => sent.filter(call => call.method === method && call.path.endsWith(path)),
    answer,
    hold(method, path) {
      const gate = Promise.withResolvers<void>();
      answer(method, path, async (_, pass) => {
        await gate.promise;
        return pass();
      });
      return gate.resolve;
    },
  };
}

let isNoted = false;

/** The page's files are none to Node's `fetch`. */
function uploaded(address: URL, init: RequestInit): Promise<Response> {
  isNoted = true;
  try {
    return sendUpload(address, init, () => {});
  } finally {
    isNoted = false;
  }
}

type Note = (method: string, address: URL, body: unknown) => { call: Sent; reply: Reply | undefined };

/** Files go out by XMLHttpRequest, jsdom's own. One that is answered in the API's place fails unless it is passed on. */
function uploadsNotedBy(note: Note) {
  return class extends Upload {
    #method = '';
    #address = new URL(location.origin);

    override open(method: string, address: string | URL): void {
      [this.#method, this.#address] = [method, new URL(address)];
      super.open(method, address);
    }

    /** The page's blobs are none to Node's `Response`. */
    override get response(): Blob | null {
      return super.response && new NodeBlob([super.response]);
    }

    override set responseType(_blob: 'blob') {
      super.responseType = 'arraybuffer';
    }

    override send(body: FormData): void {
      if (isNoted) return super.send(body);
      const { call, reply } = note(this.#method, this.#address, body);
      const pass = () => {
        super.send(body);
        return Promise.resolve(new Response());
      };
      if (!reply) void pass();
      else void Promise.resolve(reply(call, pass)).catch(() => this.dispatchEvent(new Event('error')));
    }
  };
}

/** A refusal as the API words it. */
export const refuse = (status: number, body: object) => Response.json(body, { status });
