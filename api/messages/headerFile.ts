import { mediaTypeOf } from '../../schema/rules/chatMedia.ts';
import { endingOf, fileTypeOf } from '../../schema/rules/fileTypes.ts';
import { attachmentKey } from '../attachments.ts';
import type { Files } from '../ports.ts';

/** Where headers lay before they were files of their message. */
export const mediaKey = (shop: string, file: string) => `shops/${shop}/messages/${file}`;

/** What a message's header holds; null where it is gone. */
export const headerBytes = async (files: Files, shop: string, id: string): Promise<Uint8Array | null> =>
  (await files.get(attachmentKey(shop, id))) ?? files.get(mediaKey(shop, id));

const endings: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
  'video/mp4': '.mp4',
  'video/3gpp': '.3gp',
};

/** A header's file under a name that says what it is: WhatsApp has asked for its bytes alone. */
export const headerFile = (file: File, bytes: Uint8Array): File => {
  if (typeof fileTypeOf(file.name, bytes) === 'object') return file;
  const stem = file.name.slice(0, file.name.length - endingOf(file.name).length);
  return new File([file], `${stem || 'header'}${endings[mediaTypeOf(bytes)!.type]}`, { type: file.type });
};
