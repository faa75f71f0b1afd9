import * as Y from 'yjs';
import { fragmentName } from '../../schema/rules/sharedTexts.ts';

const bytesOf = (update: string): Uint8Array => new Uint8Array(Buffer.from(update, 'base64'));

/** Whether it can be read as one. */
export const isUpdate = (update: string): boolean => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(update)) return false;
  try {
    Y.decodeUpdate(bytesOf(update));
    return true;
  } catch {
    return false;
  }
};

const documentOf = (updates: readonly string[]): Y.Doc => {
  const document = new Y.Doc();
  for (const update of updates) Y.applyUpdate(document, bytesOf(update));
  return document;
};

/** One update that says what all of these say. What was deleted is no longer in it. */
export const compacted = (updates: readonly string[]): string =>
  Buffer.from(Y.encodeStateAsUpdate(documentOf(updates))).toString('base64');

export const contentOf = (updates: readonly string[]): Y.XmlFragment =>
  documentOf(updates).getXmlFragment(fragmentName);
