import type { RequestContext } from './requestContext.ts';
import { enterAccount } from './db/transactionContext.ts';
import { isUuid, noShop } from './db/statement.ts';
import type { Operation } from './operation.ts';
import { networkOf } from './session/network.ts';

type Kind = 'signed in' | 'refused';
/** A line was written `since`; those after it are counted. */
type Entry = { since: number; more: number; facts: Record<string, unknown> };

const minute = 60_000;
/** More networks than this within a minute are one. */
const mostNetworks = 10_000;
const words = { 'signed in': 'Signed in', refused: 'Access refused' } as const satisfies Record<Kind, string>;

/**
 * Tells the server's log who signed in and who was refused: of each network and kind one line a minute, and how many followed it. Never
 * a password, a token or an e-mail.
 */
export const accessLog = () => {
  const entries = new Map<string, Entry>();

  /** What went on after the lines of more than a minute ago. They stand in the order of time. */
  const tellCounted = ({ ports: { log }, at }: RequestContext) => {
    for (const [key, { since, more, facts }] of entries) {
      if (at.getTime() - since < minute) return;
      entries.delete(key);
      // Of many requests, and not of the one that finds it.
      if (more) log('warn', 'And more of the same within a minute', { ...facts, more, request: undefined });
    }
  };

  const note = async (kind: Kind, context: RequestContext, { id: operation }: Operation, status: number) => {
    tellCounted(context);
    const network = networkOf(context.address);
    const named = `${kind} ${network}`;
    const key = entries.size < mostNetworks || entries.has(named) ? named : kind;
    const entry = entries.get(key);
    if (entry) return void entry.more++;
    const { address, at, ports } = context;
    const shop = isUuid(context.shop) && context.shop !== noShop ? context.shop : null;
    entries.set(key, { since: at.getTime(), more: 0, facts: { kind, network: key === kind ? 'many' : network } });
    const user = context.person ?? (await personOf(context));
    ports.log(kind === 'refused' ? 'warn' : 'info', words[kind], { operation, status, address, user, shop });
  };

  return {
    signedIn: (context: RequestContext, operation: Operation, status: number) =>
      note('signed in', context, operation, status),
    /** Whoever brings nothing to be let in by is only told to sign in. */
    refused: async (context: RequestContext, operation: Operation, status: number) => {
      const isAttempt = context.session !== '' || context.access.to === 'public';
      if (isAttempt && (status === 401 || status === 403)) await note('refused', context, operation, status);
    },
  };
};

/** Whose session it is, be they let in or not. A log that cannot tell it says null. */
const personOf = async ({ session, ports: { database } }: RequestContext): Promise<string | null> => {
  if (!session) return null;
  const asked = { text: 'select x.user_id from sessions x where x.token_digest = $1', values: [session] };
  try {
    const [, found] = await database.batch([enterAccount, asked]);
    return found!.rows[0]?.[0] ?? null;
  } catch {
    return null;
  }
};
