// A client of TolaShop's licences without dependencies, for Node 20 and newer: copy it, or write it anew in your language.
// docs/guide/ask-for-a-licence.md says what each step is for, and tests/api/licenses/client.test.ts runs it against a server.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** What the server says no with, by its `reason`; or what is wrong with the statement that is kept. */
export class LicenseError extends Error {
  constructor(reason, message) {
    super(message);
    this.name = 'LicenseError';
    /** unknown, otherApp, blocked, ended, noSeat, notActivated by the server; none, forged, over, clock by this machine; offline. */
    this.reason = reason;
  }
}

/** What a machine is known by, such as the number of its board or disk, told to nobody as it is. */
export const fingerprintOf = (...parts) => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * `server`: such as https://shop.example. `app`: tsinvoice or tsmessenger. `keys`: what GET /api/public/licenses/keys answers, which you
 * put into your app: whoever fetched it with the statement would believe anybody. `file`: where the statement stays.
 */
export const openLicense = ({ server, app, machine, version, keys, file, now = Date.now, language = 'en' }) => {
  const ask = async (call, body) => {
    let reply;
    try {
      reply = await fetch(`${server}/api/public/licenses/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ app, machine, ...body }),
        signal: AbortSignal.timeout(10_000),
      });
    } catch (cause) {
      throw Object.assign(new LicenseError('offline', 'The server cannot be reached.'), { cause });
    }
    const { data, responseMessage } = await reply.json().catch(() => ({}));
    if (reply.ok) return data;
    // Too much at once, or a fault: as if nobody had answered.
    throw new LicenseError(data?.reason ?? 'offline', responseMessage ?? `The server answers ${reply.status}.`);
  };

  const keep = kept => {
    // Whole or not at all, also when the power goes.
    writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };

  const kept = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      throw new LicenseError('none', 'There is no licence on this machine. Please enter a key.');
    }
  };

  const take = ({ statement }, key) => {
    const claims = read(statement, keys);
    if (claims.app !== app || claims.machine !== machine)
      throw new LicenseError('forged', 'The licence is of another app or another machine.');
    keep({ key, statement, latest: now() });
    return claims;
  };

  /** What is allowed now, without asking anybody. Throws once its time is over. */
  const held = () => {
    const { statement, latest, ...rest } = kept();
    const claims = read(statement, keys);
    if (claims.app !== app || claims.machine !== machine)
      throw new LicenseError('forged', 'The licence is of another app or another machine.');
    const at = now();
    // Whoever turns the clock back has no more time by it; an hour is summer time, or a battery that was changed.
    if (at < Math.max(latest, claims.iat * 1000) - 3_600_000)
      throw new LicenseError('clock', 'The clock of this machine is wrong. Please set it.');
    if (at >= claims.exp * 1000)
      throw new LicenseError(
        'over',
        'The licence was not asked for in time. Please connect this machine to the internet.',
      );
    if (at > latest + 60_000) keep({ ...rest, statement, latest: at });
    return claims;
  };

  return {
    held,
    /** Once, with the key that somebody typed. */
    activate: async (key, name) => take(await ask('activate', { key, name, ...(version && { version }) }), key),
    /** At each start and once a day: asks when half of the time is over, and goes on with what is kept while nobody answers. */
    refresh: async () => {
      const { key, statement } = kept();
      const { iat, exp } = read(statement, keys);
      if (now() < ((iat + exp) / 2) * 1000) return held();
      try {
        return take(await ask('check', { key, ...(version && { version }) }), key);
      } catch (error) {
        if (error.reason === 'offline') return held();
        throw error;
      }
    },
    /** Asks now, whatever is kept. */
    check: async () => {
      const { key } = kept();
      return take(await ask('check', { key, ...(version && { version }) }), key);
    },
    /** Before the app moves to another machine. */
    release: async () => {
      await ask('release', { key: kept().key });
      rmSync(file, { force: true });
    },
  };
};

/** The claims of a statement that one of the keys has signed: a JWT by EdDSA (RFC 8037), and nothing else. */
const read = (statement, { keys }) => {
  const forged = () =>
    new LicenseError('forged', 'The licence on this machine is not from the shop. Please enter the key again.');
  const [head, body, signature, ...more] = String(statement).split('.');
  if (!signature || more.length) throw forged();
  try {
    const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url'));
    const key = keys.find(each => each.kid === kid);
    if (alg !== 'EdDSA' || !key) throw forged();
    const publicKey = createPublicKey({ key, format: 'jwk' });
    if (!verify(null, Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))) throw forged();
    return JSON.parse(Buffer.from(body, 'base64url'));
  } catch {
    throw forged();
  }
};
