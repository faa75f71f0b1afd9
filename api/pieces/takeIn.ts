import { pieces } from '../../schema/entities/pieces.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity, RecordOf } from '../../schema/kit/defineEntity.ts';
import { inputTaxKinds } from '../../schema/rules/ledger.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { validate } from '../../schema/kit/validate.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { tableName } from '../db/columns.ts';
import { recordStatement } from '../db/write.ts';
import { atLine } from '../handlers/atLine.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

type Values = Record<string, unknown>;

/** Pieces that came with a document in the books: `pieceOf` says what each is beside what was typed. `refused`: the document is not, or no more, in the books. */
export const takeInPieces = async <E extends AnyEntity, T extends Values>(
  context: RequestContext,
  { entity, refused }: { entity: E; refused: string },
  typed: readonly T[],
  pieceOf: (document: RecordOf<E>, piece: T, isTaxCost: boolean) => Values,
) => {
  const id = recordId(entity, context);
  return context.change(async run => {
    const read = recordStatement(entity, context.shop, id);
    const [shown, taken] = await run([read, takenTax(context.shop, id)]);
    const found = shown!.rows[0]?.[0];
    if (!found) throw notFound({ one: entity.name });
    const document = JSON.parse(found) as RecordOf<E>;
    for (const [n, piece] of typed.entries()) {
      const stocked = { ...piece, stockedOn: shopDay(context.at), ...pieceOf(document, piece, !taken!.count) };
      await take(stocked, run, context).catch((error: unknown) => {
        throw atLine('pieces', n, error, pieces);
      });
    }
    // The first piece locked it.
    return recordReply(entity, context, (await run([stillPosted(entity, context.shop, id, refused), read]))[1]!);
  });
};

const take = async (piece: Values, run: Run, { shop, occasion }: RequestContext): Promise<void> => {
  const { values, problems } = validate(pieces, piece, 'create');
  if (problems) throw invalid(problems);
  await run(createStatements(pieces, shop, [{ ...values, id: occasion.ids.next() }], occasion));
};

/** Rows where the document put input tax into the books: where it did not, the GST on it is a cost. */
const takenTax = (shop: string, id: string): Statement => ({
  text: `select 1 from ledger_entries e join ledger_postings p on p.shop_id = $1 and p.entry_id = e.id
    join ledger_accounts a on a.shop_id = $1 and a.id = p.to_id and a.kind in (${inputTaxKinds.map(kind => `'${kind}'`).join(', ')})
    where e.shop_id = $1 and e.record_id = $2 and e.reverses_id is null limit 1`,
  values: [shop, id],
});

const stillPosted = (entity: AnyEntity, shop: string, id: string, refused: string): Statement => ({
  text: `select refuse_unless(exists (select 1 from ${tableName(entity)} d where d.shop_id = $1 and d.id = $2 and d.state = 'posted'), 'TS409', '${refused}')`,
  values: [shop, id],
});
