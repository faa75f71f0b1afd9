import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../api/ports.ts';

/** OWASP's least memory for argon2id: 19 MiB, two passes, one lane. The PHC string carries them, so they may be raised at any time. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function argonPasswords(): Passwords {
  return {
    hash: password => hash(sameForm(password), cost),
    verify: (phc, password) => verify(phc, sameForm(password)),
    isCommon: async password => (await common()).has(sameForm(password).toLowerCase()),
  };
}

/** The 49,233 that breaches held most often. Read when somebody first chooses a password, since few processes ever need them. */
const common = (() => {
  let read: Promise<ReadonlySet<string>> | undefined;
  return () =>
    (read ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));
})();

/** Keyboards compose é and Indian vowel signs differently; the person typed the same password. */
const sameForm = (password: string): string => password.normalize('NFKC');
