import { enterAccount } from './db/transactionContext.ts';
import type { Ports } from './ports.ts';

/** Every shop of this installation, for what is done in each in turn. */
export const shopIds = async ({ database }: Pick<Ports, 'database'>): Promise<string[]> => {
  const [, found] = await database.batch([enterAccount, { text: 'select id from shops', values: [] }]);
  return found!.rows.map(([id]) => id!);
};
