import type pg from 'pg';

/** As many bytes as a checkpoint brings to the disk while somebody waits: less than 100 ms, and in an import about once a second. */
const longLog = 16 * 1024 * 1024;

/**
 * What PostgreSQL's background processes do and PGlite lacks: statistics for the planner and the room of dead rows. One table at a time and
 * one thing after the other, so that requests get in between.
 */
export async function upkeep(pool: pg.Pool): Promise<void> {
  await pool.query('SELECT pg_stat_force_next_flush()');
  const changed = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
     WHERE n_mod_since_analyze + n_dead_tup > 50 + n_live_tup / 10`,
  );
  for (const { name } of changed.rows) {
    await pool.query(`VACUUM ${name}`);
    await pool.query(`ANALYZE ${name}`);
  }
}

/** Checkpoints, without which the log grows for ever. Often and small: everybody waits until one has reached the disk. */
export async function shortenLog(pool: pg.Pool): Promise<void> {
  const log = await pool.query<{ long: boolean }>(
    `SELECT pg_current_wal_lsn() - redo_lsn > ${longLog} AS long FROM pg_control_checkpoint()`,
  );
  if (log.rows[0]?.long) await pool.query('CHECKPOINT');
}
