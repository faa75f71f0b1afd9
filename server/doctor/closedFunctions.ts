/** Every role that the migrations make. */
export const productRoles = [
  'app',
  'account',
  'overseer',
  'searcher',
  'visitor',
  'transition',
  'desk',
  'clearer',
  'backup_reader',
  'tolashop',
];

const listOf = (names: readonly string[]) => `'{${names.join()}}'::text[]`;

export type ClosedFunction = { name: string; role: string };

/** The functions in policies that a role bound by the policy may not execute: PostgreSQL refuses the whole statement of such a role. */
export const closedFunctions = async (
  query: (text: string) => Promise<{ rows: unknown[] }>,
): Promise<ClosedFunction[]> => {
  const { rows } = await query(
    `select distinct d.refobjid::regprocedure::text as name, r.rolname as role
    from pg_policy p
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
      join pg_roles r on r.rolname = any (${listOf(productRoles)})
    where p.polroles && array[0::oid, r.oid]
      and (has_any_column_privilege(r.oid, p.polrelid, 'select, insert, update') or has_table_privilege(r.oid, p.polrelid, 'delete'))
      and not has_function_privilege(r.oid, d.refobjid, 'execute')
    order by 1, 2`,
  );
  return rows as ClosedFunction[];
};
