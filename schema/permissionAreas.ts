/** Each area with its verbs. Those of `platform` hang on a user, all others on a membership in a shop. */

export const platform = {
  system: ['all', 'customer'],
  'system/shop': ['add', 'approve', 'list', 'edit', 'owner'],
  tenant: ['list', 'create', 'edit'],
  admin: ['view', 'edit'],
  'admin/biz_card': ['add', 'list', 'delete', 'update'],
  'admin/work_order_type': ['add', 'list', 'edit', 'delete'],
  'admin/work_order_state': ['add', 'list', 'edit', 'delete'],
  tsinvoice_plan: ['add', 'list', 'edit', 'delete', 'shop/list'],
  tsmessenger_plan: ['add', 'list', 'edit', 'delete', 'shop/list'],
  tsinvoice_subscription: ['add', 'list', 'edit'],
  tsmessenger_subscription: ['add', 'list', 'edit'],
  payment: ['list', 'confirm', 'refund'],
  'shop/download': ['list', 'add', 'edit', 'delete'],
  ads: ['create', 'read', 'modify', 'delete'],
  job: ['list', 'add', 'edit', 'delete'],
} as const;

export const shop = {
  users: ['list', 'add', 'edit', 'delete'],
  'shop/customers': ['admin', 'add', 'list', 'edit'],
  'shop/bizcard': ['admin', 'add', 'list', 'edit'],
  'customer/bizcard': ['edit', 'view'],
  portfolio: ['add', 'list', 'edit', 'delete'],
  'shop/enquiry_status': ['add', 'list', 'edit', 'delete'],
  'shop/enquiry': ['add', 'list', 'edit', 'delete'],
  'shop/enquiry_comment': ['add', 'list', 'edit', 'delete'],
  'shop/whatsapp/message': ['balance'],
  'shop/whatsapp/messages': ['send', 'list', 'cancel'],
  categories: ['add', 'list', 'edit', 'delete'],
  'shop/product': ['add', 'read', 'edit', 'delete'],
  'shop/piece': ['add', 'list', 'edit', 'delete', 'cost'],
  product_group: ['add', 'list', 'edit', 'delete'],
  product_category: ['add', 'list', 'edit', 'delete'],
  product_gst: ['add', 'list', 'edit', 'delete'],
  'shop/unit': ['add', 'list', 'edit', 'delete'],
  quickBill: ['add', 'list', 'edit', 'delete'],
  quote: ['add', 'list', 'edit', 'delete'],
  'shops/commodities': ['add', 'list'],
  'shop/currency_units': ['add', 'list', 'edit', 'delete'],
  'shop/work_order_type': ['add', 'list', 'edit', 'delete'],
  'shop/work_order_state': ['add', 'list', 'edit', 'delete'],
  'shop/task_status': ['add', 'list', 'edit', 'delete'],
  'shop/task': ['add', 'list', 'edit', 'delete'],
  'shop/contacts': ['add', 'list', 'edit', 'delete'],
  'shop/supplier': ['add', 'list', 'edit', 'delete'],
  'shop/karigar': ['add', 'list', 'edit', 'delete'],
  'shop/personal_data': ['admin'],
  'shop/groups': ['add', 'list'],
  'shop/group_members': ['add', 'list'],
  'shop/group_meeting': ['add', 'list', 'edit', 'delete'],
  'shop/meeting_note': ['add', 'list', 'edit', 'download'],
  'shop/chit_scheme': ['add', 'list', 'edit', 'delete'],
  license: ['add', 'list', 'edit', 'delete'],
  'shop/error_log': ['list'],
  'shop/access_log': ['list'],
  'shop/service_request': ['add', 'list'],
  'shop/archive': ['export'],
  'shop/till': ['add', 'list', 'edit', 'delete'],
  'shop/ledger': ['add', 'list', 'edit', 'close', 'reopen'],
  'shop/credit_note': ['add', 'list'],
  'shop/sale': ['approve'],
  'shop/receipt': ['add', 'list', 'edit', 'delete'],
  'shop/purchase': ['add', 'list', 'edit', 'delete'],
  'shop/sales_order': ['add', 'list', 'edit', 'delete'],
  'shop/work_order': ['add', 'list', 'edit', 'delete'],
  'shop/karigar_voucher': ['add', 'list', 'edit', 'delete'],
  'shop/old_gold': ['add', 'list', 'edit', 'delete'],
  'shop/melting_lot': ['add', 'list', 'edit', 'delete'],
  'shop/chit_member': ['add', 'list', 'edit', 'delete'],
  'shop/customer_subscription': ['add', 'list', 'edit'],
} as const;

/** What an accountant keeps. */
export const booksAreas = [
  'shop/till',
  'shop/ledger',
  'shop/receipt',
  'shop/purchase',
  'shop/old_gold',
  'shop/melting_lot',
  'shop/credit_note',
  'shop/chit_member',
  'shop/karigar_voucher',
] as const satisfies readonly (keyof typeof shop)[];

/** Work is everybody's: given, taken and ticked off by whoever is at hand. */
export const working = ['shop/task/add', 'shop/task/edit'] as const;

/** Whoever belongs to a shop may ask for help. */
export const everybodys = ['shop/service_request/add'] as const;

/** `<area>/<verb>`. */
export type Strings<C extends Record<string, readonly string[]>> = {
  [A in keyof C & string]: `${A}/${C[A][number]}`;
}[keyof C & string];

export const strings = (areas: Record<string, readonly string[]>) =>
  Object.entries(areas).flatMap(([area, verbs]) => verbs.map(verb => `${area}/${verb}`));
