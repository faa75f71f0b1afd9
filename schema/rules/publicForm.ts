import { keyField, trapField, type AskedKind } from '../kit/publicForm.ts';
import type { PublicRecord } from './publicRecord.ts';

/** A form for visitors, in words as they are read. */
export type PublicFormWords = {
  shop: PublicRecord['shop'];
  title: string;
  parts: AskedPart[];
  file: FileWords | null;
};

/** A file that goes along: what it is, and of which kinds and how large it may be. */
export type FileWords = { label: string; endings: string[]; mostMegabytes: number };

/** Fields that belong together. */
export type AskedPart = { label: string | null; help: string | null; fields: AskedField[] };

export type AskedField = {
  name: string;
  label: string;
  kind: AskedKind;
  isRequired: boolean;
  /** Longest text, largest number. */
  most: number | null;
  /** By which a browser fills it in. */
  autocomplete: string | null;
  options: { id: string; name: string }[];
};

/** What a form may hold, its file included: `mostMegabytes` of a file is less. */
export const largestForm = 12 * 1024 * 1024;

/** What the API takes, of a form as it is sent: an input left empty says nothing. */
export const formBody = ({ [trapField]: trap, ...typed }: Record<string, string>) => ({
  ...(trap && { [trapField]: trap }),
  fields: Object.fromEntries(
    Object.entries(typed)
      .filter(([name, value]) => value && name !== keyField)
      .map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]),
  ),
});
