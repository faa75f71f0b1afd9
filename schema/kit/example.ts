import type { Shape } from './shape.ts';

type Schema = {
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  oneOf?: Shape[];
  anyOf?: Shape[];
  allOf?: Shape[];
  type?: string | string[];
  format?: string;
  minimum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape;
};

const ofFormat: Record<string, string> = {
  uuid: '01890000-0000-7000-8000-000000000001',
  date: '2026-11-20',
  'date-time': '2026-11-20T09:30:00Z',
  email: 'asha@example.com',
  uri: 'https://example.com',
};

/** A value that fits; another one for each number where that can be. */
export const exampleOf = (shape: Shape, n = 1): unknown => {
  const schema = shape as Schema;
  const parts = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if ('const' in schema) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[n % schema.enum.length];
  if (parts) return exampleOf(parts[0]!, n);
  return byType[[schema.type ?? 'object'].flat()[0]!]!(schema, n);
};

const byType: Record<string, (schema: Schema, n: number) => unknown> = {
  string: ({ format }, n) => ofFormat[format ?? ''] ?? `Text ${n}`,
  integer: ({ minimum = 1 }, n) => minimum + n - 1,
  number: ({ minimum = 1 }, n) => minimum + n - 1,
  boolean: () => true,
  null: () => null,
  array: ({ items = {} }, n) => [exampleOf(items, n)],
  object: ({ properties, required = [], additionalProperties = {} }, n) =>
    properties
      ? Object.fromEntries(required.map(name => [name, exampleOf(properties[name]!, n)]))
      : { name: additionalProperties['type'] ? exampleOf(additionalProperties, n) : n },
};
