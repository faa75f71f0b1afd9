import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../api/ports.ts';

/** OWASP's least memory for argon2id: 19 MiB, two passes, one lane. The PHC string carries them, so they may be raised at any time. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function argonPasswords(): Passwords {
  return {
    hash: password => hash(sameForm(password), cost),
    verify: (phc, password) => verify(phc, sameForm(password)),
  };
}

/** Keyboards compose é and Indian vowel signs differently; the person typed the same password. */
const sameForm = (password: string): string => password.normalize('NFKC');
