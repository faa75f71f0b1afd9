import { pieces } from '../../schema/entities/pieces.ts';
import { updateStatements } from '../crud/update.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';
import type { Sent } from './sent.ts';

/** Few enough pieces that nobody waits 50 ms for them. */
const sliceSize = 20;

/**
 * What received pieces cost goes along by itself and stands in no document, since only some may see it: a piece that says nothing of its own is given
 * what the sender's said.
 */
export const bringCosts = async ({ database, ids, clock }: Ports, sent: Sent, signal: AbortSignal): Promise<void> => {
  const { id, toShopId: shop } = sent.transfer;
  const costs = sent.pieces.flatMap(({ tag, cost }) => (cost == null ? [] : [{ tag, cost }]));
  for (let from = 0; from < costs.length && !signal.aborted; from += sliceSize) {
    const slice = costs.slice(from, from + sliceSize);
    await database.transaction(async run => {
      const [, found] = await run([
        enterJob(shop, null),
        {
          text: `select p.id, l.tag from piece_arrivals_lines l join pieces p on p.shop_id = $1 and p.arrival_id = $2 and p.tag = l.tag_here
            where l.shop_id = $1 and l.document_id = $2 and l.tag = any($3::text[]) and p.cost is null and p.deleted_at is null
              and p.state <> all($4::text[]) order by p.id for update of p`,
          values: [shop, id, slice.map(({ tag }) => tag), pieces.states!.frozen!],
        },
      ]);
      for (const [piece, tag] of found!.rows) {
        const { cost } = slice.find(each => each.tag === tag)!;
        await run(updateStatements(pieces, shop, [piece!], { cost }, { ids, at: clock.now() }));
      }
    });
  }
};
