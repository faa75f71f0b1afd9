import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tellNewPermissions } from '../../api/notifications/newPermissions.ts';
import { roleNames, roles, shopPermissions, type Role, type ShopPermission } from '../../schema/permissions.ts';
import { membershipSql } from '../support/membership.ts';
import { onBoth, type World } from '../support/everyEntity.ts';
import { seed } from '../support/proofSize.ts';
import { openBusiness } from '../api/tenancy/business.ts';
import type { Person } from '../support/testApi.ts';

type Bundles = Record<Role, readonly string[]>;
const without = (...names: string[]): Bundles =>
  Object.fromEntries(
    roleNames.map(role => [role, roles[role].filter(name => !names.includes(name))]),
  ) as Partial<Bundles> as Bundles;
const writeBundles = (world: World, bundles: Bundles) =>
  world.sql(`select write_role_bundles('${JSON.stringify(bundles)}')`);

const heldOf = async (world: World, { userId }: Pick<Person, 'userId'>): Promise<string[]> => {
  const [row] =
    await world.sql(`select array_to_json(held_permissions(m.role, m.permissions, m.added, m.removed)) as held
    from memberships m where m.user_id = '${userId}'`);
  return row!['held'] as string[];
};

const fresh: ShopPermission[] = ['shop/contacts/list', 'shop/contacts/delete'];
const gained = (held: readonly string[]) => fresh.filter(name => held.includes(name));

/** A list of any sort, or one that departs from a bundle by little. */
const string = fc.constantFrom(
  ...shopPermissions,
  'shop/engraving/add',
  'system/all',
  '',
  'NULL',
  'it\'s {odd}, "quoted"',
);
const oddList = fc.oneof(
  fc.array(string, { maxLength: 8 }),
  fc.constantFrom(...roleNames).chain(role => fc.shuffledSubarray(roles[role])),
  fc
    .constantFrom(...roleNames)
    .chain(role =>
      fc
        .tuple(
          fc.shuffledSubarray(roles[role], { minLength: roles[role].length - 2 }),
          fc.array(string, { maxLength: 3 }),
        )
        .map(([held, more]) => [...held, ...more, ...more]),
    ),
);
const oddMember = fc.record({ role: fc.option(fc.constantFrom(...roleNames, 'keeper')), list: oddList });
const literal = (list: readonly string[]) =>
  `array[${list.map(name => `'${name.replaceAll("'", "''")}'`).join()}]::text[]`;

onBoth(world => {
  it('P-02 a list is kept as what departs from the role, and gives the same permissions as before', async () => {
    const { shopId } = await world.person();
    const { userId } = await world.person({ shopId });
    const mine = `m.user_id = '${userId}' and m.shop_id = '${shopId}'`;
    await fc.assert(
      fc.asyncProperty(oddMember, async ({ role, list }) => {
        await world.sql(`update memberships m set role = ${role ? `'${role}'` : 'null'}, permissions = ${literal(list)},
          added = '{}', removed = '{}' where ${mine}`);
        const before = new Set(await heldOf(world, { userId }));
        expect(before).toEqual(new Set(list));
        await world.sql('select settle_memberships()');
        const after = await heldOf(world, { userId });
        expect(after.length).toBe(new Set(after).size);
        expect(new Set(after)).toEqual(before);
        const [row] = await world.sql(`select m.permissions, m.added, m.removed from memberships m where ${mine}`);
        expect(row!['permissions']).toBeNull();
      }),
      { seed, numRuns: 60 },
    );
  }, 120_000);

  it('enters a call exactly with what the membership gives', async () => {
    const shop = await openBusiness(world);
    const person = await shop.colleague(
      'sales',
      ['shop/ledger/list', ...roles.sales].filter(name => name !== 'shop/contacts/list') as ShopPermission[],
    );
    const status = async (path: string) =>
      (await world.call('GET', `shops/${shop.shopId}/${path}`, { token: person.token })).status;
    expect(await status('contacts')).toBe(403);
    expect(await status('products')).toBe(200);
    expect(await status('ledger/accounts')).toBe(200);
    const { data } = await world.call('GET', `shops/${shop.shopId}/permissions`, { token: person.token });
    expect(new Set(data)).toEqual(new Set(await heldOf(world, person)));
  });

  it('a new permission comes to all with the role but those whom it was taken from, and owners are told once', async () => {
    await tellNewPermissions(world.ports);
    const former = without(...fresh);
    await writeBundles(world, former);
    try {
      const shop = await openBusiness(world);
      const people = {
        manager: await shop.colleague('manager', former.manager as ShopPermission[]),
        more: await shop.colleague('sales', [...former.sales, 'license/add'] as ShopPermission[]),
        fewer: await shop.colleague('manager', former.manager.slice(1) as ShopPermission[]),
        coOwner: await shop.colleague('owner', former.owner.slice(1) as ShopPermission[]),
        none: await shop.colleague(null, former.owner as ShopPermission[]),
      };
      await world.sql(
        `update memberships set removed = '{shop/contacts/delete}' where user_id = '${people.fewer.userId}'`,
      );
      await world.sql(`update memberships set removed = removed || '{license/add}' where user_id = '${shop.userId}'`);

      await writeBundles(world, roles);
      await writeBundles(world, roles);
      expect(gained(await heldOf(world, shop))).toEqual(fresh);
      expect(await heldOf(world, people.manager)).toEqual(roles.manager);
      expect(gained(await heldOf(world, people.coOwner))).toEqual(fresh);
      expect(gained(await heldOf(world, people.more))).toEqual(['shop/contacts/list']);
      expect(gained(await heldOf(world, people.fewer))).toEqual(['shop/contacts/list']);
      expect(gained(await heldOf(world, people.none))).toEqual([]);
      expect(await heldOf(world, shop)).not.toContain('license/add');

      await tellNewPermissions(world.ports);
      await tellNewPermissions(world.ports);
      for (const { token } of [shop, people.coOwner]) {
        const { items } = (await world.call('GET', `shops/${shop.shopId}/notifications`, { token })).data;
        expect(items).toMatchObject([{ kind: 'permissionsAdded', payload: { names: fresh.join(', ') } }]);
      }
      const body = { permissions: [...(await heldOf(world, people.fewer)), 'shop/contacts/delete'] };
      const given = await shop.call('PUT', `/${people.fewer.userId}`, { body });
      expect(given.status, given.text).toBe(200);
      expect(new Set(gained(await heldOf(world, people.fewer)))).toEqual(new Set(fresh));
    } finally {
      await writeBundles(world, roles);
    }
  });

  it('what an owner took away stays away, also where the bundle lost it and has it again', async () => {
    const shop = await openBusiness(world);
    const person = await shop.colleague('sales');
    const change = async (permissions: readonly string[]) => {
      const answer = await shop.call('PUT', `/${person.userId}`, { body: { permissions } });
      expect(answer.status, answer.text).toBe(200);
    };
    await change(roles.sales.filter(name => name !== 'shop/contacts/list'));
    try {
      await writeBundles(world, without(...fresh));
      expect(gained(await heldOf(world, person))).toEqual([]);
      await change([...(await heldOf(world, person)), 'license/add']);
    } finally {
      await writeBundles(world, roles);
    }
    expect(await heldOf(world, person)).toContain('license/add');
    expect(await heldOf(world, person)).not.toContain('shop/contacts/list');
  });

  it('a list that a program of the version before writes counts at once, and departs from the role later', async () => {
    const shop = await openBusiness(world);
    const person = await shop.colleague('manager');
    await world.sql(`update memberships set permissions = '{license/add}' where user_id = '${person.userId}'`);
    expect(await heldOf(world, person)).toEqual(['license/add']);
    const invited = crypto.randomUUID();
    await world.sql(
      `insert into users (id, name, email, created_at) values ('${invited}', 'New', '${invited}@example.test', now())`,
    );
    await world.sql(membershipSql({ userId: invited, shopId: shop.shopId, role: 'sales', permissions: roles.sales }));
    await world.sql(`update memberships set permissions = '{}' where user_id = '${invited}'`);
    await writeBundles(world, roles);
    expect(await heldOf(world, person)).toEqual(['license/add']);
    expect(await heldOf(world, { userId: invited })).toEqual([]);
  });
});
