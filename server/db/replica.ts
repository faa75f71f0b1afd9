import { setTimeout } from 'node:timers/promises';
import { DatabaseError, type Database, type Replica } from '../../api/ports.ts';

/** A replica that follows at its usual pace is there at once or soon; one that is further behind is not waited for. In milliseconds. */
const patience = [0, 5, 15, 30, 50, 100];

/** Not the position flushed: where commits do not wait for the disk, what was written a moment ago lies behind it. */
const position = { text: 'select pg_current_wal_insert_lsn()', values: [] };

/** A streaming replica of PostgreSQL. What it refuses or does not answer is for the database itself. */
export const replicaOver = (database: Database): Replica => ({
  position,
  async batch(wanted, statements) {
    try {
      for (const pause of patience) {
        if (pause) await setTimeout(pause);
        if (await isAt(database, wanted)) return await database.batch(statements);
      }
      return null;
    } catch (error) {
      if (error instanceof DatabaseError) return null;
      throw error;
    }
  },
  inQueue: name => replicaOver(database.inQueue(name)),
});

/** False of a server that follows no other, or no longer does. */
const isAt = async (database: Database, wanted: string): Promise<boolean> => {
  const text = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn';
  const [there] = await database.read([{ text, values: [wanted] }]);
  return there!.rows[0]![0] === 't';
};
