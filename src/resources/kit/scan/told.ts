/** The result of a scanned code. `pieceId`: the message holds as long as this piece has a line. */
export type Told = { code: string; text: string; look: 'success' | 'warning' | 'error'; pieceId?: unknown };
