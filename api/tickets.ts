import { invalid, notFound } from '../schema/errors.ts';
import { text } from '../schema/kit/kinds.ts';
import { described, object, string, type Of } from '../schema/kit/shape.ts';
import type { RequestContext } from './requestContext.ts';
import { mediaTypes } from './crud/export/formats.ts';
import { enterAccount } from './db/transactionContext.ts';
import { inputOf } from './handlers/input.ts';
import { replying, sending } from './handler.ts';
import type { Operation } from './operation.ts';
import { data, type Reply } from './reply.ts';
import { say } from '../schema/words/said.ts';

const lifetime = 60_000;
const input = { address: text().label('Address').max(4_000).required() };

const ticket = object({ url: described(string, 'From `/api` on; works once, within a minute') });

/** Answers a GET below `/api/` as the given session would get it, in its language. */
export type Dispatch = (
  address: string,
  as: { session: string; language: string },
  context: RequestContext,
) => Promise<Reply>;

/**
 * For downloads by the browser itself, which sends no bearer and asks in the browser's own language: an address that works once, within a
 * minute, as the one who asked.
 */
export const ticketOperations = (dispatch: Dispatch): Operation[] => [
  {
    id: 'tickets.issue',
    method: 'POST',
    path: 'tickets',
    summary: 'A one-use address for a file',
    tag: 'Files',
    access: { to: 'person' },
    body: { of: 'fields', fields: input },
    handle: replying(ticket, issue, { status: 201 }),
  },
  {
    id: 'tickets.redeem',
    method: 'GET',
    path: 'tickets/:token',
    summary: 'The file that the one-use address stands for',
    tag: 'Files',
    access: { to: 'public' },
    handle: sending(Object.values(mediaTypes), context => redeem(context, dispatch)),
  },
];

const issue = async (context: RequestContext): Promise<Reply<Of<typeof ticket>>> => {
  const { address } = await inputOf(context, { input });
  if (!isFile(address)) throw invalid({ address: say('onlyFilesHaveAddresses') });
  const token = context.ports.secrets.token();
  const expires = new Date(context.at.getTime() + lifetime).toISOString();
  await context.batch([
    { text: 'delete from tickets where expires_at < $1::timestamptz', values: [context.at.toISOString()] },
    {
      text: 'insert into tickets (token_digest, session_digest, address, language, expires_at) values ($1, $2, $3, $4, $5::timestamptz)',
      values: [context.ports.secrets.digest(token), context.session, address, context.wording.language, expires],
    },
  ]);
  return data({ url: `/api/tickets/${token}` }, 201);
};

const [part, shop] = ['(?!\\.{1,2}(?:/|$))[\\w.-]+', 'shops/[\\w-]+'];
/** The export of a list of a shop or of the platform; of a shop also an export or an archive that was made in the background, the rows of an import that failed; written so that no reader of addresses, for dots, escapes or a fragment, reads another. */
const files = new RegExp(
  `^(?:(?:${shop}|system)/(?:${part}/)+export\\?[^#]*|${shop}/(?:(?:exports|archives)/[\\w-]+/file|imports/[\\w-]+/failed))$`,
);

const isFile = (address: string) => files.test(address);

const redeem = async (context: RequestContext, dispatch: Dispatch): Promise<Reply> => {
  const [, found] = await context.ports.database.batch([
    enterAccount,
    {
      text: 'delete from tickets where token_digest = $1 and expires_at > $2::timestamptz returning session_digest, address, language',
      values: [context.ports.secrets.digest(context.parameter('token')), context.at.toISOString()],
    },
  ]);
  const [session, address, language] = found!.rows[0] ?? [];
  if (!session || !address) throw notFound(say('download'));
  return dispatch(address, { session, language: language ?? '' }, context);
};
