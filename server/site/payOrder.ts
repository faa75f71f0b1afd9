import type { Context } from 'hono';
import type { PublicOrder } from '../../schema/rules/orders.ts';
import type { PaymentForm } from '../../schema/rules/payments.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { typedIn } from './typedIn.ts';

type Ways = { api: AskApi; again: (visit: Partial<Visit>, status?: number) => Promise<Response | null> };

const pathOf = ({ id = '' }: Record<string, string>, rest = '') => `public/orders/${encodeURIComponent(id)}${rest}`;

/** The order that the address names, where its receipt is right. */
export const orderAsked = async (c: Context, api: AskApi): Promise<Pick<Visit, 'order'>> => {
  const asked = c.req.query();
  const reply = asked['id']
    ? await api(c, `${pathOf(asked)}?receipt=${encodeURIComponent(asked['receipt'] ?? '')}`)
    : null;
  return reply?.ok ? { order: ((await reply.json()) as { data: PublicOrder }).data } : {};
};

const post = (c: Context, language: string, api: AskApi, path: string, body: object): Promise<Response> =>
  api(c, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });

/** The page's forms without script: to pay, whose answer is the form that leads on, or to tell a reference. */
export const payOrder = async (c: Context, language: string, { api, again }: Ways): Promise<Response | null> => {
  const typed = await typedIn(c);
  if (!typed) return c.text('Send the form of this page.', 400);
  const asked = c.req.query();
  const { receipt = '' } = asked;
  const { reference } = typed;
  const { search } = new URL(c.req.url);
  const body = { receipt, ...(reference !== undefined && { reference }) };
  const reply = await post(
    c,
    language,
    api,
    pathOf(asked, reference === undefined ? '/payment' : '/payment/reference'),
    body,
  );
  if (reply.ok && reference !== undefined) return c.redirect(orderAddress(language, asked), 303);
  const shown = { search, ...(await orderAsked(c, api)) };
  if (reply.ok) return again({ ...shown, pay: ((await reply.json()) as { data: PaymentForm }).data });
  const { responseMessage: message, errors: problems } = (await reply.json()) as Refused;
  return again({ ...shown, ...(problems ? { problems, typed } : message ? { message } : {}) }, reply.status);
};

const orderAddress = (language: string, { id = '', receipt = '' }: Record<string, string>, more = ''): string =>
  `${language === 'en' ? '' : `/${language}`}/checkout/order?${new URLSearchParams({ id, receipt })}${more}`;

/** A buyer who comes back from the provider. What that sends along is judged by the API; the page of the order tells what it came to. */
export const takeBack = async (c: Context, language: string, api: AskApi): Promise<Response> => {
  const asked = c.req.query();
  const sent = (await typedIn(c)) ?? {};
  const [providerPayment, providerOrder, signature] = ['payment_id', 'order_id', 'signature'].map(
    name => sent[`razorpay_${name}`] ?? '',
  );
  if (!providerPayment) return c.redirect(orderAddress(language, asked, '&paid=no'), 303);
  const body = { receipt: asked['receipt'] ?? '', providerPayment, providerOrder, signature };
  const reply = await post(c, language, api, pathOf(asked, '/payment/confirm'), body);
  return c.redirect(orderAddress(language, asked, reply.ok ? '&paid=yes' : ''), 303);
};
