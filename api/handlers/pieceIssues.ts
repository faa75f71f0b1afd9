import { pieceIssues, type PieceIssue } from '../../schema/entities/pieceIssues.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import { invalid, wrongState } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { transitStatements, updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import { atLine } from './atLine.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const { takeBack, takeHallmarked } = pieceIssues.actions!;
type Returned = readonly { pieceId: string; huid?: string | null; hallmarking?: number | null }[];

export const pieceIssueHandlers: HandlersOf<typeof pieceIssues> = {
  takeBack: replying(
    recordOf(pieceIssues),
    async context => taken(context, (await inputOf(context, takeBack)).pieces!),
    { once: true },
  ),
  takeHallmarked: replying(
    recordOf(pieceIssues),
    async context => taken(context, (await inputOf(context, takeHallmarked)).pieces!),
    { once: true },
  ),
};

/** The pieces go back into stock, with which their lines end, whichever document it is. */
const taken = (context: RequestContext, returned: Returned) => {
  const { shop, occasion } = context;
  const id = recordId(pieceIssues, context);
  return context.change(async run => {
    const ids = await lockedPieces(returned, id, context, run);
    for (const [n, { pieceId, huid, hallmarking }] of returned.entries()) {
      const told = { ...(huid && { huid }), ...(hallmarking != null && { hallmarking }) };
      await run(updateStatements(pieces, shop, [pieceId], told, occasion)).catch((error: unknown) => {
        throw atLine('pieces', n, error, pieces);
      });
    }
    const records = ids.map(each => ({ id: each }));
    await run(transitStatements(pieces, 'putBack', shop, records, {}, occasion));
    return recordReply(pieceIssues, context, (await run([recordStatement(pieceIssues, shop, id)]))[0]!);
  });
};

/** The pieces first, then their document; each of them is out with it. */
const lockedPieces = async (returned: Returned, id: string, { shop }: RequestContext, run: Run): Promise<string[]> => {
  const ids = returned.map(({ pieceId }) => pieceId);
  const found = await run([
    {
      text: 'select 1 from pieces p where p.shop_id = $1 and p.id = any($2::uuid[]) order by p.id for update',
      values: [shop, ids],
    },
    ...lockStatements(pieceIssues, shop, [id]),
    recordStatement(pieceIssues, shop, id),
  ]);
  const { state, lines } = JSON.parse(found.at(-1)!.rows[0]![0]!) as PieceIssue;
  if (state !== 'issued') throw wrongState(pieceIssues.name, state!);
  const out = new Set((lines ?? []).filter(({ outcome }) => outcome === null).map(({ pieceId }) => pieceId));
  const wrong = ids.findIndex(each => !out.has(each));
  if (wrong >= 0) throw invalid({ [`pieces.${wrong}.pieceId`]: say('pieceNotOut') });
  return ids;
};
