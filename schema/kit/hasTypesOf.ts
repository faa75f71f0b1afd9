import type { Shape } from './shape.ts';

type Schema = {
  const?: unknown;
  enum?: readonly unknown[];
  oneOf?: readonly Shape[];
  anyOf?: readonly Shape[];
  allOf?: readonly Shape[];
  type?: string | readonly string[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: Shape;
};

/**
 * Checks the types of a JSON value at every depth, so that nothing that reads it meets an element of another type. The values of a choice, forms
 * and limits are left to rules that have words of their own.
 */
export const hasTypesOf = (shape: Shape, value: unknown): boolean => {
  const schema = shape as Schema;
  if ('const' in schema) return typeof value === typeof schema.const;
  const parts = schema.oneOf ?? schema.anyOf;
  return (
    (!parts || parts.some(part => hasTypesOf(part, value))) &&
    (schema.allOf ?? []).every(part => hasTypesOf(part, value)) &&
    (!schema.type || [schema.type].flat().some(type => types[type]!(schema, value)))
  );
};

const types: Readonly<Record<string, (schema: Schema, value: unknown) => boolean>> = {
  string: (_, value) => typeof value === 'string',
  integer: (_, value) => Number.isSafeInteger(value),
  number: (_, value) => Number.isFinite(value),
  boolean: (_, value) => typeof value === 'boolean',
  null: (_, value) => value === null,
  array: ({ items = {} }, value) => Array.isArray(value) && value.every(item => hasTypesOf(items, item)),
  object: ({ properties = {}, required = [], additionalProperties = {} }, value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    required.every(name => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, part]) =>
      hasTypesOf(Object.hasOwn(properties, name) ? properties[name]! : additionalProperties, part),
    ),
};
