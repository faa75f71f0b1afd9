import { chitMembers } from '../../../schema/entities/chitMembers.ts';
import { chitReminders } from '../../../schema/entities/chitReminders.ts';
import { Refusal } from '../../../schema/errors.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { languageOfTemplate, noticeTemplateProblem } from '../../../schema/rules/noticeTemplate.ts';
import { preferredLanguages } from '../../../schema/rules/parties.ts';
import { allowedFrom, type QuietHours } from '../../../schema/rules/quietHours.ts';
import { templateShape } from '../../../schema/rules/template.ts';
import { tidy } from '../../../schema/rules/templateVariables.ts';
import { fill } from '../../../schema/words/fill.ts';
import { wordingFor } from '../../../schema/words/wordings.ts';
import { ChatRefusal, type ChatTemplate } from '../../chat/port.ts';
import { recentTemplates } from '../../chat/templates.ts';
import { transitStatements } from '../../crud/update.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { accountStatement, type ShopAccount } from '../../messages/account.ts';
import { priceOf } from '../../messages/draft.ts';
import { keepMessage } from '../../messages/queue.ts';
import { dayRead } from '../../papers/paperOf.ts';
import type { Ports, Run, Statement } from '../../ports.ts';
import { linksTo } from '../../publicPages/linksTo.ts';
import { lockReminders, stillApplies } from './applies.ts';

/** So many come onto one message, in the transaction that makes it. */
const slice = 250;

type Terms = { quiet: QuietHours; template: string | null; language: string | null };
type Language = (typeof preferredLanguages)[number]['id'];
type Sending = { ports: Ports; shop: string; at: Date; account: ShopAccount };
type Open = { id: string; memberId: string; contactId: string; name: string; number: string; text: string };

/**
 * Tells holders by WhatsApp what they are to be told, where the shop has chosen a template and it is not night: a message of the shop to all of a
 * language, with all that messages have. Whom none may be sent to stays to be told by hand.
 */
export const sendReminders = async (ports: Ports, shop: string, at: Date, signal?: AbortSignal): Promise<void> => {
  const [, found, connected] = await ports.database.batch([
    enterJob(shop, null),
    termsOf(shop),
    accountStatement(shop),
  ]);
  const terms = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Terms | null;
  const account = JSON.parse(connected!.rows[0]?.[0] ?? 'null') as ShopAccount | null;
  if (!terms?.template || !account?.approved || allowedFrom(terms.quiet, at) > at) return;
  try {
    const templates = (await recentTemplates(ports, account)).filter(isFit);
    for (const { id: language } of preferredLanguages) {
      const template = templateFor(templates, terms, language);
      let sent = slice;
      while (template && sent === slice && !signal?.aborted)
        sent = await sendSome({ ports, shop, at, account }, template, language);
    }
  } catch (error) {
    // The service does not name its templates, or the balance is too small: they stay to be told.
    if (!(error instanceof ChatRefusal || error instanceof Refusal)) throw error;
    ports.log('warn', 'Reminders of instalments were not sent', { shop, error });
  }
};

const isFit = ({ status, components }: ChatTemplate) => status === 'APPROVED' && !noticeTemplateProblem(components);

/** The same template in the language of those whom it goes to, else as it was chosen. */
const templateFor = (
  templates: readonly ChatTemplate[],
  terms: Terms,
  language: Language,
): ChatTemplate | undefined => {
  const named = templates.filter(({ name }) => name === terms.template);
  return (
    named.find(each => languageOfTemplate(each.language) === language) ??
    named.find(each => each.language === terms.language)
  );
};

const sendSome = ({ ports, shop, at, account }: Sending, template: ChatTemplate, language: Language): Promise<number> =>
  ports.database.transaction(async run => {
    const occasion = { ids: ports.ids, at };
    const found = await run([
      enterJob(shop, null),
      lockReminders(shop),
      openStatement(shop, shopDay(at), language),
      namesStatement(shop, nameOf(language, shopDay(at), '')),
    ]);
    const open = JSON.parse(found[2]!.rows[0]![0]!) as Open[];
    if (!open.length) return 0;
    const taken = new Set(found[3]!.rows.map(([name]) => name));
    const variables = await variablesOf(run, { ports, shop, at, account }, { template, language, open });
    const messageId = await keepMessage(
      run,
      { shop, at, ports, occasion },
      {
        name: freeName(taken, number => nameOf(language, shopDay(at), number)),
        account,
        template,
        price: priceOf(account, template),
        meeting: null,
        variables: null,
        to: open.map((each, n) => ({ ...each, variables: variables[n]!, skip: null })),
        header: { format: templateShape(template.components).headerFormat, text: null },
        scheduledAt: null,
      },
    );
    const reminders = open.map(({ id }) => ({ id, state: 'open' }));
    await run(transitStatements(chitReminders, 'send', shop, reminders, { messageId }, occasion));
    return open.length;
  });

/** The first that no message of the shop has. */
const freeName = (taken: ReadonlySet<string | null | undefined>, nameOf: (number: number) => string): string => {
  let number = 1;
  while (taken.has(nameOf(number))) number++;
  return nameOf(number);
};

const nameOf = (language: Language, day: string, number: number | ''): string => {
  const { words } = wordingFor(language);
  return fill(words.papers.chit.reminderMessage, { day: dayRead(day, words), number });
};

/** The words, and where the template has room for it the page of the passbook. */
const variablesOf = async (
  run: Run,
  { ports, shop, at }: Sending,
  { template, language, open }: { template: ChatTemplate; language: Language; open: readonly Open[] },
): Promise<string[][]> => {
  if (templateShape(template.components).body.length === 1) return open.map(({ text }) => [tidy(text)]);
  const members = [...new Set(open.map(({ memberId }) => memberId))];
  const links = await linksTo(run, { ports, shop, at }, chitMembers, members);
  return open.map(({ text, memberId }) => [tidy(text), links.get(memberId)!(language)]);
};

const termsOf = (shop: string): Statement => ({
  text: `select json_build_object('quiet', json_build_object('from', s.quiet_from, 'to', s.quiet_to), 'template', s.reminder_template,
    'language', s.reminder_language) from shops s where s.shop_id = $1`,
  values: [shop],
});

/** Those with a number who have not said STOP. */
const openStatement = (shop: string, today: string, language: Language): Statement => ({
  text: `select coalesce(json_agg(o), '[]') from (
    select r.id, r.member_id as "memberId", r.contact_id as "contactId", c.name, c.mobile_no as number, r.text
    from chit_reminders r join chit_members m on m.shop_id = $1 and m.id = r.member_id join contacts c on c.shop_id = $1 and c.id = r.contact_id
    where r.shop_id = $1 and r.state = 'open' and r.deleted_at is null and r.language = $3 and ${stillApplies}
      and c.deleted_at is null and c.mobile_no ~ '^[6-9][0-9]{9}$'
      and not exists (select 1 from opt_outs x where x.shop_id = $1 and x.number = c.mobile_no and x.deleted_at is null)
    order by r.id limit ${slice} for update of r) o`,
  values: [shop, today, language],
});

const namesStatement = (shop: string, begins: string): Statement => ({
  text: `select g.name from messages g where g.shop_id = $1 and g.deleted_at is null and starts_with(g.name, $2)`,
  values: [shop, begins],
});
