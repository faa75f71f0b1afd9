/** Where a device of a person can be reached, as its browser says; keys are base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/**
 * What came of a message. 'gone': the device is no longer there. 'refused': never taken, however often it is tried.
 * `retryAfter`: definitely not taken, and worth another try after so many milliseconds.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | { retryAfter: number };

export interface Push {
  /** By which browsers know this site, base64url. */
  publicKey: string;
  /** Whether this is an address that may be called: a client names it. */
  accepts(endpoint: string): boolean;
  /**
   * `payload` arrives encrypted for the device alone. Of two with one `topic`, at most 32 letters of base64url, that still wait for
   * the device the later one stays. Throws where it is not known whether it was taken.
   */
  send(target: PushTarget, payload: string, topic: string): Promise<PushOutcome>;
}
