import { Hono, type Context } from 'hono';
import { notFound, Refusal, wrongMethod } from '../schema/errors.ts';
import { accessLog } from './accessLog.ts';
import { allowedMethods } from './allowedMethods.ts';
import { accessRecorder } from './accessEvents/recorder.ts';
import { RequestContext } from './requestContext.ts';
import { callerQueues, placeOf } from './callerQueues.ts';
import { openApiDocument } from './openapi/document.ts';
import { docsPage } from './docs/page.ts';
import { downloads } from './downloads.ts';
import { tellChanges } from './events/changes.ts';
import { logFault } from './errorLog.ts';
import type { Operation } from './operation.ts';
import { allOperations } from './operations.ts';
import type { Log, Ports } from './ports.ts';
import { refusalOf } from './refusals.ts';
import type { Reply } from './reply.ts';
import { respond, type Gzip } from './respond.ts';
import { shopLimits } from './shopLimits.ts';
import { maskedRefusal, maskedReply } from './support/mask.ts';
import { reachOf } from './support/reach.ts';
import { replayedHeader } from './idempotency.ts';
import { say } from '../schema/words/said.ts';
import type { Wording } from '../schema/words/wording.ts';
import { wordingAccepted } from '../schema/words/wordings.ts';

/** `address`: where the call comes from, for limits. `gzip`: how to pack what is sent there; without it nothing is. */
export type Caller = { address: string; gzip?: Gzip | undefined };

export type Api = {
  fetch(request: Request, from?: Caller): Promise<Response>;
  /** What the router answers, for comparing it with what is described. */
  routes: readonly { method: string; path: string }[];
  /** Once all is written that no call waited for. */
  settled(): Promise<void>;
};

/** How a call went. `seconds`: until its reply was there; a body that streams goes on behind it. */
export type Call = { id: string; operation: string; shop: string | null; status: number; seconds: number };

/** The whole API over its ports: Request in, Response out, wherever it runs. `told`: hears of each call as it is answered. */
export const createApi = (ports: Ports, told: (call: Call) => void = () => {}): Api => {
  const app = new Hono<Bound>();
  const accesses: Accesses = { log: accessLog(), events: accessRecorder(ports) };
  const operations = allOperations(async (address, { session, language }, context) => {
    const headers = { 'accept-language': language };
    const request = new Request(new URL(`/api/${address}`, context.request.url), { headers });
    const response = await app.fetch(request, { address: context.address, session });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: response.body };
  });
  const answer = answering({
    ports,
    accesses,
    told,
    queues: callerQueues(),
    limits: shopLimits(),
    downloaded: downloads(),
  });
  for (const operation of operations) app.on(operation.method, `/api/${operation.path}`, c => answer(operation, c));
  for (const [path, reply] of Object.entries(descriptions(operations, ports)))
    app.get(path, c => respond(reply(), c.env.gzip));
  app.notFound(c => {
    const allowed = allowedMethods(app, c.req.path);
    const refusal = allowed.length ? wrongMethod(allowed) : notFound(`${c.req.method} ${c.req.path}`);
    return respond(refused(refusal, wordingAccepted(c.req.header('accept-language'))));
  });
  return {
    fetch: async (request, from = { address: '' }) => app.fetch(request, from),
    routes: app.routes,
    settled: accesses.events.settled,
  };
};

type Bound = { Bindings: Caller & { session?: string } };

type Answering = {
  ports: Ports;
  accesses: Accesses;
  queues: ReturnType<typeof callerQueues>;
  limits: ReturnType<typeof shopLimits>;
  downloaded: ReturnType<typeof downloads>;
  told: (call: Call) => void;
};

const answering =
  ({ ports, accesses, queues, limits, downloaded, told }: Answering) =>
  async (operation: Operation, c: Context<Bound>): Promise<Response> => {
    const session = c.env.session ?? sessionOf(c.req.raw, ports);
    const parameters: Record<string, string> = c.req.param();
    const { address } = c.env;
    const began = performance.now();
    const caller = { session, shopId: parameters['shopId'], address };
    const queue = queues.of(operation, caller);
    const id = ports.ids.next();
    const log: Log = (level, message, facts) => ports.log(level, message, { request: id, ...facts });
    const own = { ...ports, log, database: ports.database.inQueue(queue), replica: ports.replica?.inQueue(queue) };
    const reach = reachOf(operation, new URL(c.req.raw.url).searchParams);
    const context = new RequestContext(own, c.req.raw, operation.access, parameters, { session, address, id, reach });
    const handle = () => operation.handle(context);
    const begin = operation.isDownload ? () => downloaded(queue, handle) : handle;
    const place = placeOf(operation.access, caller.shopId);
    const end = limits.begin(queue);
    const reply = await answered(operation, context, begin, accesses).finally(end);
    queues.learn(context, caller, reply.status);
    if (reply.status < 400) tellChanges(context);
    const seconds = (performance.now() - began) / 1_000;
    told({ id, operation: operation.id, shop: parameters['shopId'] ?? null, status: reply.status, seconds });
    const isShops = operation.access.to === 'shop' && (context.isLetIn || queue === place);
    return respond(withHeaders(reply, context, isShops ? limits.headersOf(place) : {}), c.env.gzip);
  };

/** Of the whole API, for machines and for people; made when somebody first asks. */
const descriptions = (operations: readonly Operation[], { site }: Ports): Record<string, () => Reply> => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const document = once(() => openApiDocument(operations));
  return {
    '/api/openapi.json': once(() => ({ status: 200, headers, body: JSON.stringify(document()) })),
    '/api/docs': once(() => docsPage(document(), site.address)),
  };
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const sessionOf = (request: Request, { secrets }: Ports) => {
  const token = /^Bearer ([\w.~+/-]{20,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? secrets.digest(token) : '';
};

/** Who came in and who was refused: the lines of the server's log, and the rows of shops. */
type Accesses = { log: ReturnType<typeof accessLog>; events: ReturnType<typeof accessRecorder> };

const answered = async (
  operation: Operation,
  context: RequestContext,
  begin: () => Promise<Reply>,
  accesses: Accesses,
): Promise<Reply> => {
  try {
    const reply = await begin();
    if (context.hasSignedIn) await accesses.log.signedIn(context, operation, reply.status);
    accesses.events.done(context, operation);
    return context.sight?.isMasked ? maskedReply(operation, reply) : reply;
  } catch (error) {
    const cause = await context.firstRefusal(refusalOf(error, operation.entity) ?? error);
    const refusal = refusalOf(cause, operation.entity);
    if (refusal) {
      await accesses.log.refused(context, operation, refusal.status);
      accesses.events.refused(context, operation, refusal.status);
      const reply = refused(refusal, context.wording);
      return context.sight?.isMasked ? maskedRefusal(operation, reply) : reply;
    }
    await logFault(cause, context, operation);
    return refused(new Refusal(500, say('fault')), context.wording, context.id);
  } finally {
    accesses.events.called(context, operation);
  }
};

/** By its headers a client can say which call it was, and take back what it changed: of a shop, since there is no other place where that is done. */
const withHeaders = (
  { status, headers, body }: Reply,
  { id, notedChangeId, access }: RequestContext,
  limits: Record<string, string>,
): Reply => {
  const change = access.to === 'shop' && status < 400 && !headers[replayedHeader] ? notedChangeId : null;
  return {
    status,
    body,
    headers: { ...headers, 'x-request-id': id, ...limits, ...(change && { 'x-change': change }) },
  };
};

const refused = (
  { status, said, problems, data, retryAfter, headers }: Refusal,
  { say: worded, sayAll }: Wording,
  reference?: string,
): Reply => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  },
  body: JSON.stringify({
    responseMessage: worded(said),
    ...(problems && { errors: sayAll(problems) }),
    ...(data !== undefined && { data }),
    ...(reference && { reference }),
  }),
});
