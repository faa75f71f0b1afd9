import type { Sentence } from '../words/said.ts';

/** On a record's page, above chosen rows, above the list, or where a page by hand has a place for it. */
export type Place = 'record' | 'selection' | 'list' | 'page';
/** A call that is no action. */
export const buttonVerbs = ['update', 'delete'] as const;
export type ButtonVerb = (typeof buttonVerbs)[number];

/** Whether a record's button is there; a sentence: why it cannot be pressed now. Pure. `me` is the id of whoever looks. */
export type When<R = any> = (record: R, me: string | undefined) => boolean | Sentence;

/** How a person comes to a call: the kit draws the button, the dialog from what the call takes, and says how it went. */
export type Button<Call extends string = string, R = any> = {
  /** The action, or 'update' or 'delete'; the action of its own name unless told. */
  calls?: Call;
  on: Place;
  /** On the button, an imperative: `Send again`. Here and below, `%{name}` is a field of the record. */
  label: string;
  /** Above the dialog; the label unless told. */
  title?: string;
  /** What the dialog says first. With it the button asks before it acts, be there something to type or not. */
  text?: string;
  /** Said when it is done; may speak of fields of the reply too. */
  done?: string;
  /** Red: hard to take back, or felt by others. */
  danger?: boolean;
  when?: When<R>;
  /** Sent as it is, and not asked for. */
  sends?: Readonly<Record<string, unknown>>;
  /** What the dialog's fields begin with, from the record. */
  initial?: (record: R) => Record<string, unknown>;
  /** The reply is a record of this entity, which is opened. */
  makes?: string;
  /** Then a new record of an entity is begun, with what it gets from the reply. */
  begins?: Begun;
  /** Entities that it changes beside its own. */
  changes?: readonly string[];
};
export type Begun = {
  entity: string;
  with: (reply: Record<string, unknown>) => Record<string, unknown>;
};
export type Buttons<Call extends string = string, R = any> = Record<string, Button<Call | ButtonVerb, R>>;

/** The words of a button that there may be. */
export type ButtonWord = 'label' | 'title' | 'text' | 'done';
