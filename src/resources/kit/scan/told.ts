/** What came of a code. */
export type Told = { code: string; text: string; look: 'success' | 'warning' | 'error' };
