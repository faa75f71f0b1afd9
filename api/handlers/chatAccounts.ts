import { shops } from '../../schema/entities/shops.ts';
import { invalid } from '../../schema/errors.ts';
import { described, listOf, maybe, moment, number, object, string, uuid } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { asAccount, goOnIn } from '../db/transactionContext.ts';
import { noteStatement } from '../db/history.ts';
import { lockNames, rowName } from '../db/locks.ts';
import { affords } from '../messages/afford.ts';
import { balanceStatement, bookStatement } from '../messages/ledger.ts';
import {
  accountTerms,
  creditsStatement,
  releaseNumber,
  setAccount,
  takeNumber,
  terms,
  termsFields,
  type Terms,
} from '../messages/terms.ts';
import type { Run } from '../ports.ts';
import { replying } from '../handler.ts';
import { data, dataText } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import { say } from '../../schema/words/said.ts';

const account = object({ ...termsFields, balance: described(number, 'What is left for messages, in rupees') });
const credit = object({ id: uuid, amount: number, note: maybe(string), userName: maybe(string), at: moment });
const addition = object({ amount: number, note: string, balance: number });

/** What a system administrator settles for a shop: its number at WhatsApp, and its money for messages. */
export const chatAccountHandlers: Pick<
  HandlersOf<typeof shops>,
  'chatAccount' | 'setChatAccount' | 'chatCredits' | 'addChatCredit'
> = {
  chatAccount: replying(maybe(account), async context => {
    parametersOf(context);
    const [found, balance] = await context.batch([accountTerms(context.shop), balanceStatement(context.shop)]);
    const account = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Terms | null;
    return data(account && { ...account, balance: Number(balance!.rows[0]![0]) });
  }),

  setChatAccount: replying(terms, async context => {
    const wanted = (await inputOf(context, shops.actions!.setChatAccount)) as Terms;
    const { shop, at } = context;
    return context.transaction(async run => {
      const [found] = await run([accountTerms(shop)]);
      const before = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Terms | null;
      if (before?.phoneNumberId !== wanted.phoneNumberId) await claimNumber(context, run, wanted.phoneNumberId);
      const changes = Object.entries(wanted)
        .map(([name, value]) => [name, [before?.[name as keyof Terms] ?? null, value]] as const)
        .filter(([, [was, becomes]]) => was !== becomes);
      await run([
        ...setAccount(shop, before?.phoneNumberId ?? null, wanted, at),
        ...(changes.length
          ? [noteStatement(shops, 'update', shop, shop, Object.fromEntries(changes), context.occasion)]
          : []),
      ]);
      return data(wanted);
    });
  }),

  chatCredits: replying(listOf(credit), async context => {
    parametersOf(context);
    const [found] = await context.batch([creditsStatement(context.shop)]);
    return dataText(found!.rows[0]![0]!);
  }),

  addChatCredit: replying(
    addition,
    async context => {
      const { amount, note } = await inputOf(context, shops.actions!.addChatCredit);
      if (!amount) throw invalid({ amount: say('enterAmount') });
      const { shop, ports, at } = context;
      return context.change(async run => {
        const [, before] = await run([
          { text: 'select 1 from chat_accounts a where a.shop_id = $1 for update', values: [shop] },
          balanceStatement(shop),
        ]);
        const balance = before!.rows[0]![0]!;
        if (amount < 0 && !affords(balance, String(-amount)))
          throw invalid({ amount: say('amountAboveBalance', { balance }) });
        const [, after] = await run([
          bookStatement(shop, { kind: 'added', amount: String(amount), note: note! }, { ids: ports.ids, at }),
          balanceStatement(shop),
        ]);
        return data({ amount, note: note!, balance: Number(after!.rows[0]![0]) }, 201);
      });
    },
    { status: 201, once: true },
  ),
};

/** Whoever uses it keeps it. */
const claimNumber = async ({ shop, at }: RequestContext, run: Run, number: string) => {
  const owned = { text: 'select n.shop_id from chat_numbers n where n.phone_number_id = $1', values: [number] };
  const [, , found] = await run(asAccount(shop, [lockNames([rowName('chat_numbers', number)]), owned]));
  const owner = found!.rows[0]?.[0];
  if (owner === shop) return;
  if (owner) {
    const inUse = {
      text: 'select 1 from chat_accounts a where a.shop_id = $1 and a.phone_number_id = $2',
      values: [owner, number],
    };
    const [, used] = await run([goOnIn(owner), inUse, goOnIn(shop)]);
    if (used!.count) throw invalid({ phoneNumberId: say('numberOfOtherShop') });
    await run(asAccount(shop, [releaseNumber(owner, number)]));
  }
  await run(asAccount(shop, [takeNumber(shop, number, at)]));
};
