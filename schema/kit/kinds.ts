/**
 * The field vocabulary. Each kind is a function that returns an ordinary yup schema whose `meta` names the kind, so
 * `.label()`, `.required()`, `.max()` and the rest chain as usual. Optional kinds are nullable, because an emptied
 * input arrives as null; an empty text is null too.
 */
import { array, boolean as yupBoolean, mixed, number, object, string, type AnySchema, type TestFunction } from 'yup';
import { isDate, isMobile, isPlainText, isTimestamp, isWebAddress, localMobile, startOfDay } from './checks.ts';
import type { Said } from '../words/said.ts';
import { shared } from '../words/en/shared.ts';
import { dayProblem } from './dayBounds.ts';
import type { FieldMeta, Kind, Option, Picture, Room, StoredFile } from './meta.ts';
import { hasTypesOf } from './hasTypesOf.ts';
import { largest, precisions } from './precision.ts';
import { readFigure } from './readFigure.ts';
import { readLine, readText } from './readText.ts';
import { like, uuidPattern, type Shape } from './shape.ts';
import type { totalKinds } from './totals.ts';
import { worded } from './worded.ts';
import './after.ts';
import './messages.ts';

/** A new schema without yup's own conversions, which ask whatever was sent for its `toString`. */
const uncoerced = <S extends AnySchema>(schema: S): S => {
  schema.spec.coerce = false;
  return schema;
};

/** As `uncoerced`, with more: yup copies a schema for each word that is chained to it, but not one that is still being made. */
const made = <S extends AnySchema, T>(schema: S, more: (schema: S) => T): T => uncoerced(schema).withMutation(more);

const emptyToNull = (value: unknown) => (typeof value === 'string' && readLine(value) === '' ? null : value);

/** Null when empty. Of what else may be sent only numbers are taken for text. */
const written = (value: unknown, kind: Kind) => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? readText(kind, value) || null : value;
};

const words = (meta: FieldMeta, max: number) =>
  made(string(), text =>
    text
      .nullable()
      .transform((value: unknown) => written(value, meta.kind))
      .max(max)
      .test('plain-text', 'Contains characters that cannot be kept', value => value == null || isPlainText(value))
      .meta(meta),
  );

/** As it was typed, spaces and all. */
export const verbatim = () => uncoerced(string()).meta({ kind: 'text' });
export const text = () => words({ kind: 'text' }, 255);
export const longText = () => words({ kind: 'longText' }, 10_000);
/** HTML; the server keeps only harmless tags. */
export const richText = () => words({ kind: 'richText' }, 100_000);

export const email = (message = 'Invalid email') =>
  words({ kind: 'email' }, 254).matches(/^[^\s@,;:<>()]+@[^\s@,;:<>()]+\.[^\s@,;:<>().]{2,}$/, {
    message,
    excludeEmptyString: true,
  });

export const digits = (min: number, max: number, message: string) =>
  words(
    { kind: 'digits', shape: like(new RegExp(`^[0-9]{${min},${max}}$`), '7113'.padEnd(min, '0').slice(0, max)) },
    64,
  ).test({
    name: 'digits',
    message,
    params: { min, max },
    test: value => !value || new RegExp(`^[0-9]{${min},${max}}$`).test(value),
  });

/** An Indian mobile number, kept as its ten digits; `+91`, `0`, spaces and an extension are dropped first. */
export const mobile = (message: string) =>
  words({ kind: 'mobile' }, 64)
    .transform((value: unknown) => (typeof value === 'string' ? localMobile(value) : value))
    .test('mobile', message, value => value == null || isMobile(value));

/** A phone of 10 to 15 digits, kept as digits. */
export const phone = (message: string) =>
  words({ kind: 'phone' }, 64)
    .transform((value: unknown) =>
      typeof value === 'string' && /^[\d\s()+./-]*$/.test(value) ? value.replace(/\D/g, '') || null : value,
    )
    .matches(/^[0-9]{10,15}$/, { message, excludeEmptyString: true });

export const pin = (message = 'PIN must be 6 digits') =>
  words({ kind: 'pin' }, 6).matches(/^[1-9][0-9]{5}$/, { message, excludeEmptyString: true });

/** http and https only. */
export const url = (message = 'Enter a web address that starts with https://') =>
  words({ kind: 'url' }, 2_000).test('url', message, value => value == null || isWebAddress(value));

const notFigure = 'Enter a number like 1,25,050.50, with a point for decimals';
const notWhole = 'Enter a whole number like 1,25,050';

const amount = (kind: (typeof totalKinds)[number], scale: number) =>
  made(number(), figure =>
    figure
      .nullable()
      .transform((value: unknown) => read(value, kind))
      .typeError(scale === 0 ? notWhole : notFigure)
      .max(largest[kind])
      .min(-largest[kind])
      .test('scale', scale === 0 ? notWhole : `At most ${scale} decimals`, value => fits(value, scale))
      .meta({ kind, scale }),
  );

/** A text that is no figure is NaN, which is refused. */
const read = (value: unknown, kind: Kind) => {
  const filled = emptyToNull(value);
  return typeof filled === 'string' ? (readFigure(filled, { kind }) ?? NaN) : filled;
};

const fits = (value: number | null | undefined, scale: number) =>
  value == null || Number(value.toFixed(scale)) === value;

export const integer = () => amount('integer', 0);
export const decimal = (scale = 3) => amount('decimal', scale);
/** Rupees with two decimals. */
export const money = () => amount('money', precisions.money.scale);
/** Grams with three decimals. */
export const weight = () => amount('weight', precisions.weight.scale);
export const percent = () => amount('percent', precisions.percent.scale);

const yesOrNo = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
]);

/** Yes or no, never unknown. */
export const boolean = (initial = false) =>
  made(yupBoolean(), answer =>
    answer
      .transform((value: unknown) => yesOrNo.get(value) ?? value)
      .typeError('Must be yes or no')
      .nonNullable('Must be yes or no')
      .default(initial)
      .meta({ kind: 'boolean' }),
  );

/**
 * A calendar day in the shop, `YYYY-MM-DD`, from 1900 to ten years from the day that the caller names as today, or to today. A day that comes
 * every year may be without its year.
 */
export const date = () =>
  words({ kind: 'date' }, 10)
    .test('date', 'Enter a date', value => value == null || isDate(value))
    .test('dayOutOfBounds', shared.dayOutOfBounds, isFree('dayOutOfBounds'))
    .test('dayToCome', shared.dayToCome, isFree('dayToCome'));

const isFree =
  (problem: 'dayOutOfBounds' | 'dayToCome'): TestFunction<string | null | undefined> =>
  (value, { options, schema }) => {
    const { today } = (options.context ?? {}) as { today?: string };
    if (value == null || !today || !isDate(value)) return true;
    return dayProblem(value, today, (schema as Described).spec.meta ?? {}) !== problem;
  };
type Described = { spec: { meta?: Partial<FieldMeta> } };

/** A moment, ISO 8601 in UTC; a day alone means its start in India. */
export const timestamp = () =>
  words({ kind: 'timestamp' }, 40)
    .transform((value: unknown) => (typeof value === 'string' ? moment(startOfDay(value)) : value))
    .test('timestamp', 'Enter a date and time', value => value == null || isTimestamp(value));

const moment = (value: string) => (isTimestamp(value) ? new Date(value).toISOString() : value);

/** One of a fixed list. An id may be 0; text forms of the ids are read too, since multipart bodies carry text. */
export const choice = <const O extends readonly Option[]>(options: O) =>
  mixed<O[number]['id']>().withMutation(choice =>
    choice
      .nullable()
      .transform(
        (value: unknown) => options.find(({ id }) => id === value || String(id) === value)?.id ?? emptyToNull(value),
      )
      .test('choice', 'Choose one of the list', value => value == null || options.some(({ id }) => id === value))
      .meta({ kind: 'choice', options }),
  );

const isUuid = (value: string) => uuidPattern.test(value);
const unknownReference = 'Choose one of the list';

/**
 * A record of another entity, by its id; its title is read too, and becomes the id on the server. With `embed` the
 * reply also carries that record's id and title under that name; `among`: only records whose field has this value; `unknown` is said when there is no such record.
 */
export const ref = (target: string, more: Pick<FieldMeta, 'embed' | 'among' | 'unknown'> = {}) =>
  words({ kind: 'ref', target, ...more }, 255);

const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** Ids of many records of another entity, kept in the link entity `via`. */
export const refs = (target: string, { via }: { via: string }) =>
  array(
    uncoerced(string())
      .meta({ kind: 'ref' })
      .transform(lowerCase)
      .typeError(unknownReference)
      .required(unknownReference)
      .test('uuid', unknownReference, isUuid),
  )
    .json()
    .transform((value: unknown) => {
      if (value === '' || value === null) return [];
      // A multipart body with a single part of that name.
      if (typeof value === 'string') return [value];
      return Array.isArray(value) ? [...new Set(value)] : value;
    })
    .max(1_000)
    .default([])
    .meta({ kind: 'refs', target, via });

/** A file of any type, sent with the record's other fields. */
export const file = () => mixed<StoredFile>().nullable().meta({ kind: 'file' });
/** One of at most so many bytes, which comes in parts before the record does and is kept with its SHA-256 (see `api/uploads`). */
export const largeFile = (largest: number) => file().meta({ kind: 'file', largest });
/** With `room` one that fills a place of its own: at least so many pixels, in this proportion. */
export const image = (room?: Room) =>
  mixed<Picture>()
    .nullable()
    .meta({ kind: 'image', ...(room && { room }) });
/** Pictures in their order. Sent as files on creation, afterwards changed by calls of their own. */
export const images = () => mixed<Picture[]>().nullable().meta({ kind: 'images' });

export const json = <T extends object>(shape: Shape<T>) =>
  mixed<T>()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? parsed(value) : value))
    .test('json', 'Must be an object or a list', value => value == null || typeof value === 'object')
    .test('parts', 'A value in it is of the wrong kind', value => value == null || hasTypesOf(shape, value))
    .meta({ kind: 'json', shape });

/** What the server says, as key and values: worded for whoever reads it. */
export const said = () => mixed<Said | string>().nullable().meta({ kind: 'said' });

/** The newest record of a child entity, made together with its parent: `fields` are what creation takes of it. */
export const child = <F extends Record<string, AnySchema>>(target: string, fields: F) =>
  objectOf({ id: uncoerced(string()).nullable(), ...worded(target, fields) })
    .nullable()
    .default(null)
    .meta({ kind: 'child', target });

/** A document with more of them is none that a person reads. */
export const mostLines = 1_000;

/**
 * The lines of a document in their order, saved with it as a whole: `fields` are what each holds. A line that is sent back with its `id`
 * stays the same line, one that is not sent back is gone.
 */
export const lines = <F extends Record<string, AnySchema>>(fields: F) =>
  array(objectOf({ id: lineId(), ...fields }).meta({ kind: 'lines' }))
    .json()
    .transform((value: unknown) => (Array.isArray(value) && !value.every(isObject) ? noLines : (value ?? [])))
    .typeError('Must be an object or a list')
    .max(mostLines, 'At most ${max} lines')
    .test('twice', 'The same line is there twice', sent => isEachOnce(sent ?? []))
    .default([])
    .meta({ kind: 'lines' });

/** Takes the place of a list with an element that is no object, so that no rule of lines sees the element. */
const noLines = {};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object of these fields, as JSON or text. Drops the fields that nobody types, which a line that is sent back carries, and other names before yup
 * looks them up: every object inherits `toString`.
 */
const objectOf = <F extends Record<string, AnySchema>>(fields: F) => {
  const isTyped = (name: string) => Object.hasOwn(fields, name) && !fields[name]!.spec.meta?.reckoned;
  return object(fields)
    .transform((sent: unknown) => {
      const value = typeof sent === 'string' ? parsed(sent) : sent;
      return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => isTyped(name))) : value;
    })
    .typeError('Must be an object or a list')
    .test('noUnknown', 'Unknown field', (_, { originalValue, createError, path }) => {
      const value: unknown = typeof originalValue === 'string' ? parsed(originalValue) : originalValue;
      // The element of a list that came as text is not known here in its original form.
      const names = isObject(value) ? Object.keys(value) : [];
      const strange = names.find(name => !Object.hasOwn(fields, name));
      return strange === undefined || createError({ path: `${path}.${strange}` });
    });
};

const lineId = () =>
  uncoerced(string())
    .nullable()
    .transform(value => lowerCase(emptyToNull(value)))
    .test('uuid', unknownReference, value => value == null || isUuid(value));

const isEachOnce = (sent: readonly unknown[]) => {
  const ids = sent.flatMap(line => (line as { id?: string | null } | null)?.id ?? []);
  return new Set(ids).size === ids.length;
};

const parsed = (value: string): unknown => {
  if (value.trim() === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
