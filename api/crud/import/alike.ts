import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { storedField, tableName, type StoredField } from '../../db/columns.ts';
import { isLive } from '../../db/statement.ts';
import { snake } from '../../db/table.ts';
import type { Row } from '../../db/write.ts';
import type { Statement } from '../../ports.ts';
import { batchOf, type ImportJob } from './job.ts';

/** How many of the new records agree with one that is there, and so are likely brought a second time. Nobody is asked but in a trial. */
export const countAlike = async (job: ImportJob, created: readonly Row[]): Promise<number> => {
  const { entity, shop, options } = job;
  if (!options.dryRun || !entity.import?.alike || !created.length) return 0;
  const [found] = await batchOf(job, [alikeStatement(entity, shop, created)]);
  return Number(found!.rows[0]![0]);
};

const alikeStatement = (entity: AnyEntity, shop: string, rows: readonly Row[]): Statement => {
  const fields: StoredField[] = entity.import!.alike!.map(name => storedField(entity, name)!);
  const [lead, ...others] = fields as [StoredField, ...StoredField[]];
  const same = others.map(({ column, name }) => ` and t.${column} is not distinct from r."${name}"`).join('');
  return {
    text: `select count(*) from json_to_recordset($2::json) as r(${fields.map(({ name, type }) => `"${name}" ${type}`).join(', ')})
      where exists (select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.${lead.column} = r."${lead.name}"${same}${goesOn(entity)} and ${isLive('t')})`,
    values: [shop, JSON.stringify(rows)],
  };
};

/** What was stopped is there no more. */
const goesOn = ({ states, info }: AnyEntity): string => {
  if (!states) return '';
  const stopped = info[states.field]!.options!.filter(({ meaning }) => meaning === 'stopped');
  return stopped.map(({ id }) => ` and t.${snake(states.field)} <> '${String(id)}'`).join('');
};
