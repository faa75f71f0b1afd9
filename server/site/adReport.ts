import type { Context } from 'hono';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { AdReport } from '../../schema/rules/ads.ts';
import { languageTags } from '../../schema/words/languages.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import type { Page } from './sendForm.ts';

const address = new RegExp(`^/(?:(?:${languageTags.join('|')})/)?ad_report/([\\w-]+)/*$`, 'i');

export const isAdReport = (path: string): boolean => address.test(path);

/** What came of an ad, as it is at that moment. */
export const adReportPage = async (c: Context, language: string, api: AskApi): Promise<Page> => {
  const visit: Visit = { pathname: c.req.path.replace(/\/+$/, ''), search: '', day: shopDay(new Date()) };
  const call = `public/ad_reports/${address.exec(c.req.path)![1]}`;
  const reply = await api(c, call, { headers: { 'accept-language': language } });
  if (reply.ok) return { visit: { ...visit, adReport: ((await reply.json()) as { data: AdReport }).data } };
  if (reply.status === 404) return { visit };
  const { responseMessage: message } = (await reply.json()) as Refused;
  return { visit: { ...visit, ...(message && { message }) }, status: reply.status };
};
