import type { Context } from 'hono';
import { keyField } from '../../schema/kit/publicForm.ts';
import { formBody } from '../../schema/rules/publicForm.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { sentIn, typedIn } from './typedIn.ts';

/** What is written for it, and with which status where that is not the page's own. */
export type Page = { visit: Visit; status?: number };

type Way = { language: string; api: AskApi; call: string; /** The page, as it is anew. */ again: () => Promise<Page> };

/**
 * A form as a browser without script sends it, on to the API: thanks, or the form again with all that was typed and what was wrong. With files it
 * goes in parts, as it came.
 */
export const sendForm = async (c: Context, { language, api, call, again }: Way): Promise<Page | Response> => {
  const sent = (await sentIn(c)) ?? plain(await typedIn(c));
  if (!sent) return c.text('Send the form of this page.', 400);
  const { typed, files } = sent;
  const key = typed[keyField] ?? '';
  const { body, headers } = files ? parts(typed, files) : json(typed);
  const reply = await api(c, call, {
    method: 'POST',
    headers: { ...headers, 'accept-language': language, ...(key && { 'idempotency-key': key }) },
    body,
  });
  if (reply.ok) return c.redirect(`${c.req.path}?sent`, 303);
  const { errors: problems, responseMessage: message } = (await reply.json()) as Refused;
  const { visit, status } = await again();
  const isSentBefore = reply.status === keyUsed;
  return {
    visit: {
      ...visit,
      search: '',
      typed,
      // Another key where this one is spent, so that what was changed since can be sent too.
      ...(isSentBefore ? { isSentBefore } : { key, ...(message && { message }), ...(problems && { problems }) }),
    },
    status: status ?? (visit.form || visit.record ? reply.status : 404),
  };
};

const plain = (typed: Record<string, string> | null) => typed && { typed, files: null };

const json = (typed: Record<string, string>) => ({
  body: JSON.stringify(formBody(typed)),
  headers: { 'content-type': 'application/json' },
});

const parts = (typed: Record<string, string>, files: readonly [string, File][]) => {
  const { fields, ...more } = formBody(typed);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...more, fields: JSON.stringify(fields) })) body.set(name, value);
  for (const [name, file] of files) body.append(name, file);
  return { body, headers: {} };
};

/** The reply to a key under which something else was sent. */
const keyUsed = 422;
