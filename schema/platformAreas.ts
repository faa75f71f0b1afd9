import { all, type Area } from './permissionAreas.ts';

export type PlatformArea = Area & { group: 'platform' | 'templates' | 'plans' | 'site' };

/** Hang on a person, whichever shop they are in. */
export const platform = {
  system: { can: 'System', name: 'The whole platform', group: 'platform', verbs: ['all', 'customer'] },
  'system/shop': { can: 'Shop', name: 'Shops', group: 'platform', verbs: ['add', 'approve', 'list', 'edit', 'owner'] },
  tenant: { can: 'Tenant', name: 'Businesses', group: 'platform', verbs: ['list', 'create', 'edit'] },
  admin: { can: 'Admin', name: 'Administration', group: 'platform', verbs: ['view', 'edit'] },
  'admin/biz_card': {
    can: 'AdminBizCard',
    name: 'Business cards of all shops',
    group: 'templates',
    verbs: ['add', 'list', 'delete', 'update'],
  },
  'admin/work_order_type': { can: 'UsualWorkType', name: 'Usual types of work orders', group: 'templates', verbs: all },
  'admin/work_order_state': {
    can: 'UsualWorkState',
    name: 'Usual stages of work orders',
    group: 'templates',
    verbs: all,
  },
  tsinvoice_plan: {
    can: 'InvoicePlan',
    name: 'Plans of TS Invoice',
    group: 'plans',
    verbs: ['add', 'list', 'edit', 'delete', 'shop/list'],
  },
  tsmessenger_plan: {
    can: 'MessengerPlan',
    name: 'Plans of TS Messenger',
    group: 'plans',
    verbs: ['add', 'list', 'edit', 'delete', 'shop/list'],
  },
  tsinvoice_subscription: {
    can: 'InvoiceSubscription',
    name: 'Subscriptions to TS Invoice',
    group: 'plans',
    verbs: ['add', 'list', 'edit'],
  },
  tsmessenger_subscription: {
    can: 'MessengerSubscription',
    name: 'Subscriptions to TS Messenger',
    group: 'plans',
    verbs: ['add', 'list', 'edit'],
  },
  payment: { can: 'Payment', name: 'Payments of orders', group: 'plans', verbs: ['list', 'confirm', 'refund'] },
  'shop/download': { can: 'Download', name: 'Downloads', group: 'site', verbs: ['list', 'add', 'edit', 'delete'] },
  ads: { can: 'Ad', name: 'Advertisements', group: 'site', verbs: ['create', 'read', 'modify', 'delete'] },
  job: { can: 'Job', name: 'Jobs', group: 'site', verbs: ['list', 'add', 'edit', 'delete'] },
} as const satisfies Record<string, PlatformArea>;
