import { demoNumbers, demoPrices } from '../../schema/demo.ts';
import { noticeTemplate } from '../../schema/demoTemplates.ts';
import { nightElsewhere } from '../../schema/rules/quietHours.ts';
import type { DemoShop } from '../session/demoBusinesses.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import type { Ids, Statement } from '../ports.ts';
import { connect } from './account.ts';
import { bookStatement } from './ledger.ts';

/** A demo shop's number at WhatsApp's stand-in, with money for it. Ends in the shop, for its owner. */
export const demoAccountStatements = (
  { id: shop, name, owner }: DemoShop,
  { balance, since, now, ids }: { balance: number; since: Date; now: Date; ids: Ids },
): Statement[] => {
  const { from, to } = nightElsewhere(now);
  return [
    enterAccount,
    {
      text: `update shops set quiet_from = $2, quiet_to = $3, notice_template = $4, notice_language = 'en' where id = $1`,
      values: [shop, from, to, noticeTemplate],
    },
    ...connect({ shop, ...demoNumbers[name], prices: demoPrices, at: since }),
    enterJob(shop, owner),
    bookStatement(shop, { kind: 'added', amount: balance.toFixed(2) }, { ids, at: since }),
  ];
};
