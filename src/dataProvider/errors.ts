import { HttpError } from 'react-admin';
import { noResponse, wordOfStatus } from '../i18n/statusWords.ts';

export { noResponse };

type Rule = {
  /** Where a page that was loading goes instead. */
  page?: string;
  /** The same call may succeed later, unchanged. */
  retry?: true;
};

/** The error table, the one place that knows what a status means to a person. */
const rules: Record<number, Rule> = {
  [noResponse]: { page: '/error/servicenotavailable', retry: true },
  404: { page: '/error/notfound' },
  429: { retry: true },
  503: { page: '/error/servicenotavailable', retry: true },
};

/** Someone else changed the record first. `current` is what it is now. */
export class ConflictError extends HttpError {
  readonly current: Record<string, unknown>;
  constructor(message: string, current: Record<string, unknown>) {
    super(message, 409, { current });
    // HttpError makes every error plainly its own.
    Object.setPrototypeOf(this, ConflictError.prototype);
    this.current = current;
  }
}

type Refusal = { responseMessage?: unknown; errors?: unknown; data?: unknown; reference?: unknown };

/** The error of a reply, its field errors put where react-admin looks for them. */
export function errorOf(status: number, reply: unknown): HttpError {
  const { responseMessage, errors, data, reference } = (isObject(reply) ? reply : {}) as Refusal;
  const message = typeof responseMessage === 'string' && responseMessage ? responseMessage : keyOf(status);
  if (status === 409 && isObject(data) && 'id' in data) return new ConflictError(message, data);
  const fields = isObject(errors) && Object.keys(errors).length > 0 ? errors : undefined;
  return new HttpError(message, status, { errors: fields, data, reference });
}

/** What to do about an error: leave for a page, sign out, or say something and stay. */
export type Reaction =
  { kind: 'page'; to: string } | { kind: 'signOut' } | { kind: 'toast'; message: string; retry: boolean };

/** `loading`: a page was loading and there is no input to lose. `fallback` is the screen's own text for a silent server. */
export function reactionTo(error: unknown, { loading = false, fallback = '' } = {}): Reaction {
  const status = statusOf(error);
  const rule = rules[status] ?? {};
  if (loading && status === 401) return { kind: 'signOut' };
  if (loading && rule.page) return { kind: 'page', to: rule.page };
  return { kind: 'toast', message: messageOf(error, fallback), retry: maySucceedLater(error) };
}

/** Whether the same call may succeed a little later, unchanged. */
export const maySucceedLater = (error: unknown): boolean => rules[statusOf(error)]?.retry ?? false;

/** The server's own words, else the screen's, else the table's: text or a message key. That no one answered is always told. */
export function messageOf(error: unknown, fallback = ''): string {
  const status = statusOf(error);
  const message = keyOf(status);
  const said = error instanceof HttpError ? error.message : '';
  if (said && said !== message) return said;
  return status === noResponse ? message : fallback || message;
}

/** Under which the server's log holds the error. */
/** What the server said at one of these fields. */
export function fieldProblem(error: unknown, ...fields: string[]): string | undefined {
  const errors = error instanceof HttpError ? (error.body as { errors?: Record<string, string> }).errors : undefined;
  return fields.map(field => errors?.[field]).find(Boolean);
}

export function referenceOf(error: unknown): string | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return isObject(body) && typeof body.reference === 'string' ? body.reference : undefined;
}

/** Nobody was there to answer, or somebody in between could not reach who would: the same call may succeed in a while. */
export function isUnanswered(error: unknown): boolean {
  return unanswered.includes(statusOf(error));
}

/** The same of what stands in a form after that. */
export function tellsOfNoAnswer(message: string | undefined): boolean {
  return message === maybeSaved || message === maybeDone || unanswered.some(status => keyOf(status) === message);
}

/** Nobody answered a try to save, which may have come all the same. */
export const maybeSaved = 'ts.error.maybeSaved';
/** The same of an action: what is changed after it is not sent once it was carried out. */
export const maybeDone = 'ts.error.maybeDone';

const unanswered = [noResponse, 502, 503, 504];

/** An error that no call made is the program's own and reads as the server's. */
export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 500;
}

export function isAbort(error: unknown): boolean {
  return isObject(error) && error.name === 'AbortError';
}

/** The words where the server says nothing itself. */
function keyOf(status: number): string {
  return `ts.error.${wordOfStatus(status)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
