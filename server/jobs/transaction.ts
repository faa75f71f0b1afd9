import type { Db } from 'pg-boss';
import type { Run, Statement, Value } from '../../api/ports.ts';

const set = (name: string, value: string): Statement => ({
  text: `SELECT set_config('${name}', ${value}, true)`,
  values: [],
});
const keepRole = set('jobs.role', "current_setting('role')");
const loginRole = set('role', "'none'");
const formerRole = set('role', "current_setting('jobs.role')");

/**
 * pg-boss inside the caller's transaction. That works as a role which may not queue jobs, so the login role does this
 * one thing, and what comes after runs as the former role again. Fit for statements that return ids, as an insert does.
 */
export function inTransaction(run: Run): Db {
  return {
    async executeSql(text, values = []) {
      const insert: Statement = { text, values: values as Value[] };
      const results = await run([keepRole, loginRole, insert, formerRole]);
      return { rows: results[2]!.rows.map(([id]) => ({ id })) };
    },
  };
}
