import { createHash, createHmac, hash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '../api/ports.ts';

const keyLength = 32;

/** `key`: 256 bits of this installation; whoever has it can sign. */
export function nodeSecrets(key: Uint8Array): Secrets {
  if (key.length !== keyLength) throw new Error(`The signing key must be ${keyLength} bytes, not ${key.length}.`);
  return {
    token: () => randomBytes(32).toString('base64url'),
    digest: text => hash('sha256', text, 'hex'),
    digesting() {
      const digest = createHash('sha256');
      return { add: bytes => void digest.update(bytes), hex: () => digest.digest('hex') };
    },
    sign: remembered(text => createHmac('sha256', key).update(text).digest('base64url')),
  };
}

/** Every page signs the addresses of its pictures, most of them again and again. */
function remembered(sign: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return text => {
    let signature = known.get(text);
    if (signature === undefined) {
      if (known.size === 20_000) known.clear();
      known.set(text, (signature = sign(text)));
    }
    return signature;
  };
}

/** The key in `folder`, made at the first start and readable by its owner only. */
export async function loadKey(folder: string): Promise<Uint8Array> {
  const path = join(folder, 'signing.key');
  const key = await keptSecret(folder, path, () => randomBytes(keyLength));
  if (key.length !== keyLength)
    throw new Error(`${path} is damaged: it must hold ${keyLength} bytes, not ${key.length}.`);
  return key;
}

/** What is kept in a file that only its owner reads; made when there is none. */
export async function keptSecret(folder: string, path: string, make: () => Buffer): Promise<Buffer> {
  return (await readKey(path)) ?? (await makeKey(folder, path, make()));
}

async function readKey(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Linked into place whole: of two processes at their first start one wins and both read the winner's key. */
async function makeKey(folder: string, path: string, key: Buffer): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(key);
    await file.sync();
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await unlink(draft);
  }
  return readFile(path);
}
