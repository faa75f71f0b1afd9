/** What a shop's access log tells of: who came in, who failed to, what was refused, and what changed how somebody comes in. */
export const accessKinds = [
  { id: 'password', name: 'Signed in' },
  { id: 'google', name: 'Google sign-in' },
  { id: 'registered', name: 'Business registered' },
  { id: 'failed', name: 'Wrong password' },
  { id: 'refused', name: 'Access refused' },
  { id: 'otherShop', name: 'Tried another shop' },
  { id: 'passwordChanged', name: 'Password changed' },
  { id: 'passwordSet', name: 'Password set by letter' },
  { id: 'addressProved', name: 'E-mail address proved' },
  { id: 'addressChanged', name: 'E-mail address changed' },
  { id: 'approvalPinSet', name: 'PIN for approvals set' },
  { id: 'sessionsEnded', name: 'Signed out elsewhere' },
  { id: 'listExported', name: 'List exported' },
  { id: 'recordsCleared', name: 'Deleted for good' },
  { id: 'supportAsked', name: 'Support asked to enter' },
  { id: 'supportBegan', name: 'Support allowed' },
  { id: 'supportRefused', name: 'Support refused' },
  { id: 'supportCall', name: 'Support call' },
  { id: 'supportEnded', name: 'Support ended' },
] as const;
export type AccessKind = (typeof accessKinds)[number]['id'];

/** What somebody tried to do with records when they were refused. */
export const accessActs = [
  { id: 'see', name: 'See' },
  { id: 'add', name: 'Add' },
  { id: 'change', name: 'Change' },
  { id: 'delete', name: 'Delete' },
] as const;
export type AccessAct = (typeof accessActs)[number]['id'];

/** How long a shop's log has them. */
export const accessEventDays = 180;
