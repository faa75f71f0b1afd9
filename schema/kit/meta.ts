import type { Permission } from '../permissions.ts';
import type { Shape } from './shape.ts';

/** Every kind of field there is. Whoever handles fields keeps one exhaustive table, `satisfies Record<Kind, ...>`. */
export type Kind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'email'
  | 'digits'
  | 'mobile'
  | 'phone'
  | 'pin'
  | 'url'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'weight'
  | 'percent'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'choice'
  | 'ref'
  | 'refs'
  | 'file'
  | 'image'
  | 'images'
  | 'json'
  | 'said'
  | 'child'
  | 'lines';

/** What is sent as a file. */
export const isUpload = (kind: Kind): boolean => kind === 'file' || kind === 'image' || kind === 'images';

/** What a state means to whoever looks at it; it decides the colour. */
export type Meaning = 'waiting' | 'active' | 'done' | 'failed' | 'stopped';

/** `meaning`: of a state. */
export type Option = { readonly id: number | string; readonly name: string; readonly meaning?: Meaning };

/** A picture as replies show it: addresses are signed and good for a day. */
export type Picture = { id: string; url: string; thumbnailUrl: string; position: number };

/** Pixels. */
export type Room = { readonly width: number; readonly height: number };

/** A file as replies show it: its address too is signed and good for a day. `size` is in bytes. */
export type StoredFile = {
  id: string;
  name: string;
  type: string;
  size: number;
  url: string;
  /** Of a large file: SHA-256 as hex, by which whoever fetched it knows that it came whole. */
  sha256?: string;
};

/** What yup's `meta` holds of a field: data only, since yup clones it. */
export type FieldMeta = {
  kind: Kind;
  /** Decimals kept, of number kinds. */
  scale?: number;
  options?: readonly Option[];
  /** What its JSON looks like, where the kind alone does not tell. */
  shape?: Shape;
  /** The entity referred to. */
  target?: string;
  /** The link entity that keeps many references. */
  via?: string;
  /** The name under which a reply carries the referred record's id and title. */
  embed?: string;
  /** Which of its records may be chosen: those whose field has this value. */
  among?: Readonly<Record<string, string | boolean>>;
  /** What to say when the record referred to is not there. */
  unknown?: string;
  /** Of a file that may come in parts: at most so many bytes. */
  largest?: number;
  /** Of a picture that fills a place: the least it has, and its proportion. */
  room?: Room;
  /** What the API's description tells of it beside its label. */
  description?: string;
  /** The field of the record that this one, a day or a moment, comes after. */
  after?: { field: string; orSame: boolean };
  /**
   * Of a field of lines: nobody types it. The server copies it `from` the record that this other field of the line refers to, be it called
   * otherwise there (`field`), or, where it has none, writes it itself when there is something to say.
   */
  given?: { from?: string; field?: string };
  /** False where other fields make it pointless: see `notAsked`. Of a line's field: no sheet and no paper shows it. */
  asked?: boolean;
  /** Of a line's field: nobody types it, the document's totals tell it. */
  reckoned?: true;
  /** Of a line's field: a sheet shows it on request, a paper not at all. */
  folded?: true;
  /** Of a reference or a choice: choosing asks this action of the entity, which tells other fields of the form, or of the line. */
  fills?: string;
  /** Of a day that comes again each year: a list is narrowed to a part of the year. */
  yearly?: true;
  /** The day is never after today. */
  past?: true;
  /** Of digits: a code made of pairs, such as HSN. A file with an odd number of them has lost a zero. */
  pairs?: true;
  /** Of a text in lines: a label's code is read into it. */
  scanned?: true;
  /** Only whoever holds this permission sees the field, or may change it: for others it does not exist. */
  shownTo?: Permission;
  /** A key for the server: forms choose it, pages and lists tell of it by other fields. */
  key?: true;
  /** Where the field's words stand: `products.name`, or `register.email` of a form that is no entity's. */
  words?: string;
};

declare module 'yup' {
  interface CustomSchemaMetadata extends Partial<FieldMeta> {}
}
