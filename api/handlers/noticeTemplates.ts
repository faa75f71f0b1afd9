import { shops } from '../../schema/entities/shops.ts';
import { invalid } from '../../schema/errors.ts';
import { described, listOf, maybe, number, object, string, whole, yesOrNo, type Of } from '../../schema/kit/shape.ts';
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
import { data, type Reply } from '../reply.ts';
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
  chosen: described(maybe(object({ name: string, language: string })), 'Null: nobody is told so by WhatsApp'),
  templates: described(listOf(template), 'Those that can be chosen'),
  hasNumber: described(yesOrNo, 'At WhatsApp'),
  isPayable: described(yesOrNo, 'Whether the balance suffices for one more notice'),
  unpaid: described(whole, 'Notices of the last 7 days that were not sent, because the balance did not suffice'),
});

/** What a shop chooses a template for: notices to colleagues, reminders of customers. */
type Purpose = 'notice' | 'reminder';

/** With which templates a shop tells its people, and its customers, by WhatsApp. */
export const noticeTemplateHandlers: Pick<
  HandlersOf<typeof shops>,
  'noticeTemplates' | 'setNoticeTemplate' | 'reminderTemplates' | 'setReminderTemplate'
> = {
  noticeTemplates: replying(settings, context => settingsOf(context, 'notice')),
  setNoticeTemplate: replying(recordOf(shops), context => choose(context, 'notice')),
  reminderTemplates: replying(settings, context => settingsOf(context, 'reminder')),
  setReminderTemplate: replying(recordOf(shops), context => choose(context, 'reminder')),
};

const settingsOf = async (context: RequestContext, purpose: Purpose): Promise<Reply<Of<typeof settings>>> => {
  parametersOf(context);
  const { shop } = context;
  const [chosen, account, balance] = await context.batch([
    chosenTemplate(shop, purpose),
    accountStatement(shop),
    balanceStatement(shop),
  ]);
  const unpaid =
    purpose === 'notice' ? (await context.batch(asAccount(shop, [unpaidNotices(shop)])))[1]!.rows[0]![0] : 0;
  const [name, language] = chosen!.rows[0] ?? [];
  const connected = JSON.parse(account!.rows[0]?.[0] ?? 'null') as ShopAccount | null;
  const templates = connected ? await suitable(context, connected) : [];
  const own = templates.find(each => each.name === name && each.language === language);
  return data({
    chosen: name && language ? { name, language } : null,
    templates,
    hasNumber: connected !== null,
    isPayable: affords(balance!.rows[0]![0]!, String(own?.price ?? 0)),
    unpaid: Number(unpaid),
  });
};

const choose = async (context: RequestContext, purpose: Purpose) => {
  const action = purpose === 'notice' ? shops.actions!.setNoticeTemplate : shops.actions!.setReminderTemplate;
  const { templateName, templateLanguage } = await inputOf(context, action);
  const { shop } = context;
  const [name, language] = templateName
    ? await checked(context, { templateName, templateLanguage: templateLanguage ?? '' })
    : [null, null];
  const changes = { [`${purpose}Template`]: name, [`${purpose}Language`]: language };
  return context.change(async run => {
    const results = await run([
      ...lockStatements(shops, shop, [shop]),
      ...updateStatements(shops, shop, [shop], changes, context.occasion),
      recordStatement(shops, shop, shop),
    ]);
    return recordReply(shops, context, results.at(-1)!);
  });
};

/** Throws at the field where it cannot be. */
const checked = async (
  context: RequestContext,
  wanted: { templateName: string; templateLanguage: string },
): Promise<[name: string, language: string]> => {
  if (!wanted.templateLanguage) throw invalid({ templateLanguage: say('noticeLanguage') });
  const { components } = await templateOf(context, await accountOf(context), wanted);
  const problem = noticeTemplateProblem(components);
  if (problem) throw invalid({ templateName: problem });
  return [wanted.templateName, wanted.templateLanguage];
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

const chosenTemplate = (shop: string, purpose: Purpose): Statement => ({
  text: `select s.${purpose}_template, s.${purpose}_language from shops s where s.shop_id = $1`,
  values: [shop],
});
