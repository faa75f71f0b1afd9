import { ChatRefusal, ChatUnknown } from '../../api/chat/port.ts';
import { chatErrorSaid, chatErrorWait, isChatError } from '../../schema/rules/chatErrors.ts';
import { say } from '../../schema/words/said.ts';

/**
 * What an answer other than a success means for a message. Only what Meta itself says is a definite no: a gateway that
 * breaks down on the way back knows nothing of what happened behind it.
 */
export const failureOf = (status: number, headers: Headers, body: string): ChatRefusal | ChatUnknown => {
  const code = codeOf(body);
  if (code !== null) return refusalOf(code, status, headers);
  if (status === 429) return new ChatRefusal(chatErrorSaid(4), 0, 'later', askedToWait(headers) ?? chatErrorWait(4)!);
  if (status >= 500 || status === 408) return new ChatUnknown(`An answer ${status} that is not of WhatsApp`);
  return new ChatRefusal(say('notAtWhatsApp', { status }), 0, 'never');
};

/** What is not in the table says nothing when the fault lies with the service. */
const refusalOf = (code: number, status: number, headers: Headers): ChatRefusal | ChatUnknown => {
  const wait = chatErrorWait(code);
  const said = chatErrorSaid(code);
  if (wait !== null) return new ChatRefusal(said, code, 'later', Math.max(wait, askedToWait(headers) ?? 0));
  if (status >= 500 && !isChatError(code)) return new ChatUnknown(`An answer ${status} with code ${code}`);
  return new ChatRefusal(said, code, 'never');
};

const codeOf = (body: string): number | null => {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown } };
    return typeof error?.code === 'number' ? error.code : null;
  } catch {
    return null;
  }
};

/** Milliseconds, by whichever of the two headers is there. */
const askedToWait = (headers: Headers): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const minutes = regainMinutes(headers.get('x-business-use-case-usage') ?? '');
  const waits = [seconds * 1_000, minutes * 60_000].filter(wait => wait > 0);
  return waits.length ? Math.max(...waits) : undefined;
};

type Usage = Record<string, { estimated_time_to_regain_access?: number }[]>;

const regainMinutes = (usage: string): number => {
  try {
    const accounts = Object.values(JSON.parse(usage) as Usage).flat();
    return Math.max(0, ...accounts.map(account => Number(account.estimated_time_to_regain_access ?? 0)));
  } catch {
    return 0;
  }
};

/** These happen before anything was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const reconnectAfter = 30_000;

/** What a call without an answer means for a message. */
export const failureWithoutAnswer = (error: unknown): ChatRefusal | ChatUnknown =>
  codesOf(error).some(code => neverSent.has(code))
    ? unreachable()
    : new ChatUnknown('WhatsApp did not answer', { cause: error });

export const unreachable = (): ChatRefusal => new ChatRefusal(say('whatsAppUnreachable'), 0, 'later', reconnectAfter);

/** A host of several addresses fails with one error for each. */
const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const { code } = error as Error & { code?: unknown };
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause];
  return [...(typeof code === 'string' ? [code] : []), ...inner.flatMap(codesOf)];
};
