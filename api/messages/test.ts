import { messages } from '../../schema/entities/messages.ts';
import { invalid } from '../../schema/errors.ts';
import { variablesFor, type Fields } from '../../schema/rules/templateVariables.ts';
import type { RequestContext } from '../requestContext.ts';
import { asAccount } from '../db/transactionContext.ts';
import { noShop } from '../db/statement.ts';
import { inputOf } from '../handlers/input.ts';
import type { Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import { headerOf, mustBeApproved, wordsOf } from './draft.ts';
import { queueMessage, type QueuedMessage } from './queue.ts';
import { say } from '../../schema/words/said.ts';

const longestName = 110;

/** A message of one recipient, who is in no address book: by default whoever asks for it. */
export const testMessage = async (context: RequestContext): Promise<Reply<QueuedMessage>> => {
  const {
    name,
    templateName,
    templateLanguage,
    templateVariables,
    meetingId,
    number: wanted,
    ...given
  } = await inputOf(context, messages.actions!.test);
  const wording = { templateName: templateName!, templateLanguage: templateLanguage!, templateVariables, meetingId };
  const { shape, variables, ...draft } = await wordsOf(context, wording);
  mustBeApproved(draft.account);
  const me = await myself(context);
  const number = wanted ?? me['mobileNo'];
  if (!number) throw invalid({ number: say('noOwnNumber') });
  const values = variablesFor(variables, me);
  if (!values) throw invalid({ templateVariables: say('noOwnValue') });
  const { media, ...header } = await headerOf(shape, given);
  const known = await knownOf(context, `Test: ${(name ?? templateName!).slice(0, longestName)}`, number);
  if (known.optedOut) throw invalid({ number: say('wantsNoMessages') });
  return queueMessage(
    context,
    {
      ...draft,
      name: known.name,
      variables: values,
      to: [{ contactId: noShop, name: me['name']!, number, variables: null, skip: null }],
      header,
      scheduledAt: null,
      field: 'number',
    },
    media,
  );
};

const myself = async (context: RequestContext): Promise<Fields> => {
  const mine: Statement = {
    text: `select json_build_object('name', u.name, 'mobileNo', u.mobile_no, 'email', u.email) from users u
      where u.id = nullif(current_setting('app.user_id', true), '')::uuid`,
    values: [],
  };
  const [, found] = await context.batch(asAccount(context.shop, [mine]));
  return JSON.parse(found!.rows[0]![0]!) as Fields;
};

/** A name that no other message has, since a test is often made again; and whether the number wants no messages. */
const knownOf = async (
  context: RequestContext,
  name: string,
  number: string,
): Promise<{ name: string; optedOut: boolean }> => {
  const [found] = await context.batch([
    {
      text: `select json_build_object('optedOut', exists (select 1 from opt_outs x where x.shop_id = $1 and x.number = $3 and x.deleted_at is null),
        'names', (select coalesce(json_agg(m.name), '[]') from messages m where m.shop_id = $1 and m.deleted_at is null and starts_with(m.name, $2)))`,
      values: [context.shop, name, number],
    },
  ]);
  const { names, optedOut } = JSON.parse(found!.rows[0]![0]!) as { names: string[]; optedOut: boolean };
  const taken = new Set(names);
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
  return { name: free, optedOut };
};
