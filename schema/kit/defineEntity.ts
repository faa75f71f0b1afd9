import type { AnySchema, InferType } from 'yup';
import type { Permission } from '../permissions.ts';
import type { CommonWords } from '../words/wording.ts';
import type { Actions } from './actions.ts';
import type { Assignment } from './assignment.ts';
import type { Buttons } from './buttons.ts';
import { infoOf, type FieldInfo } from './fieldInfo.ts';
import type { Dated } from './dated.ts';
import { namesOf } from './namesOf.ts';
import type { Sections } from './sections.ts';
import { assertSeries, type Series } from './series.ts';
import type { States, Transitions } from './states.ts';
import type { Draft, Totals } from './totals.ts';
import { worded } from './worded.ts';
import type { ImportRules } from './importRules.ts';
import type { CardPart } from './cards/cardText.ts';
import { memo } from './memo.ts';

export type Fields = Record<string, AnySchema>;
type NameOf<F> = Extract<keyof F, string>;
export type Verb = 'list' | 'create' | 'update' | 'delete';

/** What every record carries besides its own fields. */
export type SystemFields = { id: string; createdAt: string; updatedAt: string; version: number };
export type Values<F extends Fields> = { [K in keyof F]: Exclude<InferType<F[K]>, undefined> };
/** Id and title of the records that a record's own reference fields point to, among the given ids. */
export type Lookup = (target: string, ids: readonly string[]) => { id: string; name: string }[];

/** What there is to say about an entity; `Name` are its fields, `Column` what a list can show. */
type BaseDefinition<
  N extends string,
  Name extends string,
  Column extends string,
  F extends Fields,
  A extends Actions,
  T extends Transitions,
  B extends Buttons,
  S extends Sections,
> = {
  name: N;
  label: { one: string; many: string };
  /** Where the list lives under `/api`. Every `:parameter` but `:shopId` names a reference field, the parent. */
  path: string;
  /** react-admin's resource and the page's address; without it the records have no pages of their own. */
  route?: string;
  /** Everybody in the shop may open the list's page; its calls still ask for their permissions. */
  openPage?: boolean;
  /** Under which heading the menu has it; 'catalogue' unless told. */
  menu?: 'catalogue' | 'people' | 'messages' | 'counter' | 'tax' | 'system';
  fields: F;
  /** The field that names a record to a person. */
  title: Name;
  /** Shown in a list at first, in this order; a person may choose the others. Without it all are. */
  columns?: readonly Column[];
  /** How a form and a record's page lay the fields out; those not named here come after them. */
  sections?: S;
  /** Offered above the list; the API filters by every field that can be. */
  filters?: readonly (Name | 'createdAt')[];
  /** What `query` looks into. */
  search: readonly Name[];
  /** Searched without an index, for rows that change all the time and are looked at within their parent alone. */
  searchByReading?: boolean;
  /** A person may know a record by its id: a `query` that is one finds that record. */
  foundById?: boolean;
  /** Sets of fields that no two undeleted records of a shop share. */
  unique?: readonly (readonly Name[])[];
  /** What else records are found by: each a run of fields, in this order. */
  indexes?: readonly (readonly Name[])[];
  /**
   * Sets of fields: records that agree in one are likely the same. The first of a set finds them; a title agrees in its first word. Two
   * fields in the first one's place: a number that the one record has here and the other there.
   */
  duplicateRules?: readonly (readonly (Name | readonly [Name, Name])[])[];
  /** Fields with the id of a record that may be gone for good: field -> entity. */
  softReferences?: Partial<Record<Name, string>>;
  /** What an import recognises a record by. */
  naturalKey?: readonly Name[];
  /** Sent back by clients and ignored: always, or after creation. */
  readOnly?: readonly Name[];
  createOnly?: readonly Name[];
  /** Older records may lack them, though a form demands them. */
  mayLack?: readonly Name[];
  /** Taken from files alone. */
  importOnly?: readonly Name[];
  /** Other names under which a body or a query may speak of a field. */
  aliases?: Record<string, Name>;
  /** A query parameter whose value picks the field that must be filled. */
  presenceFilters?: Record<string, Record<string, Name>>;
  /** Lists leave out records whose `field` is false unless `parameter` is true; `path` is a list that always does. */
  active?: { field: Name; parameter: string; path?: string };
  /** A link between two entities, kept as bare rows: no trash, no versions of its own. */
  link?: boolean;
  /**
   * Where records live: in their shop unless told; 'platform': in no shop, for whoever may on the platform; 'itself': the
   * shop's own row, one in each, whose id is the shop's and whose path is the shop's path.
   */
  space?: 'shop' | 'platform' | 'itself';
  /**
   * Kept elsewhere: this function of the database reads the records. References to one are held by a row of `table`, known by the shop and
   * `id`, that stays. Its changes have handlers of their own.
   */
  readBy?: { function: string; table: string; id: string };
  /** Each record belongs to one person of the shop, who alone sees and changes it; whoever makes one makes their own. */
  personal?: boolean;
  /** `system/all` may call it too, for any shop. */
  system?: boolean;
  /** The same list over all shops, for whoever holds the permission, or `system/all`, on the platform. */
  across?: {
    path: string;
    permission: Permission;
    /** What it is found by there, beside the newest. */ indexes?: readonly Name[];
  };
  pageSize?: number;
  /** Lists reply with the bare items. */
  plainList?: boolean;
  /** In every reply: how many undeleted records `of` the link entity points to, of those linked `by` this one. */
  counts?: Record<string, { link: string; by: string; of: string }>;
  /** Without `sort` the newest by this time stamp comes first, otherwise the newest made. It is now unless given. */
  defaultSort?: Name;
  /** A verb that is absent has no call. */
  permissions: Partial<Record<Verb, Permission>>;
  /** The action by which records are made where that is not the verb; who may call it may open the page for a new one. */
  madeBy?: Extract<keyof A, string>;
  /** `?permanent=true` on a deletion leaves nothing behind. */
  erasable?: boolean;
  messages?: Partial<Record<'created' | 'updated' | 'deleted' | 'deleteFailed' | 'updateFailed', string>>;
  import?: ImportRules<Name>;
  /** As a card of an address book: what each part of one is read from. Such files come in and go out beside sheets. */
  card?: Partial<Record<CardPart, Name>>;
  actions?: A;
  /** How people come to those, and to changes that are buttons of their own: the kit draws them. */
  buttons?: B;
  /** Each row holds from a day on: lists can be asked for those that hold on one. */
  dated?: Dated<Name>;
  /** Whose work it is, and by when: people find what is theirs, what is nobody's and what is due. */
  assignment?: Assignment<Name>;
  /** Of a document: how it goes from state to state. */
  states?: States<Name, T>;
  /** Of a document: its number, which the server gives. */
  series?: Series<Name, Extract<keyof T, string>>;
};

type Derived<F extends Fields, D extends string> = {
  /** Computed for every reply, in the words of whoever reads it, and kept nowhere. */
  derived?: { [K in D]: (record: NoInfer<Values<F>>, lookup: Lookup, words: CommonWords) => string };
  /** What a document comes to: figures that nobody types. */
  totals?: Totals<NoInfer<NameOf<F>>, NoInfer<Draft<Values<F>>>>;
};

export type Definition<
  N extends string,
  F extends Fields,
  D extends string,
  A extends Actions,
  T extends Transitions,
  B extends Buttons,
  S extends Sections,
> = BaseDefinition<N, NoInfer<NameOf<F>>, NoInfer<NameOf<F> | D | 'createdAt' | 'updatedAt'>, F, A, T, B, S> &
  Derived<F, D>;

/** What follows from the definition. */
type Completed<Name extends string, Column extends string> = {
  info: Record<Name, FieldInfo>;
  /** The resource's name in the browser. */
  resource: string;
  /** Everything a list can show, what it shows at first in front. */
  columns: readonly Column[];
  /** What a list shows at first. */
  shown: readonly Column[];
  /** Every field that a form can hold. */
  form: readonly Name[];
  /** Everything there is to read of a record on its page, in the form's order. */
  facts: readonly Column[];
};

export type Entity<
  N extends string = string,
  F extends Fields = Fields,
  D extends string = string,
  A extends Actions = Actions,
  T extends Transitions = Transitions,
  B extends Buttons = Buttons,
  S extends Sections = Sections,
> = Definition<N, F, D, A, T, B, S> & Completed<NameOf<F>, NameOf<F> | D | 'createdAt' | 'updatedAt'>;

/** An entity seen without its particulars, as generic code handles it. */
export type AnyEntity = BaseDefinition<string, string, string, Fields, Actions, Transitions, Buttons, Sections> &
  Completed<string, string> & {
    derived?: Record<string, (record: any, lookup: Lookup, words: CommonWords) => string>;
    totals?: Totals<string, any>;
  };

/** A record as replies carry it. */
export type RecordOf<E> = E extends { fields: infer F extends Fields; derived?: infer D }
  ? Values<F> & SystemFields & { [K in keyof NonNullable<D>]: string }
  : never;

/** What creation takes. */
export type InputOf<E> = E extends { fields: infer F extends Fields } ? Partial<Values<F>> : never;

export const defineEntity = <
  const N extends string,
  F extends Fields,
  D extends string = never,
  const A extends Actions = {},
  const T extends Transitions = {},
  const B extends Buttons = {},
  const S extends Sections = {},
>(
  // Said twice, since the compiler looks no further than what it has inferred for the parameters of functions within.
  definition: Definition<N, F, D, A, T, B, S> & {
    buttons?: Buttons<Extract<keyof A, string>, NoInfer<Values<F> & SystemFields>>;
    sections?: Sections<NoInfer<NameOf<F>>>;
  },
): Entity<N, F, D, A, T, B, S> => {
  const own = worded(definition.name, definition.fields);
  const info = infoOf(own);
  const fields = Object.fromEntries(Object.entries(own).map(([name, field]) => [name, field.label(info[name]!.label)]));
  assertOrder(definition.name, info);
  const { states, series, totals } = definition;
  if (series) assertSeries(definition.name, series);
  const readOnly = [
    ...(definition.readOnly ?? []),
    ...(states ? [states.field] : []),
    ...(series ? [series.field] : []),
    ...(totals?.fields ?? []),
  ];
  return {
    ...definition,
    ...(definition.actions && { actions: actionsOf(definition.name, definition.actions) }),
    ...(states && { states: statesOf(definition.name, states) }),
    ...(readOnly.length > 0 && { readOnly }),
    fields: fields as F,
    info: info as Record<NameOf<F>, FieldInfo>,
    resource: definition.route ?? definition.name,
    ...(namesOf({ ...definition, readOnly }, Object.values(info), parentsOf(definition)) as Omit<
      Completed<NameOf<F>, NameOf<F> | D | 'createdAt' | 'updatedAt'>,
      'info' | 'resource'
    >),
  };
};

/** A day comes after a day, a moment after a moment. */
const assertOrder = (entity: string, info: Record<string, FieldInfo>) => {
  for (const { name, kind, after } of Object.values(info))
    if (after && info[after.field]?.kind !== kind)
      throw new Error(
        `${entity}.${name} is to come after '${after.field}', which is no field of the kind ${kind} there`,
      );
};

/** An action's fields have their words below the action. */
const actionsOf = <A extends Record<string, { input?: Fields }>>(entity: string, actions: A): A =>
  Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      name,
      action.input ? { ...action, input: worded(`${entity}.${name}`, action.input) } : action,
    ]),
  ) as A;

/** So have the fields of a transition. */
const statesOf = <S extends States>(entity: string, states: S): S => ({
  ...states,
  transitions: actionsOf(entity, states.transitions),
});

/** Whether its records are a shop's own, many of them, in a table of theirs. */
export const isShops = ({ space = 'shop', readBy }: AnyEntity): boolean => space === 'shop' && !readBy;

/** What it takes to make a record: undefined where no page of its own is for that. */
export const creationOf = ({ permissions, actions, madeBy }: AnyEntity): Permission | undefined =>
  (permissions.create ?? actions?.[madeBy ?? '']?.permission) || undefined;

/** The reference fields that an entity's path names beside the shop, outermost first. */
export const parentsOf = memo(({ path }: { path: string }): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter(name => name !== 'shopId'),
);
