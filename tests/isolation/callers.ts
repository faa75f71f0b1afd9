import { ownersPlatform, roles, shopPermissions } from '../../schema/permissions.ts';
import type { IsolatedApi } from '../support/isolatedApi.ts';
import type { Person } from '../support/testApi.ts';
import type { Pools } from './choices.ts';
import type { Grants } from './expected.ts';
import { furnishedShop } from './furnished.ts';
import type { Victim } from './victim.ts';
import { poolsOf } from './worlds.ts';

/** Who has no business with the victim, and from where they ask. */
export type Stranger = Grants & {
  name: string;
  token?: string;
  /** The shop that they work in; the victim's where they have none. */
  home: string;
  pools: Pools;
  /** Whom the victim's access log tells of, since the shop knows them. */
  told?: string;
  /** What of the victim's they may well know. */
  knows: readonly string[];
};

export const strangers = async (api: IsolatedApi, victim: Victim): Promise<Stranger[]> => {
  const place = (person: Person) => ({ token: person.token, signedIn: true, home: person.shopId });
  const holding = { platform: [], knows: [] };
  const rival = await furnishedShop(api);
  const colleague = await furnishedShop(api);
  await api.sql(`update users set tenant_id = '${victim.tenantId}' where id = '${colleague.userId}';
    update shops set tenant_id = '${victim.tenantId}' where id = '${colleague.shopId}'`);
  const former = await api.person({ shopId: victim.shopId });
  await api.sql(`delete from memberships where user_id = '${former.userId}'`);
  const disabled = await api.person({ shopId: victim.shopId });
  await api.sql(`update users set disabled_at = now() where id = '${disabled.userId}'`);
  const idle = await api.person({ permissions: [], shopId: victim.shopId });
  const admin = await api.person({ permissions: ['system/all', ...shopPermissions] });
  const colleagues = [victim.tenantId, victim.userId, 'kanari tenant', 'kanari owner', '9753199999'];
  return [
    { name: 'signed out', signedIn: false, platform: [], shops: {}, home: victim.shopId, pools: {}, knows: [] },
    { ...holding, ...place(former), name: 'former member', told: former.userId, shops: {}, pools: {} },
    { ...holding, ...place(disabled), name: 'disabled member', signedIn: false, shops: {}, pools: {} },
    {
      ...place(colleague),
      name: 'staff of the other shop',
      platform: ownersPlatform,
      shops: { [colleague.shopId]: roles.owner },
      pools: await poolsOf({ api }, colleague.shopId),
      knows: colleagues,
    },
    {
      ...place(rival),
      name: 'owner of another business',
      platform: ownersPlatform,
      shops: { [rival.shopId]: roles.owner },
      pools: await poolsOf({ api }, rival.shopId),
      knows: [],
    },
    {
      ...place(idle),
      name: 'member without permissions',
      told: idle.userId,
      platform: [],
      shops: { [victim.shopId]: [] },
      pools: {},
      // Everybody in a shop knows by name who works there.
      knows: [victim.shopId, 'kanari shop', victim.userId, 'kanari owner'],
    },
    {
      ...place(admin),
      name: 'system/all without support access',
      platform: ['system/all'],
      shops: { [admin.shopId]: shopPermissions },
      pools: await poolsOf({ api }, admin.shopId),
      knows: [],
    },
  ];
};
