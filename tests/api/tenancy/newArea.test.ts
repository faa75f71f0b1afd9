import { expect, it, vi } from 'vitest';
import type * as areas from '../../../schema/permissionAreas.ts';
import { roles, shopPermissions, type ShopPermission } from '../../../schema/permissions.ts';
import { permissionsWords } from '../../../schema/words/en/admin/permissions.ts';
import { shopCatalogue, withRole } from '../../../src/resources/users/catalogue.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openBusiness } from './business.ts';

/** As if somebody had added one entry, and nothing else. */
vi.mock('../../../schema/permissionAreas.ts', async original => {
  const real = await original<typeof areas>();
  const entry = { can: 'Engraving', name: 'Engravings', group: 'work', verbs: ['add', 'list'], sales: ['add'] };
  return { ...real, shop: { ...real.shop, 'shop/engraving': entry } };
});

const [add, list] = ['shop/engraving/add', 'shop/engraving/list'] as unknown as [ShopPermission, ShopPermission];

it('R-49 a new area stands on the page of a person, and choosing a role gives it', () => {
  expect(shopPermissions).toContain(add);
  expect(shopCatalogue.groups['work']).toContain('shop/engraving');
  expect(permissionsWords.permission.area).toMatchObject({ 'shop/engraving': 'Engravings' });
  expect(withRole('sales', [], () => true)).toEqual(expect.arrayContaining([add, list]));
  expect(withRole('marketing', [], () => true)).toContain(list);
  expect(withRole('marketing', [], () => true)).not.toContain(add);
});

onPostgres(world => {
  it('P-01 a new area reaches all with a role that brings it, and can be given to others and taken away', async () => {
    const shop = await openBusiness(world);
    await world.sql(`update memberships set added = '{}' where user_id = '${shop.userId}'`);
    const [seller, marketer] = [await shop.colleague('sales'), await shop.colleague('marketing')];
    await world.sql(`update memberships set removed = '{}' where shop_id = '${shop.shopId}'`);
    await world.sql(`select write_role_bundles('${JSON.stringify(roles)}')`);
    const held = async (id: string) => (await shop.people())[id].permissions as string[];
    expect(await held(seller.userId)).toEqual(roles.sales);
    expect(await held(marketer.userId)).not.toContain(add);
    const given = await shop.call('PUT', `/${marketer.userId}`, { body: { permissions: [...roles.marketing, add] } });
    expect([given.status, await held(marketer.userId)], given.text).toEqual([200, [...roles.marketing, add]]);
    const permissions = roles.sales.filter(name => name !== add);
    expect((await shop.call('PUT', `/${seller.userId}`, { body: { permissions } })).status).toBe(200);
    expect(await held(seller.userId)).toEqual(permissions);
  });
});
