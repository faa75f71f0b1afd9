import { notFound, notOneOf } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, oneOf } from '../../schema/kit/shape.ts';
import type { PaperSize } from '../../schema/kit/papers.ts';
import { isLanguage, languageTags } from '../../schema/words/languages.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { sliceStatements } from '../crud/export/exportSlice.ts';
import { idsOfBody } from '../crud/ids.ts';
import { parentFilters, parentGuards } from '../crud/list.ts';
import { listQuery } from '../crud/listQuery.ts';
import { recordId } from '../crud/read.ts';
import { pictureKey } from '../files.ts';
import type { Parameter } from '../operation.ts';
import type { Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { paperOf, type Issuer, type PaperData, type PaperWanted } from './paperOf.ts';

export const paperTypes = ['application/pdf', 'image/svg+xml'] as const;
const formats = ['pdf', 'svg'] as const;
/** The one template there is: it draws any document from its data. */
const template = 'document';

export const paperParameters = (entity: AnyEntity, paper: string): Parameter[] => [
  { name: 'size', shape: described(oneOf(entity.papers![paper]!.sizes), 'The first unless told') },
  { name: 'language', shape: described(oneOf(languageTags), 'Of the paper; the caller’s unless told') },
];
export const formatParameter: Parameter = {
  name: 'format',
  shape: described(oneOf(formats), 'pdf unless told; svg to look at'),
};

/** One record's paper: to print, or as a picture to look at. */
export const printOne = async (entity: AnyEntity, paper: string, context: RequestContext): Promise<Reply> => {
  const wanted = wantedOf(entity, paper, context);
  const format = chosen(context, 'format', formats) ?? 'pdf';
  const id = recordId(entity, context);
  const drawn = await drawnOf(wanted, context, [id]);
  const [only] = drawn.papers;
  if (!only) throw notFound({ one: entity.name });
  const { documents } = context.ports;
  if (format === 'svg') return sent(await documents.svg(template, drawn), 'image/svg+xml');
  return file(await documents.pdf(template, drawn), `${entity.label.one}-${only.number ?? id}`);
};

/** Those of many in one file. */
export const printMany = async (entity: AnyEntity, paper: string, context: RequestContext): Promise<Reply> => {
  const wanted = wantedOf(entity, paper, context);
  const ids = await idsOfBody(entity, context);
  const drawn = await drawnOf(wanted, context, ids);
  if (drawn.papers.length < ids.length) throw notFound({ one: entity.name });
  return file(await context.ports.documents.pdf(template, drawn, { isPatient: true }), entity.label.many);
};

/** What is read is read in one transaction, and drawn when that is over. */
const drawnOf = async (wanted: PaperWanted, context: RequestContext, ids: string[]) => {
  const { entity, words } = wanted;
  const everything = new URLSearchParams(entity.active && { [entity.active.parameter]: 'true' });
  const query = { ...listQuery(entity, everything, parentFilters(entity, context)), ids };
  const results = await context.batch([
    ...parentGuards(entity, context),
    issuer(context.shop),
    ...sliceStatements({ entity, words, perLine: true }, context.shop, query, null, ids.length),
  ]);
  const [shop, , found] = results.slice(-3);
  const of = JSON.parse(shop!.rows[0]![0]!) as Issuer;
  const logo = of.logo && (await context.ports.files.get(pictureKey(context.shop, of.logo, 'full.webp')));
  const given = logo ? of : { ...of, logo: null };
  return {
    papers: found!.rows.map((row): PaperData => paperOf(wanted, row.slice(2), given)),
    pictures: logo ? { [of.logo!]: logo } : {},
  };
};

export const issuer = (shop: string): Statement => ({
  text: `select json_build_object('name', s.name, 'address', s.address, 'city', s.city, 'pin', s.pin, 'phoneNo', s.phone_no,
      'email', s.email, 'gstin', s.gstin, 'logo', s.logo) from shops s where s.shop_id = $1`,
  values: [shop],
});

const wantedOf = (entity: AnyEntity, paper: string, context: RequestContext): PaperWanted => {
  const { sizes } = entity.papers![paper]!;
  const language = context.search.get('language');
  if (language && !isLanguage(language)) throw notOneOf('language', languageTags);
  const { words } = language ? wordingFor(language) : context.wording;
  return { entity, paper, words, size: chosen<PaperSize>(context, 'size', sizes) ?? sizes[0] };
};

const chosen = <T extends string>({ search }: RequestContext, name: string, known: readonly T[]): T | undefined => {
  const asked = search.get(name);
  const found = known.find(one => one === asked);
  if (asked && !found) throw notOneOf(name, known);
  return found;
};

const file = (bytes: Uint8Array<ArrayBuffer>, name: string): Reply => ({
  status: 200,
  headers: {
    'content-type': 'application/pdf',
    'content-length': String(bytes.byteLength),
    'content-disposition': `inline; filename="${name.replace(/[^\w.-]+/g, '-')}.pdf"`,
  },
  body: new Blob([bytes]).stream(),
});

const sent = (body: string, type: string): Reply => ({ status: 200, headers: { 'content-type': type }, body });
