import { invalid, type Problems } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesOf, type Lines } from '../../schema/kit/lineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { tableName } from '../db/columns.ts';
import { entityOf } from '../db/select.ts';
import { isUuid } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import { byPathOrNameStatement } from '../db/tree.ts';
import { pathKey } from '../../schema/kit/tree.ts';
import type { Result, Statement } from '../ports.ts';
import { say, type Said } from '../../schema/words/said.ts';

/** Nothing is there that a reference could mean. */
export const unknownReference = (entity: AnyEntity, place: string): Said => {
  const { unknown, words = null, label } = infoAt(entity, place) ?? {};
  return unknown
    ? { rule: 'unknown', kind: 'ref', field: words, english: unknown, values: { label: label! } }
    : say('oneOfList');
};

/**
 * Reads references from the objects in which replies carry them: `unit: { id }` or `unit: { symbol }` in place of `unitId`, in a form as JSON
 * text. A reference that the body names itself wins.
 */
export const withReferences = <T>(entity: AnyEntity, body: T): T => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent = Object.entries(body);
  const embedded = Object.values(entity.info).flatMap(info =>
    sent.filter(([key]) => key === info.embed).flatMap(([, value]) => referenceIn(info, value)),
  );
  return { ...Object.fromEntries(embedded), ...body };
};

/** None where the object names no record. */
const referenceIn = ({ name, target }: FieldInfo, sent: unknown): [name: string, reference: unknown][] => {
  const { id, [entityOf(target!).title]: title } = objectIn(sent);
  const reference = id ?? title;
  return reference == null ? [] : [[name, reference]];
};

const objectIn = (sent: unknown): Record<string, unknown> => {
  const value = typeof sent === 'string' ? parsed(sent) : sent;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `unitId` of the record, or `lines.2.unitId` of one of its lines. */
const infoAt = ({ info }: AnyEntity, place: string): FieldInfo | undefined => {
  const [field, , inLine] = place.split('.');
  return inLine ? info[field!]?.line?.[inLine] : info[place];
};

/** Id and title of those that are called so; in a tree also by the path that leads there. */
export const titleStatement = (target: string, shop: string, titles: readonly string[]): Statement => {
  const entity = entityOf(target);
  if (entity.tree)
    return byPathOrNameStatement(
      entity,
      shop,
      titles.map(text => ({ text, path: pathKey(text) })),
    );
  const title = snake(entity.title);
  return {
    text: `select t.id, t.${title} from ${tableName(entity)} t where t.shop_id = $1 and lower(t.${title}) = any($2::text[]) and t.deleted_at is null order by t.id`,
    values: [shop, titles.map(name => name.toLowerCase())],
  };
};

/** Titles become ids; a title that no record has is a problem at its field. `run` asks the database. */
export const resolved = async (
  entity: AnyEntity,
  shop: string,
  values: Record<string, unknown>,
  run: (statements: Statement[]) => Promise<Result[]>,
): Promise<Record<string, unknown>> => {
  const known = { ...values };
  const titled = [...titledIn(known, entity.info), ...linesOf(entity).flatMap(lines => titledInLines(known, lines))];
  if (!titled.length) return values;
  const byTarget = [...Map.groupBy(titled, ({ target }) => target)];
  const found = await run(
    byTarget.map(([target, all]) => titleStatement(target, shop, [...new Set(all.map(({ title }) => title))])),
  );
  const problems: Problems = {};
  for (const [i, [, all]] of byTarget.entries()) {
    const ids = new Map(found[i]!.rows.toReversed().map(([id, title]) => [title!.toLowerCase(), id]));
    for (const { holder, name, title, place } of all) {
      const id = ids.get(title.toLowerCase());
      if (id) holder[name] = id;
      else problems[place] = unknownReference(entity, place);
    }
  }
  if (Object.keys(problems).length) throw invalid(problems);
  return known;
};

/** A title where an id belongs: in `holder`, at its `place` in the record. */
type Titled = { holder: Record<string, unknown>; name: string; target: string; title: string; place: string };

const titledIn = (holder: Record<string, unknown>, info: Record<string, FieldInfo>, before = ''): Titled[] =>
  Object.values(info).flatMap(({ kind, name, target }) => {
    const title = holder[name];
    if (kind !== 'ref' || typeof title !== 'string' || isUuid(title)) return [];
    return [{ holder, name, target: target!, title, place: before + name }];
  });

/** In copies of the lines, which take their place. */
const titledInLines = (known: Record<string, unknown>, { field }: Lines): Titled[] => {
  const copies = ((known[field.name] ?? []) as object[]).map((line): Record<string, unknown> => ({ ...line }));
  if (copies.length) known[field.name] = copies;
  return copies.flatMap((line, i) => titledIn(line, field.line!, `${field.name}.${i}.`));
};
