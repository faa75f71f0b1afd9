import type { Check } from './finding.ts';

/** Whether all servers of one database would sign by the same key. One that cannot be read has stopped the start before. */
export const licenseKey: Check = async ({ licenseKey: given, databaseUrl }) => {
  const what = 'LICENSE_KEY';
  if (given) return [{ state: 'fine', what, says: 'Statements of licences are signed by the key that is given.' }];
  if (!databaseUrl) return [];
  const says = 'is empty: the key is in DATA_DIR/license.pem. Several servers of one database need the same.';
  return [{ state: 'warn', what, says }];
};
