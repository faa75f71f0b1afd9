import type { Context } from 'hono';
import { trapField } from '../../schema/kit/publicForm.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { joiningAddress, type PublicMeeting } from '../../schema/rules/meetings.ts';
import { languageTags } from '../../schema/words/languages.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';
import type { Page } from './sendForm.ts';
import { typedIn } from './typedIn.ts';

const language = new RegExp(`^/(?:${languageTags.join('|')})(?=/)`, 'i');
const addressIn = (path: string) => path.replace(language, '').replace(/^\/|\/+$/g, '');

export const isMeeting = (path: string): boolean => joiningAddress.test(addressIn(path));

/** A meeting as whoever opens it may see it. */
export const meetingPage = async (c: Context, tongue: string, api: AskApi): Promise<Page> => {
  const { search, searchParams } = new URL(c.req.url);
  const visit: Visit = {
    pathname: c.req.path.replace(/\/+$/, ''),
    search,
    day: shopDay(new Date()),
    now: new Date().toISOString(),
  };
  const i = searchParams.get('i');
  const asked = i ? `?i=${encodeURIComponent(i)}` : '';
  const reply = await api(c, callOf(c) + asked, { headers: { 'accept-language': tongue } });
  if (reply.ok) return { visit: { ...visit, meeting: ((await reply.json()) as { data: PublicMeeting }).data } };
  if (reply.status === 404) return { visit };
  return { visit: { ...visit, ...(await messageOf(reply)) }, status: reply.status };
};

/** An answer as a browser without script sends it: the page again, which tells what was noted or why not. */
export const takeAnswer = async (c: Context, tongue: string, api: AskApi): Promise<Page | Response> => {
  const typed = await typedIn(c);
  if (!typed) return c.text('Send the form of this page.', 400);
  const { answer = '', i = '', [trapField]: trap } = typed;
  const reply = await api(c, `${callOf(c)}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': tongue },
    body: JSON.stringify({ ...(trap && { [trapField]: trap }), fields: { answer, i } }),
  });
  if (reply.ok) return c.redirect(`${c.req.path}?i=${encodeURIComponent(i)}&sent`, 303);
  const { visit, status } = await meetingPage(c, tongue, api);
  return { visit: { ...visit, ...(await messageOf(reply)) }, status: status ?? reply.status };
};

const messageOf = async (reply: Response) => {
  const { responseMessage: message } = (await reply.json()) as Refused;
  return message ? { message } : {};
};

const callOf = (c: Context) => `public/meetings/${addressIn(c.req.path)}`;
