import { object, ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { isTimestamp } from '../../schema/kit/checks.ts';
import { linesOf } from '../../schema/kit/lineEntity.ts';
import { memo } from '../../schema/kit/memo.ts';
import { mostWidth } from '../../schema/kit/series.ts';
import { reckon } from '../../schema/kit/totalsOf.ts';
import { ruleOf } from '../../schema/kit/validate.ts';
import { refusals } from '../../schema/words/en/refusals.ts';
import { readSaid, say, type Said } from '../../schema/words/said.ts';
import { wordings } from '../../schema/words/wordings.ts';
import { cleaned } from '../crud/clean.ts';
import type { StoredField } from '../db/columns.ts';
import { uuidPattern } from '../../schema/kit/shape.ts';
import { takenFields } from './sections.ts';

export type Values = Record<string, unknown>;

/** What is wrong with a row, at which of its fields. */
export class WrongRow extends Error {
  readonly field: string;
  readonly said: Said;
  constructor(field: string, said: Said) {
    super(field);
    this.field = field;
    this.said = said;
  }
}

export const wrong = (field: string): never => {
  throw new WrongRow(field, say('valueNotValid'));
};

export const isId = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value);
const isMoment = (value: unknown) => typeof value === 'string' && isTimestamp(value);

export const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;

/** As high as six digits count. From the end of a column, or of a document number, the new shop could not count on. */
const highestCounter = 10 ** mostWidth - 1;

/** Throws WrongRow for a counter that the new shop could not count on from. */
export const checkCounter = (field: string, value: unknown): void => {
  if (!isWhole(value) || value > highestCounter) throw new WrongRow(field, say('mustBeUpTo', { most: highestCounter }));
};

const housekeeping = ({ link }: AnyEntity) =>
  link ? ['id', 'createdAt'] : ['id', 'createdAt', 'updatedAt', 'version', 'deletedAt'];

/** Pictures are told by their ids alone. */
const isPicture = ({ kind }: FieldInfo) => kind === 'image' || kind === 'images' || kind === 'file';

/** The entity's own rules for all its fields, those included that nobody types; what older records may lack may be missing. */
const schemaOf = memo((entity: AnyEntity): ObjectSchema<AnyObject> => {
  const names = [
    ...takenFields(entity).filter(field => !isPicture(field)),
    ...linesOf(entity).map(({ field }) => ({ ...field, nullable: false })),
  ];
  return object(
    Object.fromEntries(
      names.map(({ name, nullable }) => [name, nullable ? entity.fields[name]!.notRequired() : entity.fields[name]!]),
    ),
  );
});

/** A row of an archive by the rules of its entity, as it may be written. Throws WrongRow. */
export const checkedRecord = (entity: AnyEntity, row: Values): Values => {
  const fields = takenFields(entity);
  const known = new Set([
    ...housekeeping(entity),
    ...fields.map(({ name }) => name),
    ...linesOf(entity).map(({ field }) => field.name),
  ]);
  for (const name of Object.keys(row)) if (!known.has(name)) throw new WrongRow(name, say('unknownField'));
  const bare = Object.fromEntries(Object.entries(row).filter(([name]) => schemaOf(entity).fields[name]));
  const values = cleaned(entity, ruled(entity, bare));
  for (const field of fields) checkField(field, row[field.name], values);
  for (const name of [entity.ordered, entity.tree?.position])
    if (name && values[name] != null) checkCounter(name, values[name]);
  checkTotals(entity, row, values);
  return { ...values, ...checkedMoments(entity, row) };
};

const ruled = (entity: AnyEntity, row: Values): Values => {
  try {
    return schemaOf(entity).validateSync(row, {
      abortEarly: true,
      disableStackTrace: true,
      context: { mode: 'import', isArchived: true },
    }) as Values;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    throw new WrongRow(error.path ?? '', ruleOf(error));
  }
};

/** What the rules of a form say nothing of. */
const checkField = (field: StoredField, sent: unknown, values: Values): void => {
  const { name, kind } = field;
  if (kind === 'image' || kind === 'file') {
    if (sent != null && !isId(sent)) wrong(name);
    values[name] = sent ?? null;
  } else if (kind === 'images') {
    if (sent != null && !(Array.isArray(sent) && sent.every(isId))) wrong(name);
    values[name] = sent ?? [];
  } else if (kind === 'ref' && values[name] != null && !isId(values[name])) wrong(name);
  else if (kind === 'said' && values[name] != null && !isKnownSaid(values[name])) wrong(name);
};

/** Refuses what cannot be worded: a reply that carries it would be a 500. */
const isKnownSaid = (value: unknown): boolean => {
  if (typeof value !== 'string' || value.length > 10_000) return false;
  const said = readSaid(value);
  return typeof said === 'string' || ('key' in said && Object.hasOwn(refusals, said.key) && canBeWorded(said));
};

const canBeWorded = (said: Said): boolean => {
  try {
    return Object.values(wordings).every(wording => typeof wording.say(said) === 'string');
  } catch {
    return false;
  }
};

/** What a document comes to is computed, here as well. */
const checkTotals = (entity: AnyEntity, row: Values, values: Values): void => {
  if (!entity.totals) return;
  const { totals, lines } = reckon(entity, values);
  for (const [name, total] of Object.entries(totals)) if (Number(values[name]) !== Number(total)) wrong(name);
  for (const [name, reckoned] of Object.entries(lines)) {
    const sent = row[name] as readonly Values[];
    const each = values[name] as Values[];
    reckoned.forEach((figures, n) => {
      for (const [field, figure] of Object.entries(figures))
        if (Number(sent[n]![field]) !== Number(figure)) wrong(`${name}.${n}.${field}`);
      Object.assign(each[n]!, figures);
    });
  }
};

const checkedMoments = (entity: AnyEntity, row: Values): Values => {
  if (!isId(row['id'])) wrong('id');
  if (!isMoment(row['createdAt'])) wrong('createdAt');
  if (entity.link) return { id: row['id'], createdAt: row['createdAt'] };
  if (!isMoment(row['updatedAt'])) wrong('updatedAt');
  checkCounter('version', row['version']);
  if (row['version'] === 0) wrong('version');
  if (row['deletedAt'] != null && !isMoment(row['deletedAt'])) wrong('deletedAt');
  const { id, createdAt, updatedAt, version, deletedAt = null } = row;
  return { id, createdAt, updatedAt, version, deletedAt };
};

/** Records of which the framework keeps something. */
export const isKnownEntity = (name: unknown, known: ReadonlySet<string>): name is string =>
  typeof name === 'string' && known.has(name) && Object.hasOwn(entities, name);
