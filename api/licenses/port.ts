import type { LicenseClaims } from '../../schema/rules/licenses.ts';

/** A public key as RFC 8037 writes it. */
export type PublicKey = { kty: string; crv: string; x: string; kid: string; alg: string; use: string };

/** By whom a statement is made, of which licence, when, and until when it is believed. */
export type Stated = { issuer: string; license: string; at: Date; until: Date };

/** What this installation says of licences, so that apps believe it without asking. */
export interface LicenseSigner {
  /** A JWT by EdDSA. */
  sign(claims: LicenseClaims, stated: Stated): Promise<string>;
  /** By which anybody tells that it is from here. */
  readonly keys: readonly PublicKey[];
}
