import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { enterJob } from '../../db/transactionContext.ts';
import type { Ports, Result, Statement } from '../../ports.ts';
import type { ImportOptions } from './options.ts';

export type ImportJob = {
  ports: Ports;
  shop: string;
  id: string;
  user: string | null;
  entity: AnyEntity;
  options: ImportOptions;
  /** Titles looked up so far: `categoryId:rings` -> id. */
  titles: Map<string, string>;
};

/** In one transaction, in the import's shop, as the person who started it. */
export const batchOf = async ({ ports, shop, user }: ImportJob, statements: readonly Statement[]): Promise<Result[]> =>
  (await ports.database.batch([enterJob(shop, user), ...statements])).slice(1);
