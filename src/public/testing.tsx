/** @jsxImportSource preact */
import { configure, getConfig } from '@testing-library/dom';
import { render, type ComponentType } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { clearSession } from '../authProvider/session.ts';
import * as leave from './leave.ts';

type Sent = { method: string; path: string; body: unknown; token: string | null };
type Answer = readonly [status: number, reply: object];
type Server = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;

/** The other pages' tests have React's own, and come after these in the same process. */
function eventWrapper(callback: () => unknown): unknown {
  let result: unknown;
  void act(() => {
    result = callback();
  });
  return result;
}

/** Shows visitors' pages over a server that answers by `METHOD /path`, below the API's base. For tests. */
export function visitors() {
  const sent: Sent[] = [];
  const place = document.createElement('div');
  const { eventWrapper: others } = getConfig();
  beforeAll(() => configure({ eventWrapper }));
  afterAll(() => configure({ eventWrapper: others }));
  beforeEach(() => {
    clearSession();
    sessionStorage.clear();
    sent.length = 0;
    document.body.append(place);
    vi.spyOn(leave, 'leaveFor').mockReturnValue();
    vi.spyOn(leave, 'visit').mockReturnValue();
  });
  afterEach(async () => {
    await act(() => render(null, place));
    place.remove();
    vi.unstubAllGlobals();
  });
  return {
    sent,
    leaveFor: () => vi.mocked(leave.leaveFor),
    visit: () => vi.mocked(leave.visit),
    async show(Page: ComponentType, path: string, server: Server = {}) {
      history.replaceState(null, '', path);
      vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => answerTo(server, note(sent, address, init)));
      await act(() => render(<Page />, place));
    },
  };
}

function note(sent: Sent[], { pathname }: URL, { method = 'GET', body, headers }: RequestInit): Sent {
  const token = new Headers(headers).get('Authorization');
  const path = pathname.replace(/^\/api/, '');
  sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined, token });
  return sent.at(-1)!;
}

/** What no answer was given for finds no server. */
async function answerTo(server: Server, sent: Sent): Promise<Response> {
  const answer = server[`${sent.method} ${sent.path}`];
  if (!answer) throw new TypeError('Failed to fetch');
  const [status, reply] = typeof answer === 'function' ? await answer(sent) : answer;
  return Response.json(status < 400 ? { data: reply } : reply, { status });
}

export const asha = { id: 'u1', name: 'Asha Kulkarni', email: 'asha@demo.test', permissions: [] };
export const andheri = { id: 's1', name: 'Andheri' };
export const pune = { id: 's2', name: 'Pune' };
export const signedIn = (...shops: object[]) => ({ token: 'fresh', user: asha, hasAccount: true, shops });
