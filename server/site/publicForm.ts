import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { publicCallOf, type PublicShown } from '../../schema/rules/publicCall.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { sendForm, type Page } from './sendForm.ts';

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

/** A form as a browser without script sends it; of a record, what is said to the amount that its page asks about. */
export const takeForm = async (c: Context, language: string, api: AskApi): Promise<Page | Response> =>
  sendForm(c, {
    language,
    api,
    call: publicCallOf(c.req.path)!.path.slice(1) + (c.req.query('answer') === undefined ? '' : '/answers'),
    again: () => publicPage(c, language, api),
  });
