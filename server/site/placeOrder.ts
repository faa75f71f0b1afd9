import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { orderInput, type PublicOrder } from '../../schema/rules/orders.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { typedIn } from './typedIn.ts';

type Ways = { api: AskApi; again: (visit: Visit, status: number) => Promise<Response | null> };

/** The checkout's form as a browser without script sends it: the very call that the page makes itself, then the receipt or the form again. */
export const placeOrder = async (c: Context, { api, again }: Ways): Promise<Response> => {
  const form = await typedIn(c);
  if (!form) return c.text('Send the form of this page.', 400);
  const { key = '', ...typed } = form;
  const language = c.req.param('language') ?? '';
  const way = language && `/${language}`;
  const body = JSON.stringify(orderInput(typed));
  const reply = await api(c, 'public/orders', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language || 'en',
      'idempotency-key': digest(key + body),
    },
    body,
  });
  if (reply.ok) {
    const { id, receipt } = ((await reply.json()) as { data: PublicOrder }).data;
    return c.redirect(`${way}/checkout/order?id=${id}&receipt=${receipt}`, 303);
  }
  const { responseMessage: message, errors: problems } = (await reply.json()) as Refused;
  const visit: Visit = { pathname: c.req.path, search: '', day: shopDay(new Date()), typed, key };
  const told = problems ? { problems } : message ? { message } : {};
  return (await again({ ...visit, ...told }, reply.status)) ?? c.notFound();
};

/** Another order with the key of the one before is another. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
