import { invalid, Refusal } from '../../../schema/errors.ts';
import type { Room, StoredFile } from '../../../schema/kit/meta.ts';
import { whyNoRoom } from '../../../schema/rules/pictures.ts';
import { longestName } from '../../../schema/rules/recordFiles.ts';
import { say } from '../../../schema/words/said.ts';
import { attachmentKey } from '../../attachments.ts';
import { fileBytes } from '../../body.ts';
import type { RequestContext } from '../../requestContext.ts';
import { pictureKey } from '../../files.ts';
import { UnreadableFile, type Ports } from '../../ports.ts';

/** Checked, encoded anew and put away. Returns its id. Throws UnreadableFile. */
export const keepPicture = async (
  { pictures, files, ids }: Ports,
  shop: string,
  file: Blob,
  id = ids.next(),
  room?: Room,
): Promise<string> => {
  const { full, thumbnail, ...size } = await pictures.process(file);
  const problem = room && whyNoRoom(size, room);
  if (problem) throw new UnreadableFile(problem, 400);
  await files.put(pictureKey(shop, id, 'full.webp'), full);
  await files.put(pictureKey(shop, id, 'thumbnail.webp'), thumbnail);
  return id;
};

/** The same of an upload. `room`: of the place that it fills. */
export const storePicture = async (
  field: string,
  file: unknown,
  { ports, shop }: Pick<RequestContext, 'ports' | 'shop'>,
  id?: string,
  room?: Room,
): Promise<string> => {
  if (!(file instanceof File)) throw invalid({ [field]: say('invalidPicture') });
  try {
    return await keepPicture(ports, shop, file, id, room);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // Of several it is told which one.
    const said =
      error.status === 413 && 'key' in error.said
        ? say('inFile', { name: file.name, problem: error.said })
        : error.said;
    throw new Refusal(error.status, said, { problems: { [field]: said } });
  }
};

/** What a record keeps of a file. */
export type KeptFile = Omit<StoredFile, 'url'>;

/** As it is: nobody here opens it, and whoever fetches it gets it to keep, not to show. */
export const storeFile = async (field: string, file: unknown, { ports, shop }: RequestContext): Promise<KeptFile> => {
  if (!(file instanceof File)) throw invalid({ [field]: say('chooseFile') });
  if (!file.size) throw invalid({ [field]: say('fileEmpty') });
  const id = ports.ids.next();
  await ports.files.put(attachmentKey(shop, id), await fileBytes(file));
  return { id, name: plainName(file.name), type: mediaType(file.type), size: file.size };
};

/** The same of one that might as well have come in parts: it is short enough to be held at once. */
export const storeWithDigest: typeof storeFile = async (field, file, context) => {
  const kept = await storeFile(field, file, context);
  return { ...kept, sha256: context.ports.secrets.digest(await fileBytes(file as File)) };
};

/** The last part of a path, of what is not for control, with the end that tells what it is. */
export const plainName = (name: string): string => {
  const last = name.toWellFormed().split(/[/\\]/).at(-1)!;
  const signs = Array.from(last.replace(/\p{Cc}/gu, '').trim());
  return signs.slice(-longestName).join('').replace(/^\.*$/, 'file');
};

export const mediaType = (type: string) => (/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream');
