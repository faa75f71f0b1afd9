import type { AnySchema } from 'yup';
import type { FieldMeta, Kind } from './meta.ts';
import { humanised, lineFields, lineOf } from './worded.ts';

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

/** The only place that reads yup's own shapes, not by `describe()`, which copies them. Throws for a schema that no kind made. */
export const fieldInfo = (name: string, schema: AnySchema): FieldInfo => {
  const { meta, label, nullable, optional } = schema.spec;
  const initial = schema.getDefault() as unknown;
  if (!meta?.kind) throw new Error(`Field '${name}' was not made by a kind`);
  const { kind, ...more } = meta;
  const line = lineOf(schema);
  return {
    name,
    label: label ?? humanised(name),
    kind,
    required: !nullable && !optional,
    ...bound(schema, 'max'),
    ...bound(schema, 'min'),
    ...(initial !== undefined && { initial }),
    ...(line && { line: infoOf(lineFields(line)) }),
    ...more,
  };
};

export const infoOf = (fields: Record<string, AnySchema>): Record<string, FieldInfo> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldInfo(name, field)]));

/** Whoever sends the fields has to send it: nothing takes its place. */
export const mustBeSent = (schema: AnySchema): boolean => {
  const { nullable, optional } = schema.spec;
  const initial = schema.getDefault() as unknown;
  const { min = 0 } = bound(schema, 'min');
  return Array.isArray(initial) ? min > 0 : !nullable && !optional && initial === undefined;
};

const bound = ({ tests }: AnySchema, name: 'max' | 'min') => {
  const limit = tests.find(({ OPTIONS }) => OPTIONS!.name === name)?.OPTIONS!.params?.[name];
  return typeof limit === 'number' ? { [name]: limit } : {};
};
