import type { AnySchema, InferType } from 'yup';
import type { Permission } from '../permissions.ts';
import type { CommonWords } from '../words/wording.ts';
import type { Actions } from './actions.ts';
import type { Assignment } from './assignment.ts';
import type { Buttons } from './buttons.ts';
import { infoOf, type FieldInfo } from './fieldInfo.ts';
import type { Dated } from './dated.ts';
import type { Figures } from './figures.ts';
import { flat, type Flat, type Groups } from './groups.ts';
import { namesOf } from './namesOf.ts';
import type { Papers } from './papers.ts';
import type { Parties } from './parties.ts';
import type { Posts } from './posts.ts';
import type { SharedTexts } from './sharedTexts.ts';
import type { PublicForm } from './publicForm.ts';
import type { PublicPage } from './publicPage.ts';
import type { Sections } from './sections.ts';
import { assertSeries, type Series } from './series.ts';
import type { States, Transitions } from './states.ts';
import type { Statuses } from './statuses.ts';
import type { Draft, Totals } from './totals.ts';
import { worded } from './worded.ts';
import { memo } from './memo.ts';

export type Fields = Record<string, AnySchema>;
type NameOf<F> = Extract<keyof F, string>;
type ColumnOf<F, D extends string> = NameOf<F> | D | 'createdAt' | 'updatedAt';
export type Verb = 'list' | 'create' | 'update' | 'delete';

/** What every record carries besides its own fields. */
export type SystemFields = { id: string; createdAt: string; updatedAt: string; version: number };
export type Values<F extends Fields> = { [K in keyof F]: Exclude<InferType<F[K]>, undefined> };
/** Id and title of the records that a record's own reference fields point to, among the given ids. */
export type Lookup = (target: string, ids: readonly string[]) => { id: string; name: string }[];

/** What there is to say about an entity; `Name` are its fields. What is grouped below: `groups.ts`. */
type BaseDefinition<
  N extends string,
  Name extends string,
  F extends Fields,
  T extends Transitions,
  A extends Actions,
  B extends Buttons,
  S extends Sections,
  P extends Papers,
  G extends Figures,
  R extends SharedTexts,
> = {
  name: N;
  label: { one: string; many: string };
  /** Where the list lives under `/api`. Every `:parameter` but `:shopId` names a reference field, the parent. */
  path: string;
  fields: F;
  /** The field that names a record to a person. */
  title: Name;
  /** What `query` looks into. */
  search: readonly Name[];
  /** A verb that is absent has no call. */
  permissions: Partial<Record<Verb, Permission>>;
  /** How a form and a record's page lay the fields out; those not named here come after them. */
  sections?: S;
  actions?: A;
  /** How people come to those, and to changes that are buttons of their own: the kit draws them. */
  buttons?: B;
  /** Each row holds from a day on: lists can be asked for those that hold on one. */
  dated?: Dated<Name>;
  /** Whose work it is, and by when: people find what is theirs, what is nobody's and what is due. */
  assignment?: Assignment<Name>;
  /** Of a document: how it goes from state to state. */
  states?: States<Name, T>;
  /** Of a document whose statuses a shop names itself: which they are, and what is asked for on the way. */
  statuses?: Statuses<Name>;
  /** Of a document: its number, which the server gives. */
  series?: Series<Name, Extract<keyof T, string>>;
  /** The shop and the other side of a document, which keeps both as they were when it took effect. */
  parties?: Parties<Name>;
  /** What is printed of it. */
  papers?: P;
  /** What visitors see of it, once somebody has made its address. */
  publicPage?: PublicPage<Name>;
  /** By which visitors make one, once somebody has made its address. */
  publicForm?: PublicForm<Name>;
  /** What the records of a list come to: counted, added up or averaged, by a field of theirs. */
  figures?: G;
  /** Rich texts of a record that several people write at once. */
  texts?: R;
};

type Derived<F extends Fields, D extends string> = {
  /** Computed for every reply, in the words of whoever reads it, and kept nowhere. */
  derived?: { [K in D]: (record: NoInfer<Values<F>>, lookup: Lookup, words: CommonWords) => string };
  /** What a document comes to: figures that nobody types. */
  totals?: Totals<NoInfer<NameOf<F>>, NoInfer<Draft<Values<F>>>>;
  /** What it puts into the shop's books, and when. */
  posts?: Posts<NoInfer<Draft<Values<F>>>>;
};

export type Definition<
  N extends string,
  F extends Fields,
  D extends string,
  A extends Actions,
  T extends Transitions,
  B extends Buttons,
  S extends Sections,
  P extends Papers,
  G extends Figures,
  R extends SharedTexts,
> = BaseDefinition<N, NoInfer<NameOf<F>>, F, T, A, B, S, P, G, R> &
  Groups<NoInfer<NameOf<F>>, NoInfer<ColumnOf<F, D>>, Extract<keyof NoInfer<A>, string>> &
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
  /** What `overShops` makes. */
  isOverShops?: true;
  /** Fields that it has, and whoever looks does not see: see `guarded.ts`. */
  hidden?: readonly string[];
  /** What `viewOf` makes: the records `of` another entity whose `field` is yes, in calls and pages known by its `name`. */
  view?: { name: string; field: string; of: AnyEntity };
};

export type Entity<
  N extends string = string,
  F extends Fields = Fields,
  D extends string = string,
  A extends Actions = Actions,
  T extends Transitions = Transitions,
  B extends Buttons = Buttons,
  S extends Sections = Sections,
  P extends Papers = Papers,
  G extends Figures = Figures,
  R extends SharedTexts = SharedTexts,
> = BaseDefinition<N, NameOf<F>, F, T, A, B, S, P, G, R> &
  Flat<NameOf<F>, ColumnOf<F, D>, Extract<keyof A, string>> &
  Derived<F, D> &
  Completed<NameOf<F>, ColumnOf<F, D>>;

/** An entity seen without its particulars, as generic code handles it. */
export type AnyEntity = BaseDefinition<
  string,
  string,
  Fields,
  Transitions,
  Actions,
  Buttons,
  Sections,
  Papers,
  Figures,
  SharedTexts
> &
  Flat<string, string, string> &
  Completed<string, string> & {
    derived?: Record<string, (record: any, lookup: Lookup, words: CommonWords) => string>;
    totals?: Totals<string, any>;
    posts?: Posts<any>;
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
  const P extends Papers = {},
  const G extends Figures = {},
  const R extends SharedTexts = {},
>(
  // Said twice, since the compiler looks no further than what it has inferred for the parameters of functions within.
  definition: Definition<N, F, D, A, T, B, S, P, G, R> & {
    buttons?: Buttons<Extract<keyof A, string>, NoInfer<Values<F> & SystemFields>>;
    sections?: Sections<NoInfer<NameOf<F>>>;
    papers?: Papers<NoInfer<NameOf<F>>>;
    figures?: Figures<NoInfer<NameOf<F>>>;
  },
): Entity<N, F, D, A, T, B, S, P, G, R> => {
  const fields = worded(definition.name, definition.fields);
  const info = infoOf(fields);
  assertOrder(definition.name, info);
  const said = flat(definition);
  if (said.series) assertSeries(said.name, said.series);
  const readOnly = unwritten(said);
  return {
    ...said,
    ...asking(said),
    ...(readOnly.length > 0 && { readOnly }),
    fields,
    info: info as Record<NameOf<F>, FieldInfo>,
    resource: said.route ?? said.name,
    ...(namesOf({ ...said, readOnly }, Object.values(info), parentsOf(said)) as Omit<
      Completed<NameOf<F>, ColumnOf<F, D>>,
      'info' | 'resource'
    >),
  };
};

/** What nobody sends: what is said to be so, and its place in an order, and what a document's states, number and totals are
 * kept in.
 */
const unwritten = <Name>({ readOnly, states, series, totals, ordered, tree }: Unwritten<Name>): Name[] => [
  ...(readOnly ?? []),
  ...(ordered ? [ordered] : []),
  ...(tree ? [tree.position] : []),
  ...(states ? [states.field] : []),
  ...(series && !series.brought ? [series.field] : []),
  ...(totals?.fields ?? []),
];
type Unwritten<Name> = {
  readOnly?: readonly Name[];
  ordered?: Name;
  tree?: { position: Name };
  states?: { field: Name };
  series?: { field: Name; brought?: true };
  totals?: { fields: readonly Name[] };
};

/** A day comes after a day, a moment after a moment. */
const assertOrder = (entity: string, info: Record<string, FieldInfo>) => {
  for (const { name, kind, after } of Object.values(info))
    if (after && info[after.field]?.kind !== kind)
      throw new Error(
        `${entity}.${name} is to come after '${after.field}', which is no field of the kind ${kind} there`,
      );
};

/** What asks for something on the way, each with the words of its fields. */
const asking = <A extends Actions, S extends States, Name extends string>({
  name,
  actions,
  states,
  statuses,
}: Asking<A, S, Name>) => ({
  ...(actions && { actions: actionsOf(name, actions) }),
  ...(states && { states: statesOf(name, states) }),
  ...(statuses && { statuses: statusesOf(name, statuses) }),
});
type Asking<A, S, Name extends string> = { name: string; actions?: A; states?: S; statuses?: Statuses<Name> };

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

/** What is asked for on the way to a status are the record's own fields, and their words stand there. */
const statusesOf = <Name extends string>(
  entity: string,
  { asks = {}, ...statuses }: Statuses<Name>,
): Statuses<Name> => ({
  ...statuses,
  asks: Object.fromEntries(
    Object.entries(asks).map(([meaning, input]) => [meaning, worded(entity, input as Fields)]),
  ) as Statuses<Name>['asks'] & {},
});

/** Whether its records are a shop's own, many of them, in a table of theirs. */
export const isShops = ({ space = 'shop', readBy }: AnyEntity): boolean => space === 'shop' && !readBy;

/** Whether what is deleted can be had back: records of a shop, and the platform's own. */
export const hasTrash = (entity: AnyEntity): boolean =>
  isShops(entity) || (entity.space === 'platform' && !entity.isOverShops);

/** What it takes to make a record: undefined where no page of its own is for that. */
export const creationOf = ({ permissions, actions, madeBy }: AnyEntity): Permission | undefined =>
  (permissions.create ?? actions?.[madeBy ?? '']?.permission) || undefined;

/** The reference fields that an entity's path names beside the shop, outermost first. */
export const parentsOf = memo(({ path }: { path: string }): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter(name => name !== 'shopId'),
);
