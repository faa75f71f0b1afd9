import type { Kind } from './meta.ts';

/** By which visitors make a record, under an address that somebody of the shop hands out. */
export type PublicForm<Name extends string = string> = {
  /** At its head. */
  title: string;
  /** What it asks for, in this order. */
  fields: readonly Name[];
  /** The reference to the record that such a form belongs to: each of those has one, on a page of its own, and none has an address. */
  of?: Name;
  /** A file that goes along and is kept with the record: see `page.files`. */
  file?: AskedFile;
  /** What else its records are made of, which no visitor is asked. */
  sets?: Partial<Record<Name, string | number | boolean>>;
  /** Shorter ones beside it, by the reference to the records on whose pages they stand. */
  onPageOf?: Partial<Record<Name, Pick<PublicForm<Name>, 'title' | 'fields' | 'sets'>>>;
};

/** The form on the page of the record that this reference names. */
export const formOnPageOf = ({ publicForm }: { publicForm?: PublicForm }, of: string): PublicForm => {
  const form = publicForm?.onPageOf?.[of];
  if (!form) throw new Error(`There is no form on the page of '${of}'`);
  return { ...form, of };
};

/** All forms by which visitors make a record. */
export const publicForms = ({ publicForm }: { publicForm?: PublicForm }): PublicForm[] =>
  publicForm ? [publicForm, ...Object.keys(publicForm.onPageOf ?? {}).map(of => formOnPageOf({ publicForm }, of))] : [];

/** `endings` of names that are taken, without a dot. */
export type AskedFile = { label: string; endings: readonly string[]; mostMegabytes: number };

/** What a visitor's form can ask for. */
export const askedKinds = [
  'text',
  'longText',
  'email',
  'digits',
  'mobile',
  'phone',
  'pin',
  'url',
  'integer',
  'decimal',
  'money',
  'weight',
  'date',
  'boolean',
  'choice',
] as const satisfies Kind[];
export type AskedKind = (typeof askedKinds)[number];
export const isAsked = (kind: Kind): kind is AskedKind => (askedKinds as readonly Kind[]).includes(kind);

/** Under which a file goes along. */
export const fileField = 'file';

/** Whether visitors find it at an address that somebody hands out. */
export const hasAddress = (form: PublicForm | undefined): boolean => form !== undefined && form.of === undefined;

/** A field that no visitor sees: who fills it in is a program. */
export const trapField = 'website';
/** What else stands in the form. */
export const keyField = 'key';

/** Under which id the history has what a visitor has made. */
export const visitorId = '00000000-0000-0000-0000-000000000000';
