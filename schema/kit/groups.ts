import type { Permission } from '../permissions.ts';
import type { RemarkRights } from './remarkRights.ts';
import type { DataSubject } from './dataSubject.ts';
import type { CardPart } from './cards/cardText.ts';
import type { ImportRules } from './importRules.ts';
import type { OnCalendar } from './onCalendar.ts';
import type { Through } from './through.ts';
import type { Tree } from './tree.ts';
import type { Unite } from './united.ts';

/**
 * What most entities leave out, grouped by what it is about. Code that works for all entities reads these keys from the entity itself,
 * see `flat`. `Name` are the entity's fields, `Column` what a list can show, `Action` its actions.
 */
export type Groups<Name extends string, Column extends string, Action extends string> = {
  page?: PageKeys<Action>;
  list?: ListKeys<Name, Column>;
  identity?: IdentityKeys<Name>;
  writing?: WritingKeys<Name>;
  exchange?: ExchangeKeys<Name>;
  storage?: StorageKeys<Name>;
};

export type Flat<Name extends string, Column extends string, Action extends string> = PageKeys<Action> &
  ListKeys<Name, Column> &
  IdentityKeys<Name> &
  WritingKeys<Name> &
  ExchangeKeys<Name> &
  StorageKeys<Name>;

/** Where people look for it, in the order of the menu. */
export const places = [
  'today',
  'sell',
  'stock',
  'customers',
  'messages',
  'online',
  'books',
  'settings',
  'platform',
] as const;
export type Place = (typeof places)[number];

/** Its pages. */
type PageKeys<Action extends string> = {
  /** react-admin's resource and the page's address; without it the records have no pages of their own. */
  route?: string;
  /** Everybody in the shop may open the list's page; its calls still ask for their permissions. */
  openPage?: boolean;
  /** Its place in the menu; 'stock' unless told. */
  menu?: Place;
  /** The action by which records are made where that is not the verb; who may call it may open the page for a new one. */
  madeBy?: Action;
  /** People may say something about a record there, and call upon each other: whoever may see it, or whom permissions of their own let. */
  remarks?: boolean | RemarkRights;
  /** Files are kept with a record: papers of a customer, certificates of a piece. */
  files?: boolean;
  messages?: Partial<Record<'created' | 'updated' | 'deleted' | 'deleteFailed' | 'updateFailed', string>>;
};

/** What lists show and may be asked for. */
type ListKeys<Name extends string, Column extends string> = {
  /** Shown in a list at first, in this order; a person may choose the others. Without it all are. */
  columns?: readonly Column[];
  /** Offered above the list; the API filters by every field that can be. */
  filters?: readonly (Name | 'createdAt' | Through<Name>)[];
  /** Lists leave out records whose `field` is false unless `parameter` is true; `path` is a list that always does. */
  active?: { field: Name; parameter: string; path?: string };
  /** A query parameter whose value picks the field that must be filled. */
  presenceFilters?: Record<string, Record<string, Name>>;
  /** A person may know a record by its id: a `query` that is one finds that record. */
  foundById?: boolean;
  /** In every reply: how many undeleted records `of` the link entity points to, of those linked `by` this one. */
  counts?: Record<string, { link: string; by: string; of: string }>;
  /** In the reply of one record, not in lists: the value of `field` in each record of another entity that refers to this one by `by`. */
  collects?: Record<string, { from: string; by: string; field: string }>;
  pageSize?: number;
  /** The whole number by which people put them into an order: lists keep to it, and a new record is the last. */
  ordered?: Name;
  /** They lie below each other: pickers show the path, and a filter by one asks for what lies below as well. */
  tree?: Tree<Name>;
  /** Without `sort` the newest by this time stamp comes first, otherwise the newest made. It is now unless given. */
  defaultSort?: Name;
  /** Lists reply with the bare items. */
  plainList?: boolean;
  /** Lists reply with the bare items where the call names no page. */
  plainUnlessPaged?: boolean;
  /** The day by which figures are of a period; without it they are of what there is now. */
  period?: Name | 'createdAt';
  /** Beside the list a calendar: where its records lie there. */
  calendar?: OnCalendar<Name>;
  /** Of documents with a board: by which references else their cards lie in columns. A card that is dragged there refers to that. */
  boards?: readonly Name[];
};

/** By what a record is known. */
type IdentityKeys<Name extends string> = {
  /** Sets of fields that no two undeleted records of a shop share. */
  unique?: readonly (readonly Name[])[];
  /** The same among records in some states alone: a number that comes again once a piece is sold. */
  uniqueIn?: readonly { fields: readonly Name[]; states: readonly string[] }[];
  /** What an import recognises a record by. */
  naturalKey?: readonly Name[];
  /**
   * Sets of fields: records that agree in one are likely the same. The first of a set finds them; a title agrees in its first word. Two
   * fields in the first one's place: a number that the one record has here and the other there.
   */
  duplicateRules?: readonly (readonly (Name | readonly [Name, Name])[])[];
  /** What a merge makes of these fields of all the records, whatever was chosen. */
  united?: { [K in Name]?: Unite };
};

/** Which fields may be written, and under which names. */
type WritingKeys<Name extends string> = {
  /** Sent back by clients and ignored: always, or after creation. */
  readOnly?: readonly Name[];
  createOnly?: readonly Name[];
  /** Older records may lack them, though a form demands them. */
  mayLack?: readonly Name[];
  /** Taken from files alone. */
  importOnly?: readonly Name[];
  /** Only a person who has proved their e-mail address makes records. */
  provedToCreate?: true;
  /** Strangers see something of the shop while one of these is yes: only a person who has proved their e-mail address turns it on. */
  publishing?: readonly Name[];
  /** Other names under which a body or a query may speak of a field. */
  aliases?: Record<string, Name>;
};

/** How files bring and take its records. */
type ExchangeKeys<Name extends string> = {
  import?: ImportRules<Name>;
  /**
   * Titles that mean the same where a file speaks of a record: each list is one meaning. A title that means none of the records may be given
   * a meaning by a person, which the shop keeps for later files.
   */
  sameTitles?: readonly (readonly string[])[];
  /** As a card of an address book: what each part of one is read from. Such files come in and go out beside sheets. */
  card?: Partial<Record<CardPart, Name>>;
};

/** Where its records live, and who may see them there. */
type StorageKeys<Name extends string> = {
  /**
   * In their shop unless told; 'platform': in no shop, for whoever may on the platform; 'itself': the shop's own row, one in each, whose
   * id is the shop's and whose path is the shop's path.
   */
  space?: 'shop' | 'platform' | 'itself';
  /**
   * Each record belongs to one person of the shop, who alone sees and changes it; whoever makes one makes their own. `unless`: whoever holds
   * this permission there sees and changes all.
   */
  personal?: boolean | { unless: Permission };
  /**
   * The platform's administrators reach one record of it at a time, with what is said about it and its files, as a role of their own that
   * sees nothing else of the shop and changes these fields, and the state.
   */
  desk?: readonly Name[];
  /** A link between two entities, kept as bare rows: no trash, no versions of its own. */
  link?: boolean;
  /**
   * Kept elsewhere: this function of the database reads the records. References to one are held by a row of `table`, known by the shop and
   * `id`, that stays. `titles` tells no more than what they are called; in lists over all shops another function does, of a shop and an id, and `personOverShops` says who it is of an id alone. Its
   * changes have handlers of their own.
   */
  readBy?: {
    function: string;
    titles: string;
    titleOverShops: string;
    personOverShops: string;
    table: string;
    id: string;
  };
  /** `system/all` may call it too, for any shop. */
  system?: boolean;
  /** The same list over all shops, for whoever holds the permission, or `system/all`, on the platform. */
  across?: {
    path: string;
    permission: Permission;
    /** What it is found by there, beside the newest. */
    indexes?: readonly Name[];
    /** Its holders delete records there for good: they have no trash. */
    clears?: true;
    /** A page for it, see `overShops`; `filters` are offered beside the shop and those of a shop's list, `columns` in place of that list's. */
    page?: {
      route: string;
      menu?: PageKeys<never>['menu'];
      filters?: readonly Name[];
      columns?: readonly (Name | 'createdAt' | 'shopId')[];
    };
  };
  /** What else records are found by: each a run of fields, in this order. */
  indexes?: readonly (readonly Name[])[];
  /** By which its lists are often sorted, beside its title: an index for each, which every change of that field writes. */
  sortedBy?: readonly Name[];
  /** Searched without an index, for rows that change all the time and are looked at within their parent alone. */
  searchByReading?: boolean;
  /** Fields with the id of a record that may be gone for good, by which lists are narrowed as by references: field -> entity. */
  softReferences?: Partial<Record<Name, string>>;
  /** `?permanent=true` on a deletion leaves nothing behind. */
  erasable?: boolean;
  /** Its records are about persons who may ask for them, or to be erased. */
  dataSubject?: DataSubject<Name>;
};

/** The same with the keys of all groups at the first level. */
export const flat = <Name extends string, Column extends string, Action extends string, Rest extends object>({
  page,
  list,
  identity,
  writing,
  exchange,
  storage,
  ...rest
}: Groups<Name, Column, Action> & Rest) => ({
  ...rest,
  ...page,
  ...list,
  ...identity,
  ...writing,
  ...exchange,
  ...storage,
});
