import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, boolean, json, mobile, percent } from '../kit/kinds.ts';
import { described, listOf, oneOf, string } from '../kit/shape.ts';
import { can, platformPermissions, shopPermissions } from '../permissions.ts';
import { roleOptions } from '../roleOptions.ts';
import { accountEmail, personName } from '../rules/account.ts';

/** Of a person's account: in the shop, and on the platform. */
const shuttingOut = {
  title: 'Disable %{name}?',
  text: 'This person is signed out everywhere at once and cannot sign in until enabled again.',
  done: '%{name} is signed out and cannot sign in',
  danger: true,
} as const;
const lettingIn = '%{name} can sign in again';

/** Who works in a shop, as what. The person's account may reach further than this shop. */
export const users = defineEntity({
  name: 'users',
  label: { one: 'Person', many: 'People' },
  path: 'shops/:shopId/users',
  page: { route: 'users', menu: 'settings' },
  title: 'name',
  fields: {
    name: personName(),
    email: accountEmail(),
    mobileNo: mobile('Please enter a 10 digit mobile number').label('Mobile Number'),
    role: choice(roleOptions).label('Role').required('Role is required'),
    /** What the person may do here; without it what the role holds. */
    permissions: json(listOf(oneOf(shopPermissions))).label('Permissions'),
    /** Percent of the making charge; without it any. */
    discountLimit: percent().label('Discount up to (%)').min(0, 'Cannot be negative').max(100, 'At most 100'),
    isActive: boolean(true).label('May sign in'),
    isInvited: boolean().label('Invited'),
  },
  search: ['name', 'email', 'mobileNo'],
  permissions: { list: can.UserList, create: can.UserAdd, update: can.UserEdit, delete: can.UserDelete },
  list: { columns: ['name', 'email', 'role', 'isActive', 'isInvited'], filters: ['role', 'isActive'] },
  writing: {
    createOnly: ['name', 'email', 'mobileNo'],
    readOnly: ['isInvited'],
    mayLack: ['role'],
    provedToCreate: true,
  },
  actions: {
    invite: {
      method: 'POST',
      path: ':id/invite',
      permission: can.UserAdd,
      proved: true,
      summary: 'Send the invitation once more; the link of the one before works no longer',
    },
    colleagues: {
      method: 'GET',
      path: 'colleagues',
      permission: '',
      summary: 'Who works in the shop, by name: whom something can be assigned to',
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
      at: 'system/users/:id/permissions',
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
      at: 'system/users/:id/disable',
      permission: can.TenantEdit,
      summary: 'Let a person in no longer; their sessions end',
    },
    enable: {
      method: 'POST',
      path: '',
      at: 'system/users/:id/enable',
      permission: can.TenantEdit,
      summary: 'Let a person in again',
    },
  },
  buttons: {
    invite: {
      on: 'record',
      when: ({ isInvited }) => isInvited,
      label: 'Send the invitation again',
      done: 'The invitation is on its way to %{email}',
    },
    shutOut: {
      calls: 'update',
      sends: { isActive: false },
      on: 'record',
      // Nobody shuts himself out.
      when: ({ id, isActive }, me) => isActive && id !== me,
      label: 'Disable sign-in',
      ...shuttingOut,
    },
    letIn: {
      calls: 'update',
      sends: { isActive: true },
      on: 'record',
      when: ({ isActive }) => !isActive,
      label: 'Let sign in again',
      done: lettingIn,
    },
    leave: {
      calls: 'delete',
      on: 'page',
      label: 'Take out of the shop',
      title: 'Take %{name} out of this shop?',
      text: 'Access to this shop ends at once. The account itself stays, and so does what was done here.',
      done: '%{name} is no longer in this shop',
      danger: true,
    },
    disable: {
      on: 'page',
      when: ({ id, isActive }, me) => isActive && id !== me,
      label: 'Disable',
      ...shuttingOut,
      changes: ['tenants'],
    },
    enable: {
      on: 'page',
      when: ({ isActive }) => !isActive,
      label: 'Enable',
      done: lettingIn,
      changes: ['tenants'],
    },
  },
  storage: {
    // Who left the shop stays there as deleted: what names them goes on to do so.
    readBy: {
      function: 'people_of_shop',
      titles: 'names_of_shop',
      titleOverShops: 'name_of_person',
      personOverShops: 'person_over_shops',
      table: 'shop_people',
      id: 'user_id',
    },
  },
});
export type User = RecordOf<typeof users>;
