import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { can } from '../../schema/permissions.ts';
import { bookLocksShape } from '../../schema/rules/bookLocks.ts';
import { lastDayOf } from '../../schema/rules/months.ts';
import { say } from '../../schema/words/said.ts';
import { replying } from '../handler.ts';
import { changeLock, laterDay, lockFurther, lockLess, pastDay, readLocks } from '../ledger/lockBooks.ts';
import { dataText } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const { markFiled, lockBooks, unlockBooks } = ledgerAccounts.actions!;

export const bookLockHandlers: Pick<
  HandlersOf<typeof ledgerAccounts>,
  'bookLocks' | 'markFiled' | 'lockBooks' | 'unlockBooks'
> = {
  bookLocks: replying(bookLocksShape, async context =>
    dataText(await readLocks(context.shop, statements => context.read(statements))),
  ),

  markFiled: replying(
    bookLocksShape,
    async context => {
      const { registration: wanted, month, filedOn, acknowledgement } = await inputOf(context, markFiled);
      const { at, shop } = context;
      const last = lastDayOf(month);
      if (last >= shopDay(at)) throw invalid({ month: say('monthNotOver') });
      if (filedOn <= last || filedOn > shopDay(at)) throw invalid({ filedOn: say('filedBeforeEnd') });
      return context.change(async run => {
        await changeLock(context, run, { wanted, permission: can.LedgerLock }, lockedUntil => ({
          kind: 'filed',
          until: laterDay(lockedUntil, last),
          month,
          filedOn,
          acknowledgement,
        }));
        return dataText(await readLocks(shop, run));
      });
    },
    { once: true },
  ),

  lockBooks: replying(
    bookLocksShape,
    async context => {
      const { registration: wanted, until } = await inputOf(context, lockBooks);
      pastDay('until', until, context.at);
      return context.change(async run => {
        await changeLock(context, run, { wanted, permission: can.LedgerLock }, lockedUntil => ({
          kind: 'locked',
          until: lockFurther(lockedUntil, until),
        }));
        return dataText(await readLocks(context.shop, run));
      });
    },
    { once: true },
  ),

  unlockBooks: replying(
    bookLocksShape,
    async context => {
      const { registration: wanted, until, reason } = await inputOf(context, unlockBooks);
      return context.change(async run => {
        await changeLock(context, run, { wanted, permission: can.LedgerUnlock }, lockedUntil => ({
          kind: 'unlocked',
          until: lockLess(lockedUntil, until),
          reason,
        }));
        return dataText(await readLocks(context.shop, run));
      });
    },
    { once: true },
  ),
};
