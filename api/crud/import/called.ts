import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { tableName } from '../../db/columns.ts';
import { snake } from '../../db/table.ts';
import type { Statement } from '../../ports.ts';

/** What tells apart records that have their title in common: the other field of a natural key of two. */
export const keyBesideTitle = ({ naturalKey, title, tree }: AnyEntity): string | undefined =>
  naturalKey?.length === 2 && !tree && naturalKey.includes(title) ? naturalKey.find(name => name !== title) : undefined;

/** However many blanks there are, in small letters. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** The texts by which a file may mean one of them: its title, that key, or the key behind the title. */
const textsOf = (title: string, key: string) => [title, key, `${title} ${key}`].map(plain);

/** Id, title and key of whatever one of the texts may mean. */
export const calledStatement = (entity: AnyEntity, key: string, shop: string, texts: readonly string[]): Statement => {
  const [title, column] = [snake(entity.title), snake(key)];
  const keys = texts.flatMap(text => [keyIn(entity, key, text), keyIn(entity, key, text.split(/\s/).at(-1)!)]);
  return {
    text: `select t.id, t.${title}, t.${column} from ${tableName(entity)} t where t.shop_id = $1 and t.deleted_at is null
      and (lower(t.${title}) = any($2::text[]) or t.${column} = any($3::text[])) order by t.id`,
    values: [shop, texts.map(text => text.toLowerCase()), keys],
  };
};

/** The ids that each text may mean, as the rows of that statement tell. */
export const calledIds = (
  entity: AnyEntity,
  key: string,
  rows: readonly (readonly (string | null)[])[],
  texts: readonly string[],
): Map<string, string[]> => {
  const called = new Map<string, string[]>();
  for (const [id, title, value] of rows)
    for (const text of textsOf(title!, value!)) called.set(text, [...(called.get(text) ?? []), id!]);
  return new Map(texts.map(text => [text, called.get(plain(text)) ?? called.get(keyIn(entity, key, text)) ?? []]));
};

/** As the field keeps it. */
const keyIn = (entity: AnyEntity, key: string, text: string): string => String(entity.fields[key]!.cast(text));
