import { company } from '../../schema/company.ts';
import { shops, type Shop } from '../../schema/entities/shops.ts';
import { conflict } from '../../schema/errors.ts';
import { billsForCompany } from '../../schema/rules/companyShop.ts';
import { say } from '../../schema/words/said.ts';
import { recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { lockNames } from '../db/locks.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';

export const companyShopHandlers = {
  company: replying(
    recordOf(shops),
    async context => {
      const { shop } = context;
      return context.change(async run => {
        await run([lockNames(['companyShop'])]);
        const other = await otherCompany(run, shop);
        if (other) await mark(run, context, other, false);
        const record = await mark(run, context, shop, true);
        assertCharges(JSON.parse(record.rows[0]![0]!) as Shop);
        return recordReply(shops, context, record);
      });
    },
    { once: true },
  ),
} satisfies Partial<HandlersOf<typeof shops>>;

const otherCompany = async (run: Run, shop: string): Promise<string | null> => {
  const text = 'select s.id from shops s where s.is_company and s.id <> $1';
  return (await run([enterAccount, { text, values: [shop] }]))[1]!.rows[0]?.[0] ?? null;
};

const mark = async (run: Run, { occasion }: RequestContext, shop: string, isCompany: boolean) => {
  const marked = await run([
    goOnIn(shop),
    ...lockStatements(shops, shop, [shop]),
    ...updateStatements(shops, shop, [shop], { isCompany }, occasion),
    recordStatement(shops, shop, shop),
  ]);
  return marked.at(-1)!;
};

const assertCharges = (shop: Shop): void => {
  if (shop.status !== 'Approved' || !billsForCompany(shop))
    throw conflict(say('companyShopTax', { state: company.stateCode }));
};
