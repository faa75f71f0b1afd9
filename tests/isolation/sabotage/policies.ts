import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { holesIn, walled } from '../walls.ts';
import type { Sabotage } from './sabotage.ts';
import { without } from './sites.ts';
import type { Stage } from './stage.ts';

type Policy = {
  table: string;
  name: string;
  command: string;
  /** `permissive` or `restrictive`. */
  kind: string;
  roles: string;
  using: string | null;
  check: string | null;
};

const policiesOf = async ({ sql }: Stage): Promise<Policy[]> =>
  (await sql(
    `select tablename as table, policyname as name, cmd as command, permissive as kind,
        array_to_string(roles, ', ') as roles, qual as using, with_check as check
      from pg_policies where schemaname = 'public' order by tablename, policyname`,
  )) as Policy[];

const remade = ({ table, name, command, kind, roles, using, check }: Policy) => {
  const conditions = [using && `using (${using})`, check && `with check (${check})`].filter(Boolean).join(' ');
  return `drop policy ${name} on ${table}; create policy ${name} on ${table} as ${kind} for ${command} to ${roles} ${conditions};`;
};

/** A restrictive policy that is true takes nothing away: it has to let everybody in by itself. */
const forEverybody = { kind: 'permissive', roles: 'public' };

const holesOf = async ({ world }: Stage, name: string): Promise<string | null> => {
  const table = walled.find(each => each.name === name)!;
  return (await holesIn(world, table)).join() || null;
};

/** Without the statements' own conditions, one policy after the other lets everything through. */
export const policySabotages = async (stage: Stage): Promise<Sabotage[]> => {
  const forgetful = () => stage.hear(text => without(text, () => true));
  const policies = await policiesOf(stage);
  return policies.flatMap(policy => {
    const holes = () => holesOf(stage, policy.table);
    const writes = policy.command !== 'SELECT';
    const mend = async () => {
      stage.hear(text => text);
      await stage.sql(remade(policy));
    };
    const open: Sabotage = {
      name: `policy ${policy.name} on ${policy.table} lets everything through`,
      make: () =>
        stage.sql(remade({ ...policy, ...forEverybody, using: 'true', check: writes ? 'true' : null })).then(forgetful),
      mend,
      caught: async () => (await stage.differs(stage.byTable(policy.table).slice(0, 60))) ?? holes(),
    };
    const unchecked: Sabotage = {
      name: `policy ${policy.name} on ${policy.table} lets everything in`,
      make: () => stage.sql(remade({ ...policy, ...forEverybody, check: 'true' })),
      mend,
      caught: holes,
    };
    return [...(policy.using ? [open] : []), ...(writes ? [unchecked] : [])];
  });
};

/** What reads for its owner: its own condition is its policy. */
export const bypassSabotages = async (stage: Stage): Promise<Sabotage[]> => {
  const searches = await functionsOf(stage, `proname like 'search\\_%'`);
  return [
    ...(await readersOf(stage)).map(reader => readerSabotage(stage, reader)),
    ...searches.flatMap(search => searchSabotages(stage, search)),
  ];
};

type Definition = { name: string; body: string };
const functionsOf = async ({ sql }: Pick<Stage, 'sql'>, which: string) =>
  (await sql(
    `select proname as name, pg_get_functiondef(oid) as body from pg_proc where prosecdef and ${which} order by proname`,
  )) as Definition[];

/** Those that read the records of an entity. */
export const readersOf = (stage: Pick<Stage, 'sql'>) => {
  const names = Object.values(entities as Record<string, AnyEntity>).flatMap(({ readBy }) => readBy?.function ?? []);
  return functionsOf(stage, `proname in (${names.map(name => `'${name}'`).join()})`);
};

/** Its last condition is the one that keeps it in a shop. */
export const wallless = (body: string) => different(body, /where (?![\s\S]*where )[^;]*/, '');

const readerSabotage = (stage: Stage, { name, body }: Definition): Sabotage => ({
  name: `${name} shows everybody`,
  make: async () => {
    await stage.sql(wallless(body));
    stage.hear(text => without(text, () => true));
  },
  mend: async () => {
    stage.hear(text => text);
    await stage.sql(body);
  },
  caught: () => stage.differs(stage.byTable(name)),
});

/** It reads the few rows of a shop, or asks the index for those among many: each way has its own wall. */
const searchSabotages = (stage: Stage, { name, body }: Definition): Sabotage[] => {
  const holes = () => holesOf(stage, name.replace(/^search_/, ''));
  const changed = (...changes: [RegExp, string][]) => ({
    make: async () => stage.sql(changes.reduce((text, [pattern, by]) => different(text, pattern, by), body)),
    mend: () => stage.sql(body),
    caught: holes,
  });
  return [
    {
      name: `${name} reads the few rows of every shop`,
      ...changed([/(, t\.search_text from \w+ t where )t\.shop_id = shop/, '$1true']),
    },
    {
      name: `${name} looks into every shop`,
      ...changed([/<= \d+ then/, '< 0 then'], [/(select t\.id from \w+ t where )t\.shop_id = shop/, '$1true']),
    },
    {
      name: `${name} answers for any shop`,
      ...changed([/if shop is distinct from/, 'if false and shop is distinct from']),
    },
  ];
};

const different = (text: string, pattern: RegExp, by: string): string => {
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error(`Nothing to sabotage in ${text}`);
  return changed;
};
