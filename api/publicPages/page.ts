import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { listOf, maybe, object, oneOf, string, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { formatMoney } from '../../schema/rules/formats.ts';
import { pageAnswers } from '../../schema/rules/pageAnswers.ts';
import type { PublicQuestion, PublicRecord } from '../../schema/rules/publicRecord.ts';
import { sliceStatements } from '../crud/export/exportSlice.ts';
import { listQuery } from '../crud/listQuery.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import { signPictures } from '../files.ts';
import type { Issuer, Reckoned } from '../papers/paperData.ts';
import { linesOf, shownOf } from '../papers/paperOf.ts';
import type { Row } from '../papers/rowValue.ts';
import { issuer } from '../papers/issuers.ts';
import { reckonedBy } from '../papers/reckoned.ts';
import type { Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { picture } from '../shapes/fields.ts';
import { pricesAbroad } from './abroad.ts';
import { signedLogo } from './logo.ts';
import { isAsked, questionStatement, type Question } from './question.ts';
import { nothingThere, visit, type Found } from './visit.ts';

const labelled = listOf(object({ label: string, value: string }));

export const publicPageShape = object({
  shop: object({ name: string, lines: listOf(string), logo: maybe(picture) }),
  /** What kind of record it is, and its title. */
  one: string,
  title: maybe(string),
  /** The record is about a person, who alone knows its address. */
  isPersonal: yesOrNo,
  pictures: listOf(picture),
  facts: labelled,
  abroad: listOf(object({ currency: string, price: string, day: string })),
  lists: listOf(object({ columns: listOf(object({ label: string, end: yesOrNo })), rows: listOf(listOf(string)) })),
  totals: labelled,
  question: maybe(
    object({ label: string, value: string, amount: string, answer: maybe(oneOf(pageAnswers.map(({ id }) => id))) }),
  ),
});

/** What visitors see of a record, in their language. An address that was withdrawn finds nothing, as one that never was does. */
export const showPublicPage = (context: RequestContext): Promise<Reply<PublicRecord>> =>
  visit(context, async found => data(await recordShown(context, found)));

export const recordShown = async (
  context: RequestContext,
  { run, shop, entity, record }: Found,
): Promise<PublicRecord> => {
  if (!record) throw nothingThere();
  const { words } = context.wording;
  // What is not active, or in the trash, is shown to nobody.
  const query = { ...listQuery(entity, new URLSearchParams(), []), ids: [record] };
  const results = await run([
    issuer(shop),
    ...picturesOf(entity, shop, record),
    ...sliceStatements({ entity, words, perLine: true }, shop, query, null, 1),
  ]);
  const told = results.at(-1)!.rows[0];
  if (!told) throw nothingThere();
  const pictures = results.slice(1, -2).flatMap(({ rows }) => rows[0]?.[0] ?? []);
  const row = told.slice(2) as Row;
  const of = JSON.parse(results[0]!.rows[0]![0]!) as Issuer;
  const { secrets } = context.ports;
  const signed = <T>(json: string) => JSON.parse(signPictures(entity, json, shop, { secrets, now: context.at })) as T;
  const { number: title, facts, lists, totals } = shownOf(entity, entity.publicPage!.fields, row, words);
  const below = await reckonedBelow(context, { run, shop, entity, record });
  return {
    shop: { name: of.name!, lines: linesOf(of, words), logo: signedLogo(context, shop, of.logo) },
    one: words.entities[entity.name]?.one ?? entity.label.one,
    title,
    isPersonal: entity.dataSubject !== undefined,
    pictures: pictures.flatMap(json => Object.values(signed<Record<string, Of<typeof picture>[]>>(json)).flat()),
    facts: [...facts, ...below.facts],
    abroad: await pricesAbroad(context, { run, shop, entity, record }),
    lists: [...lists, ...below.lists].map(({ columns, rows }) => ({
      columns: columns.map(({ label, end }) => ({ label, end })),
      rows,
    })),
    totals: [...totals, ...below.totals].map(({ label, value }) => ({ label, value })),
    question: await questionBelow(context, { run, shop, entity, record }),
  };
};

/** The amount that visitors are to agree to, or what was said to it. */
const questionBelow = async (
  { wording: { words } }: RequestContext,
  { run, shop, entity, record }: Pick<Found, 'run' | 'shop' | 'entity'> & { record: string },
): Promise<PublicQuestion | null> => {
  const { answer: asks } = entity.publicPage!;
  if (!asks) return null;
  const [found] = await run([questionStatement(entity, shop, record)]);
  const question = JSON.parse(found!.rows[0]![0]!) as Question;
  const { amount, answer } = question;
  if (!amount || !(answer || isAsked(question))) return null;
  return { label: words.entities[entity.name]!.fields[asks.to]!, value: formatMoney(Number(amount)), amount, answer };
};

/** What is reckoned for a paper of it, if it shows that. */
const reckonedBelow = async (
  { at, wording: { words } }: RequestContext,
  { run, shop, entity, record }: Pick<Found, 'run' | 'shop' | 'entity'> & { record: string },
): Promise<Pick<Reckoned, 'facts' | 'lists' | 'totals'>> => {
  const { reckoned: paper } = entity.publicPage!;
  const of = paper && (await reckonedBy({ entity, paper, words }, { run, shop, at, ids: [record] }))(record);
  return of || { facts: [], lists: [], totals: [] };
};

/** As `signPictures` reads them. */
const picturesOf = (entity: AnyEntity, shop: string, record: string): Statement[] =>
  entity
    .publicPage!.fields.filter(name => entity.info[name]!.kind === 'images')
    .map(name => ({
      text: `select concat('{"${name}":"file:', '{', array_to_string(t.${snake(name)}, ','), '}"}') from ${tableName(entity)} t
        where t.shop_id = $1 and t.id = $2`,
      values: [shop, record],
    }));
