import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Occasion } from '../../db/history.ts';
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
  /** Reference field -> titles that it may name, asked for once. */
  offers: Map<string, string[]>;
};

/** All that an import does is one change. */
export const occasionOf = ({ ports, id }: ImportJob): Occasion => ({
  ids: ports.ids,
  at: ports.clock.now(),
  change: id,
});

/** In one transaction, in the import's shop, as the person who started it. */
export const batchOf = async ({ ports, shop, user }: ImportJob, statements: readonly Statement[]): Promise<Result[]> =>
  (await ports.database.batch([enterJob(shop, user), ...statements])).slice(1);
