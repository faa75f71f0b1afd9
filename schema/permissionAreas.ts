/** The areas of a shop. Each string is `<area>/<verb>`; `can`, the groups of the person's page and the roles follow from the entries. */
import type { Verb } from './permissionVerbs.ts';

export type Area = {
  /** Begins its names in `can`: `Contact` makes `can.ContactAdd`. */
  can: string;
  /** Its name in English. Other languages have theirs in `words`. */
  name: string;
  verbs: readonly Verb[];
};

/** Verbs of an area, or all of them. */
type Given = 'all' | readonly Verb[];
export type ShopArea = Area & {
  group: 'contacts' | 'catalogue' | 'counter' | 'books' | 'enquiries' | 'messages' | 'work' | 'cards' | 'shop';
  /** Staff sees the other areas without being given them. */
  isPrivate?: true;
  /** The owner holds these alone; a manager holds all others too. */
  ownerOnly?: Given;
  sales?: Given;
  marketing?: Given;
  accountant?: Given;
};

export const all = ['add', 'list', 'edit', 'delete'] as const;

/** Hang on a membership in a shop, in the order of the person's page. */
export const shop = {
  'shop/contacts': {
    can: 'Contact',
    name: 'Contacts',
    group: 'contacts',
    verbs: all,
    sales: ['add', 'edit'],
    marketing: 'all',
  },
  'shop/groups': {
    can: 'Group',
    name: 'Contact groups',
    group: 'contacts',
    verbs: ['add', 'list'],
    sales: 'all',
    marketing: 'all',
  },
  'shop/group_members': {
    can: 'GroupMember',
    name: 'Members of groups',
    group: 'contacts',
    verbs: ['add', 'list'],
    sales: 'all',
    marketing: 'all',
  },
  'shop/group_meeting': {
    can: 'GroupMeeting',
    name: 'Meetings of groups',
    group: 'contacts',
    verbs: all,
    marketing: 'all',
  },
  'shop/meeting_note': {
    can: 'MeetingNote',
    name: 'Notes of meetings',
    group: 'contacts',
    verbs: ['add', 'list', 'edit', 'download'],
    marketing: 'all',
  },
  'shop/customers': {
    can: 'ShopCustomers',
    name: 'Customers',
    group: 'contacts',
    verbs: ['admin', 'add', 'list', 'edit'],
    sales: 'all',
  },
  'shop/supplier': { can: 'Supplier', name: 'Suppliers', group: 'contacts', verbs: all },
  'shop/karigar': { can: 'Karigar', name: 'Karigars', group: 'contacts', verbs: all },
  'shop/personal_data': { can: 'PersonalData', name: 'Personal data', group: 'contacts', verbs: ['admin'] },
  'shop/product': {
    can: 'Product',
    name: 'Products',
    group: 'catalogue',
    verbs: ['add', 'read', 'edit', 'delete'],
    sales: ['add', 'edit'],
  },
  'shop/piece': {
    can: 'Piece',
    name: 'Pieces',
    group: 'catalogue',
    verbs: ['add', 'list', 'edit', 'delete', 'cost'],
    sales: ['add', 'edit'],
    accountant: ['cost'],
  },
  categories: { can: 'Category', name: 'Catalogue categories', group: 'catalogue', verbs: all },
  product_category: { can: 'ProductCategory', name: 'Product categories', group: 'catalogue', verbs: all },
  product_group: { can: 'ProductGroup', name: 'Product groups', group: 'catalogue', verbs: all },
  product_gst: { can: 'ProductGst', name: 'GST rates', group: 'catalogue', verbs: all, accountant: 'all' },
  'shop/unit': { can: 'Unit', name: 'Units', group: 'catalogue', verbs: all },
  'shops/commodities': {
    can: 'Commodity',
    name: 'Gold and silver rates',
    group: 'counter',
    verbs: ['add', 'list'],
    accountant: 'all',
  },
  quickBill: { can: 'QuickBill', name: 'Quick bills', group: 'counter', verbs: all, sales: 'all', accountant: 'all' },
  'shop/credit_note': {
    can: 'CreditNote',
    name: 'Credit notes',
    group: 'counter',
    verbs: ['add', 'list'],
    accountant: 'all',
  },
  'shop/sale': { can: 'Sale', name: 'Prices below the shop’s', group: 'counter', verbs: ['approve'] },
  'shop/back_dating': {
    can: 'BackDating',
    name: 'Documents of earlier days',
    group: 'counter',
    verbs: ['approve'],
    isPrivate: true,
  },
  'shop/gst_rate': { can: 'GstRate', name: 'Other GST rates', group: 'counter', verbs: ['approve'], isPrivate: true },
  'shop/metal_loss': {
    can: 'MetalLoss',
    name: 'Larger losses of metal',
    group: 'books',
    verbs: ['approve'],
    isPrivate: true,
  },
  'shop/old_gold': {
    can: 'OldGold',
    name: 'Old gold',
    group: 'counter',
    verbs: all,
    isPrivate: true,
    sales: ['add', 'list', 'edit'],
    accountant: 'all',
  },
  quote: { can: 'Quote', name: 'Quotes', group: 'counter', verbs: all, sales: 'all', accountant: 'all' },
  'shop/sales_order': {
    can: 'SalesOrder',
    name: 'Sales orders',
    group: 'counter',
    verbs: all,
    sales: 'all',
    accountant: 'all',
  },
  'shop/chit_scheme': { can: 'ChitScheme', name: 'Savings schemes', group: 'counter', verbs: all },
  'shop/chit_member': {
    can: 'ChitMember',
    name: 'Passbooks of schemes',
    group: 'counter',
    verbs: all,
    sales: ['add', 'edit'],
    accountant: 'all',
  },
  'shop/customer_subscription': {
    can: 'CustomerSubscription',
    name: 'Subscriptions of customers',
    group: 'counter',
    verbs: ['add', 'list', 'edit'],
  },
  'shop/currency_units': { can: 'CurrencyUnit', name: 'Currency units', group: 'counter', verbs: all },
  'shop/receipt': {
    can: 'Receipt',
    name: 'Money in and out',
    group: 'books',
    verbs: all,
    isPrivate: true,
    sales: ['add', 'list'],
    accountant: 'all',
  },
  'shop/purchase': {
    can: 'Purchase',
    name: 'Purchases',
    group: 'books',
    verbs: all,
    isPrivate: true,
    accountant: 'all',
  },
  'shop/karigar_voucher': {
    can: 'KarigarVoucher',
    name: 'Metal and labour of karigars',
    group: 'books',
    verbs: all,
    isPrivate: true,
    accountant: 'all',
  },
  'shop/melting_lot': {
    can: 'MeltingLot',
    name: 'Melting lots',
    group: 'books',
    verbs: all,
    isPrivate: true,
    accountant: 'all',
  },
  'shop/till': { can: 'Till', name: 'Tills', group: 'books', verbs: all, accountant: 'all' },
  'shop/ledger': {
    can: 'Ledger',
    name: 'The books',
    group: 'books',
    verbs: ['add', 'list', 'edit', 'close', 'reopen', 'lock', 'unlock'],
    isPrivate: true,
    ownerOnly: ['unlock'],
    accountant: ['add', 'list', 'edit', 'close', 'reopen', 'lock'],
  },
  'shop/enquiry': { can: 'Enquiry', name: 'Enquiries', group: 'enquiries', verbs: all, sales: 'all' },
  'shop/enquiry_comment': {
    can: 'EnquiryComment',
    name: 'Comments on enquiries',
    group: 'enquiries',
    verbs: all,
    sales: 'all',
  },
  'shop/enquiry_status': { can: 'EnquiryStatus', name: 'Enquiry states', group: 'enquiries', verbs: all },
  'shop/whatsapp/messages': {
    can: 'Message',
    name: 'WhatsApp messages',
    group: 'messages',
    verbs: ['send', 'list', 'cancel'],
    marketing: 'all',
  },
  'shop/whatsapp/message': { can: 'Message', name: 'WhatsApp balance', group: 'messages', verbs: ['balance'] },
  'shop/work_order': { can: 'WorkOrder', name: 'Work orders', group: 'work', verbs: all, sales: ['add', 'edit'] },
  'shop/work_order_type': { can: 'WorkOrderType', name: 'Types of work orders', group: 'work', verbs: all },
  'shop/work_order_state': { can: 'WorkOrderState', name: 'Stages of work orders', group: 'work', verbs: all },
  'shop/task': {
    can: 'Task',
    name: 'Tasks',
    group: 'work',
    verbs: all,
    sales: ['add', 'edit'],
    marketing: ['add', 'edit'],
    accountant: ['add', 'edit'],
  },
  'shop/task_status': { can: 'TaskStatus', name: 'Task statuses', group: 'work', verbs: all },
  'shop/bizcard': {
    can: 'BizCard',
    name: 'Business cards',
    group: 'cards',
    verbs: ['admin', 'add', 'list', 'edit'],
    marketing: 'all',
  },
  'customer/bizcard': {
    can: 'OwnBizCard',
    name: 'Own business card',
    group: 'cards',
    verbs: ['edit', 'view'],
    sales: 'all',
    marketing: 'all',
    accountant: 'all',
  },
  portfolio: { can: 'Portfolio', name: 'Portfolio', group: 'cards', verbs: all, marketing: 'all' },
  users: {
    can: 'User',
    name: 'Staff',
    group: 'shop',
    verbs: ['list', 'add', 'edit', 'delete'],
    isPrivate: true,
    ownerOnly: ['add', 'edit', 'delete'],
  },
  'shop/service_request': {
    can: 'ServiceRequest',
    name: 'Service requests',
    group: 'shop',
    verbs: ['add', 'list'],
    isPrivate: true,
    sales: ['add'],
    marketing: ['add'],
    accountant: ['add'],
  },
  license: { can: 'License', name: 'Licences', group: 'shop', verbs: all },
  'shop/error_log': { can: 'ErrorLog', name: 'The error log', group: 'shop', verbs: ['list'], isPrivate: true },
  'shop/access_log': {
    can: 'AccessLog',
    name: 'The access log',
    group: 'shop',
    verbs: ['list'],
    isPrivate: true,
    ownerOnly: 'all',
  },
  'shop/archive': {
    can: 'Archive',
    name: 'The whole shop as a file',
    group: 'shop',
    verbs: ['export'],
    ownerOnly: 'all',
  },
} as const satisfies Record<string, ShopArea>;
