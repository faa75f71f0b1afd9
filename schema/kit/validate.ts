import { object, ValidationError, type ObjectSchema, type AnyObject, type AnySchema } from 'yup';
import type { Problems } from '../errors.ts';
import { say, type BrokenRule, type Sentence } from '../words/said.ts';
import type { AnyEntity, Fields } from './defineEntity.ts';
import { memo } from './memo.ts';
import type { FieldMeta } from './meta.ts';
import { shopField } from './overShops.ts';
import { statusFields } from './statuses.ts';
import { pathField } from './tree.ts';
import { totalKinds } from './totals.ts';
import { totalFields } from './totalsOf.ts';

export type Mode = 'create' | 'update' | 'import';
export type Checked =
  { values: Record<string, unknown>; problems?: undefined } | { values?: undefined; problems: Problems };

/** Sent back by clients with a whole record; never written. */
export const systemFields = ['id', 'createdAt', 'updatedAt', 'version', 'deletedAt'] as const;

/**
 * A body against the entity's rules: the same call in the browser and on the server. Names the entity does not have
 * are problems, read-only ones are dropped, an update speaks only of the fields it names. Days are bounded where `today` is named.
 */
export const validate = (entity: AnyEntity, body: unknown, mode: Mode, today?: string): Checked => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { problems: { '': say('sendObject') } };
  const { named, refused } = sort(entity, body as Record<string, unknown>, mode);
  const { values, problems } = check(schemaFor(entity, mode, Object.keys(named)), named, mode, today);
  return refused || problems ? { problems: { ...refused, ...problems } } : { values: values! };
};

/** Plain fields, such as an action's input. */
export const validateFields = (fields: Fields, body: unknown, today?: string): Checked => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { problems: { '': say('sendObject') } };
  const problems = unknownNames(Object.keys(body).filter(name => !Object.hasOwn(fields, name)));
  return problems ? { problems } : check(object(fields), body as Record<string, unknown>, 'create', today);
};

export const isWritable = (entity: AnyEntity, name: string, mode: Mode) =>
  !entity.readOnly?.includes(name) &&
  !(mode !== 'import' && entity.importOnly?.includes(name)) &&
  !(
    mode === 'update' &&
    (entity.createOnly?.includes(name) || entity.info[name]?.kind === 'child' || entity.info[name]?.kind === 'images')
  );

/** What a form asks for: afterwards neither what is given once nor what is changed by calls of its own. */
export const formFields = <E extends AnyEntity>(entity: E, mode: Exclude<Mode, 'import'>): E['form'][number][] =>
  entity.form.filter(name => isWritable(entity, name, mode) && !statusFields(entity).includes(name));

/** Whether figures are typed, so that totals stand in the form and follow. */
export const typesFigures = (entity: AnyEntity): boolean =>
  entity.form.some(
    name => isWritable(entity, name, 'update') && [...totalKinds, 'lines'].includes(entity.info[name]!.kind),
  );

/** What an edit form cannot ask for and does not show: it is there to be read. Pictures, child records and states are changed by calls of their own. */
export const givenFields = <E extends AnyEntity>(entity: E): E['facts'][number][] =>
  entity.facts.filter(name => {
    const kind = entity.info[name]?.kind;
    const isShown =
      name === entity.states?.field ||
      name === entity.statuses?.field ||
      (typesFigures(entity) && totalFields(entity).includes(name));
    const isApart = kind === 'images' || kind === 'child' || isShown;
    return kind && !isApart && (!isWritable(entity, name, 'update') || statusFields(entity).includes(name));
  });

/** The field that a name from outside means, be it one or not. */
export const fieldNamed = ({ aliases = {} }: AnyEntity, name: string): string =>
  Object.hasOwn(aliases, name) ? aliases[name]! : name;

const sort = (entity: AnyEntity, body: Record<string, unknown>, mode: Mode) => {
  const named: Record<string, unknown> = {};
  const ignored = ignoredNames(entity);
  // As pairs: a name may be `__proto__`.
  const refused: [name: string, why: Sentence][] = [];
  for (const [key, value] of Object.entries(body)) {
    const name = fieldNamed(entity, key);
    if (isForeignState(entity, name, value, mode)) refused.push([name, say('stateByTransition')]);
    if (Object.hasOwn(entity.fields, name)) {
      if (isWritable(entity, name, mode) && value !== undefined) named[name] = value;
    } else if (!ignored.has(name)) refused.push([key, say('unknownField')]);
  }
  return { named, refused: refused.length ? Object.fromEntries(refused) : undefined };
};

/** A new record is in the first state. Whether a change names another one than the record's, the database says. */
const isForeignState = ({ states }: AnyEntity, name: string, value: unknown, mode: Mode) =>
  states?.field === name && mode !== 'update' && value != null && value !== '' && value !== states.initial;

const unknownNames = (names: readonly string[]): Problems | undefined =>
  names.length ? Object.fromEntries(names.map(name => [name, say('unknownField')])) : undefined;

const ignoredNames = memo((entity: AnyEntity) => {
  const embeds = Object.values(entity.info).flatMap(({ embed }) => embed ?? []);
  const computed = [entity.derived, entity.counts, entity.collects].flatMap(names => Object.keys(names ?? {}));
  return new Set<string>([
    ...systemFields,
    ...computed,
    ...embeds,
    ...(entity.across ? [shopField.name] : []),
    ...(entity.tree ? [pathField] : []),
  ]);
});

const writableFields = memo((entity: AnyEntity) => {
  const names = Object.keys(entity.fields);
  const pick = (mode: Mode) => names.filter(name => isWritable(entity, name, mode));
  const optional = new Set(entity.import?.optional);
  const relaxed = (name: string) =>
    optional.has(name) ? (entity.fields[name]!.notRequired() as AnySchema) : entity.fields[name]!;
  return {
    create: object(Object.fromEntries(pick('create').map(name => [name, entity.fields[name]!]))),
    import: object(Object.fromEntries(pick('import').map(name => [name, relaxed(name)]))),
    update: new Map<string, ObjectSchema<AnyObject>>(),
  };
});

const schemaFor = (entity: AnyEntity, mode: Mode, names: string[]) => {
  const schemas = writableFields(entity);
  if (mode !== 'update') return schemas[mode];
  const key = names.join();
  let schema = schemas.update.get(key);
  if (!schema)
    schemas.update.set(key, (schema = object(Object.fromEntries(names.map(name => [name, entity.fields[name]!])))));
  return schema;
};

const check = (
  schema: ObjectSchema<AnyObject>,
  body: Record<string, unknown>,
  mode: Mode,
  today: string | undefined,
): Checked => {
  const options = { abortEarly: false, disableStackTrace: true, context: { mode, today } };
  try {
    return { values: schema.validateSync(body, options) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const problems: Problems = {};
    for (const broken of error.inner) problems[placeOf(broken.path ?? '')] ??= ruleOf(broken);
    return { problems };
  }
};

/** `lines[2].weight` is `lines.2.weight`; a list of plain values has one place for all. */
const placeOf = (path: string) => path.replace(/\[(\d+)\]\./g, '.$1.').replace(/\[.*$/, '');

/** yup tells a value that is missing in three ways. */
const missing = ['nullable', 'optionality', 'defined'];

/** What yup found, as it is worded for whoever reads it. */
export const ruleOf = ({ type = '', message, params = {} }: ValidationError): BrokenRule => {
  const { spec, label, min, max, other } = params as { spec?: { meta?: Partial<FieldMeta> } } & Partial<
    Record<'label' | 'min' | 'max' | 'other', string | number>
  >;
  const { kind = null, words = null, scale } = spec?.meta ?? {};
  const values = Object.entries({ label, min, max, scale, other }).filter(
    (it): it is [string, string | number] => it[1] !== undefined,
  );
  return {
    rule: missing.includes(type) ? 'required' : type,
    kind,
    field: words,
    english: message,
    values: Object.fromEntries(values),
  };
};
