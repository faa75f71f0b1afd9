import type { QueryKey } from '@tanstack/react-query';
import type { PublicPlace } from './dataProvider/publicAddress.ts';

/**
 * Everything the browser has read, by name. A key begins with the resource it shows, as react-admin's own do (`[resource, 'getList', …]`): whatever
 * changes the resource has all of it read again.
 */
export const queryKeys = {
  /** All that was read of a resource, by react-admin too. */
  of: (resource: string): QueryKey => [resource],
  lists: (resource: string): QueryKey => [resource, 'getList'],
  record: (resource: string, id: string): QueryKey => [resource, 'getOne', { id }],
  history: (resource: string, asked: { id: unknown; version: unknown; newest?: true }): QueryKey => [
    resource,
    'getHistory',
    asked,
  ],
  concessions: (resource: string, asked: { id: unknown; version: unknown }): QueryKey => [
    resource,
    'concessions',
    asked,
  ],
  lastNumber: (resource: string, asked: object): QueryKey => [resource, 'lastNumber', asked],
  stateCounts: (resource: string, filter: object): QueryKey => [resource, 'states', filter],
  /** Of what the palette looks for, in every kind at once. */
  found: (shop: string | null, typed: string): QueryKey => ['found', shop, typed],
  opened: (resource: string, ids: readonly string[]): QueryKey => [resource, 'opened', ids],
  sums: (resource: string, filter: object): QueryKey => [resource, 'sums', filter],
  me: ['me'],
  googleClient: ['googleClient'],
  /** Whether this device has one. */
  camera: ['camera'],
  /** Of what is kept on this device. */
  drafts: (place: object): QueryKey => ['drafts', place],
  allRemarks: ['remarks'],
  allArchives: ['shop_archives'],
  archives: (shop: string, way: string): QueryKey => ['shop_archives', shop, way],
  /** By themselves, since no change of the record changes them. */
  remarks: (resource: string, id: unknown): QueryKey => ['remarks', resource, id],
  sharedText: (id: unknown, name: string): QueryKey => ['sharedTexts', id, name],
  publicAddress: ({ resource, ...of }: PublicPlace): QueryKey => [resource, 'publicAddress', of],
  files: (resource: string, id: unknown): QueryKey => ['record_files', resource, id],
  savedReports: (shop: string | null): QueryKey => ['savedReports', shop],
  figure: (resource: string, name: string, filter: object): QueryKey => [resource, 'figure', name, filter],
  calendars: (resource: string): QueryKey => [resource, 'calendar'],
  calendar: (resource: string, asked: object): QueryKey => [resource, 'calendar', asked],
  /** By itself, since no change of a record changes it. */
  calendarAddress: (resource: string): QueryKey => ['calendarAddress', resource],
  paper: (resource: string, asked: object): QueryKey => [resource, 'paper', asked],
  tree: (resource: string): QueryKey => [resource, 'tree'],
  picker: (resource: string, query: string, page: number): QueryKey => [resource, 'picker', query, page],
  duplicates: (resource: string, by: string, page: number): QueryKey => [resource, 'duplicates', by, page],
  merges: (resource: string): QueryKey => [resource, 'merges'],

  reach: (meeting: string): QueryKey => ['meetingInvitations', 'reach', meeting],
  groupsOfContact: (contact: { id: unknown; version?: unknown }): QueryKey => [
    'contacts',
    'groups',
    contact.id,
    contact.version,
  ],
  messagesToContact: (contact: unknown): QueryKey => ['contacts', 'messages', contact],
  pickableContacts: (query: string): QueryKey => ['contacts', 'pickable', query],
  colleagues: ['users', 'colleagues'],
  administrators: ['users', 'administrators'],

  adAtHome: ['ads', 'home'],

  heldPlans: (shop: string | null): QueryKey => ['heldPlans', shop],
  offeredPlans: (shop: string | null): QueryKey => ['offeredPlans', shop],

  balance: ['messages', 'balance'],
  newestMessages: ['messages', 'newest'],
  templates: ['messages', 'templates'],
  terms: ['messages', 'terms'],
  estimate: (asked: string): QueryKey => ['messages', 'estimate', asked],
  ledger: (page: number): QueryKey => ['messages', 'ledger', page],

  passbook: (member: { id: unknown; version?: unknown }): QueryKey => [
    'chit_members',
    'passbook',
    member.id,
    member.version,
  ],
  /** With the passbooks: what changes them changes it. */
  liability: ['chit_members', 'liability'],
  reminders: ['chit_members', 'reminders'],
  holdings: ['karigar_issues', 'holdings'],
  workSteps: ['work_orders', 'words'],
  takeResults: (take: string): QueryKey => ['stock_takes', 'result', take],
  /** What vouchers come to. */
  book: (shown: string, asked: object): QueryKey => ['vouchers', shown, asked],

  imports: ['imports'],
  import: (id: unknown): QueryKey => ['imports', id],
  runningImports: (entity: string): QueryKey => ['imports', 'running', entity],
  /** With the imports, whose ends are told. */
  change: (id: unknown): QueryKey => ['imports', 'change', id],
  backgroundTasks: ['backgroundTasks'],
  runningBackgroundTasks: ['backgroundTasks', 'running'],
  backgroundTaskPages: ['backgroundTasks', 'page'],
  backgroundTaskPage: (page: number): QueryKey => ['backgroundTasks', 'page', page],

  notifications: ['notifications'],
  unread: (shop: string | null): QueryKey => ['notifications', 'unread', shop],
  newestNotifications: (shop: string | null, count: number): QueryKey => ['notifications', 'newest', shop, count],
  allNotifications: (shop: string | null): QueryKey => ['notifications', 'all', shop],

  sessions: ['account', 'sessions'],
  notices: ['account', 'notices'],
  /** Of everybody who was signed in here. */
  shopsOfAll: ['account', 'shops'],
  shops: (user: string | undefined): QueryKey => ['account', 'shops', user],
  supportOfAll: ['support'] as QueryKey,
  supportChanges: (access: string): QueryKey => ['support', 'changes', access],
  mySupport: (user: string | undefined): QueryKey => ['support', 'mine', user],
  support: (shop: string | null): QueryKey => ['support', shop],

  shopsOfTenant: (tenant: string): QueryKey => ['tenants', tenant, 'shops'],
  peopleOfTenant: (tenant: string): QueryKey => ['tenants', tenant, 'people'],
  platformPeople: ['platform', 'people'],
  serverFigures: ['platform', 'server'],
  platformPeopleFound: (query: string): QueryKey => ['platform', 'people', query],
  chat: (shop: string): QueryKey => ['messaging', shop],
  chatAccount: (shop: string): QueryKey => ['messaging', shop, 'account'],
  noticeTemplates: (shop: string, of: string): QueryKey => ['messaging', shop, of],
  chatCredits: (shop: string): QueryKey => ['messaging', shop, 'credits'],

  /** What shows a resource outside of its own pages: in the bar, on Home. Whatever changes it has them read again. */
  live: (resource: unknown, ...more: readonly unknown[]): QueryKey => ['live', resource, ...more],
} as const;
