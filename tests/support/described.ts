/** A part of an OpenAPI description, as far as it is read here. */
export type Schema = { [key: string]: unknown };

/** A description whose `$ref`s are looked up when they are met. */
export type Description = { root: Schema; find(reference: string): Schema };

export const description = (root: Schema): Description => ({
  root,
  find: reference =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((place, name) => (place as Schema)[name.replaceAll('~1', '/')], root) as Schema,
});

const types: Record<string, (value: unknown) => boolean> = {
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  number: value => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Everything in which `value` is not as described; the keywords that such descriptions use, and no others. */
export const differences = (of: Description, schema: Schema, value: unknown, at = 'it', isPart = false): string[] => {
  const inside = (part: unknown, more = true) => differences(of, part as Schema, value, at, more);
  const all = (parts: unknown) => ((parts ?? []) as Schema[]).flatMap(part => inside(part, isPart));
  if (typeof schema['$ref'] === 'string') return inside(of.find(schema['$ref']), isPart);
  const kind = kindOf(schema, value);
  // A kind names its general form among its parts, which would send us round in a circle.
  if (kind && !isPart) return kind.mapped ? inside(of.find(kind.mapped)) : [`${at} is of no kind that there is`];
  const options = schema['oneOf'] as Schema[] | undefined;
  const fitting = options?.filter(option => !inside(option, isPart).length).length ?? 1;
  return [
    ...plain(schema, value, at),
    ...all(schema['allOf']),
    ...(fitting === 1 ? [] : [`${at} fits ${fitting} of ${options!.length} forms`]),
    ...(schema['not'] && !inside(schema['not']).length ? [`${at} is what it must not be`] : []),
    ...children(of, schema, value, at),
  ];
};

const kindOf = ({ discriminator }: Schema, value: unknown) => {
  const { propertyName, mapping } = (discriminator ?? {}) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  return propertyName && mapping && { mapped: mapping[String((value as Schema | null)?.[propertyName])] };
};

const plain = ({ type, enum: values, pattern, maxLength, minItems }: Schema, value: unknown, at: string): string[] => {
  const says = (wrong: unknown, what: string) => (wrong ? [`${at} ${what}`] : []);
  const length = (value as { length?: number } | null)?.length ?? 0;
  return [
    ...says(typeof type === 'string' && !types[type]!(value), `is no ${String(type)}`),
    ...says(values && !(values as unknown[]).includes(value), `is none of ${String(values)}`),
    ...says(typeof pattern === 'string' && !new RegExp(pattern).test(String(value)), `is not like ${String(pattern)}`),
    ...says(maxLength !== undefined && length > Number(maxLength), 'is too long'),
    ...says(minItems !== undefined && length < Number(minItems), 'is too short'),
  ];
};

const children = (of: Description, schema: Schema, value: unknown, at: string): string[] => {
  if (Array.isArray(value) && schema['items'])
    return value.flatMap((item, n) => differences(of, schema['items'] as Schema, item, `${at}[${n}]`));
  if (!types['object']!(value)) return [];
  const [record, properties] = [value as Schema, (schema['properties'] ?? {}) as Record<string, Schema>];
  const missing = ((schema['required'] ?? []) as string[]).filter(name => !(name in record));
  const extra =
    schema['additionalProperties'] === false ? Object.keys(record).filter(name => !(name in properties)) : [];
  return [
    ...missing.map(name => `${at}.${name} is missing`),
    ...extra.map(name => `${at}.${name} is not described`),
    ...Object.entries(properties).flatMap(([name, property]) =>
      name in record ? differences(of, property, record[name], `${at}.${name}`) : [],
    ),
  ];
};

/** What is described for a call, under its own path before one of parameters; undefined for one that is not. */
export const operationOf = ({ root }: Description, method: string, pathname: string): Schema | undefined => {
  const paths = root['paths'] as Record<string, Schema>;
  const like = (template: string) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname);
  return (paths[pathname] ?? paths[Object.keys(paths).find(like) ?? ''])?.[method.toLowerCase()] as Schema | undefined;
};
