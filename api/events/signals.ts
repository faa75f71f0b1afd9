import type { Signal, Statement } from '../ports.ts';

export const signalChannel = 'tolashop';

/** Told to whoever listens when the transaction commits, and never if it does not. */
export const signalStatement = (signal: Signal): Statement => ({
  text: `select pg_notify('${signalChannel}', $1)`,
  values: [JSON.stringify(signal)],
});

/** Open pages of the shop read again what they show of it. `resource` is an entity's name, or `imports`. */
export const publishChange = (shop: string, resource: string, id?: string): Statement =>
  signalStatement({ shop, resource, ...(id && { id }) });

/** The open pages of a person look whether their session and membership still stand. */
export const recheck = (user: string): Statement => signalStatement({ user, resource: 'session' });

/** The other open pages of whoever the transaction is for read again. */
export const publishMyChange = (shop: string, resource: string): Statement => ({
  text: `select pg_notify('${signalChannel}', json_build_object('shop', $1::text, 'user', current_setting('app.user_id', true), 'resource', $2::text)::text)`,
  values: [shop, resource],
});

export const recheckMine: Statement = {
  text: `select pg_notify('${signalChannel}', json_build_object('user', current_setting('app.user_id', true), 'resource', 'session')::text)`,
  values: [],
};

/** The same, where only the session is known. */
export const recheckPersonOf = (session: string): Statement => ({
  text: `select pg_notify('${signalChannel}', json_build_object('user', x.user_id, 'resource', 'session')::text)
    from sessions x where x.token_digest = $1`,
  values: [session],
});

/** All open pages of the shop look so. */
export const recheckShop = (shop: string): Statement => signalStatement({ shop, resource: 'session' });
