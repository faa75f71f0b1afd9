import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Secrets } from '../api/ports.ts';

/** With a key that lasts as long as the page: the browser's own cryptography answers later, the API asks for it now. */
export const memorySecrets = (): Secrets => {
  const key = randomBytes(32);
  return {
    token: () => base64Url(randomBytes(32)),
    digest: text => bytesToHex(sha256(typeof text === 'string' ? utf8ToBytes(text) : text)),
    digesting() {
      const digest = sha256.create();
      return { add: bytes => void digest.update(bytes), hex: () => bytesToHex(digest.digest()) };
    },
    sign: text => base64Url(hmac(sha256, key, utf8ToBytes(text))),
  };
};

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
