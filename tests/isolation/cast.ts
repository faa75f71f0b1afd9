import {
  ownersPlatform,
  permissions,
  roleNames,
  roles,
  shopPermissions,
  type Permission,
  type Role,
} from '../../schema/permissions.ts';
import type { TestApi } from '../support/testApi.ts';
import type { Grants } from './expected.ts';

/** Who asks, with what they hold: that one `string`, or all but what they lack, which says something only of calls that ask for it. */
export type Caller = Grants & {
  name: string;
  token?: string;
  string?: Permission;
  /** Holds what the product gives with this role. */
  role?: Role;
  lacks?: Permission;
  /** What they hold does not count, here or at all. */
  isBarred?: boolean;
};

const isOfShop = (name: Permission) => (shopPermissions as readonly string[]).includes(name);
const splitUp = (held: readonly Permission[]) => ({
  inShop: held.filter(isOfShop),
  platform: held.filter(name => !isOfShop(name)),
});

/** For every string somebody who holds nothing else, in the shop and outside of it, and those who hold no one thing. */
export const castOf = async (api: TestApi, shop: string, asked: readonly Permission[]): Promise<Caller[]> => {
  const person = async (name: string, held: readonly Permission[], shopId?: string): Promise<Caller> => {
    const { token, shopId: own } = await api.person({ permissions: held, ...(shopId && { shopId }) });
    const { inShop, platform } = splitUp(held);
    return { name, token, signedIn: true, platform, shops: { [own]: inShop } };
  };
  const cast: Caller[] = [
    { name: 'signed out', signedIn: false, platform: [], shops: {} },
    await person('owner elsewhere', [...roles.owner, ...ownersPlatform]),
    await person('member', [], shop),
  ];
  for (const role of roleNames) {
    const caller = await person(role, [], shop);
    await api.sql(`update memberships set role = '${role}', permissions = null
      where user_id in (select user_id from sessions where token_digest = '${api.ports.secrets.digest(caller.token!)}')`);
    cast.push({ ...caller, role, shops: { [shop]: roles[role] } });
  }
  for (const string of permissions) {
    cast.push({ ...(await person(`member with ${string}`, [string], shop)), string });
    if (!isOfShop(string)) cast.push({ ...(await person(`stranger with ${string}`, [string])), string });
  }
  for (const string of asked) {
    const others = permissions.filter(name => name !== string && name !== 'system/all');
    cast.push({ ...(await person(`member with all but ${string}`, others, shop)), lacks: string });
  }
  return [...cast, ...(await barred(api, shop, person)), ...(await supporters(api, shop, person))];
};

type Make = (name: string, held: readonly Permission[], shopId?: string) => Promise<Caller>;

/** Who held everything here, and is no longer let in anywhere. */
const barred = async (api: TestApi, shop: string, person: Make): Promise<Caller[]> => {
  const sets = {
    disabled: `update users set disabled_at = now() where id in (select user_id from found)`,
    'of a suspended business': `update tenants set status = 'Suspended' where id in (select u.tenant_id from users u join found f on f.user_id = u.id)`,
    'session over': `update sessions set expires_at = '${api.ports.clock.now().toISOString()}' where user_id in (select user_id from found)`,
  };
  const cast: Caller[] = [];
  for (const [name, change] of Object.entries(sets)) {
    const caller = await person(name, permissions, shop);
    const digest = api.ports.secrets.digest(caller.token!);
    await api.sql(`with found as (select user_id from sessions where token_digest = '${digest}') ${change}`);
    cast.push({ ...caller, signedIn: false, isBarred: true });
  }
  return cast;
};

type Particulars = { held?: readonly Permission[]; allowed?: string; scope?: string; isWhole?: boolean };

/** `system/all` with a support access, and with one that does not count. */
const supporters = async (api: TestApi, shop: string, person: Make): Promise<Caller[]> => {
  const now = `timestamptz '${api.ports.clock.now().toISOString()}'`;
  const access = async (
    name: string,
    to: string | null,
    until: string,
    ended: string,
    { held = ['system/all'], allowed = now, scope = 'write', isWhole = true }: Particulars = {},
  ): Promise<Caller> => {
    const caller = await person(name, held);
    await api.sql(`insert into support_accesses (id, user_id, shop_id, reason, created_at, expires_at, ended_at, allowed_at, scope, shows_personal)
      select '${api.ports.ids.next()}', user_id, ${to ? `'${to}'` : `'${Object.keys(caller.shops)[0]}'`}, 'Asked for', ${now} - interval '1 hour', ${until}, ${ended}, ${allowed}, '${scope}', ${isWhole}
      from sessions where token_digest = '${api.ports.secrets.digest(caller.token!)}'`);
    return caller;
  };
  const later = `${now} + interval '1 day'`;
  const barred = [
    await access('support elsewhere', null, later, 'null'),
    await access('support expired', shop, `${now} - interval '1 minute'`, 'null'),
    await access('support by somebody who is no administrator any more', shop, later, 'null', {
      held: ['tenant/list'],
    }),
    await access('support asked for', shop, later, 'null', { allowed: 'null' }),
    await access('support ended', shop, later, `${now} - interval '1 minute'`),
  ];
  const limited = [
    {
      ...(await access('support that reads', shop, later, 'null', { scope: 'read' })),
      support: { shop, writes: false, showsPersonal: true },
    },
    {
      ...(await access('support without personal data', shop, later, 'null', { isWhole: false })),
      support: { shop, writes: true, showsPersonal: false },
    },
  ];
  return [
    { ...(await access('support', shop, later, 'null')), support: { shop, writes: true, showsPersonal: true } },
    ...limited,
    ...barred.map(caller => ({ ...caller, isBarred: true })),
  ];
};
