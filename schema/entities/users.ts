import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, boolean, json, mobile } from '../kit/kinds.ts';
import { described, listOf, oneOf, string } from '../kit/shape.ts';
import { can, platformPermissions, roleOptions, shopPermissions } from '../permissions.ts';
import { accountEmail, personName } from '../rules/account.ts';

/** Who works in a shop, as what. The person's account may reach further than this shop. */
export const users = defineEntity({
  name: 'users',
  label: { one: 'Person', many: 'People' },
  path: 'shops/:shopId/users',
  route: 'users',
  menu: 'people',
  readBy: 'people_of_shop',
  title: 'name',
  fields: {
    name: personName(),
    email: accountEmail(),
    mobileNo: mobile('Please enter a 10 digit mobile number').label('Mobile Number'),
    role: choice(roleOptions).label('Role').required('Role is required'),
    /** What the person may do here; without it what the role holds. */
    permissions: json(listOf(oneOf(shopPermissions))).label('Permissions'),
    isActive: boolean(true).label('May sign in'),
    isInvited: boolean().label('Invited'),
  },
  columns: ['name', 'email', 'role', 'isActive', 'isInvited'],
  filters: ['role', 'isActive'],
  search: ['name', 'email', 'mobileNo'],
  createOnly: ['name', 'email', 'mobileNo'],
  readOnly: ['isInvited'],
  mayLack: ['role'],
  permissions: { list: can.UserList, create: can.UserAdd, update: can.UserEdit, delete: can.UserDelete },
  actions: {
    invite: {
      method: 'POST',
      path: ':id/invite',
      permission: can.UserAdd,
      summary: 'Send the invitation once more; the link of the one before works no longer',
    },
    everywhere: {
      method: 'GET',
      path: '',
      at: 'system/users',
      permission: can.SystemAll,
      summary: 'People of all tenants with what they may do on the platform, at most 100',
      parameters: {
        query: described(
          string,
          'Any part of name, e-mail, mobile number; without it whoever may do anything on the platform',
        ),
      },
    },
    grant: {
      method: 'PUT',
      path: '',
      at: 'system/users/:userId/permissions',
      permission: can.SystemAll,
      summary: 'What a person may do on the platform',
      input: {
        permissions: json(listOf(oneOf(platformPermissions)))
          .label('Permissions')
          .required('Permissions is required'),
      },
    },
    disable: {
      method: 'POST',
      path: '',
      at: 'system/users/:userId/disable',
      permission: can.TenantEdit,
      summary: 'Let a person in no longer; their sessions end',
    },
    enable: {
      method: 'POST',
      path: '',
      at: 'system/users/:userId/enable',
      permission: can.TenantEdit,
      summary: 'Let a person in again',
    },
  },
});
export type User = RecordOf<typeof users>;
