import { shopPermissions, type Permission } from '../permissions.ts';

/** How far an administrator may go in a shop, the least first. */
export const supportScopes = [
  { id: 'read', name: 'Read' },
  { id: 'write', name: 'Read and write' },
] as const;
export type SupportScope = (typeof supportScopes)[number]['id'];

/** `ended`: by hand, also before an answer came. `expired`: by itself, also unanswered. */
export const supportStates = ['asked', 'open', 'refused', 'ended', 'expired'] as const;
export type SupportState = (typeof supportStates)[number];

/**
 * How far a support access reaches a call. `never`: not at all. `masked`: personal data in the reply is masked. `whole`: the call cannot be
 * masked, so that it takes the owner's leave to see personal data.
 */
export type Reach = 'never' | 'masked' | 'whole';

/** Days within which a question is answered, or lapses. */
export const supportAskedDays = 7;

/** What replaces a text of a person. */
export const maskedText = '•••';

/**
 * The areas of permissions in which a support access can do something. People, their rights, personal data as such, archives, logs, licence
 * keys, requests to support and messages to customers are missing on purpose, and so is every new area until somebody adds it here.
 */
const supportAreas = new Set([
  'system/shop',
  'shop/customers',
  'shop/bizcard',
  'customer/bizcard',
  'portfolio',
  'shop/enquiry_status',
  'shop/enquiry',
  'shop/enquiry_comment',
  'shop/whatsapp/message',
  'shop/whatsapp/messages',
  'categories',
  'shop/product',
  'shop/piece',
  'product_group',
  'product_category',
  'product_gst',
  'shop/unit',
  'quickBill',
  'quote',
  'shops/commodities',
  'shop/currency_units',
  'shop/work_order_type',
  'shop/work_order_state',
  'shop/task_status',
  'shop/task',
  'shop/contacts',
  'shop/supplier',
  'shop/karigar',
  'shop/groups',
  'shop/group_members',
  'shop/group_meeting',
  'shop/meeting_note',
  'shop/chit_scheme',
  'shop/till',
  'shop/ledger',
  'shop/credit_note',
  'shop/receipt',
  'shop/purchase',
  'shop/sales_order',
  'shop/work_order',
  'shop/karigar_voucher',
  'shop/old_gold',
  'shop/melting_lot',
  'shop/chit_member',
  'shop/customer_subscription',
]);

const verb = /\/[^/]+$/;

export const isInSupportArea = (permission: string): boolean => supportAreas.has(permission.replace(verb, ''));

/** What an administrator with such an access may do in the shop, as the app asks it. */
export const supportPermissions = (scope: SupportScope): Permission[] =>
  shopPermissions.filter(
    name => isInSupportArea(name) && (scope === 'write' || /\/(list|read|view|balance|cost)$/.test(name)),
  );
