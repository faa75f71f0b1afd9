import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { base64Of } from '../base64.ts';
import type { StoredExport } from '../crud/export/report.ts';
import type { Written } from '../crud/export/written.ts';
import { beginExport } from '../crud/export/start.ts';
import { parentFilters, parentGuards, permitted } from '../crud/list.ts';
import { listQuery } from '../crud/listQuery.ts';
import { entityOf } from '../db/select.ts';
import type { Ports, Run } from '../ports.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { readPapers } from './drawn.ts';
import { drawSound, nameOf } from './drawSound.ts';
import { wantedOf } from './print.ts';
import { printNotes, readPrints, type Prints } from './prints.ts';

/** So many are drawn together: the fonts come anew with each such part, and nobody stops one under way. */
const atOnce = 250;

/** The papers of all that the list shows in one file, drawn behind the person's back: an export like others. */
export const papersLater = async (
  entity: AnyEntity,
  paper: string,
  asked: RequestContext,
): Promise<Reply<ExportReport>> => {
  const { size, words, period } = wantedOf(entity, paper, asked);
  const search = new URLSearchParams(asked.search);
  for (const name of ['size', 'language', 'from', 'to', 'pageNumber', 'pageSize']) search.delete(name);
  const list = listQuery(entity, search, parentFilters(entity, asked));
  const context = permitted(entity, list, asked);
  context.fingerprint = context.ports.secrets.digest(context.search.toString());
  return context.change(async run => {
    await run(parentGuards(entity, context));
    const { language } = words;
    return beginExport(context, run, {
      entity,
      format: 'pdf',
      perLine: false,
      list,
      language,
      paper: { name: paper, size, ...(period && { period }) },
    });
  });
};

/**
 * The next part of such a file, which counts a print of each paper; null when nothing is left. No transaction is open while the papers are drawn.
 * A paper that cannot be drawn is named, and the others are made.
 */
export const paperPart = async (
  ports: Ports,
  run: Run,
  shop: string,
  { entity: name, options, reached }: Pick<StoredExport, 'entity' | 'options' | 'reached'>,
): Promise<Written | null> => {
  const { files, site, clock } = ports;
  const [entity, { words }] = [entityOf(name), wordingFor(options.language)];
  const { name: paper, size, period } = options.paper!;
  let prints: Prints = new Map();
  const drawn = await readPapers(
    { shop, files, site, at: clock.now(), run },
    { entity, paper, size, words, period },
    options.list,
    { size: atOnce, after: reached, count: async ids => (prints = await readPrints(run, shop, entity, paper, ids)) },
  );
  if (!drawn.last) return null;
  const { bytes, faulty } = await drawSound(ports, drawn, { isPatient: true });
  return {
    content: bytes ? base64Of(bytes) : '',
    records: drawn.papers.length - faulty.length,
    reached: drawn.last,
    leftOut: faulty.map(nameOf),
    notes: printNotes(prints, { entity, paper, shop, occasion: { ids: ports.ids, at: clock.now() } }),
  };
};
