import type pg from 'pg';
import type { Db } from 'pg-boss';

/** pg-boss on our pool, which holds a single connection on the embedded database. */
export function executor(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        // Without values it may be several statements, with a result for each.
        const results = await client.query(text, values);
        return { rows: [results].flat().flatMap(result => result.rows as unknown[]) };
      } catch (error) {
        await client.query('ROLLBACK').catch((reason: Error) => (broken = reason));
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}
