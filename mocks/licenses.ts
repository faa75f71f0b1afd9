import { SignJWT } from 'jose';
import type { LicenseSigner } from '../api/licenses/port.ts';

const kid = 'page';

/** Signs with a key that everybody may know: what a page says of licences, no app believes. */
export const openLicenses: LicenseSigner = {
  keys: [
    { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid, alg: 'EdDSA', use: 'sig' },
  ],
  async sign(claims, { issuer, license, at, until }) {
    const key = await importKey();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
      .setIssuer(issuer)
      .setSubject(license)
      .setIssuedAt(at)
      .setExpirationTime(until)
      .sign(key);
  },
};

/** The key of RFC 8037, appendix A. */
const importKey = () =>
  crypto.subtle.importKey(
    'jwk',
    {
      kty: 'OKP',
      crv: 'Ed25519',
      d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    },
    'Ed25519',
    false,
    ['sign'],
  );
