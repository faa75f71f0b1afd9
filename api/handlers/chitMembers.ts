import { chitEntries } from '../../schema/entities/chitEntries.ts';
import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { liabilityShape, passbookShape, redeemableShape, type PassbookRead } from '../../schema/rules/chitReplies.ts';
import { say } from '../../schema/words/said.ts';
import { end, type EndAsked } from '../chits/end.ts';
import { heldStatement, liabilityStatement, readLiability } from '../chits/liability.ts';
import { heldBy, passbooksOfStatement, passbooksStatement, readPassbooks, standing } from '../chits/passbooks.ts';
import { pay, type PayAsked } from '../chits/pay.ts';
import { ratesOf, ratesStatement } from '../chits/rate.ts';
import { redeemableOf } from '../chits/redeem.ts';
import { linesStatement, passbookRead } from '../chits/statementOf.ts';
import { transfer, type TransferAsked } from '../chits/transfer.ts';
import { recordId } from '../crud/read.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';

export const chitMemberHandlers: HandlersOf<typeof chitMembers> = {
  pay: replying(
    recordOf(chitEntries),
    async context =>
      pay(context, recordId(chitMembers, context), (await inputOf(context, chitMembers.actions!.pay)) as PayAsked),
    { once: true },
  ),

  end: replying(
    recordOf(chitEntries),
    async context =>
      end(context, recordId(chitMembers, context), (await inputOf(context, chitMembers.actions!.end)) as EndAsked),
    { once: true },
  ),

  transfer: replying(
    recordOf(chitMembers),
    async context =>
      transfer(
        context,
        recordId(chitMembers, context),
        (await inputOf(context, chitMembers.actions!.transfer)) as TransferAsked,
      ),
    { once: true },
  ),

  passbook: replying(passbookShape, async context => {
    const id = recordId(chitMembers, context);
    const { shop, at } = context;
    const [books, lines, rates] = await context.read([
      passbooksStatement(shop, [id]),
      linesStatement(shop, id),
      ratesStatement(shop, at),
    ]);
    const [book] = readPassbooks(books!.rows);
    if (!book) throw notFound({ one: chitMembers.name });
    const read = JSON.parse(lines!.rows[0]![0]!) as PassbookRead['lines'];
    return data(passbookRead(book, read, ratesOf(rates!, at), shopDay(at)));
  }),

  liability: replying(liabilityShape, async context => {
    const { shop, at } = context;
    const [owed, held, rates] = await context.read([
      liabilityStatement(shop),
      heldStatement(shop),
      ratesStatement(shop, at),
    ]);
    return data(readLiability(owed!, held!, rates!, at));
  }),

  redeemable: replying(redeemableShape, async context => {
    const { contactId } = parametersOf(context, 'contactId');
    if (contactId === undefined || !isUuid(contactId)) throw invalid({ contactId: say('oneOfList') });
    const { shop, at } = context;
    const [books, rates] = await context.read([passbooksOfStatement(shop, contactId), ratesStatement(shop, at)]);
    const rateOf = ratesOf(rates!, at);
    const today = shopDay(at);
    return data(
      readPassbooks(books!.rows)
        .filter(book => heldBy(book).paid > 0)
        .map(book => {
          const { maturesOn, lastDay } = standing(book, today);
          const { number, scheme } = book;
          return { number, scheme: scheme.name, maturesOn, lastDay, ...redeemableOf(book, rateOf, today) };
        }),
    );
  }),
};
