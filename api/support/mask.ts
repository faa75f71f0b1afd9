import { uuidPattern, type Shape } from '../../schema/kit/shape.ts';
import { maskedText } from '../../schema/rules/supportAccess.ts';
import { forbidden } from '../../schema/errors.ts';
import type { Operation } from '../operation.ts';
import type { Reply } from '../reply.ts';
import { markOf } from './sight.ts';

/** Tells that masked values may have another form than the call describes. */
export const maskedHeader = 'x-masked';

/** The reply with every personal value masked. Throws 403 for a reply that no shape describes. */
export const maskedReply = ({ handle: { success } }: Handled, reply: Reply): Reply => {
  if (!('data' in success) || typeof reply.body !== 'string') throw forbidden();
  return withMasked([success.data], reply, reply.body);
};

/** The same of a refusal, which may carry the record as it is now. */
export const maskedRefusal = ({ handle: { success } }: Handled, refusal: Reply): Reply =>
  typeof refusal.body === 'string'
    ? withMasked('data' in success ? [success.data] : [], refusal, refusal.body)
    : refusal;

type Handled = Pick<Operation, 'handle'>;

const withMasked = (described: readonly Shape[], reply: Reply, body: string): Reply => {
  const { data, ...words } = JSON.parse(body) as { data?: unknown };
  if (data === undefined) return reply;
  const headers = { ...reply.headers, [maskedHeader]: 'true' };
  return { ...reply, headers, body: JSON.stringify({ ...words, data: masked(described, data) }) };
};

/** Masks by the shapes that describe a value. Texts pass where a shape says that they are open, or what form they have. */
export const masked = (described: readonly Shape[], value: unknown): unknown => {
  const shapes = described.flatMap(alternatives);
  const marks = shapes.map(markOf);
  if (marks.includes('personal')) return withheld(value);
  if (marks.includes('open') || value === null) return value;
  if (Array.isArray(value)) return value.map(item => masked(shapes.flatMap(itemsOf), item));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        masked(
          shapes.flatMap(shape => propertyOf(shape, name)),
          item,
        ),
      ]),
    );
  if (typeof value === 'string') return shapes.some(shape => isFormal(shape, value)) ? value : withheld(value);
  return shapes.some(isDescribed) ? value : withheld(value);
};

/** A list stays one, a text is visibly masked, anything else is missing. */
const withheld = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? maskedText : null;
};

type Described = {
  anyOf?: Shape[];
  allOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape;
  format?: string;
  enum?: unknown[];
  const?: unknown;
};

const alternatives = (shape: Shape): Shape[] => {
  if (markOf(shape)) return [shape];
  const { anyOf = [], allOf = [], oneOf = [] } = shape as Described;
  const within = [...anyOf, ...allOf, ...oneOf];
  return within.length ? within.flatMap(alternatives) : [shape];
};

const itemsOf = (shape: Shape): Shape[] => {
  const { items } = shape as Described;
  return items ? [items] : [];
};

const propertyOf = (shape: Shape, name: string): Shape[] => {
  const { properties = {}, additionalProperties } = shape as Described;
  if (Object.hasOwn(properties, name)) return [properties[name]!];
  return additionalProperties ? [additionalProperties] : [];
};

const formats: Record<string, RegExp> = {
  uuid: uuidPattern,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-][\d:]+)$/,
};

const isFormal = (shape: Shape, value: string): boolean => {
  const { format, enum: values, const: exact } = shape as Described;
  return exact === value || Boolean(values?.includes(value)) || Boolean(format && formats[format]?.test(value));
};

const isDescribed = (shape: Shape): boolean => Object.keys(shape).length > 0;
