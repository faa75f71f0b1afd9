/** What a person is told of, and what is kept of it: the words are made when it is read. */

type Counts = Record<'created' | 'updated' | 'skipped' | 'failed', number>;

/** What each kind of event is told with. `entity` names what was imported or exported; `problem` and `reason` are a person's words or ours. */
export type NotificationPayloads = {
  importDone: Counts & { entity: string; file: string };
  importFailed: { entity: string; file: string; problem: string };
  exportDone: { entity: string; rows: number };
  exportFailed: { entity: string; problem: string };
  messageDone: { name: string; sent: number; failed: number; skipped: number; unknown: number };
  messageStopped: { name: string; problem: string };
  personJoined: { name: string };
  permissionsAdded: { names: string };
  shopApproved: { name: string };
  shopSuspended: { name: string };
  supportOpened: { name: string; reason: string; until: string };
};
export type NotificationKind = keyof NotificationPayloads;

/** `name` as a person reads it above all of that kind. */
export const notificationKinds = [
  { id: 'importDone', name: 'Import finished' },
  { id: 'importFailed', name: 'Import failed' },
  { id: 'exportDone', name: 'Export ready' },
  { id: 'exportFailed', name: 'Export failed' },
  { id: 'messageDone', name: 'Message sent' },
  { id: 'messageStopped', name: 'Message not sent' },
  { id: 'personJoined', name: 'Somebody joined' },
  { id: 'permissionsAdded', name: 'New permissions' },
  { id: 'shopApproved', name: 'Shop approved' },
  { id: 'shopSuspended', name: 'Shop suspended' },
  { id: 'supportOpened', name: 'Support looks in' },
] as const satisfies readonly { id: NotificationKind; name: string }[];

/** Days after which a notification goes, read or not. */
export const notificationDays = 90;

export type NotificationContents = { kind: NotificationKind; payload: Record<string, unknown>; subject: string | null };

/** The page that shows what it is about, `routes` being those of the entities; null where there is none. */
export const notificationLink = (
  { kind, subject }: NotificationContents,
  route: (entity: string) => string | undefined,
): string | null => {
  const list = (entity: unknown) => {
    const found = route(String(entity));
    return found ? `/${found}` : null;
  };
  switch (kind) {
    case 'importDone':
    case 'importFailed':
      return `/tasks?import=${subject}`;
    case 'exportDone':
    case 'exportFailed':
      return '/tasks';
    case 'messageDone':
    case 'messageStopped':
      return subject ? `/contacts/messenger/${subject}/show` : list('messages');
    case 'personJoined':
    case 'permissionsAdded':
      return list('users');
    case 'shopApproved':
    case 'shopSuspended':
      return `/shops/${subject}`;
    case 'supportOpened':
      return null;
  }
};
/** In an address: the shop that it is about, whichever is open. */
export const shopInLink = 'shop';

/** What a person switches on and off: kinds that come from the same work. */
export const notificationTopics = {
  imports: ['importDone', 'importFailed'],
  exports: ['exportDone', 'exportFailed'],
  messages: ['messageDone', 'messageStopped'],
  people: ['personJoined', 'permissionsAdded'],
  shop: ['shopApproved', 'shopSuspended', 'supportOpened'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type NotificationTopic = keyof typeof notificationTopics;

export const topicOf = (kind: NotificationKind): NotificationTopic =>
  (Object.keys(notificationTopics) as NotificationTopic[]).find(topic =>
    (notificationTopics[topic] as readonly NotificationKind[]).includes(kind),
  )!;

export const topics = Object.keys(notificationTopics) as NotificationTopic[];
