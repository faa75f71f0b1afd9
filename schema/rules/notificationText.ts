import { localeOf } from '../words/languages.ts';
import type { notificationSentences } from '../words/en/notifications.ts';
import { readSaid } from '../words/said.ts';
import { fill } from '../words/fill.ts';
import type { Wording } from '../words/wording.ts';
import type { NotificationFacts, NotificationKind } from './notifications.ts';

type NotificationWord = keyof typeof notificationSentences;

type Facts = Record<string, unknown>;

/** How a reader's language says things; `moment` writes a time, `many` names an entity's records, `problem` says what is stored of one. */
type Speaker = {
  say(word: NotificationWord, facts?: Facts): string;
  count(value: number): string;
  moment(at: string): string;
  many(entity: string): string;
  problem(stored: string): string;
};

const speakerOf = ({ language, words: { notifications, inside }, many, say }: Wording): Speaker => ({
  say: (word, facts = {}) =>
    fill(notifications[word], Object.fromEntries(Object.entries(facts).map(([k, v]) => [k, words(v)]))),
  count: value => value.toLocaleString('en-IN'),
  moment: at =>
    new Date(at).toLocaleString(localeOf(language), {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
  many: entity => inside(many(entity)),
  problem: stored => say(readSaid(stored)),
});

type Told = { kind: NotificationKind; facts: Facts };

/** Whatever is kept is shown as words or not at all. */
const words = (fact: unknown) => (typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '');

/** A notification as a person reads it: what happened, and a line more. */
export const notificationText = ({ kind, facts }: Told, wording: Wording): { title: string; text: string } => {
  const speaker = speakerOf(wording);
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
  importFailed: ({ file, problem }, speaker) => `${file}: ${speaker.problem(problem)}`,
  exportDone: ({ rows }, { say, count }) => say('rows', { count: count(rows) }),
  exportFailed: ({ problem }, speaker) => speaker.problem(problem),
  messageDone: (facts, speaker) =>
    counts({ ...facts, leftOut: facts.skipped }, ['sent', 'failed', 'leftOut', 'unknown'], speaker),
  messageStopped: ({ problem }, speaker) => speaker.problem(problem),
  personJoined: (_, { say }) => say('invited'),
  permissionsAdded: ({ names }, { say }) => say('whoHolds', { names }),
  shopApproved: (_, { say }) => say('nowItSends'),
  shopSuspended: (_, { say }) => say('nobodyIn'),
  supportOpened: ({ until, reason }, { say, moment }) => say('until', { until: moment(until), reason }),
};
