import { platform, shop } from '../../../permissionAreas.ts';

type Areas = typeof shop;
type Verb = Areas[keyof Areas][number];

const areas = {
  users: 'Staff',
  'shop/customers': 'Customers',
  'shop/bizcard': 'Business cards',
  'customer/bizcard': 'Own business card',
  portfolio: 'Portfolio',
  'shop/enquiry_status': 'Enquiry states',
  'shop/enquiry': 'Enquiries',
  'shop/enquiry_comment': 'Comments on enquiries',
  'shop/whatsapp/message': 'WhatsApp balance',
  'shop/whatsapp/messages': 'WhatsApp messages',
  categories: 'Catalogue categories',
  'shop/product': 'Products',
  'shop/piece': 'Pieces',
  product_group: 'Product groups',
  product_category: 'Product categories',
  product_gst: 'GST rates',
  'shop/unit': 'Units',
  quickBill: 'Quick bills',
  quote: 'Quotes',
  'shops/commodities': 'Gold and silver rates',
  'shop/currency_units': 'Currency units',
  'shop/work_order_type': 'Types of work orders',
  'shop/work_order_state': 'Stages of work orders',
  'shop/task_status': 'Task statuses',
  'shop/task': 'Tasks',
  'shop/contacts': 'Contacts',
  'shop/supplier': 'Suppliers',
  'shop/karigar': 'Karigars',
  'shop/karigar_voucher': 'Metal and labour of karigars',
  'shop/work_order': 'Work orders',
  'shop/personal_data': 'Personal data',
  'shop/groups': 'Contact groups',
  'shop/group_members': 'Members of groups',
  'shop/group_meeting': 'Meetings of groups',
  'shop/meeting_note': 'Notes of meetings',
  'shop/chit_scheme': 'Savings schemes',
  license: 'Licences',
  'shop/error_log': 'The error log',
  'shop/access_log': 'The access log',
  'shop/service_request': 'Service requests',
  'shop/till': 'Tills',
  'shop/ledger': 'The books',
  'shop/credit_note': 'Credit notes',
  'shop/receipt': 'Money in and out',
  'shop/purchase': 'Purchases',
  'shop/sales_order': 'Sales orders',
  'shop/old_gold': 'Old gold',
  'shop/melting_lot': 'Melting lots',
  'shop/sale': 'Prices below the shop’s',
  'shop/chit_member': 'Passbooks of schemes',
  'shop/archive': 'The whole shop as a file',
} satisfies Record<keyof Areas, string>;

/** On a button of the matrix. */
const verbs: Record<Verb, string> = {
  list: 'See',
  read: 'See',
  view: 'See',
  balance: 'See',
  add: 'Add',
  edit: 'Change',
  delete: 'Delete',
  admin: 'Manage',
  send: 'Send',
  cancel: 'Cancel',
  download: 'Download',
  export: 'Take out',
  close: 'Close days',
  reopen: 'Open days again',
  cost: 'See and enter the cost',
  approve: 'Approve',
};

/** Of what hangs on a person, whichever shop they are in. */
const platformAreas = {
  system: 'The whole platform',
  'system/shop': 'Shops',
  tenant: 'Businesses',
  admin: 'Administration',
  'admin/biz_card': 'Business cards of all shops',
  'admin/work_order_type': 'Usual types of work orders',
  'admin/work_order_state': 'Usual stages of work orders',
  tsinvoice_plan: 'Plans of TS Invoice',
  tsmessenger_plan: 'Plans of TS Messenger',
  tsinvoice_subscription: 'Subscriptions to TS Invoice',
  tsmessenger_subscription: 'Subscriptions to TS Messenger',
  'shop/download': 'Downloads',
  ads: 'Advertisements',
  job: 'Jobs',
} satisfies Record<keyof typeof platform, string>;

const platformVerbs: Record<Exclude<(typeof platform)[keyof typeof platform][number], Verb>, string> = {
  all: 'Everything',
  customer: 'Customers',
  owner: 'Own',
  create: 'Add',
  update: 'Change',
  modify: 'Change',
  'shop/list': 'See by shop',
};

/** One by one, as a history tells them: `shop/contacts/add` -> `Contacts: add`. */
const each = Object.fromEntries(
  (Object.keys(shop) as (keyof Areas)[]).flatMap(area =>
    shop[area].map(verb => [
      `resources.users.values.permissions.${area}/${verb}`,
      `${areas[area]}: ${verbs[verb].toLowerCase()}`,
    ]),
  ),
);

const eachOfPlatform = Object.fromEntries(
  (Object.keys(platform) as (keyof typeof platform)[]).flatMap(area =>
    platform[area].map(verb => [
      `resources.users.values.permissions.${area}/${verb}`,
      `${platformAreas[area]}: ${{ ...verbs, ...platformVerbs }[verb].toLowerCase()}`,
    ]),
  ),
);

export const permissionsWords = {
  'resources.users.help.discountLimit': 'Of the making charge, and of goods by number. Empty: without limit',
  ...each,
  ...eachOfPlatform,
  permission: {
    area: { ...areas, ...platformAreas },
    verb: { ...verbs, ...platformVerbs },
    group: {
      contacts: 'Customers and contacts',
      catalogue: 'Catalogue',
      counter: 'Rates and billing',
      books: 'Books',
      enquiries: 'Enquiries',
      messages: 'Messages',
      work: 'Work orders',
      cards: 'Cards and portfolio',
      shop: 'The shop itself',
      platform: 'Platform, shops and businesses',
      templates: 'Templates',
      plans: 'Plans and subscriptions',
      site: 'The site',
    },
    platform: {
      title: 'People of the platform',
      help: 'Whoever may do anything beyond a shop. Search to give it to somebody else.',
      none: 'Nobody is called that.',
      of: 'What %{name} may do on the platform',
      nothing: 'Nothing on the platform',
      saved: '%{name}: saved',
      disabled: 'Disabled',
    },
    title: 'What this person may do',
    help: 'The role is where it starts. Switch single things on or off for this person alone.',
    as_role: 'Exactly what the role holds.',
    differs: '%{more} more and %{less} less than %{role}.',
    reset: 'Back to the role',
    departs: { more: 'more than the role', less: 'less than the role' },
    held: '%{count} of %{all}',
    not_mine: 'you do not hold this yourself',
    not_mine_help: 'What is greyed you do not hold yourself, so you can neither give it nor take it away.',
    role_not_mine: 'holds more than you do',
    plain: {
      title: 'In plain words',
      everything: 'Does everything with %{areas}.',
      can: 'Can %{verbs} %{areas}.',
      only: 'Only sees %{areas}.',
      nothing: 'Has nothing to do with %{areas}.',
      none: 'May not do anything here yet.',
    },
    who: {
      title: 'Who can do this?',
      help: 'Choose what somebody may do, and see who may.',
      field: 'Permission',
      nobody: 'Nobody in this shop may do this.',
      people: '1 person may do this |||| %{smart_count} people may do this',
      not_in: 'cannot sign in at present',
    },
    role: {
      owner: 'Everything, people and their permissions included.',
      manager: 'Everything but deciding who works here and seeing who came in.',
      sales: 'Sees all, bills and quotes, keeps contacts, customers and enquiries.',
      marketing: 'Sees all, keeps contacts and groups, sends messages.',
      accountant: 'Sees all, keeps bills, quotes, GST and rates.',
    },
  },
};
