import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { views } from '../../schema/views/index.ts';
import { ownRoutes } from '../../src/adminRoutes.ts';
import { demoRecords, type Device, type Who } from './support.ts';

const all = [...Object.values(entities as Record<string, AnyEntity>), ...views];

/** Addresses that only a query or a person's own record gives, beside those of the tables. */
const more: Partial<Record<Who, readonly string[]>> = {
  owner: ['users?view=who&permission=users/list', 'contacts/messenger/create', 'contacts/messenger/calendar'],
};

/** Every page that this person may open, each once: what the schema makes, and the route table's own. */
export async function pagesOf(device: Device, who: Who): Promise<string[]> {
  const held = await heldBy(device);
  const ofEntities = await Promise.all(
    all.filter(({ route }) => route).map(entity => entityPages(entity, device, held)),
  );
  const ofTable = await Promise.all(tablePaths().map(path => filledPath(path, device, held)));
  return [...new Set([...ofTable.flat(), ...ofEntities.flat(), ...(more[who] ?? [])])];
}

type Held = { shop: readonly string[]; platform: readonly string[] };

async function heldBy({ call, shopId }: Device): Promise<Held> {
  const { user } = await call<{ user: { permissions: string[] } }>('GET', '/account/me');
  const shop = shopId ? await call<string[]>('GET', `/shops/${shopId}/permissions`) : [];
  return { shop, platform: user.permissions };
}

function may({ space }: AnyEntity, permission: string | undefined, { shop, platform }: Held): boolean {
  if (!permission) return false;
  return space === 'platform'
    ? platform.some(held => held === permission || held === 'system/all')
    : shop.includes(permission);
}

async function entityPages(entity: AnyEntity, device: Device, held: Held): Promise<string[]> {
  const { route, permissions } = entity;
  const isListed = may(entity, permissions.list, held);
  const oldest = isListed ? await oldestOf(entity, device) : undefined;
  return [
    ...(isListed ? [route!] : []),
    ...(may(entity, permissions.create, held) ? [`${route}/create`] : []),
    ...(oldest ? [`${route}/${oldest}${permissions.update ? '' : '/show'}`] : []),
  ];
}

/** Records that live below another have no pages of their own. */
async function oldestOf({ path, space }: AnyEntity, { call, shopId }: Device): Promise<string | undefined> {
  if (/:(?!shopId)/.test(path) || (!shopId && space !== 'platform')) return undefined;
  return (await demoRecords(call, `/${path.replace(':shopId', String(shopId))}`, 1))[0]?.id;
}

/** The paths of pages that are no entity's list or form, without the slash at the start. */
const tablePaths = (): string[] => ownRoutes.map(({ path }) => path.slice(1).replace(/\/\*$/, ''));

/** `groups/:groupId/members` names its entity by the parameter, `admin/downloads/edit/:id` by what it begins with. */
async function filledPath(path: string, device: Device, held: Held): Promise<string[]> {
  const [, parameter] = /:(\w+)/.exec(path) ?? [];
  if (!parameter) return [path];
  const name = parameter === 'id' ? path.split(/\/(?:edit\/)?:/)[0]! : `${parameter.replace(/Id$/, '')}s`;
  if (name === 'shops') {
    const shop = device.shopId ?? (await anyShop(device, held));
    return shop ? [path.replace(`:${parameter}`, shop)] : [];
  }
  const entity = all.find(it => it.name === name || it.route === name);
  if (!entity) throw new Error(`Nothing says which record the page /${path} shows`);
  const id = may(entity, entity.permissions.list, held) ? await oldestOf(entity, device) : undefined;
  return id ? filledPath(path.replace(`:${parameter}`, id), device, held) : [];
}

/** Whoever looks after the platform is in no shop and may see each. */
async function anyShop({ call }: Device, { platform }: Held): Promise<string | undefined> {
  if (!platform.includes('system/all')) return undefined;
  return (await call<{ items: { id: string }[] }>('GET', '/system/shops?pageSize=1')).items[0]?.id;
}
