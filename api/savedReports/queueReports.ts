import { enterJob } from '../db/transactionContext.ts';
import { queueLetter } from '../mail/job.ts';
import type { Ports, Statement } from '../ports.ts';

/** So many letters are begun in one transaction. */
const slice = 100;

/** A letter for each saved report of the shop that is wanted each morning, once a day, whoever looks and however often. */
export const queueReports = async (ports: Ports, shop: string, day: string, signal?: AbortSignal): Promise<void> => {
  let taken = slice;
  while (taken === slice && !signal?.aborted)
    taken = await ports.database.transaction(async run => {
      const [, found] = await run([enterJob(shop, null), takeStatement(shop, day)]);
      for (const [id] of found!.rows) await queueLetter(ports, run, { letter: 'report', shop, id: id!, day });
      return found!.count;
    });
};

/** The first to come takes the morning. */
const takeStatement = (shop: string, day: string): Statement => ({
  text: `update saved_reports t set letter_day = $2::date, letter_state = 'queued', letter_tries = 0
    where t.shop_id = $1 and t.id = any(array(select r.id from saved_reports r where r.shop_id = $1 and r.by_mail and r.deleted_at is null
      and (r.letter_day is null or r.letter_day < $2::date) order by r.id limit ${slice} for update skip locked)) returning t.id`,
  values: [shop, day],
});
