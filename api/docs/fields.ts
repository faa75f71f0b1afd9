import { code, escaped, inWords } from './html.ts';

/** A part of the description, as far as the page reads it. */
export type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: (Schema & { title?: string })[];
  anyOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  contentMediaType?: string;
  contentSchema?: Schema;
};

const formats: Record<string, string> = { uuid: 'UUID', date: 'date', 'date-time': 'date and time', email: 'e-mail' };
const types: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'true or false' };

const literal = (value: unknown) => code(JSON.stringify(value));

/** What a value looks like, in a few words. */
export const kindOf = (schema: Schema): string => {
  const { $ref, type, format = '', oneOf, items, contentMediaType, contentSchema } = schema;
  const parts = schema.anyOf ?? schema.allOf;
  if ($ref) return `<a href="#${nameIn($ref)}">${nameIn($ref)}</a>`;
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' or ');
  if (oneOf)
    return oneOf.map(option => kindOf(option) + (option.title ? ` ${escaped(option.title)}` : '')).join(' or ');
  if (parts) return parts.map(kindOf).join(' or ');
  if (contentSchema) return `text that holds JSON: ${kindOf(contentSchema)}`;
  if (contentMediaType) return 'file';
  if (items) return `list of ${kindOf(items)}${isNullable(type) ? ' or null' : ''}`;
  if (schema.additionalProperties) return `name → ${kindOf(schema.additionalProperties)}`;
  const [base = ''] = [type ?? ''].flat();
  return (formats[format] ?? types[base] ?? (base || 'anything')) + (isNullable(type) ? ' or null' : '');
};

const isNullable = (type: Schema['type']) => Array.isArray(type) && type.includes('null');

export const nameIn = (reference: string) => reference.split('/').at(-1)!;

/** The fields of an object, and below each what it holds in its turn. */
export const fieldList = (schema: Schema): string => {
  const { properties, required = [] } = schema;
  if (!properties) return '';
  const fields = Object.entries(properties).map(([name, field]) =>
    fieldLine(name, field, required.includes(name) ? '' : 'optional'),
  );
  return `<ul>${fields.join('')}</ul>`;
};

export const fieldLine = (name: string, field: Schema, note: string): string => {
  const { title, description } = field;
  const words = [title, description].filter(text => text !== undefined).map(inWords);
  return `<li>${code(name)} <i>${[kindOf(field), note].filter(Boolean).join(', ')}</i>${words.length ? ` ${words.join('. ')}` : ''}${within(field)}</li>`;
};

/** Where a list or a choice is of objects, theirs. */
const within = (schema: Schema): string => {
  const { items, anyOf, allOf, contentSchema, additionalProperties } = schema;
  const inner = [items, contentSchema, additionalProperties, ...(anyOf ?? []), ...(allOf ?? [])];
  return fieldList(schema) + inner.map(part => (part ? within(part) : '')).join('');
};

/** What a body or a reply holds: its kind, and its fields where it is an object. */
export const content = (schema: Schema): string =>
  schema.properties ? fieldList(schema) : `<p>${kindOf(schema)}</p>${within(schema)}`;
