import { invalid } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { isUuid } from '../db/statement.ts';
import { lockNames } from '../db/locks.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import type { Run } from '../ports.ts';
import { subscriptionsName } from './kept.ts';

/** From the platform into the shop that a body names, for what it is to hold; the name of the shop. */
export const enterShopOf = async (run: Run, shop: string): Promise<string> => {
  const text = 'select s.name from shops s where s.id = $1 and s.deleted_at is null';
  const found = isUuid(shop) ? (await run([enterAccount, { text, values: [shop] }]))[1] : undefined;
  const name = found?.rows[0]?.[0];
  if (!name) throw invalid({ shopId: say('oneOfList') });
  await run([lockNames([subscriptionsName(shop)]), goOnIn(shop)]);
  return name;
};
