const patterns: [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  // A signed token, a password's hash, the user and password of an address.
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[redacted]'],
  [/\$argon2\w*\$[^\s'"]+/g, '[redacted]'],
  [/(:\/\/)[^\s/@:]*:[^\s/@]*@/g, '$1[redacted]@'],
  // `password: x`, `"token":"x"`, `api_key=x`.
  [
    /((?:pass(?:word|wd)?|pwd|token|secret|credential|authorization|cookie|api[-_]?key)\w*["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s"',;&)}]+)/gi,
    '$1[redacted]',
  ],
  // Our own tokens and the digests of them.
  [/(?<![\w-])(?:[\w-]{43}|[0-9a-f]{64})(?![\w-])/g, '[redacted]'],
];

/** A text for a log, without what would let its reader in: tokens, passwords, their hashes, the logins of addresses. */
export const redacted = (text: string): string =>
  patterns.reduce((clean, [pattern, place]) => clean.replace(pattern, place), text);
