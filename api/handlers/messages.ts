import { messages } from '../../schema/entities/messages.ts';
import { described, listOf, number, object, string, uuid, whole, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { paging } from '../crud/history.ts';
import { templatesReply, templatesText } from '../chat/templates.ts';
import { accountOf, listedTemplates, termsOfShop, termsStatement } from '../messages/account.ts';
import { cancelMessage } from '../messages/cancel.ts';
import { checkedList } from '../messages/checked.ts';
import { commonVariables, headerOf, mustBeApproved, scheduleOf, wordsOf } from '../messages/draft.ts';
import { refuseTooLate } from '../messages/meeting.ts';
import { balanceStatement, ledgerLine, ledgerPage } from '../messages/ledger.ts';
import { affords, costOf } from '../messages/afford.ts';
import { queuedMessage, queueMessage, type QueuedMessage } from '../messages/queue.ts';
import { retryMessage } from '../messages/retry.ts';
import { testMessage } from '../messages/test.ts';
import { replying } from '../handler.ts';
import { data, dataText, page, type Reply } from '../reply.ts';
import { pageOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import { readSaid } from '../../schema/words/said.ts';

const send = async (context: RequestContext): Promise<Reply<QueuedMessage>> => {
  const { name, templateName, templateLanguage, ...given } = await inputOf(context, messages.actions!.send);
  const scheduledAt = scheduleOf(context.at, given.scheduledAt);
  const { shape, variables, ...words } = await wordsOf(context, {
    ...given,
    templateName: templateName!,
    templateLanguage: templateLanguage!,
  });
  refuseTooLate(words.meeting, scheduledAt);
  const { list } = await checkedList(context, given, variables);
  mustBeApproved(words.account);
  const { media, ...header } = await headerOf(shape, given);
  const contacts = given.contacts ?? [];
  const queued = {
    ...words,
    name: name!,
    variables: commonVariables(variables),
    to: list,
    header,
    scheduledAt,
    contacts,
  };
  return queueMessage(context, queued, media);
};

const queuing = { status: 201, once: true } as const;

const estimated = object({
  total: described(whole, 'People whom it would go to'),
  skipped: described(whole, 'Of them those who would be left out'),
  leftOut: described(listOf(object({ contactId: uuid, name: string, reason: string })), 'The first of those'),
  price: described(number, 'Of one message, in rupees'),
  cost: number,
  balance: number,
  enough: yesOrNo,
});

const estimate = async (context: RequestContext): Promise<Reply<Of<typeof estimated>>> => {
  const { templateName, templateLanguage, ...given } = await inputOf(context, messages.actions!.estimate);
  const wording = { ...given, templateName: templateName!, templateLanguage: templateLanguage! };
  const { account, variables, price } = await wordsOf(context, wording);
  const { list, leftOut } = await checkedList(context, given, variables);
  const [total, skipped] = [list.ids.length, Object.keys(list.skips).length];
  const cost = costOf(price, total - skipped);
  return data({
    total,
    skipped,
    leftOut: leftOut.map(each => ({ ...each, reason: context.wording.say(readSaid(each.reason)) })),
    price: Number(price),
    cost: Number(cost),
    balance: Number(account.balance),
    enough: affords(account.balance, cost),
  });
};

export const messageHandlers: HandlersOf<typeof messages> = {
  send: replying(queuedMessage, send, queuing),
  estimate: replying(estimated, estimate),
  test: replying(queuedMessage, testMessage, queuing),
  cancel: replying(described(yesOrNo, 'Whether all that had begun is known'), cancelMessage),
  retry: replying(queuedMessage, retryMessage, queuing),

  /** Text within the reply, as the client expects it. */
  templates: replying(templatesText, async context => {
    parametersOf(context);
    return templatesReply(await listedTemplates(context, await accountOf(context)));
  }),

  terms: replying(termsOfShop, async context => {
    parametersOf(context);
    const [found] = await context.batch([termsStatement(context.shop)]);
    return dataText(found!.rows[0]![0]!);
  }),

  balance: replying(described(number, 'Rupees'), async context => {
    parametersOf(context);
    const [found] = await context.batch([balanceStatement(context.shop)]);
    return dataText(found!.rows[0]![0]!);
  }),

  ledger: replying(pageOf(ledgerLine), async context => {
    const wanted = paging(context.search);
    const [items, total] = await context.batch(ledgerPage(context.shop, wanted));
    return page(items!.rows[0]![0]!, Number(total!.rows[0]![0]), wanted);
  }),
};
