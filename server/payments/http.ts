import { PaymentRefusal, PaymentUnknown } from '../../api/payments/port.ts';
import { isRecord, textIn } from './entities.ts';
import { boundedText } from '../boundedText.ts';

export type RazorpayOptions = {
  /** Where it answers, without `/v1`. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Milliseconds for a whole call: a buyer waits for it. */
  timeout?: number;
  fetch?: typeof fetch;
};

export type Ask = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Record<string, unknown>>;

const patience = 10_000;
const longestReply = 4 * 1024 * 1024;

/** A call of Razorpay. Throws PaymentRefusal or PaymentUnknown and nothing else. */
export const askingRazorpay = ({
  baseUrl,
  keyId,
  keySecret,
  timeout = patience,
  fetch: ask = fetch,
}: RazorpayOptions): Ask => {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method, path, body, headers = {}) => {
    const request: RequestInit = {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        'user-agent': 'TolaShop',
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeout),
      // A redirect would carry the keys elsewhere.
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
    };
    const { status, text } = await answered(() => ask(`${baseUrl}/v1/${path}`, request));
    const reply = parsed(text);
    if (status >= 200 && status < 300 && reply) return reply;
    throw failure(status, reply);
  };
};

const answered = async (call: () => Promise<Response>): Promise<{ status: number; text: string }> => {
  try {
    const response = await call();
    return { status: response.status, text: await boundedText(response, longestReply) };
  } catch (error) {
    throw new PaymentUnknown('The payment provider did not answer', { cause: error });
  }
};

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * Only what Razorpay itself says is a definite no: a gateway that breaks down on the way back knows nothing of what happened behind it. A
 * call that is still at work (409), one of too many (429) and whatever lies with the service may be asked again.
 */
const failure = (status: number, reply: Record<string, unknown> | null): PaymentRefusal | PaymentUnknown => {
  const error = reply && isRecord(reply['error']) ? reply['error'] : null;
  if (!error || status >= 500 || status === 409 || status === 429 || status < 400)
    return new PaymentUnknown(`An answer ${status}`);
  return new PaymentRefusal(status, textIn(error['description']).slice(0, 200) || `${status}`);
};
