import { demoAccounts, demoShopDetails, demoTenants, type DemoShopName } from '../../schema/demo.ts';
import type { Statement } from '../ports.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { insertRows } from '../db/insertRows.ts';

/** A shop of the demo, its business, the person who keeps it and all who work there. */
export type DemoShop = { id: string; name: DemoShopName; tenant: string; owner: string; people: string[] };

/** `passwordHash`: the one that all have, null for people who cannot sign in. `names`: of some shops alone, with whoever works there. */
type Wanted = { passwordHash: string | null; names?: readonly DemoShopName[] };

/** The demo's businesses, their shops and their people, as they were when they began. */
export const demoBusinesses = (
  { passwordHash, names }: Wanted,
  nextId: () => string,
  at: Date,
): { shops: DemoShop[]; statements: Statement[] } => {
  const made = { created_at: at.toISOString() };
  const changed = { ...made, updated_at: made.created_at, version: 1 };
  const { businesses, accounts } = wanted(names);
  const tenants = businesses.map(({ name }) => {
    const owner = demoAccounts.find(account => account.tenant === name)!;
    const contact = { contact_name: owner.name, email: owner.email, mobile_no: owner.mobileNo };
    return { id: nextId(), name, status: 'Active', ...contact, ...changed };
  });
  const tenantId = (name: string | null) => tenants.find(tenant => tenant.name === name)?.id ?? null;
  const shops = businesses.flatMap(({ name: tenant, shops: all }) =>
    all.map(name => {
      const known = { id: nextId(), tenant_id: tenantId(tenant), name, status: 'Approved' };
      return { ...known, ...demoShopDetails[name], ...changed };
    }),
  );
  const users = accounts.map(({ email, name, mobileNo, permissions, tenant }) => {
    const known = { id: nextId(), tenant_id: tenantId(tenant), name, email, proved_email: email, mobile_no: mobileNo };
    return { ...known, password_hash: passwordHash, permissions, is_demo: true, ...made };
  });
  const memberships = accounts.flatMap((account, i) =>
    account.memberships.map(({ shop, role }) => {
      const place = { user_id: users[i]!.id, shop_id: shops.find(({ name }) => name === shop)!.id };
      return { ...place, role, ...changed };
    }),
  );
  const shop_people = memberships.map(({ user_id, shop_id }) => ({ user_id, shop_id, ...made }));
  const tables = Object.entries({ tenants, shops, users, shop_people, memberships });
  return {
    shops: shops.map(({ id, name, tenant_id }) => ({ id, name, tenant: tenant_id!, ...staffOf(memberships, id) })),
    statements: [enterAccount, ...tables.map(([table, rows]) => insertRows(table, rows))],
  };
};

type Membership = { user_id: string; shop_id: string; role: string };

const staffOf = (memberships: readonly Membership[], shop: string) => {
  const here = memberships.filter(({ shop_id }) => shop_id === shop);
  const owner = here.find(({ role }) => role === 'owner')!.user_id;
  return { owner, people: here.map(({ user_id }) => user_id) };
};

const wanted = (names: readonly DemoShopName[] | undefined) => {
  const isWanted = (name: DemoShopName) => names?.includes(name) ?? true;
  const businesses = demoTenants.map(({ name, shops }) => ({ name, shops: shops.filter(isWanted) }));
  const accounts = demoAccounts.map(account => {
    const memberships = account.memberships.filter(({ shop }) => isWanted(shop));
    return { ...account, memberships };
  });
  return {
    businesses: businesses.filter(({ shops }) => shops.length),
    accounts: accounts.filter(({ memberships }) => !names || memberships.length),
  };
};
