import { invalid, Refusal } from '../../schema/errors.ts';
import { endingOf, fileHead, fileTypeOf, isPictureType } from '../../schema/rules/fileTypes.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { attachmentKey } from '../attachments.ts';
import { fileBytes } from '../body.ts';
import { plainName, storePicture } from '../crud/uploads/store.ts';
import { pictureKey } from '../files.ts';
import { DatabaseError, type Ports } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

/** Where it is put away. */
type Place = Pick<RequestContext, 'ports' | 'shop'>;

/** What speaks against a file, by its name and size, where not all are taken. */
type Judge = (file: { name: string; size: number }) => Sentence | undefined;

/** What is kept of a file of a record; what it holds lies in the store, under its id. */
export type StoredRecordFile = { id: string; name: string; type: string; size: number; hasThumbnail: boolean };

/**
 * Checked by its first bytes and put away as it came; of a picture there are renditions besides, to be looked at. `asItIs`: also of a picture
 * that cannot be read here, since others have judged it.
 */
export const storeRecordFile = async (
  field: string,
  file: unknown,
  context: Place,
  { asItIs = false, takes = () => undefined }: { asItIs?: boolean; takes?: Judge } = {},
): Promise<StoredRecordFile> => {
  if (!(file instanceof File)) throw invalid({ [field]: say('chooseFile') });
  if (!file.size) throw invalid({ [field]: say('fileEmpty') });
  const { ports, shop } = context;
  const name = plainName(file.name);
  const wrong = takes({ name, size: file.size });
  if (wrong) throw invalid({ [field]: wrong });
  const type = await typeOf(field, name, file);
  const id = ports.ids.next();
  const mayLack = asItIs || /^image\/hei[cf]$/.test(type);
  const hasThumbnail = isPictureType(type) && (await storeRenditions(field, file, id, context, mayLack));
  await ports.files.put(attachmentKey(shop, id), await fileBytes(file));
  return { id, name, type, size: file.size, hasThumbnail };
};

/** The same of pictures that come together: where one cannot be taken, none stays. */
export const storeRecordPictures = async (
  field: string,
  files: readonly unknown[],
  context: RequestContext,
): Promise<StoredRecordFile[]> => {
  const all = await Promise.allSettled(files.map(file => storeRecordPicture(field, file, context)));
  const stored = all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = all.find(({ status }) => status === 'rejected');
  if (!refused) return stored;
  for (const { id } of stored) await removeBytes(context.ports, context.shop, id);
  throw (refused as PromiseRejectedResult).reason;
};

const storeRecordPicture = async (field: string, file: unknown, context: RequestContext) => {
  const { ports, shop } = context;
  const id = await storePicture(field, file, context);
  const picture = file as File;
  const name = plainName(picture.name);
  const known = fileTypeOf(name, await headOf(picture));
  await ports.files.put(attachmentKey(shop, id), await fileBytes(picture));
  const type = typeof known === 'object' ? known.type : 'application/octet-stream';
  return { id, name, type, size: picture.size, hasThumbnail: true };
};

const typeOf = async (field: string, name: string, file: File): Promise<string> => {
  const known = fileTypeOf(name, await headOf(file));
  if (typeof known === 'object') return known.type;
  const said = known === 'lies' ? say('fileLies', { name, ending: endingOf(name) }) : say('fileNotTaken', { name });
  throw new Refusal(415, said, { problems: { [field]: said } });
};

const headOf = async (file: File) => new Uint8Array(await file.slice(0, fileHead).arrayBuffer());

/** Pictures of phones that not every server can read are kept without. */
const storeRenditions = async (field: string, file: File, id: string, context: Place, mayLack: boolean) => {
  try {
    await storePicture(field, file, context, id);
    return true;
  } catch (error) {
    if (error instanceof Refusal && mayLack) return false;
    throw error;
  }
};

/**
 * Has a change name what was put away for it. What it refuses goes again, as does what comes a second time by a call that was done before and
 * does not run; where nobody knows what came of it, it stays.
 */
export const naming = async <T>(
  { ports, shop }: Place,
  stored: readonly StoredRecordFile[],
  change: (named: () => void) => Promise<T>,
): Promise<T> => {
  const discard = async () => {
    for (const { id } of stored) await removeBytes(ports, shop, id);
  };
  let isNamed = false;
  try {
    const done = await change(() => (isNamed = true));
    if (!isNamed) await discard();
    return done;
  } catch (error) {
    if (error instanceof Refusal || (error instanceof DatabaseError && /^(TS|2[23])/.test(error.code))) await discard();
    throw error;
  }
};

/** What was put away for nothing, or is gone for good. */
export const removeBytes = async ({ files }: Pick<Ports, 'files'>, shop: string, id: string): Promise<void> => {
  for (const rendition of ['full.webp', 'thumbnail.webp']) await files.remove(pictureKey(shop, id, rendition));
  await files.remove(attachmentKey(shop, id));
};
