import type { Said } from '../schema/words/said.ts';

/** What came of an address. `again`: worth another try, after so many milliseconds where its server said so. */
export type FetchedFile = { file: File } | { refused: Said } | { again: Said; retryAfter?: number };

export interface Web {
  /**
   * The file at an address of the public web (see `publicAddress`), wherever that leads in public and as large as an upload may be. What
   * others do wrong is told and not thrown; throws when `signal` fires.
   */
  fetch(address: string, signal: AbortSignal): Promise<FetchedFile>;
}
