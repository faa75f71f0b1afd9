import { shopPermissions } from '../schema/permissions.ts';

/** What each role holds to begin with. */
export type Bundles = Record<string, readonly string[]>;

const list = (names: readonly string[]) => `'{${names.join()}}'`;
const without = (names: readonly string[], others: readonly string[]) => names.filter(name => !others.includes(name));

/**
 * The SQL that brings what is new in a role to the members whose list still equals what the role held; lists that somebody edited stay. What
 * then is nobody's in a shop goes to its owners all the same, so that somebody can give it. `name` is that of the migration.
 */
export const bundleDifference = (before: Bundles, after: Bundles, name: string, known = shopPermissions): string => {
  const told = without(after['owner'] ?? [], before['owner'] ?? []).filter(each => (known as string[]).includes(each));
  return [
    ...Object.entries(after).flatMap(([role, now]) => (before[role] ? roleChange(role, before[role], now) : [])),
    ...told.map(orphaned),
    ...(told.length
      ? [
          `insert into permission_additions (migration, permissions, created_at) values ('${name}', ${list(told)}, now());`,
        ]
      : []),
  ].join('\n');
};

const roleChange = (role: string, before: readonly string[], now: readonly string[]): string[] => {
  const [added, lost] = [without(now, before), without(before, now)];
  if (!added.length && !lost.length) return [];
  return [
    `-- ${role}: ${[...added.map(each => `+${each}`), ...lost.map(each => `-${each}`)].join(' ')}${lost.length ? ' -- check: taken from people' : ''}
update memberships set permissions = ${list(now)}, version = version + 1, updated_at = now()
where role = '${role}' and permissions @> ${list(before)} and permissions <@ ${list(before)};`,
  ];
};

const orphaned = (
  permission: string,
) => `update memberships m set permissions = m.permissions || ${list([permission])}, version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and '${permission}' = any (o.permissions));`;
