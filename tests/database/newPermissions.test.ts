import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleDifference, type Bundles } from '../../scripts/bundleDifference.ts';
import { tellNewPermissions } from '../../api/notifications/newPermissions.ts';
import { roles, type ShopPermission } from '../../schema/permissions.ts';
import { migrate, readMigrations } from '../../server/db/migrations.ts';
import { onBoth } from '../support/everyEntity.ts';
import { openBusiness } from '../api/tenancy/business.ts';
import type { Person } from '../support/testApi.ts';

/** As if these were new: whoever knows the catalogue of today knows them. */
const fresh: ShopPermission[] = ['shop/contacts/list', 'shop/contacts/delete'];
const former = Object.fromEntries(
  Object.entries(roles).map(([role, names]) => [role, names.filter(name => !fresh.includes(name))]),
) as Record<keyof typeof roles, ShopPermission[]>;

it('the record of what roles hold is what they hold', () => {
  const kept = readFileSync(new URL('../../migrations/bundles.json', import.meta.url), 'utf8');
  expect(bundleDifference(JSON.parse(kept) as Bundles, roles, '')).toBe('');
});

it('what a role loses is marked for whoever reads the migration', () => {
  expect(bundleDifference({ sales: ['a', 'b'] }, { sales: ['a'] }, '')).toContain('check: taken from people');
});

onBoth(world => {
  it('a new permission comes to those who hold what their role held, and their owner is told once', async () => {
    // Of what came before anybody was here.
    await tellNewPermissions(world.ports);
    const shop = await openBusiness(world);
    await world.sql(`update memberships set permissions = '{${former.owner.join()}}' where user_id = '${shop.userId}'`);
    const people = {
      manager: await shop.colleague('manager', former.manager),
      sales: await shop.colleague('sales', former.sales),
      more: await shop.colleague('sales', [...former.sales, 'shop/groups/list', 'license/add']),
      fewer: await shop.colleague('manager', former.manager.slice(1)),
      coOwner: await shop.colleague('owner', former.owner.slice(1)),
      none: await shop.colleague(null, former.owner),
    };
    const lonely = await openBusiness(world);
    const edited = former.owner.filter(name => name !== 'license/add');
    await world.sql(`update memberships set permissions = '{${edited.join()}}' where user_id = '${lonely.userId}'`);

    const name = '9999_contacts.sql';
    const migration = { name, sql: bundleDifference(former, roles, name) };
    expect(await migrate(world.owner, [...readMigrations(), migration])).toEqual([name]);

    const held = async ({ userId }: Pick<Person, 'userId'>) => {
      const [row] = await world.sql(`select to_json(permissions) as held from memberships where user_id = '${userId}'`);
      return row!['held'] as string[];
    };
    const gained = async (person: Pick<Person, 'userId'>) => {
      const now = await held(person);
      return fresh.filter(each => now.includes(each));
    };
    expect(await held(shop)).toEqual(roles.owner);
    expect(await held(people.manager)).toEqual(roles.manager);
    expect(await held(people.sales)).toEqual(roles.sales);
    for (const person of [people.more, people.fewer, people.coOwner, people.none])
      expect(await gained(person)).toEqual([]);
    // It would be nobody's otherwise.
    expect(await held(lonely)).toEqual([...edited, ...roles.owner.filter(each => fresh.includes(each))]);

    await tellNewPermissions(world.ports);
    await tellNewPermissions(world.ports);
    for (const { shopId, token } of [shop, lonely, { ...people.coOwner, shopId: shop.shopId }]) {
      const { items } = (await world.call('GET', `shops/${shopId}/notifications`, { token })).data;
      expect(items).toMatchObject([
        { kind: 'permissionsAdded', payload: { names: 'shop/contacts/list, shop/contacts/delete' } },
      ]);
    }
    const body = { permissions: [...(await held(people.more)), ...fresh] };
    const given = await shop.call('PUT', `/${people.more.userId}`, { body });
    expect(given.status, given.text).toBe(200);
    expect(await gained(people.more)).toEqual(fresh);
  });
});
