import { statementsOf } from '../../../server/db/statements.ts';

/** What of a migration a program of the version before, which goes on beside it, would miss or fall over. */
const takesAway: readonly (readonly [fault: string, RegExp])[] = [
  ['drops what may be used', /\bdrop (?:table|view|function|procedure|type|schema|column)\b/],
  ['renames what may be used', /\brename\b/],
  ['changes a type', /\balter column \w+ (?:set data )?type\b/],
  ['asks for what is not written', /\bset not null\b/],
  ['asks for what is not written', /\badd column (?!.*\bdefault\b).*\bnot null\b/],
];

/** `-- Unused since 0.4`, as its first line: the version whose program had no use for it any more. */
const unusedSince = /^-- Unused since (\d+)\.(\d+)\b/;

/** Empty for what only adds, and for what programs of this version no longer know anyway. */
export const faultsOf = (sql: string, version: string): string[] => {
  const [, major, minor] = unusedSince.exec(sql) ?? [];
  const isUnused = major !== undefined && orderOf(`${major}.${minor}`) < orderOf(version);
  if (isUnused) return [];
  const clauses = statementsOf(sql).flatMap(clausesOf);
  return clauses.flatMap(clause => {
    const found = takesAway.find(([, pattern]) => pattern.test(clause));
    return found ? [`${found[0]}: ${clause}`] : [];
  });
};

/** `add column … , add column …` is two. */
const clausesOf = (statement: string): string[] =>
  statement
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .split(/, (?=(?:add|alter|drop) )/);

const orderOf = (version: string): number => {
  const [major, minor] = version.split('.').map(Number);
  return major! * 10_000 + minor!;
};
