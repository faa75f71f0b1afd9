import { currentUser } from '../db/settings.ts';
import { asAccount } from '../db/transactionContext.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { attemptStatements } from '../session/attempts.ts';

/** Counts a letter that a person of the shop sends, in the transaction that causes it: nobody floods a letter box. Refuses with 429. */
export const countLetter = async ({ shop, at, ports }: RequestContext, run: Run): Promise<void> => {
  const [asked] = await run([{ text: `select ${currentUser}`, values: [] }]);
  const subjects = [
    { limit: 'paperLetter', name: `${shop} ${asked!.rows[0]![0]!}` },
    { limit: 'paperLetters', name: shop },
  ] as const;
  await run(asAccount(shop, attemptStatements(ports.ids, subjects, at)));
};
