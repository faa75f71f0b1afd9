import { fileHead, fileTypeOf, isPictureType } from '../../schema/rules/fileTypes.ts';
import { attachmentKey } from '../attachments.ts';
import { keepPicture } from '../crud/uploads/store.ts';
import { pictureKey } from '../files.ts';
import { UnreadableFile, type Ports } from '../ports.ts';
import type { InJob } from './inJob.ts';
import { wrong, type Values } from './check.ts';
import { bytesOf, refused } from './source.ts';

/** Longest side of what the product makes of a picture. */
const longestSide = 2_048;

/** Puts a file of the archive where the new shop has it; again is no harm. */
export const fileIn = async ({ ports, stored, source, moves }: InJob, name: string): Promise<void> => {
  const shop = stored.madeId!;
  const bytes = await bytesOf(source, name);
  const id = moves.id(name.replace(/^\w+\/|\.webp$/g, ''));
  if (name.startsWith('files/')) return ports.files.put(attachmentKey(shop, id), bytes);
  await pictureIn(ports, shop, id, name, bytes);
};

/** It is looked at as one that is uploaded. One that this product made stays as it is: encoded again it would lose a little each time. */
const pictureIn = async (ports: Ports, shop: string, id: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  try {
    const { full, thumbnail, width, height } = await ports.pictures.process(new Blob([bytes]));
    const isOurs = isWebp(bytes) && Math.max(width, height) <= longestSide;
    await ports.files.put(pictureKey(shop, id, 'full.webp'), isOurs ? bytes : full);
    await ports.files.put(pictureKey(shop, id, 'thumbnail.webp'), thumbnail);
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused('archiveAltered', { name });
    throw error;
  }
};

const isWebp = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 4), ...bytes.subarray(8, 12)) === 'RIFFWEBP';

/** A file of a record, whose first bytes must be what its name says. One that was not there when the shop was taken out stays out. */
export const keptFile = async (ports: Ports, shop: string, row: Values): Promise<Values[]> => {
  const bytes = await ports.files.get(attachmentKey(shop, row['id'] as string));
  return bytes ? [await judged(ports, shop, row, bytes as Uint8Array<ArrayBuffer>)] : [];
};

const judged = async (ports: Ports, shop: string, row: Values, bytes: Uint8Array<ArrayBuffer>): Promise<Values> => {
  const known = fileTypeOf(row['name'] as string, bytes.subarray(0, fileHead));
  if (typeof known !== 'object') return wrong('name');
  const hasThumbnail = isPictureType(known.type) && (await rendered(ports, shop, row['id'] as string, bytes));
  return { ...row, type: known.type, size: bytes.byteLength, hasThumbnail };
};

/** Some pictures cannot be read here: they are kept without a look at them. */
const rendered = async (ports: Ports, shop: string, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  try {
    await keepPicture(ports, shop, new Blob([bytes]), id);
    return true;
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
};
