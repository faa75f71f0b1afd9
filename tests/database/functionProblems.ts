import { searchDdl } from '../../api/db/ddl.ts';
import { currentShop } from '../../api/db/settings.ts';
import type { Table } from '../../api/db/table.ts';
import type { TestEngine } from '../support/testDatabase.ts';

/** Every function that passes by the rights of its caller names its search path; the searcher's are for the app alone. */
export const functionProblems = async (
  sql: TestEngine['sql'],
  wanted: readonly Table[],
  readers: readonly string[],
): Promise<string[]> => {
  const rows = await sql(`
    select p.proname as name, p.proowner::regrole::text as owner, p.prosecdef as definer, p.prosrc as body, coalesce(array_to_string(p.proconfig, ','), '') as config,
      has_function_privilege('app', p.oid, 'execute') as app,
      (select string_agg(a.grantee::regrole::text, ',' order by a.grantee::regrole::text) from aclexplode(p.proacl) a where a.grantee <> p.proowner) as open,
      p.proacl is null or exists (select 1 from aclexplode(p.proacl) a where a.grantee = 0) as everybody
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  const searched = wanted.filter(({ searchable }) => searchable);
  const searches = new Map(searched.map(table => [`search_${table.name}`, searchDdl(table)]));
  return [
    ...[...searches.keys(), ...readers]
      .filter(name => !rows.some(row => row['name'] === name))
      .map(name => `${name}: is not there`),
    ...rows.flatMap(({ name, owner, definer, body, config, app, open, everybody }) => {
      const search = String(name).startsWith('search_');
      return [
        ...(readers.includes(String(name)) ? readerProblems(String(body), String(open), Boolean(definer)) : []),
        ...(definer && !String(config).includes('search_path=public, pg_temp') ? ['leaves its search path open'] : []),
        ...(definer && everybody ? ['may be called by everybody'] : []),
        ...(search && owner !== 'searcher' ? [`belongs to ${String(owner)}`] : []),
        ...(search && !definer ? ['is bound by the policy'] : []),
        ...(search && !app ? ['is closed to the app'] : []),
        ...(search && !searches.has(String(name)) ? ['is not in the schema'] : []),
        ...(search && searches.get(String(name))?.includes(String(body)) === false
          ? ['searches otherwise than a new one would']
          : []),
      ].map(problem => `${String(name)}: ${problem}`);
    }),
  ];
};

/** It reads for its owner, so it has to name the transaction's shop itself. */
const readerProblems = (body: string, open: string, definer: boolean) => [
  ...(/\bwhere \w\.shop_id = ([^;]*);\s*end;?\s*$/.exec(body)?.[1] === currentShop ? [] : ['shows other shops']),
  ...(definer ? [] : ['reads for whoever calls it']),
  ...(open === 'account,app' ? [] : [`is open to ${open}`]),
];
