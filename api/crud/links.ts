import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { RequestContext } from '../requestContext.ts';
import { linkColumns } from '../db/select.ts';
import { lockStatements } from '../db/write.ts';
import type { Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { updateStatements } from './update.ts';

type Links = {
  entity: AnyEntity;
  /** The many-references field that shows the links. */
  field: string;
  id: string;
  /** The body's field that names the record, where the path does not. */
  named?: string;
  /** Stop the call before anything is locked. */
  guards?: Statement[];
  change: (ids: string[]) => string[];
};

/** Changes what a record is linked with, as an update of the field that shows it: with its audit row and its version. */
export const changeLinks = (
  context: RequestContext,
  { entity, field, id, named = '', guards = [], change }: Links,
  status = 200,
): Promise<Reply<true>> =>
  context.change(async run => {
    const { table, own, other } = linkColumns(entity, entity.info[field]!);
    const results = await run([
      ...guards,
      ...lockStatements(entity, context.shop, [id], { named }),
      {
        text: `select l.${other} from ${table} l where l.shop_id = $1 and l.${own} = $2 order by l.id`,
        values: [context.shop, id],
      },
    ]);
    const before = results.at(-1)!.rows.map(([target]) => target!);
    const after = change(before);
    if (after.join() !== before.join())
      await run(updateStatements(entity, context.shop, [id], { [field]: after }, context.occasion));
    return data(true, status);
  });
