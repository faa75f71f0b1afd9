import { platform } from '../../../schema/permissionAreas.ts';
import type { Catalogue } from './catalogue.ts';

type Area = keyof typeof platform;
type Verb = (typeof platform)[Area][number];

const groups = {
  platform: ['system', 'system/shop', 'tenant', 'admin'],
  templates: ['admin/biz_card', 'admin/work_order_type', 'admin/work_order_state'],
  plans: ['tsinvoice_plan', 'tsmessenger_plan', 'tsinvoice_subscription', 'tsmessenger_subscription', 'payment'],
  site: ['shop/download', 'ads', 'job'],
} as const satisfies Record<string, readonly Area[]>;

const columns: Record<Verb, 1 | 2 | 3 | 4> = {
  list: 1,
  view: 1,
  read: 1,
  customer: 1,
  add: 2,
  create: 2,
  approve: 2,
  confirm: 2,
  refund: 3,
  edit: 3,
  update: 3,
  modify: 3,
  'shop/list': 3,
  delete: 4,
  owner: 4,
  all: 4,
};

/** What hangs on a person, whichever shop they are in. */
export const platformCatalogue: Catalogue = {
  groups,
  verbsOf: area => [...(platform[area as Area] as readonly Verb[])].sort((one, other) => columns[one] - columns[other]),
  columnOf: verb => columns[verb as Verb],
};
