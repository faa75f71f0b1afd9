import type { ClientBase } from 'pg';
import { below, held, parsed, value, type Node } from './nodeTree.ts';

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

/** Reads statements as the database itself does, in a session of their own: none is run. Outermost first. */
export const reader = async (client: ClientBase) => {
  const pairs = async (text: string) => {
    const { rows } = await client.query<{ key: string; value: string }>(text);
    return new Map(rows.map(row => [row.key, row.value] as const));
  };
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
    parsed(await treeOf(client, text))
      .flatMap(node => below(node))
      .filter(({ kind }) => kind === 'QUERY')
      .map(node => queryOf(node, relations));
  return { queries, moods };
};

/** PREPARE has a tree of its own, and then comes what is prepared. */
const treeOf = async (client: ClientBase, text: string): Promise<string> => {
  const trees: string[] = [];
  const hear = ({ message, detail }: { message: string | undefined; detail: string | undefined }) => {
    if (message === 'parse tree:') trees.push(detail!);
  };
  client.on('notice', hear);
  try {
    await client.query(`${telling('on', 'log')}; prepare probe as ${text}; deallocate probe`);
  } finally {
    client.off('notice', hear);
    await client.query(telling('off', 'notice'));
  }
  return trees[1]!;
};

const telling = (prints: string, from: string) =>
  `set debug_print_parse = ${prints}; set debug_pretty_print = off; set client_min_messages = ${from}`;

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
