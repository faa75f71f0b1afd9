import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { conflict } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { say } from '../../schema/words/said.ts';
import { transitStatements } from '../crud/update.ts';
import type { RequestContext } from '../requestContext.ts';
import { makeEntry, type EntryAsked } from './makeEntry.ts';
import { heldBy, standing, type Passbook } from './passbooks.ts';

/** As the call's input has it. */
export type EndAsked = EntryAsked & { reason?: string | null };

/** A passbook ends by the rule of its scheme: what was paid is paid back, without a bonus, and the metal that it bought is the shop's again. */
export const end = (context: RequestContext, id: string, { reason = null, ...asked }: EndAsked) =>
  makeEntry(
    context,
    id,
    { ...asked, note: reason },
    async book => {
      refuseGoodsOnly(book, shopDay(context.at));
      const { paid, fine } = heldBy(book);
      if (paid <= 0) throw conflict(say('chitEmpty'));
      return {
        kind: 'refund',
        day: shopDay(context.at),
        amount: paid / 100,
        ...(fine > 0 && { metal: book.scheme.metal as 'gold', fineWeight: fine / 1_000 }),
      };
    },
    async run => run(transitStatements(chitMembers, 'endEarly', context.shop, [{ id }], { reason }, context.occasion)),
  );

/** What the law makes a deposit is paid back all the same. */
const refuseGoodsOnly = (book: Passbook, today: string): void => {
  const { lastDay } = standing(book, today);
  if (book.scheme.earlyEnd === 'goods' && lastDay !== null && today <= lastDay) throw conflict(say('chitGoodsOnly'));
};
