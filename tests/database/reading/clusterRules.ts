import type { Moods, Query } from './analysis.ts';
import { below, held, value, type Node } from './nodeTree.ts';

/** Whose rows are on every node of a cluster. */
export type Places = { reference: readonly string[]; moods: Moods };
type Rule = (query: Query, places: Places) => string[];

/** What a cluster distributed by shop refuses, or does wrong without a word. Found on Citus 13.2.2. */
export const clusterProblems = (queries: readonly Query[], places: Places): string[] =>
  queries.flatMap(query => [
    ...rules.flatMap(rule => rule(query, places)),
    ...(queries.some(({ command }) => command !== 'select') ? shortCases(query, places) : []),
  ]);

/** A row lock on a reference table is one on all of it, on every node. */
const rowLocks: Rule = ({ locks }, { reference }) =>
  locks
    .filter(({ table }) => reference.includes(table))
    .map(({ table }) => `locks rows of the reference table ${table}`);

/** A lock by name is one of the node that runs the function: a statement without tables runs on the coordinator. */
const namedLocks: Rule = ({ relations, node }, { moods }) =>
  relations.some(Boolean) && functionsIn(node).some(id => moods.names.get(id)?.startsWith('pg_advisory'))
    ? ['locks a name beside a table']
    : [];

/** An UPDATE goes to its shard as text: what the time zone has a say in is worked out before, where no column is known. */
const unsettled: Rule = ({ command, node }, { moods }) => {
  if (command !== 'update' && command !== 'delete') return [];
  const parts = [...held(node, 'targetList'), ...held(node, 'jointree')].flatMap(part => below(part, isWithin));
  const mutable = (part: Node) => below(part, isWithin).some(each => moodOf(each, moods) !== 'i');
  return [
    ...(parts.some(part => moodOf(part, moods) === 'v') ? ['changes rows by a volatile function'] : []),
    ...(parts.some(part => moodOf(part, moods) === 's' && below(part, isWithin).some(({ kind }) => kind === 'VAR'))
      ? ['changes rows by a stable function of a column']
      : []),
    ...(parts.some(part => /^(CASE|COALESCE)(EXPR)?$/.test(part.kind) && mutable(part))
      ? ['changes rows by a function within CASE or COALESCE that is not immutable']
      : []),
  ];
};

const returned: Rule = ({ command, node }, { moods }) =>
  command !== 'select' &&
  held(node, 'returningList').some(part => below(part, isWithin).some(each => moodOf(each, moods) !== 'i'))
    ? ['returns what a function makes that is not immutable']
    : [];

/** Where a statement changes anything, `case x when 1` arrives as `case x when (x = 1)`. */
const shortCases: Rule = ({ node }) =>
  below(node, isWithin).some(({ kind, fields }) => /^CASE(EXPR)?$/.test(kind) && fields['arg']?.[0] !== '<>')
    ? ['compares by `case x when y`']
    : [];

const lookedUp: Rule = ({ command, node }) =>
  command === 'insert' &&
  [...held(node, 'targetList'), ...held(node, 'rtable').flatMap(entry => held(entry, 'values_lists'))].some(part =>
    below(part).some(({ kind }) => kind === 'SUBLINK'),
  )
    ? ['inserts what a sub-query finds']
    : [];

/** Those that met a conflict are counted too. */
const miscounted: Rule = ({ command, node }) =>
  command === 'insert' &&
  held(node, 'onConflict').length &&
  !held(node, 'returningList').length &&
  held(node, 'rtable').some(entry => held(entry, 'subquery').length)
    ? ['cannot be counted: INSERT … SELECT … ON CONFLICT without RETURNING']
    : [];

const rules: Rule[] = [rowLocks, namedLocks, unsettled, returned, lookedUp, miscounted];

const isWithin = ({ kind }: Node) => kind !== 'QUERY';

const functionsIn = (node: Node) => below(node, isWithin).map(functionOf);
const functionOf = ({ fields }: Node) =>
  String((fields['funcid'] ?? fields['opfuncid'] ?? fields['aggfnoid'] ?? fields['winfnoid'])?.[0] ?? '');

/** How settled what a node does by itself is. */
const moodOf = (node: Node, { functions, output }: Moods): string => {
  if (node.kind === 'SQLVALUEFUNCTION') return 's';
  if (node.kind === 'COERCEVIAIO') return typesIn(node).some(type => output.get(type) === 's') ? 's' : 'i';
  return functions.get(functionOf(node)) ?? 'i';
};

/** From what to what. */
const typesIn = (node: Node) => [value(node, 'resulttype'), ...held(node, 'arg').map(typeOf)];
const typeOf = (node: Node) =>
  ['vartype', 'consttype', 'paramtype', 'funcresulttype', 'opresulttype', 'resulttype', 'coalescetype', 'casetype']
    .map(field => value(node, field))
    .find(Boolean) ?? '';
