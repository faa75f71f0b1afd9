import { messages } from '../../schema/entities/messages.ts';
import type { Call } from '../call.ts';
import { paging } from '../crud/history.ts';
import { templatesReply } from '../chat/templates.ts';
import { accountOf, listedTemplates, termsStatement } from '../messages/account.ts';
import { cancelMessage } from '../messages/cancel.ts';
import { checkedList } from '../messages/checked.ts';
import { commonVariables, headerOf, mustBeApproved, scheduleOf, wordsOf } from '../messages/draft.ts';
import { balanceStatement, ledgerPage } from '../messages/ledger.ts';
import { affords, costOf } from '../messages/afford.ts';
import { queueMessage } from '../messages/queue.ts';
import { retryMessage } from '../messages/retry.ts';
import { testMessage } from '../messages/test.ts';
import { data, dataText, page, type Reply } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import { readSaid } from '../../schema/words/said.ts';

const send = async (call: Call): Promise<Reply> => {
  const { name, templateName, templateLanguage, ...given } = await inputOf(call, messages.actions!.send);
  const scheduledAt = scheduleOf(call.at, given.scheduledAt);
  const { shape, variables, ...words } = await wordsOf(call, {
    ...given,
    templateName: templateName!,
    templateLanguage: templateLanguage!,
  });
  const { list } = await checkedList(call, given, variables);
  mustBeApproved(words.account);
  const { bytes, format, text } = await headerOf(shape, given);
  const header = { format, text, file: bytes && call.ports.ids.next() };
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
  return queueMessage(call, queued, bytes);
};

const estimate = async (call: Call): Promise<Reply> => {
  const { templateName, templateLanguage, ...given } = await inputOf(call, messages.actions!.estimate);
  const wording = { ...given, templateName: templateName!, templateLanguage: templateLanguage! };
  const { account, variables, price } = await wordsOf(call, wording);
  const { list, leftOut } = await checkedList(call, given, variables);
  const [total, skipped] = [list.ids.length, Object.keys(list.skips).length];
  const cost = costOf(price, total - skipped);
  return data({
    total,
    skipped,
    leftOut: leftOut.map(each => ({ ...each, reason: call.wording.say(readSaid(each.reason)) })),
    price: Number(price),
    cost: Number(cost),
    balance: Number(account.balance),
    enough: affords(account.balance, cost),
  });
};

export const messageHandlers: HandlersOf<typeof messages> = {
  send,
  estimate,
  test: testMessage,
  cancel: cancelMessage,
  retry: retryMessage,

  /** Text within the reply, as the client expects it. */
  async templates(call) {
    parametersOf(call);
    return templatesReply(await listedTemplates(call, await accountOf(call)));
  },

  async terms(call) {
    parametersOf(call);
    const [found] = await call.batch([termsStatement(call.shop)]);
    return dataText(found!.rows[0]![0]!);
  },

  async balance(call) {
    parametersOf(call);
    const [found] = await call.batch([balanceStatement(call.shop)]);
    return dataText(found!.rows[0]![0]!);
  },

  async ledger(call) {
    const wanted = paging(call.search);
    const [items, total] = await call.batch(ledgerPage(call.shop, wanted));
    return page(items!.rows[0]![0]!, Number(total!.rows[0]![0]), wanted);
  },
};
