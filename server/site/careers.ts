import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { OpenVacancy, PublicVacancy } from '../../schema/rules/vacancies.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { sendForm, type Page } from './sendForm.ts';

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

/** An application as a browser without script sends it. */
export const takeApplication = (c: Context, language: string, api: AskApi): Promise<Page | Response> =>
  sendForm(c, {
    language,
    api,
    call: `public/vacancies/${vacancyIn(c.req.path.replace(/\/+$/, ''))}/applications`,
    again: () => careersPage(c, language, api),
  });
