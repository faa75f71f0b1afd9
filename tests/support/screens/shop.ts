import { inject } from 'vitest';
import { shopPermissions, type Permission } from '../../../schema/permissions.ts';
import type { Session } from '../../../src/authProvider/session.ts';
import { askDesk } from '../desk.ts';
import type { Past } from './apiThread.ts';
import { watchCalls, type Calls } from './calls.ts';

// The page is one of the API's own origin, as in the product.
const address = await askDesk(inject('screensApi'), 'api');
jsdom.reconfigure({ url: address });

const reach = globalThis.fetch;

/** A shop of a test's own at the real API, with a person who is signed in there, and what the page has sent. */
export type ScreenShop = Calls & {
  id: string;
  session: Session;
  tenantId: string;
  /** Calls the API as the person; `path` is below the shop unless it begins with a slash. A refusal is thrown. */
  call<T = any>(method: string, path: string, body?: unknown): Promise<T>;
  /** Somebody else who is signed in to the shop and may do no more than that. */
  colleague(...permissions: readonly Permission[]): Promise<Session>;
  /** Adds a real picture there. Returns those that the record has then. */
  addPicture(path: string, field?: string): Promise<(Made & { thumbnailUrl: string })[]>;
  /** Creates what the bodies say, one after the other. */
  make(path: string, ...bodies: object[]): Promise<Made[]>;
  /** Straight into the table, for what no call makes. Returns the ids. */
  plant(entity: string, ...rows: object[]): Promise<string[]>;
  /** Puts the shop at the chat service, without night. Returns its number there. */
  connect(balance?: string): Promise<string>;
};
export type Made = Record<string, any> & { id: string; version: number };

export async function openScreenShop(permissions: readonly Permission[] = shopPermissions): Promise<ScreenShop> {
  localStorage.clear();
  const { shopId: id, tenantId, token, ...person } = await past('open', { permissions: [...permissions] });
  const call: ScreenShop['call'] = async (method, path, body) => {
    const reply = await reach(`${address}/api${path.startsWith('/') ? path : `/shops/${id}${path && `/${path}`}`}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${text}`);
    return text ? JSON.parse(text).data : undefined;
  };
  return {
    ...watchCalls(),
    id,
    tenantId,
    session: sessionOf({ ...person, token, shopId: id }, permissions),
    call,
    colleague: async (...held) => sessionOf(await past('open', { permissions: [...held], shopId: id }), held),
    async make(path, ...bodies) {
      const made: Made[] = [];
      for (const body of bodies) made.push(await call('POST', path, body));
      return made;
    },
    addPicture: (path, field = 'image') => past('addPicture', { shopId: id, path, field }),
    plant: (entity, ...rows) => past('plant', { shopId: id, entity, rows: rows as Record<string, unknown>[] }),
    connect: (balance = '880.00') => past('connect', { shopId: id, balance }),
  };
}

/** What a browser keeps of a person: the permissions of the platform are apart from those of the shop. */
function sessionOf(
  { token, userId, shopId }: { token: string; userId: string; shopId: string },
  permissions: readonly Permission[],
): Session {
  const isOfShop = (name: Permission) => (shopPermissions as readonly Permission[]).includes(name);
  const platform = permissions.filter(name => !isOfShop(name));
  const user = { id: userId, name: 'Person', email: `${userId}@example.test`, permissions: platform };
  return { token, user, hasAccount: true, shopId, permissions: permissions.filter(isOfShop) };
}

/** As the owner of the database. */
export const sql = (text: string) => past('sql', { text });

/** What a test may do past the API. */
export async function past<How extends keyof Past>(
  how: How,
  wish: Parameters<Past[How]>[0],
): Promise<Awaited<ReturnType<Past[How]>>> {
  const reply = await reach(`${address}/past/${how}`, { method: 'POST', body: JSON.stringify(wish) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as Awaited<ReturnType<Past[How]>>;
}
