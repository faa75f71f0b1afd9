/** `npm run admin -- <email>`: makes the first system administrator, or lets one in again who forgot the password. */
import { systemClock } from './clock.ts';
import { keepToOneself } from './dataDir.ts';
import { readEnv } from './env.ts';
import { uuidv7Ids } from './ids.ts';
import { makeAdmin } from './makeAdmin.ts';
import { openDatabase, type Opened } from './openDatabase.ts';
import { loadKey, nodeSecrets } from './secrets.ts';

const [email] = process.argv.slice(2);
let opened: Opened | undefined;
try {
  if (!email) throw new Error('Whom? npm run admin -- somebody@shop.example');
  // Nobody signs in here, so that it need not be known with whom.
  const env = readEnv({ ...process.env, GOOGLE_CLIENT_ID: 'none' });
  keepToOneself(env.dataDir);
  opened = await openDatabase(env);
  const world = { database: opened.database, clock: systemClock, ids: uuidv7Ids(systemClock) };
  const secrets = nodeSecrets(await loadKey(env.dataDir));
  const address = await makeAdmin({ ...world, secrets, site: { address: env.publicUrl } }, email);
  console.log(`${email} is a system administrator. Set a password here, once, within a day:\n\n  ${address}\n`);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.error(why.includes('in use by another process') ? `${why} Stop the server first.` : why);
  process.exitCode = 1;
} finally {
  await opened?.close();
}
