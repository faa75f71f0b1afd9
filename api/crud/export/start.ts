import { conflict } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { mostPapers } from '../../../schema/kit/papers.ts';
import type { ExportReport } from '../../../schema/kit/backgroundTask.ts';
import { say } from '../../../schema/words/said.ts';
import type { RequestContext } from '../../requestContext.ts';
import { exportStatement, newExport } from './exportRows.ts';
import { wholeCount } from '../../db/page.ts';
import { publishChange } from '../../events/signals.ts';
import type { Run } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import { parentGuards, permitted } from '../list.ts';
import { askedFor, type Asked } from './file.ts';
import { exportQueue, type ExportOptions } from './options.ts';
import { shownExport, storedExport } from './report.ts';

/** Writes the file behind the person's back, however many rows there are. */
export const exportLater = async (entity: AnyEntity, asked: RequestContext): Promise<Reply<ExportReport>> => {
  const wanted = askedFor(entity, asked);
  const context = permitted(entity, wanted.list, asked);
  context.fingerprint = context.ports.secrets.digest(context.search.toString());
  return context.change(async run => {
    await run(parentGuards(entity, context));
    return beginExport(context, run, { entity, ...wanted });
  });
};

type Wanted = { entity: AnyEntity; format: ExportReport['format'] } & Pick<Asked, 'perLine' | 'list'> &
  Pick<ExportOptions, 'paper' | 'language'>;

export const beginExport = async (
  context: RequestContext,
  run: Run,
  { entity, format, perLine, list, paper, language = context.wording.language }: Wanted,
): Promise<Reply<ExportReport>> => {
  const { shop, at, ports } = context;
  const id = ports.ids.next();
  const { hidden } = entity;
  const options: ExportOptions = {
    list,
    language,
    ...(perLine && { perLine }),
    ...(paper && { paper }),
    ...(hidden && { hidden }),
  };
  const [counted] = await run([wholeCount(entity, shop, list)]);
  const total = Number(counted!.rows[0]![0]);
  if (paper && total > mostPapers) throw conflict(say('tooManyPapers', { count: mostPapers }));
  const [, made] = await run([
    newExport(shop, { id, entity: entity.name, format, options, total, at }),
    exportStatement(shop, id),
    publishChange(shop, 'exports', id),
  ]);
  await ports.jobs.enqueue(run, exportQueue, { shop, id });
  return data(shownExport(storedExport(made!), context), 202);
};
