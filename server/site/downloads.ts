import type { Context } from 'hono';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { platformOf, type ShownDownload } from '../../schema/rules/downloads.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import type { Page } from './sendForm.ts';

/** What is everyone's to fetch, what runs on the visitor's own device first. */
export const downloadsPage = async (c: Context, language: string, api: AskApi): Promise<Page> => {
  const pathname = c.req.path.replace(/\/+$/, '');
  const own = platformOf(c.req.header('user-agent') ?? '');
  const visit: Visit = { pathname, search: '', day: shopDay(new Date()), own };
  const reply = await api(c, 'public/downloads', { headers: { 'accept-language': language } });
  if (reply.ok) return { visit: { ...visit, downloads: ((await reply.json()) as { data: ShownDownload[] }).data } };
  const { responseMessage: message } = (await reply.json()) as Refused;
  return { visit: { ...visit, ...(message && { message }) }, status: reply.status };
};
