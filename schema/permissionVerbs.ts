/** The verbs of permissions. `column`: where a verb stands in a row of the page: 1 to see, 2 to add, 3 to change, 4 what goes furthest. */
export const verbs = {
  list: { column: 1, name: 'See' },
  read: { column: 1, name: 'See' },
  view: { column: 1, name: 'See' },
  balance: { column: 1, name: 'See' },
  customer: { column: 1, name: 'Customers' },
  add: { column: 2, name: 'Add' },
  create: { column: 2, name: 'Add' },
  send: { column: 2, name: 'Send' },
  confirm: { column: 2, name: 'Confirm receipt' },
  edit: { column: 3, name: 'Change' },
  update: { column: 3, name: 'Change' },
  modify: { column: 3, name: 'Change' },
  cancel: { column: 3, name: 'Cancel' },
  close: { column: 3, name: 'Close days' },
  lock: { column: 3, name: 'Mark as filed and lock' },
  refund: { column: 3, name: 'Refund' },
  'shop/list': { column: 3, name: 'See by shop' },
  delete: { column: 4, name: 'Delete' },
  admin: { column: 4, name: 'Manage' },
  download: { column: 4, name: 'Download' },
  export: { column: 4, name: 'Take out' },
  reopen: { column: 4, name: 'Open days again' },
  unlock: { column: 4, name: 'Unlock' },
  cost: { column: 4, name: 'See and enter the cost' },
  approve: { column: 4, name: 'Approve' },
  owner: { column: 4, name: 'Own' },
  all: { column: 4, name: 'Everything' },
} as const satisfies Record<string, { column: 1 | 2 | 3 | 4; name: string }>;
export type Verb = keyof typeof verbs;

export const columnOf = (verb: Verb) => verbs[verb].column;
export const isReading = (verb: Verb) => columnOf(verb) === 1;
