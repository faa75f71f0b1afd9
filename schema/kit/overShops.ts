import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { memo } from './memo.ts';

/** The field by which a list over all shops tells where a record lives; null: in no shop. */
export const shopField: FieldInfo = { name: 'shopId', label: 'Shop', kind: 'ref', target: 'shops', required: false };

/** Under which name a list over all shops tells who the person is whose id a field keeps: `userId` is told as `user`. */
export const personOf = (field: string): string => field.replace(/Id$/, '');

/** What it takes to read. */
const read = [
  'name',
  'label',
  'title',
  'fields',
  'search',
  'derived',
  'counts',
  'form',
  'sections',
  'foundById',
  'defaultSort',
  'softReferences',
] as const satisfies (keyof AnyEntity)[];

/**
 * The list over all shops as an entity of its own, so that its page is drawn as any other. It is read, and deleted for good where the entity says so. Undefined where
 * it has no page.
 */
export const overShops = memo((entity: AnyEntity): AnyEntity | undefined => {
  const { across, facts } = entity;
  if (!across?.page) return undefined;
  const { route, menu = 'platform', filters = [], columns: own } = across.page;
  const shown = own ?? afterTitle(entity, entity.shown);
  const rest = afterTitle(entity, entity.columns).filter(name => !shown.includes(name));
  const offered = [...(entity.states ? [entity.states.field] : []), ...(entity.filters ?? [])];
  return {
    ...pick(entity, read),
    isOverShops: true,
    path: across.path,
    space: 'platform',
    permissions: { list: across.permission, ...(across.clears && { delete: across.permission }) },
    route,
    resource: route,
    menu,
    info: { ...entity.info, [shopField.name]: shopField },
    columns: [...shown, ...rest],
    shown,
    facts: [shopField.name, ...facts],
    filters: [shopField.name, ...filters, ...offered.filter(name => !isOfShop(entity.info[name]))],
  };
});

/** Whose choices are records of one shop. */
const isOfShop = (info?: FieldInfo) => info?.kind === 'ref' || info?.kind === 'refs';

const afterTitle = ({ title }: AnyEntity, names: readonly string[]): string[] =>
  names.includes(title)
    ? names.flatMap(name => (name === title ? [name, shopField.name] : [name]))
    : [shopField.name, ...names];

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map(name => [name, from[name]])) as Pick<T, K>;
