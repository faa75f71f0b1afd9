import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, email, longText, mobile, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { accountEmail, personName, registerFields } from '../rules/account.ts';
import { tenantStatuses } from '../rules/statuses.ts';

/** A business: it owns shops, and its people work in them. */
export const tenants = defineEntity({
  name: 'tenants',
  label: { one: 'Tenant', many: 'Tenants' },
  path: 'system/tenants',
  page: { route: 'tenants', menu: 'platform' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(128),
    status: choice(tenantStatuses).label('Status').required().default('Active'),
    contactName: text().label('Contact').max(128),
    email: email().label('Email'),
    mobileNo: mobile('Please enter a 10 digit mobile number').label('Mobile Number'),
    notes: longText().label('Notes').max(2_000),
  },
  search: ['name', 'contactName', 'email', 'mobileNo'],
  permissions: { list: can.TenantList, create: can.TenantCreate, update: can.TenantEdit },
  list: { columns: ['name', 'status', 'contactName', 'mobileNo', 'createdAt'], filters: ['status'] },
  sections: {
    business: { label: 'Business', fields: ['name', 'notes'] },
    contact: {
      label: 'Contact',
      help: 'Whom to call about this business',
      fields: ['contactName', ['mobileNo', 'email']],
    },
  },
  actions: {
    shops: { method: 'GET', path: ':id/shops', permission: can.TenantList, summary: 'The shops of a tenant' },
    users: {
      method: 'GET',
      path: ':id/users',
      permission: can.TenantList,
      summary: 'The people of a tenant, and which shops they work in',
    },
    openShop: {
      method: 'POST',
      path: ':id/shops',
      permission: can.TenantCreate,
      proved: true,
      summary: 'An approved shop of this tenant; its owner is invited by mail',
      input: {
        shopName: registerFields.shopName,
        pin: registerFields.pin,
        stateCode: registerFields.stateCode,
        ownerName: personName().label('Name of the owner'),
        ownerEmail: accountEmail().label('E-mail of the owner'),
        ownerMobileNo: mobile('Please enter a 10 digit mobile number').label('Mobile number of the owner'),
      },
    },
  },
  buttons: {
    suspend: {
      calls: 'update',
      sends: { status: 'Suspended' },
      on: 'record',
      when: ({ status }) => status !== 'Suspended',
      label: 'Suspend',
      title: 'Suspend %{name}?',
      text: 'Everybody of this business is signed out at once and cannot sign in, in all of its shops. Nothing is deleted; reactivating lets them in again.',
      done: '%{name} is suspended',
      danger: true,
    },
    reactivate: {
      calls: 'update',
      sends: { status: 'Active' },
      on: 'record',
      when: ({ status }) => status === 'Suspended',
      label: 'Reactivate',
      title: 'Reactivate %{name}?',
      text: 'Its people can sign in again, each to the shops they had before.',
      done: '%{name} is active again',
    },
    openShop: {
      on: 'page',
      label: 'Add shop with its owner',
      text: 'The owner gets a mail with a link to choose a password.',
      done: '%{name} added, the owner is invited',
    },
  },
  storage: { space: 'platform' },
});
export type Tenant = RecordOf<typeof tenants>;
