import { statementsOf } from '../../server/db/statements.ts';

/** The rules that make one schema and one set of statements right on one server and on a cluster distributed by shop. */

const alias =
  /^\s+(?:as\s+)?(?!where\b|set\b|on\b|join\b|left\b|order\b|limit\b|cross\b|group\b|returning\b|using\b)([a-z_]\w*)/i;

/** What is wrong with a statement of the API, in words. Every mention of a shop's table names the shop beside it. */
export const statementProblems = (text: string, shopTables: readonly string[]): string[] => {
  const mentions = [...text.matchAll(/\b(from|join|update|into)\s+(?:only\s+)?([a-z_]+)\b/gi)].filter(([, , table]) =>
    shopTables.includes(table!.toLowerCase()),
  );
  const functions = [...text.matchAll(/\bsearch_[a-z_]+\(\s*([^,]*),/gi)].filter(([, shop]) => shop!.trim() !== '$1');
  return [
    ...mentions.flatMap(mention => {
      const [whole, verb, table] = mention as unknown as [string, string, string];
      const scope = scopeOf(text, mention.index);
      return verb.toLowerCase() === 'into'
        ? insertProblems(scope, table)
        : readProblems(scope, scope.slice(scope.search(new RegExp(`${whole}\\b`)) + whole.length), table);
    }),
    ...functions.map(([call]) => `${call} searches another shop`),
    ...(/\bset\b[^;]*\bshop_id\s*=(?!=)/i.test(text.replace(/\b(?:from|where)\b.*/is, ''))
      ? ['moves a row to another shop']
      : []),
    ...(/^\s*merge\b/i.test(text) ? ['merges'] : []),
    ...(/^\s*copy\b/i.test(text) ? ['copies'] : []),
    ...planProblems(text),
    ...(/\binsert into\b[^;]*\bfrom\s+(json_to_recordset|unnest)\b/i.test(text) &&
    !/\b(returning|on conflict)\b/i.test(text)
      ? ['inserts from a function without RETURNING or ON CONFLICT']
      : []),
  ];
};

const locks = /\bfor (?:update|no key update|share|key share)\b/i;

/** What reads a whole table of a shop by a plan that was made while there was little in it, or is stopped by who writes the same at the same time. */
const planProblems = (text: string): string[] => [
  ...(locks.test(text) && /\bid in \(\s*select\b/i.test(text)
    ? [`locks what a join finds, without = any(array(…)): ${text.slice(0, 200)}`]
    : []),
  ...(/^\s*update\b[^;]*\bfrom (?:json_to_recordset|unnest)\(/i.test(text) &&
  /\bwhere\b[^;]*\.id = \w+\.\w+/i.test(text) &&
  !/\.id = any\(/i.test(text)
    ? [`changes what a join finds, without = any of the ids: ${text.slice(0, 200)}`]
    : []),
  ...(/\bon conflict\s*\([^;]*\bdo nothing\b/i.test(text)
    ? [`does nothing on one of the conflicts alone: ${text.slice(0, 200)}`]
    : []),
];

/** From the bracket round a place to its end. */
const scopeOf = (text: string, place: number): string => {
  const edge = (step: 1 | -1, opening: string, closing: string) => {
    let depth = 0;
    for (let i = place; i >= 0 && i < text.length; i += step) {
      if (text[i] === opening) depth++;
      if (text[i] === closing && depth-- === 0) return i;
    }
    return step === 1 ? text.length : -1;
  };
  return text.slice(edge(-1, ')', '(') + 1, edge(1, '(', ')'));
};

const readProblems = (scope: string, rest: string, table: string) => {
  const [, name] = alias.exec(rest) ?? [];
  const condition = name ? new RegExp(`\\b${name}\\.shop_id = \\$\\d+`) : /(?<![.\w])shop_id = \$\d+/;
  return condition.test(scope) ? [] : [`${table} is read without its shop: ${scope.slice(0, 120)}`];
};

const insertProblems = (scope: string, table: string) =>
  new RegExp(`into ${table}(?: as \\w+)? \\(shop_id\\b[^)]*\\)\\s*(?:values \\(|select )\\$1\\b`, 'i').test(scope)
    ? []
    : [`${table} is written without its shop: ${scope.slice(0, 120)}`];

/** What is wrong with a migration. `local` tables stay on the coordinator. */
export const ddlProblems = (sql: string, local: readonly string[] = []): string[] => {
  const statements = statementsOf(sql);
  const scopes = new Map(
    statements.flatMap(text =>
      [...text.matchAll(/^select distribute_(shop|platform)\('(\w+)'\)$/gi)].map(([, scope, table]) => [
        table!,
        scope!,
      ]),
    ),
  );
  return statements.flatMap((text, i) => [
    ...forbidden.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${what}: ${text.slice(0, 80)}`),
    ...creationProblems(text, statements[i + 1] ?? '', scopes, local),
    ...indexProblems(text, scopes),
  ]);
};

const forbidden: [RegExp, string][] = [
  [/\bcreate\s+(?:or replace\s+)?(?:constraint\s+)?trigger\b/i, 'makes a trigger'],
  [/\bon delete (?:set null|set default)\b/i, 'changes rows on deletion'],
  [/\bmerge into\b/i, 'merges'],
  // Migrations go out statement by statement.
  [/\bbegin\s+atomic\b/i, 'has a body without quotes, which is cut at its semicolons'],
  // A cluster shortens a longer one to fit the number of its shard behind it: nobody would know which field is taken.
  [/\bcreate unique index \w{55,}/i, 'gives a name that a shard’s number does not fit behind'],
  [/^\s*copy\b/i, 'copies'],
  // What the person holds is asked once, by a function.
  [/^create policy[\s\S]*\(\s*select\b(?! my_permissions\(\))/i, 'has a policy that asks another table'],
  [
    /^create (?:or replace )?function search_(?![\s\S]*language plpgsql)/i,
    'searches in a language that may be inlined',
  ],
  [
    /^create (?:or replace )?function search_(?![\s\S]*shop is distinct from nullif\(current_setting)/i,
    'searches without comparing its shop',
  ],
  [/^create (?:or replace )?function search_(?![\s\S]*\bt\.shop_id = shop\b)/i, 'searches without naming its shop'],
];

const creationProblems = (text: string, next: string, scopes: Map<string, string>, local: readonly string[]) => {
  const [, table, body] = /^create table (?:if not exists )?(\w+) \(([\s\S]*)\)$/i.exec(text) ?? [];
  if (!table || !body || local.includes(table)) return [];
  const scope = scopes.get(table);
  if (!scope || !next.startsWith(`select distribute_${scope}('${table}')`))
    return [`${table} is not distributed right after its creation`];
  if (scope === 'platform') return [];
  return [
    ...[...body.matchAll(/\b(primary key|unique)\s*\((\w+)/gi)]
      .filter(([, , first]) => first !== 'shop_id')
      .map(([key]) => `a key of ${table} does not begin with shop_id: ${key}`),
    ...(/^\s*\w+ [^\n,(]*\b(primary key|unique|references)\b/im.test(body.replace(/constraint [^\n]*/gi, ''))
      ? [`${table} has a key of one column`]
      : []),
    ...[...body.matchAll(/foreign key \((\w+)[^)]*\) references (\w+) \((\w+)/gi)]
      .filter(([, from, to, column]) => scopes.get(to!) !== 'platform' && (from !== 'shop_id' || column !== 'shop_id'))
      .map(([key]) => `a foreign key of ${table} is not composite with the shop: ${key}`),
    ...(/\bshop_id uuid not null\b/i.test(body) ? [] : [`${table} has no shop_id`]),
  ];
};

const indexProblems = (text: string, scopes: Map<string, string>) => {
  const [, name, table, first] = /^create (?:unique )?index (\w+) on (\w+)(?: using \w+)? \(\s*(\w+)/i.exec(text) ?? [];
  // Of a list over all shops.
  const isAcross = name?.endsWith('_across_idx');
  return name && !isAcross && scopes.get(table!) === 'shop' && first !== 'shop_id'
    ? [`the index ${name} does not begin with shop_id`]
    : [];
};
