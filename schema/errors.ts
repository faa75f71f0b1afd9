/** What a call may be refused with. Thrown anywhere, turned into a reply in one place, and worded there in the caller's language. */
import { say, type Said, type SaidValue, type Sentence } from './words/said.ts';

/** Field name -> what is wrong with it. */
export type Problems = Record<string, Said>;

/** The same as somebody reads it. */
export type FieldMessages = Record<string, string>;

export class Refusal extends Error {
  readonly status: number;
  readonly said: Said;
  readonly problems: Problems | undefined;
  /** Goes out as `data`, as the current record of a conflict does. */
  readonly data: unknown;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** What else its status asks for. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  constructor(
    status: number,
    said: Said,
    more: { problems?: Problems; data?: unknown; retryAfter?: number; headers?: Record<string, string> } = {},
  ) {
    super('rule' in said ? said.english : said.key);
    this.name = 'Refusal';
    this.status = status;
    this.said = said;
    this.problems = more.problems;
    this.data = more.data;
    this.retryAfter = more.retryAfter;
    this.headers = more.headers;
  }
}

export const invalid = (problems: Problems) =>
  new Refusal(400, Object.values(problems)[0] ?? say('badRequest'), { problems });
/** One of these and nothing else: `a, b or c`. */
export const notOneOf = (field: string, known: readonly string[]) =>
  invalid({ [field]: say('mustBe', { list: known.join(', ').replace(/, (\w+)$/, ' or $1') }) });
export const badRequest = (said: Said) => new Refusal(400, said);
export const signedOut = () => new Refusal(401, say('signedOut'));
export const forbidden = (why: Sentence['key'] = 'forbidden') => new Refusal(403, say(why));
export const notFound = (what: SaidValue) => new Refusal(404, say('notFound', { what }));
export const wrongMethod = (allowed: readonly string[]) =>
  new Refusal(405, say('wrongMethod', { list: allowed.join(', ') }), { headers: { allow: allowed.join(', ') } });
export const stale = (what: SaidValue, current: unknown) =>
  new Refusal(409, say('changedMeanwhile', { what }), { data: current });
export const conflict = (said: Said) => new Refusal(409, said);
/** A document of that entity is in a state in which this cannot be done. */
export const wrongState = (entity: string, state: string) =>
  conflict(say('wrongState', { state: { choice: `${entity}.state`, id: state } }));
export const tooLarge = (said: Said = say('tooLarge')) => new Refusal(413, said);
export const wrongType = (said: Said = say('wrongType')) => new Refusal(415, said);
export const tooMany = (retryAfter: number) => new Refusal(429, say('tooManyAttempts'), { retryAfter });
export const noPapers = () => new Refusal(501, say('noPapers'));
export const noSuchRange = (size: number) =>
  new Refusal(416, say('noSuchRange'), { headers: { 'content-range': `bytes */${size}` } });
export const unavailable = (retryAfter = 5) => new Refusal(503, say('busy'), { retryAfter });
export const noSpace = (retryAfter = 30) => new Refusal(503, say('noSpace'), { retryAfter });
