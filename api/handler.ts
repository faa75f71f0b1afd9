import type { Shape } from '../schema/kit/shape.ts';
import type { RequestContext } from './requestContext.ts';
import type { Reply } from './reply.ts';

type Work<T> = (context: RequestContext) => Promise<Reply<T>>;

/** What a success holds: `data` of a shape, or what is of one of these media types. */
export type Success = { data: Shape } | { types: readonly string[] };

type More = {
  /** Of a success, where it is not 200; what it is as a rule comes first. */
  status?: number | readonly number[];
  /** A POST that is done once for one `Idempotency-Key`. */
  once?: true;
};

/** What a call does, and what it replies with when all goes well: the router runs it, the description tells of it. */
export type Handler = Work<unknown> & { readonly success: Success } & Readonly<More>;

/** The compiler refuses work that replies with other data. */
export const replying = <T>(data: Shape<T>, work: Work<NoInfer<T>>, more: More = {}): Handler =>
  Object.assign((context: RequestContext) => work(context), { success: { data }, ...more });

/** For what is no JSON. */
export const sending = (types: readonly string[], work: Work<unknown>, more: More = {}): Handler =>
  Object.assign((context: RequestContext) => work(context), { success: { types }, ...more });
