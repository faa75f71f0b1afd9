import type pg from 'pg';

/**
 * Of all programs on one database one at a time does what goes by that name: the others wait, for as long as it takes. A program
 * that ends lets the next one in, however it ends.
 */
export const oneAtATime = async <T>(
  pool: pg.Pool,
  name: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const key = `hashtextextended('tolashop ${name}', 0)`;
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => void (broken = error);
  try {
    // The lock outlasts the transaction, the patience without end does not.
    const wait = `begin; set local lock_timeout = 0; set local statement_timeout = 0; select pg_advisory_lock(${key}); commit`;
    await client.query(wait).catch((error: Error) => {
      note(error);
      throw error;
    });
    return await work(client);
  } finally {
    if (!broken) await client.query(`select pg_advisory_unlock(${key})`).catch(note);
    client.release(broken);
  }
};
