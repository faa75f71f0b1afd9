import type { NotificationFacts, NotificationKind } from './notifications.ts';

/** What each kind says, for whoever translates; `%{…}` are its facts, `what` the entity's name for many. */
export const notificationEnglish = {
  importDone: 'Import of %{what} finished',
  importFailed: 'Import of %{what} failed',
  exportDone: 'Export of %{what} is ready',
  exportFailed: 'Export of %{what} failed',
  messageDone: '“%{name}” is sent',
  messageStopped: '“%{name}” could not be sent',
  personJoined: '%{name} has joined',
  permissionsAdded: 'There are new permissions',
  shopApproved: '%{name} is approved',
  shopSuspended: '%{name} is suspended',
  supportOpened: '%{name} of TolaShop support may look into this shop',
  nowItSends: 'It can send messages and show its pages now.',
  nobodyIn: 'Nobody can work in it. Ask support for the reason.',
  until: 'Until %{until}: %{reason}',
  invited: 'The invitation was accepted.',
  whoHolds: 'Whoever holds what their role held has them now; others get them from you: %{names}',
  rows: '%{count} rows',
  created: '%{count} added',
  updated: '%{count} changed',
  skipped: '%{count} skipped',
  failed: '%{count} failed',
  sent: '%{count} sent',
  leftOut: '%{count} left out',
  unknown: '%{count} unknown',
  nothing: 'Nothing to do',
} as const satisfies Record<NotificationKind, string> & Record<string, string>;
export type NotificationWord = keyof typeof notificationEnglish;

type Facts = Record<string, unknown>;

/** How a reader's language says things; `moment` writes a time, `many` names an entity's records. */
export type Speaker = {
  say(word: NotificationWord, facts?: Facts): string;
  count(value: number): string;
  moment(at: string): string;
  many(entity: string): string;
};

type Told = { kind: NotificationKind; facts: Facts };

/** Whatever is kept is shown as words or not at all. */
const words = (fact: unknown) => (typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '');

/** A notification as a person reads it: what happened, and a line more. */
export const notificationText = ({ kind, facts }: Told, speaker: Speaker): { title: string; text: string } => {
  const what = speaker.many(words(facts['entity']));
  return { title: speaker.say(kind, { ...facts, what }), text: more[kind](facts as never, speaker) };
};

const counts = (facts: Facts, shown: readonly NotificationWord[], { say, count }: Speaker) =>
  shown
    .filter(word => Number(facts[word]) > 0)
    .map(word => say(word, { count: count(Number(facts[word])) }))
    .join(', ') || say('nothing');

const more: { [K in NotificationKind]: (facts: NotificationFacts[K], speaker: Speaker) => string } = {
  importDone: (facts, speaker) =>
    `${facts.file}: ${counts(facts, ['created', 'updated', 'skipped', 'failed'], speaker)}`,
  importFailed: ({ file, problem }) => `${file}: ${problem}`,
  exportDone: ({ rows }, { say, count }) => say('rows', { count: count(rows) }),
  exportFailed: ({ problem }) => problem,
  messageDone: (facts, speaker) =>
    counts({ ...facts, leftOut: facts.skipped }, ['sent', 'failed', 'leftOut', 'unknown'], speaker),
  messageStopped: ({ problem }) => problem,
  personJoined: (_, { say }) => say('invited'),
  permissionsAdded: ({ names }, { say }) => say('whoHolds', { names }),
  shopApproved: (_, { say }) => say('nowItSends'),
  shopSuspended: (_, { say }) => say('nobodyIn'),
  supportOpened: ({ until, reason }, { say, moment }) => say('until', { until: moment(until), reason }),
};

/** In English, where nobody's language is known. */
export const english = (name: (entity: string) => string): Speaker => ({
  say: (word, facts = {}) => notificationEnglish[word].replace(/%\{(\w+)\}/g, (_, fact: string) => words(facts[fact])),
  count: value => value.toLocaleString('en-IN'),
  moment: at =>
    new Date(at).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' }),
  many: name,
});
