import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { languageTags } from '../../schema/words/languages.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { ShownCard } from '../../schema/rules/bizCards.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import { sendForm, type Page } from './sendForm.ts';

const address = new RegExp(`^/(?:(?:${languageTags.join('|')})/)?biz_card_details/([^/]+)/([^/]+)/*$`, 'i');

export const isBizCard = (path: string): boolean => address.test(path);

/** A business card with the key by which what is written there counts once. Whoever opens it is counted, and not again for what follows there. */
export const bizCardPage = (c: Context, language: string, api: AskApi): Promise<Page> => {
  const { search, searchParams } = new URL(c.req.url);
  const seen = searchParams.has('qr') ? 'scan' : 'view';
  return written(c, language, api, { search, asked: searchParams.has('sent') ? '' : `?seen=${seen}` });
};

const written = async (
  c: Context,
  language: string,
  api: AskApi,
  { search, asked }: { search: string; asked: string },
): Promise<Page> => {
  const visit: Visit = { pathname: c.req.path.replace(/\/+$/, ''), search, day: shopDay(new Date()) };
  const reply = await api(c, callOf(c.req.path) + asked, { headers: { 'accept-language': language, ...whoLooks(c) } });
  if (reply.ok) {
    const { card, form } = ((await reply.json()) as { data: ShownCard }).data;
    return { visit: { ...visit, card, form, key: randomUUID() } };
  }
  if (reply.status === 404) return { visit };
  const { responseMessage: message } = (await reply.json()) as Refused;
  return { visit: { ...visit, ...(message && { message }) }, status: reply.status };
};

/** What a visitor has written, as a browser without script sends it. */
export const takeMessage = (c: Context, language: string, api: AskApi): Promise<Page | Response> =>
  sendForm(c, {
    language,
    api,
    call: `${callOf(c.req.path)}/enquiries`,
    again: () => written(c, language, api, { search: '', asked: '' }),
  });

const callOf = (path: string): string => {
  const [, shop, card] = address.exec(path)!;
  return `public/biz_cards/${shop}/${card}`;
};

/** By which programs are told from people, and what is fetched ahead from what is looked at. */
const whoLooks = (c: Context): Record<string, string> =>
  Object.fromEntries(
    ['user-agent', 'sec-purpose'].flatMap(name => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
