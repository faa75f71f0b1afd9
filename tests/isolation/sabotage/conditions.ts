import { shopTables } from '../../support/shopCopies.ts';
import type { Sabotage } from './sabotage.ts';
import { readersOf, wallless } from './policies.ts';
import { sitesIn, without } from './sites.ts';
import type { Stage } from './stage.ts';

/** Conditions without which nothing can change, and why. They are listed and not counted. */
export const equivalent: readonly [RegExp, string][] = [
  [
    / replies … .*user_id = current_setting/,
    'a kept reply is found by its path, which names the shop, and is one person’s',
  ],
  [/exists .* imports … i\.shop_id = \$1 and i\.id/, 'asked of an import under way, whose id was made for it alone'],
  [/people_of_shop … .*deleted_at is not null/, 'nobody of a shop is in a trash: the function says so'],
  [/count.* units … /, 'a plain list tells no total'],
  [/json_agg\(jso … from contacts … t\.shop_id = \$1 and t\.id = any/, 'the ids are of a group made of the shop’s own'],
  [
    /^select coalesce\(json_agg\(r\)\D* … from contacts … t\.shop_id = \$1 and t\.id = (any|m\.record_id)/,
    'the ids stand in a merge of the shop’s own',
  ],
  [
    /^select coalesce\(json_agg\(jso … join recipients … q\.shop_id = \$1 and q\.id = w\.id$/,
    'the ids are of the shop’s own recipients, read just before',
  ],
  [
    /^select 1 from chat_accounts +… from chat_accounts … a\.shop_id = \$1$/,
    'holds the rows until the end, and tells nothing',
  ],
  [
    /^select refuse_unless\(exists +… from exports … x\.shop_id = \$1 and x\.id = \$n$/,
    'asked of an export under way, whose id was made for it alone',
  ],
  [
    /^ with chosen as \(select q\.id … from messages … c\.shop_id = \$1 and c\.id = \$n$/,
    'asked of a message that is being cancelled, or on its way with an id that was made for it alone',
  ],
];

export const isEquivalent = (name: string) => equivalent.some(([pattern]) => pattern.test(name));

/** With nothing but the statements to keep shops apart: `open` takes every other wall down and returns how to put it up again. */
export const openWalls = async ({ sql }: Stage): Promise<() => Promise<unknown>> => {
  const readers = await readersOf({ sql });
  const switched = (on: 'enable' | 'disable') =>
    sql(shopTables.map(({ name }) => `alter table ${name} ${on} row level security;`).join(''));
  await switched('disable');
  for (const { body } of readers) await sql(wallless(body));
  return async () => {
    await switched('enable');
    for (const { body } of readers) await sql(body);
  };
};

/** What a search found: its rows are held to the shop by their key, and once more by the list. */
const found = / and t\.id = f\.id$/;
const rowsOf = (key: string) => key.replace(/( … t\.shop_id = \$1) .*/, '$1');

/** The statement without that condition. Where any one of several would do, all of them go together. */
const lacking = (text: string, key: string): string => {
  const keys = sitesIn(text).map(site => site.key);
  if (!keys.includes(key) || !keys.some(each => found.test(each))) return without(text, site => site.key === key);
  return without(text, site => rowsOf(site.key) === rowsOf(key));
};

/** One condition after the other is left out, wherever it is built. */
export const conditionSabotages = (stage: Stage): Sabotage[] =>
  [...stage.bySite]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, sequences]) => ({
      name: key,
      make: async () => stage.hear(text => lacking(text, key)),
      mend: async () => stage.hear(text => text),
      caught: () => stage.differs(sequences),
    }));
