import { applications } from '../../schema/entities/applications.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { applicationDays } from '../../schema/rules/vacancies.ts';
import { forgetStatements } from '../crud/erase.ts';
import { noShop } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';

const day = 24 * 60 * 60 * 1_000;
/** Each goes with its history, remarks and files. */
const slice = 100;

/** Applications whose vacancy has long ended go for good; their files go with the sweep of files that comes behind. */
export const sweepApplications = async ({ database }: Ports, now: number, signal?: AbortSignal): Promise<void> => {
  const before = new Date(now - applicationDays * day);
  let found = slice;
  while (found === slice && !signal?.aborted) {
    const [, stale] = await database.batch([
      enterJob(noShop, null),
      {
        text: `select a.id from applications a join vacancies v on v.id = a.vacancy_id
          where a.shop_id = $1 and (v.open_until < $2::date or v.closed_at <= $3::timestamptz or v.deleted_at <= $3::timestamptz)
          limit ${slice}`,
        values: [noShop, shopDay(before), before.toISOString()],
      },
    ]);
    const ids = stale!.rows.map(([id]) => id!);
    found = ids.length;
    if (found) await database.batch([enterJob(noShop, null), ...forgetStatements(applications, noShop, ids)]);
  }
};
