import { decodeQR } from 'qr/decode.js';

/** Pixels as a canvas has them: RGBA. */
export type Frame = { width: number; height: number; data: Uint8ClampedArray };

/** What the QR code in a picture says; null where none can be read. */
export function decoded(frame: Frame): string | null {
  try {
    return decodeQR(frame, { timeLimit: retryMs }).trim() || null;
  } catch {
    // Its way to say that there is none.
    return null;
  }
}

/** Beside the page there is time for a second look at what is small or blurred. */
const retryMs = 80;
