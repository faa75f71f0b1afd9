import { notFound, notOneOf } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { day, described, oneOf } from '../../schema/kit/shape.ts';
import { copySets, type PaperSize } from '../../schema/kit/papers.ts';
import { isLanguage, languageTags } from '../../schema/words/languages.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { idsOfBody } from '../crud/ids.ts';
import { parentFilters, parentGuards } from '../crud/list.ts';
import { recordId } from '../crud/read.ts';
import type { Parameter } from '../operation.ts';
import type { Run } from '../ports.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { periodIn } from '../ledger/period.ts';
import { anyOf, readPapers, type Count } from './drawn.ts';
import { drawAll, drawPicture } from './drawSound.ts';
import type { PaperData, PaperWanted } from './paperData.ts';
import { countAsked } from './prints.ts';

export const paperTypes = ['application/pdf', 'image/svg+xml'] as const;
const formats = ['pdf', 'svg'] as const;

export const paperParameters = (entity: AnyEntity, paper: string): Parameter[] => [
  { name: 'size', shape: described(oneOf(entity.papers![paper]!.sizes), 'The first unless told') },
  { name: 'language', shape: described(oneOf(languageTags), 'Of the paper; the caller’s unless told') },
  ...(entity.papers![paper]!.reckoned === 'period'
    ? [
        { name: 'from', shape: described(day, 'The first day; the beginning of the month unless told') },
        { name: 'to', shape: described(day, 'The last day; today unless told') },
      ]
    : []),
];
/** For a call that gives out one paper. */
export const copiesParameter: Parameter = {
  name: 'copies',
  shape: described(oneOf(copySets), 'The original alone unless told'),
};
export const formatParameter: Parameter = {
  name: 'format',
  shape: described(oneOf(formats), 'pdf unless told; svg to look at'),
};

/** One record's paper: as a file, or as a picture to look at. A paper whose prints are counted says that it is a preview. */
export const printOne = async (entity: AnyEntity, paper: string, context: RequestContext): Promise<Reply> => {
  const wanted = wantedOf(entity, paper, context);
  const format = chosen(context, 'format', formats) ?? 'pdf';
  const id = recordId(entity, context);
  const drawn = await drawnOf(wanted, context, [id]);
  const [only] = drawn.papers;
  if (!only) throw notFound({ one: entity.name });
  const { preview } = wanted.words.papers;
  const papers = drawn.papers.map(each => (entity.papers![paper]!.hasOriginal ? { ...each, copy: preview } : each));
  const shown = { ...drawn, papers };
  if (format === 'svg') return sent(await drawPicture(context.ports, shown), 'image/svg+xml');
  return file(await drawAll(context.ports, shown), fileNameOf(entity, only, id));
};

/** One record's paper to give out: the print is counted. */
export const giveOut = async (entity: AnyEntity, paper: string, context: RequestContext): Promise<Reply> => {
  const wanted = wantedOf(entity, paper, context);
  const id = recordId(entity, context);
  const count: Count = ids => countAsked(entity, paper, context, ids);
  const drawn = await drawnOf(wanted, context, [id], { count });
  const [only] = drawn.papers;
  if (!only) throw notFound({ one: entity.name });
  return file(await drawAll(context.ports, drawn), fileNameOf(entity, only, id));
};

/** Those of many in one file. */
export const printMany = async (entity: AnyEntity, paper: string, context: RequestContext): Promise<Reply> => {
  const wanted = wantedOf(entity, paper, context);
  const ids = await idsOfBody(entity, context);
  const isCounted = entity.papers![paper]!.hasOriginal;
  const allFound = (found: readonly unknown[]) => {
    if (found.length < ids.length) throw notFound({ one: entity.name });
  };
  const count: Count = found => {
    allFound(found);
    return countAsked(entity, paper, context, found);
  };
  const drawn = await drawnOf(wanted, context, ids, isCounted ? { count } : {});
  allFound(drawn.papers);
  return file(
    await drawAll(context.ports, drawn, { isPatient: true }),
    `${entity.label.many.replace(/[^\w.-]+/g, '-')}.pdf`,
  );
};

/** Those with these ids that the caller may see. */
const drawnOf = (wanted: PaperWanted, context: RequestContext, ids: string[], more: { count?: Count } = {}) => {
  const { entity } = wanted;
  const run: Run = statements => context.batch([...parentGuards(entity, context), ...statements]);
  const { shop, at, ports } = context;
  const source = { shop, at, files: ports.files, site: ports.site, run };
  return readPapers(
    source,
    wanted,
    { ...anyOf(entity, parentFilters(entity, context)), ids },
    { size: ids.length, ...more },
  );
};

/** The size and the language that the call names. */
export const wantedOf = (entity: AnyEntity, paper: string, context: RequestContext): PaperWanted => {
  const { sizes, reckoned } = entity.papers![paper]!;
  const language = context.search.get('language');
  if (language && !isLanguage(language)) throw notOneOf('language', languageTags);
  const { words } = language ? wordingFor(language) : context.wording;
  const size = chosen<PaperSize>(context, 'size', sizes) ?? sizes[0];
  const copySet = chosen(context, 'copies', copySets);
  return { entity, paper, words, size, copySet, period: reckoned === 'period' ? periodIn(context) : undefined };
};

const chosen = <T extends string>({ search }: RequestContext, name: string, known: readonly T[]): T | undefined => {
  const asked = search.get(name);
  const found = known.find(one => one === asked);
  if (asked && !found) throw notOneOf(name, known);
  return found;
};

/** In English whatever the language: a header holds no letters but these. */
export const fileNameOf = (entity: AnyEntity, { number }: Pick<PaperData, 'number'>, id: string) =>
  `${entity.label.one}-${number ?? id}`.replace(/[^\w.-]+/g, '-') + '.pdf';

const file = (bytes: Uint8Array<ArrayBuffer>, name: string): Reply => ({
  status: 200,
  headers: {
    'content-type': 'application/pdf',
    'content-length': String(bytes.byteLength),
    'content-disposition': `inline; filename="${name}"`,
  },
  body: new Blob([bytes]).stream(),
});

const sent = (body: string, type: string): Reply => ({ status: 200, headers: { 'content-type': type }, body });
