import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { keyField } from '../../schema/kit/publicForm.ts';
import { publicCallOf, type PublicShown } from '../../schema/rules/publicCall.ts';
import { formBody } from '../../schema/rules/publicForm.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { typedIn } from './typedIn.ts';

/** What is written for it, and with which status where that is not the page's own. */
type Page = { visit: Visit; status?: number };

/** What a visitor's page shows: a record, or a form with a key by which it counts once. */
export const publicPage = async (c: Context, language: string, api: AskApi): Promise<Page> => {
  const pathname = c.req.path.replace(/\/+$/, '');
  const visit: Visit = { pathname, search: new URL(c.req.url).search, day: shopDay(new Date()), key: randomUUID() };
  const { path, shown } = publicCallOf(pathname)!;
  const reply = await api(c, path.slice(1), { headers: { 'accept-language': language } });
  if (reply.ok) return { visit: { ...visit, ...present(shown(((await reply.json()) as { data: unknown }).data)) } };
  if (reply.status === 404) return { visit };
  // Nobody knows what is there: too much is being asked for.
  const { responseMessage: message } = (await reply.json()) as Refused;
  return { visit: { ...visit, ...(message && { message }) }, status: reply.status };
};

const present = ({ record, form }: PublicShown): Pick<Visit, 'record' | 'form'> => ({
  ...(record && { record }),
  ...(form && { form }),
});

/** A form as a browser without script sends it: thanks, or the form again with all that was typed and what was wrong. */
export const takeForm = async (c: Context, language: string, api: AskApi): Promise<Page | Response> => {
  const typed = await typedIn(c);
  if (!typed) return c.text('Send the form of this page.', 400);
  const key = typed[keyField] ?? '';
  const reply = await api(c, publicCallOf(c.req.path)!.path.slice(1), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(formBody(typed)),
  });
  if (reply.ok) return c.redirect(`${c.req.path}?sent`, 303);
  const { errors: problems, responseMessage: message } = (await reply.json()) as Refused;
  const again = await publicPage(c, language, api);
  const isSentBefore = reply.status === keyUsed;
  return {
    visit: {
      ...again.visit,
      search: '',
      typed,
      // Another key where this one is spent, so that what was changed since can be sent too.
      ...(isSentBefore ? { isSentBefore } : { key, ...(message && { message }), ...(problems && { problems }) }),
    },
    status: again.status ?? (again.visit.form ? reply.status : 404),
  };
};

/** The reply to a key under which something else was sent. */
const keyUsed = 422;
