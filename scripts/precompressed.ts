import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** A vite plugin: the built files once more as brotli and gzip, so that serving them compresses nothing. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  // Of a build that failed there is nothing to compress, and its own error is the one to be read.
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: ({ dir = 'dist' }) => compress(dir),
  },
});

const compress = (dir: string) => {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(file)) continue;
    const path = join(dir, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
};
