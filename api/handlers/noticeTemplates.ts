import { shops } from '../../schema/entities/shops.ts';
import { invalid } from '../../schema/errors.ts';
import { described, listOf, maybe, number, object, string, whole, yesOrNo } from '../../schema/kit/shape.ts';
import { noticeTemplateProblem } from '../../schema/rules/noticeTemplate.ts';
import { templateExamples, templatePreview } from '../../schema/rules/templatePreview.ts';
import { say } from '../../schema/words/said.ts';
import { unpaidNotices } from '../chatNotices/deliveries.ts';
import { recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { asAccount } from '../db/transactionContext.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { accountOf, accountStatement, listedTemplates, templateOf, type ShopAccount } from '../messages/account.ts';
import { affords } from '../messages/afford.ts';
import { priceOf } from '../messages/draft.ts';
import { balanceStatement } from '../messages/ledger.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';

const template = object({
  name: string,
  language: string,
  body: described(string, 'With the examples of whoever wrote it'),
  price: described(number, 'Rupees'),
});
const settings = object({
  chosen: described(maybe(object({ name: string, language: string })), 'Null: nobody is told by WhatsApp'),
  templates: described(listOf(template), 'Those that can be chosen'),
  hasNumber: described(yesOrNo, 'At WhatsApp'),
  isPayable: described(yesOrNo, 'Whether the balance suffices for one more notice'),
  unpaid: described(whole, 'Notices of the last 7 days that were not sent, because the balance did not suffice'),
});

/** With which template a shop tells its people by WhatsApp. */
export const noticeTemplateHandlers: Pick<HandlersOf<typeof shops>, 'noticeTemplates' | 'setNoticeTemplate'> = {
  noticeTemplates: replying(settings, async context => {
    parametersOf(context);
    const { shop } = context;
    const [chosen, account, balance] = await context.batch([
      chosenTemplate(shop),
      accountStatement(shop),
      balanceStatement(shop),
    ]);
    const [, unpaid] = await context.batch(asAccount(shop, [unpaidNotices(shop)]));
    const [name, language] = chosen!.rows[0] ?? [];
    const connected = JSON.parse(account!.rows[0]?.[0] ?? 'null') as ShopAccount | null;
    const templates = connected ? await suitable(context, connected) : [];
    const own = templates.find(each => each.name === name && each.language === language);
    return data({
      chosen: name && language ? { name, language } : null,
      templates,
      hasNumber: connected !== null,
      isPayable: affords(balance!.rows[0]![0]!, String(own?.price ?? 0)),
      unpaid: Number(unpaid!.rows[0]![0]),
    });
  }),

  setNoticeTemplate: replying(recordOf(shops), async context => {
    const { templateName, templateLanguage } = await inputOf(context, shops.actions!.setNoticeTemplate);
    const { shop } = context;
    const changes = templateName
      ? await checked(context, { templateName, templateLanguage: templateLanguage ?? '' })
      : { noticeTemplate: null, noticeLanguage: null };
    return context.change(async run => {
      const results = await run([
        ...lockStatements(shops, shop, [shop]),
        ...updateStatements(shops, shop, [shop], changes, context.occasion),
        recordStatement(shops, shop, shop),
      ]);
      return recordReply(shops, context, results.at(-1)!);
    });
  }),
};

/** Throws at the field where it cannot be. */
const checked = async (context: RequestContext, wanted: { templateName: string; templateLanguage: string }) => {
  if (!wanted.templateLanguage) throw invalid({ templateLanguage: say('noticeLanguage') });
  const { components } = await templateOf(context, await accountOf(context), wanted);
  const problem = noticeTemplateProblem(components);
  if (problem) throw invalid({ templateName: problem });
  return { noticeTemplate: wanted.templateName, noticeLanguage: wanted.templateLanguage };
};

const suitable = async (context: RequestContext, account: ShopAccount) =>
  (await listedTemplates(context, account))
    .filter(({ status, components }) => status === 'APPROVED' && !noticeTemplateProblem(components))
    .map(each => ({
      name: each.name,
      language: each.language,
      body: templatePreview(each.components, { variables: templateExamples(each.components).body, headerText: null })
        .body,
      price: Number(priceOf(account, each)),
    }));

const chosenTemplate = (shop: string): Statement => ({
  text: 'select s.notice_template, s.notice_language from shops s where s.shop_id = $1',
  values: [shop],
});
