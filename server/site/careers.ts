import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { keyField } from '../../schema/kit/publicForm.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { formBody } from '../../schema/rules/publicForm.ts';
import type { OpenVacancy, PublicVacancy } from '../../schema/rules/vacancies.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { sentIn } from './typedIn.ts';

type Page = { visit: Visit; status?: number };

/** The list of vacancies, or one of them with the key by which an application counts once. */
export const careersPage = async (c: Context, language: string, api: AskApi): Promise<Page> => {
  const pathname = c.req.path.replace(/\/+$/, '');
  const visit: Visit = { pathname, search: new URL(c.req.url).search, day: shopDay(new Date()) };
  const id = vacancyIn(pathname);
  const asked = id === undefined ? 'public/vacancies' : `public/vacancies/${id}`;
  const reply = await api(c, asked, { headers: { 'accept-language': language } });
  if (reply.ok) return { visit: { ...visit, ...shownOf(id, ((await reply.json()) as { data: unknown }).data) } };
  if (reply.status === 404) return { visit };
  const { responseMessage: message } = (await reply.json()) as Refused;
  return { visit: { ...visit, ...(message && { message }) }, status: reply.status };
};

/** What stands behind `/careers/`. */
const vacancyIn = (pathname: string): string | undefined => /\/careers\/([^/]+)$/i.exec(pathname)?.[1];

const shownOf = (id: string | undefined, data: unknown): Partial<Visit> =>
  id === undefined ? { vacancies: data as PublicVacancy[] } : { ...(data as OpenVacancy), key: randomUUID() };

/** An application as a browser without script sends it: thanks, or the form again with all that was typed. */
export const takeApplication = async (c: Context, language: string, api: AskApi): Promise<Page | Response> => {
  const sent = await sentIn(c);
  if (!sent) return c.text('Send the form of this page.', 400);
  const { typed, files } = sent;
  const key = typed[keyField] ?? '';
  const { fields, ...more } = formBody(typed);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...more, fields: JSON.stringify(fields) })) body.set(name, value);
  for (const [name, file] of files) body.append(name, file);
  const reply = await api(c, `public/vacancies/${vacancyIn(c.req.path.replace(/\/+$/, ''))}/applications`, {
    method: 'POST',
    headers: { 'accept-language': language, ...(key && { 'idempotency-key': key }) },
    body,
  });
  if (reply.ok) return c.redirect(`${c.req.path}?sent`, 303);
  const { errors: problems, responseMessage: message } = (await reply.json()) as Refused;
  const again = await careersPage(c, language, api);
  const isSentBefore = reply.status === keyUsed;
  return {
    visit: {
      ...again.visit,
      search: '',
      typed,
      ...(isSentBefore ? { isSentBefore } : { key, ...(message && { message }), ...(problems && { problems }) }),
    },
    status: again.status ?? (again.visit.vacancy ? reply.status : 404),
  };
};

/** The reply to a key under which something else was sent. */
const keyUsed = 422;
