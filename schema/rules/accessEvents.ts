/** What a shop's access log tells of: who came in, who failed to, what was refused, and what changed how somebody comes in. */
export const accessKinds = [
  { id: 'password', name: 'Signed in with the password' },
  { id: 'google', name: 'Signed in with Google' },
  { id: 'registered', name: 'Registered the business' },
  { id: 'failed', name: 'Wrong password' },
  { id: 'refused', name: 'Access refused' },
  { id: 'otherShop', name: 'Tried a shop that is not theirs' },
  { id: 'passwordChanged', name: 'Changed the password' },
  { id: 'passwordSet', name: 'Set a password by a letter' },
  { id: 'sessionsEnded', name: 'Signed out on other devices' },
  { id: 'supportBegan', name: 'Support access began' },
  { id: 'supportEnded', name: 'Support access ended' },
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
