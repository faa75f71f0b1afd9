import { isLoopback } from '../env.ts';
import { reasonOf, type Check, type Finding } from './finding.ts';

const patience = 5_000;

/** How people come here, and who else could. */
export const exposure: Check = async ({ publicUrl, host, demo, trustProxy }) => {
  const { protocol, hostname } = new URL(publicUrl);
  const isOwn = isLoopback(hostname) && isLoopback(host);
  const found: Finding[] = [];
  const add = (state: Finding['state'], what: string, says: string) => found.push({ state, what, says });
  if (demo && !isOwn) add('wrong', 'DEMO', 'is on: everybody knows the password of its accounts. Set DEMO=off.');
  if (!isOwn && protocol === 'http:')
    add('wrong', 'PUBLIC_URL', `${publicUrl} is not https: passwords would go over the line in the open.`);
  if (protocol === 'https:' && !trustProxy)
    add('warn', 'TRUST_PROXY', 'is off behind https: all visitors would share the limits of one address, the proxy’s.');
  if (trustProxy && !isLoopback(host))
    add(
      'warn',
      'TRUST_PROXY',
      `is on while ${host} can be reached past the proxy: whoever does may claim any address.`,
    );
  return [...found, await answering(publicUrl)];
};

const answering = async (publicUrl: string): Promise<Finding> => {
  const what = 'PUBLIC_URL';
  try {
    const reply = await fetch(`${publicUrl}/livez`, { signal: AbortSignal.timeout(patience), redirect: 'manual' });
    const isOurs = reply.ok && (await reply.text()) === 'ok';
    return isOurs
      ? { state: 'fine', what, says: `${publicUrl} leads here.` }
      : { state: 'warn', what, says: `${publicUrl} answers, and not as this server does (${reply.status}).` };
  } catch (error) {
    return { state: 'warn', what, says: `Nobody answers at ${publicUrl} (${reasonOf(error)}): is the server running?` };
  }
};
