import type { AnySchema } from 'yup';
import type { FieldMeta, Kind } from './meta.ts';
import { lineFields, lineOf } from './worded.ts';

/** A field as everybody but yup sees it. */
export type FieldInfo = {
  name: string;
  label: string;
  kind: Kind;
  required: boolean;
  /** Longest text, largest number. */
  max?: number;
  min?: number;
  /** What a new record starts with. */
  initial?: unknown;
  /** Of lines: what each holds. */
  line?: Record<string, FieldInfo>;
} & Omit<FieldMeta, 'kind'>;

/** `describe()`, normalised: the only place that reads yup's own shapes. Throws for a schema that no kind made. */
export const fieldInfo = (name: string, schema: AnySchema): FieldInfo => {
  const { meta, label, nullable, optional, tests, default: initial } = schema.describe();
  if (!meta?.kind) throw new Error(`Field '${name}' was not made by a kind`);
  const { kind, ...more } = meta;
  const line = lineOf(schema);
  return {
    name,
    label: label ?? humanised(name),
    kind,
    required: !nullable && !optional,
    ...bound(tests, 'max'),
    ...bound(tests, 'min'),
    ...(initial !== undefined && { initial }),
    ...(line && { line: infoOf(lineFields(line)) }),
    ...more,
  };
};

export const infoOf = (fields: Record<string, AnySchema>): Record<string, FieldInfo> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldInfo(name, field)]));

/** Whoever sends the fields has to send it: nothing takes its place. */
export const mustBeSent = (schema: AnySchema): boolean => {
  const { nullable, optional, tests, default: initial } = schema.describe();
  const { min = 0 } = bound(tests, 'min');
  return Array.isArray(initial) ? min > 0 : !nullable && !optional && initial === undefined;
};

const bound = (tests: ReturnType<AnySchema['describe']>['tests'], name: 'max' | 'min') => {
  const limit = tests.find(test => test.name === name)?.params?.[name];
  return typeof limit === 'number' ? { [name]: limit } : {};
};

/** `productCode` -> `Product code`; a trailing `Id` is not a word to people. */
const humanised = (name: string) => {
  const words = name
    .replace(/Ids?$/, '')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
