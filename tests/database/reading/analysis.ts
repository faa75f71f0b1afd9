import type { TestEngine } from '../../support/testDatabase.ts';
import { below, held, parsed, value, type Node } from './nodeTree.ts';

type Sql = TestEngine['sql'];
/** FOR KEY SHARE, FOR SHARE, FOR NO KEY UPDATE, FOR UPDATE, as PostgreSQL counts them from 1. */
const strengths = ['key', 'share', 'write', 'update'] as const;

export type Command = 'select' | 'update' | 'insert' | 'delete';
const commands: Record<string, Command> = { 1: 'select', 2: 'update', 3: 'insert', 4: 'delete' };

/** A statement, or one within it. */
export type Query = {
  command: Command;
  /** What it writes. */
  target: string | null;
  /** Tables and views that it reads or writes, by their place. */
  relations: (string | null)[];
  /** Rows that it locks by name. */
  locks: { table: string; strength: (typeof strengths)[number] }[];
  node: Node;
};

/** What the database knows of its functions and types: `i` immutable, `s` stable, `v` volatile. */
export type Moods = {
  names: ReadonlyMap<string, string>;
  functions: ReadonlyMap<string, string>;
  output: ReadonlyMap<string, string>;
};

/** Reads statements as the database itself does: none is run. Outermost first. */
export const reader = async (sql: Sql) => {
  const pairs = async (text: string) =>
    new Map((await sql(text)).map(({ key, value }) => [String(key), String(value)] as const));
  const relations = await pairs(
    `select oid::text as key, relname as value from pg_class where relnamespace = 'public'::regnamespace`,
  );
  const moods: Moods = {
    names: await pairs('select oid::text as key, proname as value from pg_proc'),
    functions: await pairs('select oid::text as key, provolatile::text as value from pg_proc'),
    output: await pairs(
      'select t.oid::text as key, p.provolatile::text as value from pg_type t join pg_proc p on p.oid = t.typoutput',
    ),
  };
  const queries = async (text: string): Promise<Query[]> =>
    (await bodyOf(sql, text))
      .flatMap(node => below(node))
      .filter(({ kind }) => kind === 'QUERY')
      .map(node => queryOf(node, relations));
  return { queries, moods };
};

/** As the body of a function, which the database keeps as a tree. */
const bodyOf = async (sql: Sql, text: string): Promise<Node[]> => {
  let prepared = false;
  await sql('begin');
  try {
    await sql(`prepare probe as ${text}`);
    prepared = true;
    const [types] = await sql(
      `select array_to_string(parameter_types, ',') as types from pg_prepared_statements where name = 'probe'`,
    );
    await sql(`create function probe(${String(types!['types'])}) returns void language sql begin atomic ${text}; end`);
    const [body] = await sql(`select prosqlbody::text as body from pg_proc where proname = 'probe'`);
    return parsed(String(body!['body']));
  } finally {
    await sql('rollback');
    // Not all of them: the connection is the API's too, which goes on with its own.
    if (prepared) await sql('deallocate probe');
  }
};

const queryOf = (node: Node, names: ReadonlyMap<string, string>): Query => {
  const relations = held(node, 'rtable').map(entry =>
    value(entry, 'rtekind') === '0' ? (names.get(value(entry, 'relid')) ?? null) : null,
  );
  const place = (number: string) => relations[Number(number) - 1] ?? null;
  return {
    command: commands[value(node, 'commandType')] ?? 'select',
    target: place(value(node, 'resultRelation')),
    relations,
    locks: held(node, 'rowMarks').flatMap(mark => {
      const table = place(value(mark, 'rti'));
      return table ? [{ table, strength: strengths[Number(value(mark, 'strength')) - 1]! }] : [];
    }),
    node,
  };
};
