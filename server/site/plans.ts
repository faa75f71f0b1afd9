import type { Context } from 'hono';
import type { ShownPlan } from '../../schema/rules/plans.ts';
import { languageTags } from '../../schema/words/languages.ts';
import type { Visit } from '../../schema/visit.ts';
import type { AskApi, Refused } from './files.ts';

const others = languageTags.filter(tag => tag !== 'en').join('|');
const inOther = new RegExp(`^/(?:${others})(?=/|$)`);
const priced = new Set(['/', '/pricingdetail', '/tsinvoice', '/tsmessenger', '/tsinvoice/cart']);

/** Whether the page at this address, in small letters, tells prices and is else the same for everybody. */
export const isPriced = (path: string): boolean => priced.has(path.replace(inOther, '') || '/');

/** Asks what is sold. While there is too much to do what was said last counts, so that the front page is there in any case. */
export const askingPlans = (api: AskApi) => {
  const last = new Map<string, readonly ShownPlan[]>();
  return async (c: Context, language: string): Promise<Pick<Visit, 'plans' | 'message'>> => {
    const reply = await api(c, 'public/plans', { headers: { 'accept-language': language } });
    if (reply.ok) last.set(language, ((await reply.json()) as { data: ShownPlan[] }).data);
    const plans = last.get(language);
    if (plans) return { plans };
    const { responseMessage: message } = (await reply.json()) as Refused;
    return message ? { message } : {};
  };
};
