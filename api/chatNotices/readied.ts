import { notifications, type Notification } from '../../schema/entities/notifications.ts';
import { languageOfTemplate, noticeTemplateProblem } from '../../schema/rules/noticeTemplate.ts';
import { notificationText } from '../../schema/rules/notificationText.ts';
import { topicOf } from '../../schema/rules/notifications.ts';
import { allowedFrom, type QuietHours } from '../../schema/rules/quietHours.ts';
import { filledComponents, templateShape } from '../../schema/rules/template.ts';
import { tidy } from '../../schema/rules/templateVariables.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import type { ChatMessage, ChatTemplate } from '../chat/port.ts';
import { recentTemplates } from '../chat/templates.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { recordStatement } from '../db/write.ts';
import { accountStatement, type ShopAccount } from '../messages/account.ts';
import { priceOf } from '../messages/draft.ts';
import type { Ports, Statement } from '../ports.ts';
import { isSeen, linkOf } from '../push/notice.ts';
import { waitingDelivery, type Waiting } from './deliveries.ts';
import type { ChatNoticeJob } from './queue.ts';

type Terms = { quiet: QuietHours; template: string | null; language: string | null };
type Account = Omit<ShopAccount, 'balance'>;
/** All that is known of a notice before it is sent. */
export type Scene = { told: Notification; terms: Terms; account: Account | null; waiting: Waiting };

/** Null when nothing is on its way. */
export const sceneOf = async ({ database }: Ports, job: ChatNoticeJob): Promise<Scene | null> => {
  const { shop, user, id } = job;
  const [, record, settled, connected] = await database.batch([
    enterJob(shop, user),
    recordStatement(notifications, shop, id),
    termsOf(shop),
    accountStatement(shop),
  ]);
  const [told, terms, account] = [record, settled, connected].map(
    found => JSON.parse(found!.rows[0]?.[0] ?? 'null') as unknown,
  ) as [Notification | null, Terms | null, Account | null];
  if (!told || !terms) return null;
  const [, found] = await database.batch([enterAccount, waitingDelivery(job, topicOf(told.kind))]);
  const waiting = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Waiting | null;
  return waiting && { told, terms, account, waiting };
};

const termsOf = (shop: string): Statement => ({
  text: `select json_build_object('quiet', json_build_object('from', s.quiet_from, 'to', s.quiet_to), 'template', s.notice_template,
    'language', s.notice_language) from shops s where s.shop_id = $1`,
  values: [shop],
});

/** What is sent, from which number and at what price. */
export type Ready = { account: Account; price: string; number: string; message: ChatMessage };

/** Or when it may be sent; or null, where nobody wants or may have it any more. Throws ChatRefusal. */
export const readied = async (
  ports: Ports,
  { shop }: ChatNoticeJob,
  { told, terms, account, waiting }: Scene,
): Promise<Ready | Date | null> => {
  if (isSeen(told) || !waiting.isWanted || !waiting.number || !account?.approved) return null;
  const now = ports.clock.now();
  const allowed = allowedFrom(terms.quiet, now);
  if (allowed > now) return allowed;
  const templates = await recentTemplates(ports, account);
  const template = templates.find(({ name, language }) => name === terms.template && language === terms.language);
  if (template?.status !== 'APPROVED' || noticeTemplateProblem(template.components)) return null;
  const link = `${ports.site.address}${linkOf(told, shop)}`;
  const message = {
    to: `91${waiting.number}`,
    reference: told.id,
    template: filled(template, [sentenceOf(told, template, waiting.language), link]),
  };
  return { account, price: priceOf(account, template), number: waiting.number, message };
};

const filled = ({ name, language, components }: ChatTemplate, values: readonly string[]) => ({
  name,
  language,
  components: filledComponents(templateShape(components), {
    variables: values.map(tidy),
    headerText: null,
    mediaId: null,
  }),
});

/** In the template's language, so that a message is in one; where that is none of ours, in the person's. */
const sentenceOf = ({ kind, payload }: Notification, template: ChatTemplate, language: string | null): string => {
  const wording = wordingFor(languageOfTemplate(template.language) ?? language);
  const { title, text } = notificationText({ kind, payload: payload ?? {} }, wording);
  return [title, text].filter(Boolean).join(' · ');
};
