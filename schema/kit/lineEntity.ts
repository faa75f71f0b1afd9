import { capital } from './capital.ts';
import { defineEntity, type AnyEntity, type Fields } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { integer, ref } from './kinds.ts';
import { memo } from './memo.ts';
import type { Kind } from './meta.ts';
import { lineFields, lineOf } from './worded.ts';

/** What a line may hold. */
export const lineKinds = [
  'text',
  'longText',
  'digits',
  'integer',
  'decimal',
  'money',
  'weight',
  'percent',
  'boolean',
  'date',
  'choice',
  'ref',
  'json',
] as const satisfies readonly Kind[];
export type LineKind = (typeof lineKinds)[number];
/** The kinds that a sheet of lines shows. JSON must be `asked: false`. */
export type SheetKind = Exclude<LineKind, 'json'>;

/** Whether people say it of a line: neither the server nor the document's totals do. */
export const isTyped = ({ given, reckoned }: Pick<FieldInfo, 'given' | 'reckoned'>): boolean => !given && !reckoned;

/** The lines of one field: `owner` is the document's entity, `lines` the entity of bare rows that keeps them, without calls of its own. */
export type Lines = { owner: AnyEntity; field: FieldInfo; lines: AnyEntity };

/** Where the lines of an entity's documents live, for each field of lines. */
export const linesOf = memo((owner: AnyEntity): Lines[] =>
  Object.values(owner.info)
    .filter(({ kind }) => kind === 'lines')
    .map(field => ({ owner, field, lines: lineEntity(owner, field) })),
);

export const linesIn = (owner: AnyEntity, name: string): Lines =>
  linesOf(owner).find(({ field }) => field.name === name)!;

/** What a line refers to, beside its document. */
export const lineReferences = (lines: AnyEntity) =>
  Object.values(lines.info).filter(({ kind, name }) => kind === 'ref' && name !== 'documentId');

const lineEntity = (owner: AnyEntity, { name, label }: FieldInfo): AnyEntity => {
  const fields = lineFields(lineOf(owner.fields[name]!)!);
  return defineEntity<string, Fields>({
    name: `${owner.name}${capital(name)}`,
    label: { one: label, many: label },
    path: `${owner.path}/:documentId/${name}`,
    title: Object.keys(fields)[0]!,
    fields: { documentId: ref(owner.name).required(), position: integer().required(), ...fields },
    search: [],
    storage: {
      space: owner.space === 'platform' ? 'platform' : 'shop',
      indexes: [['documentId', 'position']],
      link: true,
    },
    permissions: {},
  }) as AnyEntity;
};
