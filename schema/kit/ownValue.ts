/** The value of a table under a key that may come from outside; undefined for names that every object inherits, such as `constructor`. */
export const ownValue = <T>(table: Readonly<Record<string | number, T>>, key: unknown): T | undefined =>
  (typeof key === 'string' || typeof key === 'number') && Object.hasOwn(table, key) ? table[key] : undefined;
