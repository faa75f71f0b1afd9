/** What holders of passbooks are reminded of. */
export const reminderKinds = [
  { id: 'before', name: 'Before the day' },
  { id: 'after', name: 'After the day' },
  { id: 'lastMonth', name: 'A month before the last lawful day' },
  { id: 'lastWeek', name: 'A week before the last lawful day' },
] as const;
export type ReminderKind = (typeof reminderKinds)[number]['id'];

export const reminderStates = [
  { id: 'open', name: 'To be told', meaning: 'waiting' },
  { id: 'sent', name: 'By WhatsApp', meaning: 'done' },
  { id: 'told', name: 'Told', meaning: 'done' },
  { id: 'over', name: 'No longer needed', meaning: 'stopped' },
] as const;

/** Days from the day of an instalment on which its holder is reminded: before it, and after it where it has not come. */
export const remindedBefore = 3;
export const remindedAfter = 3;
/** So many days before the last lawful day holder and shop are warned, and again. */
export const warnedBefore = 30;
export const warnedAgain = 7;
