import type { Ports, Result, Statement } from './ports.ts';

/**
 * The results of `context` and `statements`, in one transaction, by a replica where there is one. The database itself is asked first whether
 * the caller may, and how far it is: so nobody is shown less than they have written, or what they may not see any more.
 */
export const scan = async (
  { database, replica }: Pick<Ports, 'database' | 'replica'>,
  context: Statement,
  statements: readonly Statement[],
): Promise<Result[]> => {
  const read = [context, ...statements];
  if (replica) {
    const [, position] = await database.read([context, replica.position]);
    const results = await replica.batch(position!.rows[0]![0]!, read);
    if (results) return results;
  }
  return database.batch(read);
};
