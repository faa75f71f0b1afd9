/** Every permission string there is, and what follows from the areas: names, roles, what everybody sees. */
import { shop, type ShopArea } from './permissionAreas.ts';
import { isReading, type Verb } from './permissionVerbs.ts';
import { platform } from './platformAreas.ts';

type Areas = Record<string, { can: string; verbs: readonly Verb[] }>;
/** `<area>/<verb>`. */
type Strings<A extends Areas> = { [N in keyof A & string]: `${N}/${A[N]['verbs'][number]}` }[keyof A & string];

export type ShopPermission = Strings<typeof shop>;
export type PlatformPermission = Strings<typeof platform>;
export type Permission = PlatformPermission | ShopPermission;

const stringsOf = <A extends Areas>(areas: A) =>
  Object.entries(areas).flatMap(([area, { verbs }]) => verbs.map(verb => `${area}/${verb}`)) as Strings<A>[];

export const shopPermissions = stringsOf(shop);
export const platformPermissions = stringsOf(platform);
export const permissions: Permission[] = [...platformPermissions, ...shopPermissions];

type Named<N extends string, A extends { can: string; verbs: readonly Verb[] }> = {
  [V in A['verbs'][number] as `${A['can']}${Capitalize<V>}`]: `${N}/${V}`;
};
type United<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type Can<A extends Areas> = United<{ [N in keyof A & string]: Named<N, A[N]> }[keyof A & string]>;

const capitalized = (verb: string) => `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
const namesOf = <A extends Areas>(areas: A) =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([area, { can: name, verbs }]) =>
      verbs.map(verb => [`${name}${capitalized(verb)}`, `${area}/${verb}`]),
    ),
  ) as Can<A>;

/** The names that the route table and the entities use. */
export const can = { ...namesOf(platform), ...namesOf(shop) };

export const roleNames = ['owner', 'manager', 'sales', 'marketing', 'accountant'] as const;
export type Role = (typeof roleNames)[number];

const holds = (role: Role, { isPrivate, ownerOnly, ...given }: ShopArea, verb: Verb): boolean => {
  if (role === 'owner') return true;
  if (role === 'manager') return ownerOnly !== 'all' && !ownerOnly?.includes(verb);
  return (!isPrivate && isReading(verb)) || given[role] === 'all' || Boolean(given[role]?.includes(verb));
};

const holding = (has: (area: ShopArea, verb: Verb) => boolean): ShopPermission[] =>
  Object.entries<ShopArea>(shop).flatMap(([name, area]) =>
    area.verbs.filter(verb => has(area, verb)).map(verb => `${name}/${verb}` as ShopPermission),
  );

/** The bundles that members hold by their role, but for what was added and removed. */
export const roles = Object.fromEntries(
  roleNames.map(role => [role, holding((area, verb) => holds(role, area, verb))]),
) as Record<Role, ShopPermission[]>;

/** Staff of every role sees these. */
export const reading = holding(({ isPrivate }, verb) => !isPrivate && isReading(verb));

/** On the platform, of whoever owns a business: what lets them open, see and edit shops of their own. */
export const ownersPlatform = ['system/shop/add', 'system/shop/list', 'system/shop/edit', 'system/shop/owner'] as const;
