import type { Table } from '../../../api/db/table.ts';
import type { Query } from './analysis.ts';

/** `new`: made, where nobody else sees it. `key`: of a row that a new one refers to. `write`: by an UPDATE. */
export type Strength = 'new' | 'key' | 'share' | 'write' | 'update';
export type Lock = { table: string; strength: Strength };
/** The tables whose rows a transaction locks, statement by statement. */
export type Locking = Lock[][];

const strengths: readonly Strength[] = ['new', 'key', 'share', 'write', 'update'];
/** Who else waits while a row is held so. */
const keepsOut: Record<Strength, readonly Strength[]> = {
  new: [],
  key: ['update'],
  share: ['write', 'update'],
  write: ['share', 'write', 'update'],
  update: ['key', 'share', 'write', 'update'],
};

/** Names, which are locked in their own order, count as a table. */
export const names = 'names';

export const locksOf = (queries: readonly Query[], text: string, tables: readonly Table[]): Lock[] => [
  ...(text.includes('pg_advisory_xact_lock') ? [{ table: names, strength: 'update' } as const] : []),
  // What lies within a statement is done first.
  ...queries
    .toReversed()
    .flatMap(({ command, target, locks }): Lock[] => [
      ...locks,
      ...(command === 'update' && target ? [{ table: target, strength: 'write' } as const] : []),
      ...(command === 'delete' && target ? [{ table: target, strength: 'update' } as const] : []),
      ...(command === 'insert'
        ? [{ table: target!, strength: 'new' } as const, ...(isGuarded(text) ? [] : parentsOf(target, tables))]
        : []),
    ]),
];

/** Records are made after guards have locked what they refer to: a reference that was left empty locks nothing. */
const isGuarded = (text: string): boolean =>
  /^\s*insert into \w+(?: as l)? \(shop_id, id,[^)]*\)\s*select \$1, r\.id,/.test(text);

const parentsOf = (target: string | null, tables: readonly Table[]): Lock[] =>
  (tables.find(({ name }) => name === target)?.foreignKeys ?? [])
    .filter(({ table }) => table !== target)
    .map(({ table }) => ({ table, strength: 'key' }));

/** Where a transaction locks a row more strongly than it does already: two who do so wait for each other. */
export const upgradesIn = (locking: Locking): string[] => {
  const held = new Map<string, Strength>();
  return locking.flat().flatMap(({ table, strength }) => {
    const before = held.get(table);
    if (before && strengths.indexOf(strength) <= strengths.indexOf(before)) return [];
    held.set(table, strength);
    return before && keepsOut[before].includes(strength) ? [`locks ${table} for ${strength} after ${before}`] : [];
  });
};

/** A person is taken out of a shop by themselves, and no account of the books ever goes: nobody locks the row of one and then records that name them. */
const alone = ['shop_people', 'ledger_accounts'];

/** Somebody who holds `held` waits for `wanted`. */
type Wait = { held: Lock; wanted: Lock };

/** Tables that transactions lock now in this order, now in that, so that they may wait for each other: `one -> other -> one`. */
export const circlesIn = (transactions: readonly Locking[], tables: readonly Table[]): string[] => {
  const waits = new Map<string, Wait>();
  const add = (held: Lock, wanted: Lock) => {
    if (held.table !== wanted.table)
      waits.set([held, wanted].map(({ table, strength }) => `${table} ${strength}`).join(), { held, wanted });
  };
  for (const locking of transactions) {
    const before = new Map<string, Lock>();
    for (const locks of locking) {
      const fresh = locks.filter(({ table, strength }) => isFresh(before.get(table), strength));
      for (const held of before.values()) for (const wanted of fresh) add(held, wanted);
      for (const lock of fresh) before.set(lock.table, lock);
    }
  }
  // Parents come before their children, whoever locks them.
  for (const { name, foreignKeys, scope } of tables)
    if (scope === 'shop')
      for (const { table } of foreignKeys.filter(({ table }) => !alone.includes(table)))
        add({ table, strength: 'update' }, { table: name, strength: 'update' });
  return circles([...waits.values()]);
};

/** Of a table whose rows it made, a transaction may lock others. */
const isFresh = (before: Lock | undefined, strength: Strength) =>
  !before || (before.strength === 'new' && strength !== 'new' && strength !== 'key');

const circles = (waits: readonly Wait[]): string[] => {
  const done = new Set<Wait>();
  const found = new Set<string>();
  const visit = (wait: Wait, trail: readonly Wait[]) => {
    if (trail.includes(wait)) {
      const round = trail.slice(trail.indexOf(wait)).map(({ held }) => held.table);
      return void found.add([...round, round[0]].join(' -> '));
    }
    if (done.has(wait)) return;
    for (const next of waits)
      if (next.held.table === wait.wanted.table && keepsOut[next.held.strength].includes(wait.wanted.strength))
        visit(next, [...trail, wait]);
    done.add(wait);
  };
  for (const wait of waits) visit(wait, []);
  return [...found];
};
