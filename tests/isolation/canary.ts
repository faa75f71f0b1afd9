import { storedFields, tableName } from '../../api/db/columns.ts';
import { entities } from '../../schema/entities/index.ts';
import { isShops, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { exampleOf } from '../../schema/kit/example.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import type { Kind } from '../../schema/kit/meta.ts';

/** What a canary looks like in each kind of field, as SQL over `n`, a number of its own for each row; null: none fits. */
const songs: Record<Kind, string | null> = {
  text: `'Kanari ' || translate(n::text, '0123456789', 'abcdefghij')`,
  longText: `'Kanari long ' || n`,
  richText: `'<p>Kanari rich ' || n || '</p>'`,
  email: `'kanari' || n || '@canary.test'`,
  digits: `(77531000 + n)::text`,
  mobile: `(9753100000 + n)::text`,
  phone: `(9753100000 + n)::text`,
  pin: `(775310 + n % 10)::text`,
  url: `'https://kanari.test/' || n`,
  integer: null,
  decimal: `7753100 + n`,
  money: `7753100 + n`,
  weight: `7753100 + n`,
  percent: null,
  boolean: null,
  date: null,
  timestamp: null,
  choice: null,
  ref: null,
  refs: null,
  file: null,
  image: null,
  images: null,
  json: null,
  said: `'Kanari said ' || n`,
  child: null,
  lines: null,
};

const canary =
  /kanari\w*(?:[ .](?:long|rich|said|was|is|kept|tenant|shop|owner|city|picture))?(?: (?:[a-j]+\b|\d+))?(?:@canary\.test)?|(?<![\w.-])(?:97531\d{5}|7753\d{2,})(?:\.\d+)?(?![\w-])/gi;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** JSON of the field's own shape, in which each text and number is a canary, but for days and what is one of a few. */
const songOf = ({ kind, shape }: FieldInfo): string | null =>
  kind === 'json'
    ? `'${JSON.stringify(exampleOf(shape!), sungBut(choicesIn(shape!)))}'`
    : // Of a form, which no canary has.
      kind === 'text' && shape
      ? null
      : songs[kind];

const choicesIn = (shape: object): readonly unknown[] => {
  const found: unknown[] = [];
  JSON.stringify(shape, (key, value: unknown) => {
    if (key === 'enum') found.push(...(value as unknown[]));
    return value;
  });
  return found;
};

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const sungBut = (choices: readonly unknown[]) => (_: string, value: unknown) => {
  if (choices.includes(value) || isDay(value)) return value;
  if (typeof value === 'number') return 7_753_100;
  return typeof value === 'object' ? value : 'kanari';
};

/** Canaries of any kind, and ids. */
export const heardIn = (text: string): string[] =>
  [...text.matchAll(canary), ...text.matchAll(uuid)].map(([found]) => found.toLowerCase().replace(/\.0+$/, ''));

/** Puts a canary into whatever the framework keeps beside the records. */
const kept: Record<string, Record<string, string>> = {
  history: {
    user_name: songs.text!,
    changes: `jsonb_build_object('name', jsonb_build_array('kanari was', 'kanari is'))`,
  },
  imports: { file_name: songs.text!, problem: songs.text! },
  import_errors: { message: songs.text! },
  import_rejects: { cells: `'["kanari kept"]'` },
  import_pictures: { address: `'https://kanari.kept'`, reason: songs.text! },
  import_meanings: { text: songs.text! },
  exports: { problem: songs.text! },
  export_parts: { content: songs.text! },
  remarks: { text: songs.text!, user_name: songs.text! },
  public_addresses: { entity: songs.text! },
  record_files: { name: songs.text!, user_name: songs.text! },
  uploads: { name: songs.text!, sha256: songs.text! },
  shop_archives: { name: songs.text!, problem: songs.text! },
  archive_pieces: { sha256: songs.text! },
  calendar_addresses: { token_digest: songs.text! },
  pending_notifications: { by_name: songs.text! },
  replies: { body: `'{"data": "kanari kept"}'` },
};

type Meant = (entity: AnyEntity, info: FieldInfo) => boolean;

/** Every value of the shop's records becomes a canary of its own, or those that are meant. */
export const canarySql = (shop: string, isMeant: Meant = () => true): string =>
  [
    ...Object.values(entities as Record<string, AnyEntity>)
      .filter(isShops)
      .map(entity => {
        const values = storedFields(entity).flatMap(info => {
          const song = isMeant(entity, info) ? songOf(info) : null;
          return song === null ? [] : [[info.column, song] as const];
        });
        return setSql(tableName(entity), shop, Object.fromEntries(values));
      }),
    ...Object.entries(kept).map(([table, values]) => setSql(table, shop, values)),
  ].join('\n');

const setSql = (table: string, shop: string, values: Record<string, string>) => {
  const sets = Object.entries(values).map(([column, song]) => `${column} = ${song}`);
  return sets.length
    ? `with numbered as (select ctid as place, row_number() over () as n from ${table} where shop_id = '${shop}')
       update ${table} t set ${sets.join(', ')} from numbered where t.ctid = numbered.place;`
    : '';
};
