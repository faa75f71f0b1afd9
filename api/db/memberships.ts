import { roles, type Role } from '../../schema/permissions.ts';
import type { Statement } from '../ports.ts';

/** SQL of the permissions that a row of `memberships` gives. */
export const heldBy = (member: string) =>
  `held_permissions(${member}.role, ${member}.permissions, ${member}.added, ${member}.removed)`;

/** Splits a list into what the role's bundle lacks and what of the bundle the list lacks. */
export const departures = (role: Role | null, list: readonly string[]) => {
  const bundle: readonly string[] = role ? roles[role] : [];
  return {
    added: list.filter(name => !bundle.includes(name)),
    removed: bundle.filter(name => !list.includes(name)),
  };
};

/** Run it as the database's owner, after the migrations. */
export const writeRoleBundles: Statement = {
  text: 'select write_role_bundles($1::jsonb)',
  values: [JSON.stringify(roles)],
};
