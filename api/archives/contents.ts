import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesOf } from '../../schema/kit/lineEntity.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import { otherFactNames, supplierFactNames } from '../parties/supplierFacts.ts';
import { bookLocks } from '../ledger/bookLocks.ts';
import { ledgerTables } from '../ledger/ledgerTables.ts';
import { settlementTable } from '../settlements/settlementTable.ts';
import { orderMetalNames } from '../../schema/rules/workOrders.ts';

/** What a column of the framework's own tables holds: how it is checked on the way in, and what its ids become. */
export type Cell =
  'id' | 'ids' | 'person' | 'people' | 'entity' | 'word' | 'text' | 'time' | 'whole' | 'counter' | 'flag' | 'changes';

/** A table that no entity makes, as a file of the archive. */
export type Kept = {
  table: string;
  /** By these the rows are read in order, and known. */
  key: readonly string[];
  columns: Readonly<Record<string, Cell>>;
  /** Columns that may be empty. */
  optional?: readonly string[];
  /** Which rows, of `t`. */
  where?: string;
};

const author = { user_id: 'person', user_name: 'text' } as const;

/** The rows that the framework keeps beside each record. They leave `changeId` behind, because no button undoes changes that an archive brought. */
const besideRecords: readonly Kept[] = [
  {
    table: 'history',
    key: ['id'],
    columns: { id: 'id', entity: 'entity', record_id: 'id', action: 'word', at: 'time', ...author, changes: 'changes' },
    optional: ['user_id', 'user_name', 'changes'],
  },
  {
    table: 'remarks',
    key: ['id'],
    columns: {
      id: 'id',
      entity: 'entity',
      record_id: 'id',
      ...author,
      text: 'text',
      mentions: 'people',
      at: 'time',
      mended_at: 'time',
    },
    optional: ['user_id', 'user_name', 'mended_at'],
    where: 'not t.is_internal and not t.from_desk',
  },
  {
    table: 'record_files',
    key: ['id'],
    columns: {
      id: 'id',
      entity: 'entity',
      record_id: 'id',
      remark_id: 'id',
      name: 'text',
      type: 'word',
      size: 'whole',
      position: 'counter',
      has_thumbnail: 'flag',
      ...author,
      at: 'time',
    },
    optional: ['remark_id', 'user_id', 'user_name'],
    where: 't.removed_at is null',
  },
  {
    table: 'shared_texts',
    key: ['record_id', 'name'],
    columns: {
      record_id: 'id',
      name: 'word',
      entity: 'entity',
      last: 'counter',
      length: 'whole',
      changed_at: 'time',
      ...author,
    },
    optional: ['changed_at', 'user_id', 'user_name'],
  },
  {
    table: 'shared_text_updates',
    key: ['record_id', 'name', 'number'],
    columns: { record_id: 'id', name: 'word', number: 'counter', content: 'text' },
  },
  { table: 'number_series', key: ['series', 'year'], columns: { series: 'word', year: 'whole', last: 'counter' } },
  {
    table: 'merges',
    key: ['id'],
    columns: { id: 'id', entity: 'entity', record_id: 'id', merged: 'ids', ...author, at: 'time' },
    optional: ['user_id', 'user_name'],
    where: 't.undone_at is null',
  },
  {
    table: 'distinct_records',
    key: ['entity', 'one', 'other'],
    columns: { entity: 'entity', one: 'id', other: 'id', at: 'time' },
  },
  {
    table: 'import_meanings',
    key: ['entity', 'text'],
    columns: { entity: 'entity', text: 'text', record_id: 'id', at: 'time' },
  },
];

/** Every other table, and why nothing of it goes along. */
export const stays: Readonly<Record<string, string>> = {
  tenants: 'The business is the one of whoever brings the shop in.',
  users:
    'People sign in where they have an account. Their names, e-mails and mobile numbers stand in people.jsonl, to find them there again.',
  shop_people: 'Written anew for those who are found again.',
  role_bundles: 'Of this installation: the program has them.',
  memberships: 'Nobody gets a right by a file: whoever brings the shop in owns it, and lets others in.',
  sessions: 'Secret, and of this installation.',
  identities: 'Secret, and of this installation.',
  account_links: 'Secret, and of this installation.',
  nonces: 'Secret, and of this installation.',
  attempts: 'Of this installation.',
  tickets: 'Secret, and of this installation.',
  permission_additions: 'Of this installation.',
  support_accesses: 'Between the shop and whoever runs this installation.',
  push_subscriptions: 'Secret: devices of people.',
  push_deliveries: 'Devices of people.',
  digests: 'Of people of this installation.',
  chat_numbers: 'The number at WhatsApp is given by whoever runs the installation.',
  chat_accounts: 'The account at WhatsApp is given by whoever runs the installation.',
  chat_ledger: 'Money that lies with whoever runs this installation.',
  pending_notifications: 'What people of this installation are still to be told.',
  notifications: 'What people of this installation were told.',
  saved_reports: 'What people of this installation look at.',
  public_addresses: 'Addresses are of this installation, and secret. They are made anew.',
  public_names: 'Names in addresses are of this installation.',
  license_keys: 'Keys are of this installation, and secret.',
  licenses: 'Of the company that runs this installation: the new shop begins without one.',
  license_machines: 'Machines with licences of this installation.',
  meeting_addresses: 'Addresses are of this installation, and secret. Each meeting gets a new one.',
  access_events: 'Who came into this installation, and from where.',
  uploads: 'Files on their way.',
  calendar_addresses: 'Secret addresses of people. They are made anew.',
  replies: 'Kept for a day, for calls that are sent twice.',
  imports: 'Reports on files that were brought in here. What they brought is in the archive.',
  import_errors: 'Belongs to the reports on imports.',
  import_pictures: 'Belongs to the reports on imports.',
  import_rejects: 'Belongs to the reports on imports.',
  exports: 'Files that were asked for here.',
  export_parts: 'Files that were asked for here.',
  shop_archives: 'Archives that were asked for here.',
  stock_takes: 'Counts of what lay there. The pieces are in the archive.',
  stock_scans: 'Counts of what lay there. The pieces are in the archive.',
  archive_pieces: 'Archives that were asked for here.',
  ...Object.fromEntries(
    [
      'piece_transfers',
      'piece_transfers_lines',
      'piece_arrivals',
      'piece_arrivals_lines',
      'piece_arrivals_stones',
      'piece_arrivals_products',
    ].map(name => [name, 'Between shops of this installation. The pieces are in the archive.']),
  ),
  number_beginnings: 'A new shop claims beginnings of its own.',
  cash_of_days: 'The shops of one legal person compare the cash of a day through it.',
  text_cleanings: 'Progress of the sweep. Texts of an archive are cleaned when they are brought in.',
  error_logs: 'Faults of this installation.',
  service_requests: 'Between the shop and whoever runs this installation.',
  orders: 'Orders at the company that runs this installation.',
  payments: 'Of the company that runs this installation.',
  payment_events: 'Of the company that runs this installation.',
  vacancies: 'Of the company that runs this installation.',
  applications: 'Of the company that runs this installation.',
  invoice_plans: 'Of the company that runs this installation.',
  invoice_plans_prices: 'Of the company that runs this installation.',
  messenger_plans: 'Of the company that runs this installation.',
  messenger_plans_prices: 'Of the company that runs this installation.',
  downloads: 'Of the company that runs this installation.',
  download_counts: 'Of the company that runs this installation.',
  usual_work_types: 'Of the company that runs this installation.',
  usual_work_states: 'Of the company that runs this installation.',
  ...Object.fromEntries(
    [
      'vouchers',
      'purchases',
      'purchases_lines',
      'quotes',
      'quotes_lines',
      'quick_bills',
      'quick_bills_lines',
      'quick_bills_payments',
      'credit_notes',
      'credit_notes_lines',
      'debit_notes',
      'debit_notes_lines',
      'sold_goods',
      'sales_orders',
      'sales_orders_lines',
      'old_gold',
      'old_gold_lines',
      'old_gold_payments',
      'melting_lots',
      'melting_lots_lines',
      'karigar_issues',
      'karigar_issues_lines',
      'karigar_receipts',
      'karigar_receipts_lines',
      'chit_schemes',
      'chit_members',
      'chit_entries',
      'chit_reminders',
      'ledger_accounts',
      'business_days',
      'business_days_counts',
      'business_days_slips',
      'business_days_metals',
      'business_days_trays',
      bookLocks.name,
      ...ledgerTables.map(({ name }) => name),
      settlementTable.name,
    ].map(name => [name, 'Books of account stay where they were kept. The new shop begins with opening balances.']),
  ),
  customer_subscriptions:
    'Sold by bills, which stay where they were kept. What a customer still holds is given in the new shop without a bill.',
  invoice_subscriptions: 'Of the company that runs this installation: the new shop begins without one.',
  messenger_subscriptions: 'Of the company that runs this installation: the new shop begins without one.',
  ads: 'Of the company that runs this installation.',
  ad_counts: 'Of the company that runs this installation.',
};

/** Entities whose records are files of the archive; those of lines stand within their documents. */
export const keptEntities: readonly AnyEntity[] = Object.values(entities as Record<string, AnyEntity>).filter(
  entity => (entity.space ?? 'shop') === 'shop' && !entity.readBy && !Object.hasOwn(stays, tableName(entity)),
);

const textColumns = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [snake(name), 'text'])) as Record<string, Cell>;

/** Parties of the documents that go along, and the versions of the shop that those documents name. */
const partiesOfDocuments: readonly Kept[] = [
  {
    table: 'supplier_versions',
    key: ['id'],
    columns: { id: 'id', ...textColumns(supplierFactNames), logo: 'id', signature: 'id' },
    optional: supplierFactNames.map(snake).filter(name => name !== 'name'),
    where: `exists (select 1 from document_parties p where p.shop_id = $1 and p.supplier_version_id = t.id
      and p.entity in (${keptEntities.map(({ name }) => `'${name}'`).join(', ')}))`,
  },
  {
    table: 'document_parties',
    key: ['record_id', 'entity'],
    columns: {
      record_id: 'id',
      entity: 'entity',
      supplier_version_id: 'id',
      ...textColumns(otherFactNames),
      is_backfilled: 'flag',
      kept_until: 'time',
    },
    optional: [...otherFactNames.map(snake), 'kept_until'],
  },
];

/** All tables of the framework that an archive takes along. */
export const keptTables: readonly Kept[] = [...besideRecords, ...partiesOfDocuments];

/** Fields that are no fact of the shop but a key to something of this installation, or told by what stays. */
const ofInstallation: Readonly<Record<string, readonly string[]>> = {
  shops: entities.shops.readOnly ?? [],
  meetings: ['joiningUrl'],
  messages: ['headerMedia', 'mediaId'],
  recipients: ['providerId'],
  // Told by vouchers.
  workOrders: orderMetalNames,
};

/** Of an entity, the fields that are left out, and empty where it is brought in: those, and references to records that stay. */
export const leftOut = (entity: AnyEntity): string[] => [
  ...(ofInstallation[entity.name] ?? []),
  ...Object.values(entity.info).flatMap(({ name, target }) => (target && isStaying(target) ? name : [])),
];

/** People are found again. */
const isStaying = (name: string) => {
  const entity = (entities as Record<string, AnyEntity>)[name]!;
  return !entity.readBy && Object.hasOwn(stays, tableName(entity));
};

/** Every table of which the archive holds rows. */
export const tablesTaken = (): string[] => [
  'shops',
  ...keptEntities.flatMap(entity => [entity, ...linesOf(entity).map(({ lines }) => lines)]).map(tableName),
  ...keptTables.map(({ table }) => table),
];
