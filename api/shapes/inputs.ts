import type { AnySchema, ObjectSchema } from 'yup';
import type { Fields } from '../../schema/kit/defineEntity.ts';
import { fieldInfo, mustBeSent, type FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { isTyped } from '../../schema/kit/lineEntity.ts';
import type { Kind } from '../../schema/kit/meta.ts';
import { described, either, listOf, maybe, object, string, titled, uuid, type Shape } from '../../schema/kit/shape.ts';
import { lineFields, lineOf } from '../../schema/kit/worded.ts';
import { entityOf } from '../db/select.ts';
import { attachment, fieldShape, picture } from './fields.ts';

/** A file in a form. */
export const upload: Shape = { contentMediaType: 'application/octet-stream' };

/** In a form, which knows but text and files. */
export const jsonText = (shape: Shape): Shape<string> => ({
  ...string,
  contentMediaType: 'application/json',
  contentSchema: shape,
});

/** How fields are sent: as JSON, which holds no files, or as a form. `beside`: each may be left out, and so may these. */
type Sending = { isForm: boolean; beside?: Record<string, Shape> | undefined };

export const inputsOf = (fields: Fields, { isForm, beside }: Sending): Shape => {
  const sent = Object.entries(fields);
  const shapes = (required: boolean): Record<string, Shape> =>
    Object.fromEntries(
      sent
        .filter(([, field]) => (!beside && mustBeSent(field)) === required)
        .map(([name, field]) => [name, inputOf(fieldInfo(name, field), field, isForm)]),
    );
  return object(shapes(true), { ...shapes(false), ...beside });
};

export const needsFile = (fields: Fields): boolean =>
  Object.entries(fields).some(([name, field]) => fieldInfo(name, field).kind === 'file' && mustBeSent(field));

const inputOf = (info: FieldInfo, field: AnySchema, isForm: boolean): Shape => {
  const shape = { ...(isForm ? inForm(info, field) : inJson(info, field)), ...limits(info) };
  return titled(info.required || isForm ? shape : maybe(shape), info.label);
};

const sentBefore = described(object({ upload: uuid }), 'A file that was sent in parts');

type Taken = (info: FieldInfo, field: AnySchema) => Shape;

const inJson: Taken = (info, field) => (asJson[info.kind] ?? fieldShape)(info, field);
const inForm: Taken = (info, field) => (asParts[info.kind] ?? inJson)(info, field);

/** Kinds that are taken otherwise than replies carry them. */
const asJson: Partial<Record<Kind, Taken>> = {
  ref: ({ target }) => described(string, `Of ${entityOf(target!).label.many}: id or name`),
  mobile: () => described(string, 'Ten digits; +91, 0 and what people put between them are dropped'),
  phone: () => described(string, 'Ten to fifteen digits; what people put between them is dropped'),
  file: ({ largest }) =>
    largest
      ? either(attachment, sentBefore)
      : described(attachment, 'As another record carries it; a new one is sent in a form'),
  images: () => described(listOf(picture), 'As another record carries them; new ones are sent in a form'),
  child: (_, field) => {
    const fields = Object.entries((field as ObjectSchema<Record<string, unknown>>).fields as Fields);
    return inputsOf(Object.fromEntries(fields.filter(([name]) => name !== 'id')), { isForm: false });
  },
  lines: (_, field) => {
    const line = inputsOf(typedFields(field), { isForm: false, beside: undefined }) as { properties: object };
    return listOf({ ...line, properties: { id: described(maybe(uuid), 'Of a line that stays'), ...line.properties } });
  },
};

/** What people say of a line. */
const typedFields = (field: AnySchema): Fields =>
  Object.fromEntries(Object.entries(lineFields(lineOf(field)!)).filter(([, { spec }]) => isTyped(spec.meta ?? {})));

const asParts: Partial<Record<Kind, Taken>> = {
  file: ({ largest }) => (largest ? either(upload, jsonText(sentBefore)) : upload),
  image: () => upload,
  images: () => listOf(upload),
  json: (...field) => jsonText(inJson(...field)),
  child: (...field) => jsonText(inJson(...field)),
  lines: (...field) => jsonText(inJson(...field)),
};

const limits = ({ kind, min, max, options }: FieldInfo): Shape => {
  if (options || kind === 'ref') return {};
  const [least, most] = /^(integer|decimal|money|weight|percent)$/.test(kind)
    ? ['minimum', 'maximum']
    : kind === 'refs' || kind === 'lines'
      ? ['minItems', 'maxItems']
      : ['minLength', 'maxLength'];
  return { ...(min !== undefined && { [least!]: min }), ...(max !== undefined && { [most!]: max }) };
};
