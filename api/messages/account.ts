import { badRequest, invalid, Refusal } from '../../schema/errors.ts';
import { described, maybe, number, object, string, yesOrNo } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { ChatRefusal, type ChatAccount, type ChatTemplate } from '../chat/port.ts';
import { recentTemplates } from '../chat/templates.ts';
import type { Statement } from '../ports.ts';
import { balanceStatement } from './ledger.ts';
import { setAccount, takeNumber } from './terms.ts';
import { say } from '../../schema/words/said.ts';

/** A shop's number at the chat service, and what one message costs there, in rupees as PostgreSQL writes them. */
export type ShopAccount = ChatAccount & { prices: Record<string, string>; balance: string; approved: boolean };

export const accountStatement = (shop: string): Statement => ({
  text: `select json_build_object('phoneNumberId', a.phone_number_id, 'businessAccountId', a.business_account_id, 'prices',
      json_build_object('MARKETING', a.marketing_price::text, 'UTILITY', a.utility_price::text, 'AUTHENTICATION', a.authentication_price::text),
      'approved', (select s.status = 'Approved' from shops s where s.shop_id = $1))
    from chat_accounts a where a.shop_id = $1 order by a.created_at, a.phone_number_id limit 1`,
  values: [shop],
});

export const termsOfShop = object({
  approved: described(yesOrNo, 'A shop that is not sends nothing'),
  quiet: described(object({ from: maybe(string), to: maybe(string) }), 'When messages rest, `HH:MM`'),
  prices: described(
    maybe(object({ MARKETING: number, UTILITY: number, AUTHENTICATION: number })),
    'Of one message, in rupees; null without a number at WhatsApp',
  ),
});

/** What somebody has to know before writing a message; `prices` are null without a number. Times are null unless the shop says. */
export const termsStatement = (shop: string): Statement => ({
  text: `select json_build_object('approved', s.status = 'Approved', 'quiet', json_build_object('from', s.quiet_from, 'to', s.quiet_to),
      'prices', (select json_build_object('MARKETING', a.marketing_price, 'UTILITY', a.utility_price, 'AUTHENTICATION', a.authentication_price)
        from chat_accounts a where a.shop_id = $1 order by a.created_at, a.phone_number_id limit 1))
    from shops s where s.shop_id = $1`,
  values: [shop],
});

/** Throws for a shop that has no number. */
export const accountOf = async (context: RequestContext): Promise<ShopAccount> => {
  const [account, balance] = await context.batch([accountStatement(context.shop), balanceStatement(context.shop)]);
  const text = account!.rows[0]?.[0];
  if (!text) throw badRequest(say('noNumber'));
  return { ...(JSON.parse(text) as ShopAccount), balance: balance!.rows[0]![0]! };
};

/** Whatever the chat service refuses here is told to the person, and can be tried again. */
const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ChatRefusal) throw new Refusal(503, error.said, { retryAfter: 30 });
    throw error;
  }
};

/** For looking through them; what is sent is fetched again. */
export const listedTemplates = (context: RequestContext, account: ChatAccount): Promise<ChatTemplate[]> =>
  asked(recentTemplates(context.ports, account));

/** Throws at the field when the chat service does not have it, or does not let it be sent. */
export const templateOf = async (
  context: RequestContext,
  account: ChatAccount,
  { templateName, templateLanguage }: { templateName: string; templateLanguage: string },
): Promise<ChatTemplate> => {
  const templates = await asked(context.ports.chat.templates(account));
  const named = templates.filter(({ name }) => name === templateName);
  if (!named.length) throw invalid({ templateName: say('noTemplate') });
  const template = named.find(({ language }) => language === templateLanguage);
  if (!template) throw invalid({ templateLanguage: say('noTemplateInLanguage') });
  if (template.status !== 'APPROVED') throw invalid({ templateName: say('templateNotApproved') });
  return template;
};

export type NewAccount = ChatAccount & {
  shop: string;
  at: Date;
  /** Of a message, in rupees. */
  prices: { marketing: number; utility: number; authentication: number };
  /** 0: without a limit. */
  perSecond?: number;
};

/** A number becomes a shop's. Ends in the shop, for nobody in particular. */
export const connect = ({ shop, at, prices, perSecond = 75, ...ids }: NewAccount): Statement[] => {
  const { marketing: marketingPrice, utility: utilityPrice, authentication: authenticationPrice } = prices;
  return [
    enterAccount,
    takeNumber(shop, ids.phoneNumberId, at),
    enterJob(shop, null),
    ...setAccount(shop, null, { ...ids, marketingPrice, utilityPrice, authenticationPrice, perSecond }, at),
  ];
};
