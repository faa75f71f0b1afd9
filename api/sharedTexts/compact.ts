import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';
import type { Compaction } from './queue.ts';
import { compacted } from './yjs.ts';

/**
 * Makes one update of all there are, under the number of the last of them: whoever knows some before it reads the whole, which does no harm.
 * What is added meanwhile comes after. Two at once, or one that dies, leave every update there at least once.
 */
export const compactText = async ({ database }: Ports, { shop, record, name }: Compaction): Promise<void> => {
  const text = [shop, record, name] as const;
  const ofText = 'shop_id = $1 and record_id = $2 and name = $3';
  const [, read] = await database.batch([
    enterJob(shop, null),
    { text: `select number, content from shared_text_updates where ${ofText} order by number`, values: text },
  ]);
  const numbers = read!.rows.map(([number]) => number!);
  if (numbers.length < 2) return;
  const content = compacted(read!.rows.map(([, content]) => content!));
  await database.batch([
    enterJob(shop, null),
    { text: `select last from shared_texts where ${ofText} for update`, values: text },
    {
      text: `delete from shared_text_updates where ${ofText} and number = any($4::integer[])`,
      values: [...text, numbers],
    },
    {
      text: `insert into shared_text_updates (shop_id, record_id, name, number, content)
        select $1, t.record_id, t.name, $4, $5 from shared_texts t where t.shop_id = $1 and t.record_id = $2 and t.name = $3`,
      values: [...text, numbers.at(-1)!, content],
    },
    {
      text: `update shared_texts set length = (select coalesce(sum(length(u.content)), 0) from shared_text_updates u
        where u.shop_id = $1 and u.record_id = $2 and u.name = $3) where ${ofText}`,
      values: text,
    },
  ]);
};
