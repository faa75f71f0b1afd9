/** How a message to many stands. `CancelRequested`: nothing more begins, but what has begun is not all known yet. */
export const messageStatuses = [
  { id: 0, name: 'New' },
  { id: 1, name: 'In progress' },
  { id: 2, name: 'Completed' },
  { id: 3, name: 'Cancel requested' },
  { id: 4, name: 'Canceled' },
] as const;

export const messageStatus = { new: 0, inProgress: 1, completed: 2, cancelRequested: 3, canceled: 4 } as const;

/** Nothing of it will be sent any more. */
export const isOver = ({ status }: { status: number | null }): boolean =>
  status === messageStatus.completed || status === messageStatus.canceled;

/** How many got it and did not read it, as far as is known. */
export const unreadOf = ({ sent, read }: { sent: number; read: number }): number => sent - read;

/** `Diwali` -> `Diwali (2)` -> `Diwali (3)`: no two messages have one name. */
export const nextName = (name: string): string => {
  const [, base = name, n = '1'] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  return `${base.slice(0, 120)} (${Number(n) + 1})`;
};

/** How far a message to one person has come: it only moves down this list, and what is in `final` stays. */
export const recipientStates = [
  { id: 'queued', name: 'Queued' },
  { id: 'sending', name: 'Sending' },
  { id: 'unknown', name: 'Unknown' },
  { id: 'sent', name: 'Sent' },
  { id: 'delivered', name: 'Delivered' },
  { id: 'read', name: 'Read' },
  { id: 'failed', name: 'Failed' },
  { id: 'canceled', name: 'Canceled' },
  { id: 'skipped', name: 'Skipped' },
] as const;
export type RecipientState = (typeof recipientStates)[number]['id'];

/** Whoever read a message got it, and whoever got it was sent it. */
const wayOut: readonly RecipientState[] = ['sent', 'delivered', 'read'];

/** The states of those whom a message's count of this name counts. */
export const statesIn = (count: RecipientState): readonly RecipientState[] =>
  wayOut.includes(count) ? wayOut.slice(wayOut.indexOf(count)) : [count];

/**
 * What became of the money that was put aside for one message. `due`: it will be charged once it is delivered; `free`: it
 * will not.
 */
export const billings = [
  { id: 'none', name: 'Nothing to pay' },
  { id: 'reserved', name: 'Reserved' },
  { id: 'due', name: 'Due' },
  { id: 'free', name: 'Free' },
  { id: 'charged', name: 'Charged' },
  { id: 'released', name: 'Released' },
] as const;

export const headerFormats = [
  { id: 'NONE', name: 'None' },
  { id: 'TEXT', name: 'Text' },
  { id: 'IMAGE', name: 'Picture' },
  { id: 'VIDEO', name: 'Video' },
  { id: 'DOCUMENT', name: 'Document' },
  { id: 'LOCATION', name: 'Place' },
] as const;
export type HeaderFormat = (typeof headerFormats)[number]['id'];

/** The most people that one message goes to. */
export const mostRecipients = 100_000;
