import { shop } from '../../../schema/permissionAreas.ts';
import { platform } from '../../../schema/platformAreas.ts';
import { columnOf, type Verb } from '../../../schema/permissionVerbs.ts';
import { roles, type Role, type ShopPermission } from '../../../schema/permissions.ts';

export type Area = keyof typeof shop;

/** Permissions as a person looks through them: areas in groups, and what may be done in each, in four columns. */
export type Catalogue = {
  groups: Readonly<Record<string, readonly string[]>>;
  /** In the order of the columns. */
  verbsOf: (area: string) => readonly Verb[];
};

type Entry = { group: string; verbs: readonly Verb[] };

/** The groups and their areas follow the order of the entries. */
export const catalogueOf = (areas: Record<string, Entry>): Catalogue => {
  const groups: Record<string, string[]> = {};
  for (const [name, { group }] of Object.entries(areas)) (groups[group] ??= []).push(name);
  return {
    groups,
    verbsOf: area => areas[area]!.verbs.toSorted((one, other) => columnOf(one) - columnOf(other)),
  };
};

/** What hangs on the membership in one shop. */
export const shopCatalogue = catalogueOf(shop);
/** What hangs on a person, whichever shop they are in. */
export const platformCatalogue = catalogueOf(platform);
export const areas = Object.values(shopCatalogue.groups).flat() as Area[];

export const permissionOf = (area: string, verb: Verb) => `${area}/${verb}` as ShopPermission;

export const bundleOf = (role: string | null | undefined): readonly string[] =>
  role && role in roles ? roles[role as Role] : [];

/** What a person is given with a role by somebody who holds `mine`: of the rest it keeps what it has. */
export const withRole = (role: string, held: readonly string[], mine: (permission: string) => boolean): string[] => {
  const bundle = bundleOf(role);
  const everything = areas.flatMap(area => shopCatalogue.verbsOf(area).map(verb => permissionOf(area, verb) as string));
  return everything.filter(name => (mine(name) ? bundle : held).includes(name));
};

export type Difference = { more: string[]; less: string[] };

export const differenceTo = (role: string | null | undefined, held: readonly string[]): Difference => {
  const bundle = bundleOf(role);
  return { more: held.filter(name => !bundle.includes(name)), less: bundle.filter(name => !held.includes(name)) };
};
