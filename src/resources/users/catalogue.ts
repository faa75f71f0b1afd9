import { shop } from '../../../schema/permissionAreas.ts';
import { roles, type Role, type ShopPermission } from '../../../schema/permissions.ts';

export type Area = keyof typeof shop;
export type Verb = (typeof shop)[Area][number];

/** Permissions as a person looks through them: areas in groups, and what may be done in each, in four columns. */
export type Catalogue = {
  groups: Record<string, readonly string[]>;
  /** In the order of the columns. */
  verbsOf: (area: string) => readonly string[];
  columnOf: (verb: string) => number;
};

/** The catalogue as a person looks through it. */
export const groups = {
  contacts: [
    'shop/contacts',
    'shop/groups',
    'shop/group_members',
    'shop/group_meeting',
    'shop/meeting_note',
    'shop/customers',
    'shop/supplier',
    'shop/karigar',
    'shop/personal_data',
  ],
  catalogue: [
    'shop/product',
    'shop/piece',
    'categories',
    'product_category',
    'product_group',
    'product_gst',
    'shop/unit',
  ],
  counter: [
    'shops/commodities',
    'quickBill',
    'shop/credit_note',
    'shop/sale',
    'shop/old_gold',
    'quote',
    'shop/sales_order',
    'shop/chit_scheme',
    'shop/chit_member',
    'shop/customer_subscription',
    'shop/currency_units',
  ],
  books: ['shop/receipt', 'shop/purchase', 'shop/karigar_voucher', 'shop/melting_lot', 'shop/till', 'shop/ledger'],
  enquiries: ['shop/enquiry', 'shop/enquiry_comment', 'shop/enquiry_status'],
  messages: ['shop/whatsapp/messages', 'shop/whatsapp/message'],
  work: ['shop/work_order', 'shop/work_order_type', 'shop/work_order_state', 'shop/task', 'shop/task_status'],
  cards: ['shop/bizcard', 'customer/bizcard', 'portfolio'],
  shop: ['users', 'shop/service_request', 'license', 'shop/error_log', 'shop/access_log', 'shop/archive'],
} as const satisfies Record<string, readonly Area[]>;
export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];
export const areas: readonly Area[] = groupNames.flatMap(name => groups[name]);

/** Where a verb stands in the matrix: to see, to add, to change, and what goes furthest. */
export const columnOf: Record<Verb, 1 | 2 | 3 | 4> = {
  list: 1,
  read: 1,
  view: 1,
  balance: 1,
  add: 2,
  send: 2,
  edit: 3,
  cancel: 3,
  delete: 4,
  admin: 4,
  download: 4,
  export: 4,
  close: 3,
  reopen: 4,
  cost: 4,
  approve: 4,
};

export const permissionOf = (area: Area, verb: Verb) => `${area}/${verb}` as ShopPermission;

/** In the order of the columns. */
export const verbsOf = (area: Area): Verb[] =>
  [...(shop[area] as readonly Verb[])].sort((one, other) => columnOf[one] - columnOf[other]);

export const bundleOf = (role: string | null | undefined): readonly string[] =>
  role && role in roles ? roles[role as Role] : [];

/** What a person is given with a role by somebody who holds `mine`: of the rest it keeps what it has. */
export const withRole = (role: string, held: readonly string[], mine: (permission: string) => boolean): string[] => {
  const bundle = bundleOf(role);
  const everything = areas.flatMap(area => verbsOf(area).map(verb => permissionOf(area, verb) as string));
  return everything.filter(name => (mine(name) ? bundle : held).includes(name));
};

export type Difference = { more: string[]; less: string[] };

export const differenceTo = (role: string | null | undefined, held: readonly string[]): Difference => {
  const bundle = bundleOf(role);
  return { more: held.filter(name => !bundle.includes(name)), less: bundle.filter(name => !held.includes(name)) };
};

/** What hangs on the membership in one shop. */
export const shopCatalogue: Catalogue = {
  groups,
  verbsOf: area => verbsOf(area as Area),
  columnOf: verb => columnOf[verb as Verb],
};
