import { Refusal } from '../../schema/errors.ts';
import type { Ports, Statement } from '../ports.ts';
import { sameSecret } from '../sameSecret.ts';
import { say } from '../../schema/words/said.ts';

const lifetime = 10 * 60 * 1_000;

/** Said by this site, for a sign-in that begins now: `random.expiry.signature`. */
export const newNonce = ({ secrets }: Ports, at: Date): string => {
  const said = `${secrets.token()}.${at.getTime() + lifetime}`;
  return `${said}.${signature(secrets, said)}`;
};

const signature = (secrets: Ports['secrets'], said: string) => secrets.sign(`nonce ${said}`);

/** Refuses one that this site did not say within the last ten minutes. */
export const checkNonce = ({ secrets }: Ports, nonce: string, at: Date): void => {
  const [, said = '', expiry, signed = ''] = /^([\w-]+\.(\d+))\.([\w-]+)$/.exec(nonce) ?? [];
  const genuine = sameSecret({ secrets }, signed, signature(secrets, said));
  if (!genuine || Number(expiry) <= at.getTime()) throw new Refusal(401, say('googleTooLong'));
};

/** A credential works once: stops with TS401 when its nonce was used. Goes into the transaction that it opens. */
export const spendNonce = ({ secrets }: Ports, nonce: string, at: Date): Statement => ({
  text: `with used as (insert into nonces (digest, expires_at) values ($1, $2::timestamptz) on conflict do nothing returning digest)
    select refuse_unless(exists (select 1 from used), 'TS401', 'nonce')`,
  values: [secrets.digest(nonce), new Date(at.getTime() + lifetime).toISOString()],
});
