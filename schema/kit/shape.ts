declare const fitting: unique symbol;
/** What a value of JSON looks like, as plain JSON Schema of 2020-12, and the type of what fits it. */
export type Shape<T = unknown> = Readonly<Record<string, unknown>> & { readonly [fitting]?: T };
export type Of<S extends Shape> = S extends Shape<infer T> ? T : never;

export const anything: Shape = {};
export const string: Shape<string> = { type: 'string' };
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const uuid: Shape<string> = { type: 'string', format: 'uuid' };
/** Text of a form. */
export const like = (form: RegExp, example: string): Shape<string> => ({
  type: 'string',
  pattern: form.source,
  examples: [example],
});

export const day: Shape<string> = { type: 'string', format: 'date' };
/** ISO 8601. */
export const moment: Shape<string> = { type: 'string', format: 'date-time' };
export const whole: Shape<number> = { type: 'integer' };
export const number: Shape<number> = { type: 'number' };
export const yesOrNo: Shape<boolean> = { type: 'boolean' };
export const exactly = <const T extends string | number | boolean>(value: T): Shape<T> => ({ const: value });
export const yes = exactly(true);

export const oneOf = <const T extends string | number>(values: readonly T[]): Shape<T> => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: [...values],
});

type Option = { readonly id: number | string; readonly name: string };

/** Each with its name. */
export const choiceOf = <const O extends readonly Option[]>(options: O): Shape<O[number]['id']> => ({
  oneOf: options.map(({ id, name }) => ({ const: id, title: name })),
});

export const listOf = <T>(items: Shape<T>): Shape<T[]> => ({ type: 'array', items });

/** Any names, each with a value like that. */
export const byName = <T>(values: Shape<T>): Shape<Record<string, T>> => ({
  type: 'object',
  additionalProperties: values,
});

type Shapes = Record<string, Shape>;
type Flat<T> = { [K in keyof T]: T[K] };
type Properties<R extends Shapes, O extends Shapes> = Flat<
  { [K in keyof R]: Of<R[K]> } & { [K in keyof O]?: Of<O[K]> }
>;

/** What is in `optional` may be left out. */
export const object = <R extends Shapes, O extends Shapes = {}>(
  required: R,
  optional?: O,
): Shape<Properties<R, O>> => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
});

export const either = <S extends readonly Shape[]>(...shapes: S): Shape<Of<S[number]>> => ({ anyOf: shapes });

const none: Shape<null> = { type: 'null' };

/** Or null. */
export const maybe = <T>(shape: Shape<T>): Shape<T | null> => {
  const { type, enum: values, oneOf: options } = shape as { type?: unknown; enum?: unknown[]; oneOf?: unknown[] };
  if (nameOf(shape) || (typeof type !== 'string' && !options)) return either(shape, none);
  if (options) return { ...shape, oneOf: [...options, none] };
  return { ...shape, type: [type, 'null'], ...(values && { enum: [...values, null] }) };
};

const noted = <T>(shape: Shape<T>, note: Record<string, string>): Shape<T> =>
  nameOf(shape) ? { allOf: [shape], ...note } : { ...shape, ...note };

export const described = <T>(shape: Shape<T>, description: string): Shape<T> => noted(shape, { description });
export const titled = <T>(shape: Shape<T>, title: string): Shape<T> => noted(shape, { title });

const names = new WeakMap<object, string>();

/** Described once, and referred to by its name wherever it stands. */
export const named = <T>(name: string, shape: Shape<T>): Shape<T> => {
  names.set(shape, name);
  return shape;
};

export const nameOf = (shape: object): string | undefined => names.get(shape);
