/** What a call may be refused with. Thrown anywhere, turned into a reply in one place. */

/** Field name -> message. */
export type Problems = Record<string, string>;

export class Refusal extends Error {
  readonly status: number;
  readonly problems: Problems | undefined;
  /** Goes out as `data`, as the current record of a conflict does. */
  readonly data: unknown;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;
  constructor(
    status: number,
    message: string,
    more: { problems?: Problems; data?: unknown; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.problems = more.problems;
    this.data = more.data;
    this.retryAfter = more.retryAfter;
  }
}

export const invalid = (problems: Problems) =>
  new Refusal(400, Object.values(problems)[0] ?? 'Bad request. Please verify your inputs', { problems });
export const badRequest = (message: string) => new Refusal(400, message);
export const signedOut = () => new Refusal(401, 'Please sign in again.');
export const forbidden = () => new Refusal(403, 'You do not have permission to do this.');
export const notFound = (what: string) => new Refusal(404, `${what} not found.`);
export const stale = (what: string, current: unknown) =>
  new Refusal(409, `${what} was changed by someone else in the meantime.`, { data: current });
export const conflict = (message: string) => new Refusal(409, message);
export const tooLarge = (message = 'That is too large.') => new Refusal(413, message);
export const wrongType = (message = 'That type of content is not accepted here.') => new Refusal(415, message);
export const tooMany = (retryAfter: number) =>
  new Refusal(429, 'Too many attempts. Please wait a while and try again.', { retryAfter });
export const unavailable = (retryAfter = 5) =>
  new Refusal(503, 'The service is busy. Please try again in a moment.', { retryAfter });
export const noSpace = (retryAfter = 30) =>
  new Refusal(503, 'The server has no space left, so that nothing can be saved. Please tell whoever runs it.', {
    retryAfter,
  });
