import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

export type Way = 'br' | 'gzip' | 'plain';
export type Packed = Uint8Array<ArrayBuffer>;

/** The smallest form that the caller of `c` takes. */
export const packing = (c: Context): Way => {
  const taken = c.req.header('accept-encoding') ?? '';
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(taken);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'plain';
};

/** `level`: 1 is quick, 9 small. */
export const pack = async (text: string, way: Way, level: number): Promise<Packed> => {
  if (way === 'br') return bytes(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }));
  return way === 'gzip' ? bytes(await zip(text, { level })) : new TextEncoder().encode(text);
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const bytes = (packed: Buffer): Packed => new Uint8Array(packed);
