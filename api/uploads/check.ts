import { attachmentKey } from '../attachments.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports } from '../ports.ts';
import { finishUpload, type UploadRow } from './statements.ts';

/** What is being read through, by the id of the upload: a second call waits for the same work. */
const running = new Map<string, Check>();

export type Check = { checked: number; done: Promise<void> };

/**
 * Joins the parts and reads the file through for its SHA-256, piece by piece, whether or not somebody waits. Cut off, it is begun again by
 * whoever asks the next time.
 */
export const checkUpload = (ports: Ports, shop: string, upload: UploadRow): Check => {
  const known = running.get(upload.id);
  if (known) return known;
  const check: Check = { checked: 0, done: Promise.resolve() };
  check.done = finish(ports, shop, upload, check).finally(() => running.delete(upload.id));
  // Whoever waits hears of it; with nobody there it is tried again.
  check.done.catch(() => {});
  running.set(upload.id, check);
  return check;
};

const finish = async (ports: Ports, shop: string, { id, size, partSize }: UploadRow, check: Check): Promise<void> => {
  const { files, secrets, database, clock } = ports;
  const key = attachmentKey(shop, id);
  await files.joinParts(key, { size, partSize });
  const found = await files.stream(key);
  if (!found) throw new Error(`The parts of ${key} are gone`);
  const digest = secrets.digesting();
  for await (const piece of found.body) {
    digest.add(piece);
    check.checked += piece.byteLength;
  }
  if (check.checked !== size) throw new Error(`${key} has ${check.checked} bytes, not ${size}`);
  await database.batch([enterJob(shop, null), finishUpload(shop, id, digest.hex(), clock.now())]);
};
