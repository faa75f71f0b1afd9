import { startOf } from '../kit/shopDay.ts';
import { localeOf } from '../words/languages.ts';
import type { notificationSentences } from '../words/en/notifications.ts';
import { readSaid } from '../words/said.ts';
import { fill } from '../words/fill.ts';
import type { Wording } from '../words/wording.ts';
import { day, formatMoney, month } from './formats.ts';
import { momentForm } from './moments.ts';
import type { NotificationContents, NotificationKind, NotificationPayloads, WorkCount } from './notifications.ts';

type NotificationWord = keyof typeof notificationSentences;

type Payload = Record<string, unknown>;

/** How a reader's language says things; `moment` writes a time, `day` and `month` what stands in a calendar, `one` and `many` name an entity's records, `problem` says what is stored of one. */
type Speaker = {
  say(word: NotificationWord, values?: Payload): string;
  count(value: number): string;
  moment(at: string): string;
  day(of: string): string;
  month(of: string): string;
  one(entity: string): string;
  many(entity: string): string;
  problem(stored: string): string;
};

const speakerOf = ({ language, words: { notifications, inside }, one, many, say }: Wording): Speaker => ({
  say: (word, values = {}) =>
    fill(notifications[word], Object.fromEntries(Object.entries(values).map(([k, v]) => [k, words(v)]))),
  count: value => value.toLocaleString('en-IN'),
  moment: at => new Date(at).toLocaleString(localeOf(language), momentForm),
  day: of => day(new Date(startOf(of)), language),
  month: of => month(new Date(startOf(`${of}-01`)), language),
  one: entity => inside(one(entity)),
  many: entity => inside(many(entity)),
  problem: stored => say(readSaid(stored)),
});

/** Whatever is kept is shown as words or not at all. */
const words = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A notification as a person reads it: what happened, and a line more. */
export const notificationText = (
  { kind, payload }: Pick<NotificationContents, 'kind' | 'payload'>,
  wording: Wording,
): { title: string; text: string } => {
  const speaker = speakerOf(wording);
  const what = whatOf(kind, payload, speaker);
  return { title: speaker.say(kind, { ...payload, what }), text: more[kind](payload as never, speaker) };
};

const whatOf = (kind: NotificationKind, payload: Payload, speaker: Speaker): string => {
  if (kind === 'assigned' || kind === 'mentioned' || kind === 'came' || kind === 'pageAnswered')
    return work(payload as NotificationPayloads['assigned'], speaker);
  if (kind === 'paperNotSent')
    return work({ of: [{ entity: words(payload['entity']), count: 1 }], title: words(payload['title']) }, speaker);
  if (kind === 'daySales') return `${speaker.day(words(payload['day']))}: ${formatMoney(Number(payload['total']))}`;
  if (kind === 'monthMailed' || kind === 'monthNotMailed') return speaker.month(words(payload['month']));
  if (kind === 'due') return counts(payload, ['dueToday', 'overdue'], speaker);
  return speaker.many(words(payload['entity']));
};

/** `repair R-12`, `5 repairs` or `3 repairs, 1 task`. */
const work = ({ of, title }: { of: readonly WorkCount[]; title?: string }, { say, count, one, many }: Speaker) =>
  title && of[0]
    ? say('workNamed', { what: one(of[0].entity), title })
    : of
        .map(({ entity, count: n }) =>
          say('workCounted', { count: count(n), what: n === 1 ? one(entity) : many(entity) }),
        )
        .join(', ');

const counts = (payload: Payload, shown: readonly NotificationWord[], { say, count }: Speaker) =>
  shown
    .filter(word => Number(payload[word]) > 0)
    .map(word => say(word, { count: count(Number(payload[word])) }))
    .join(', ') || say('nothing');

const more: { [K in NotificationKind]: (payload: NotificationPayloads[K], speaker: Speaker) => string } = {
  assigned: ({ by }, { say }) => (by ? say('by', { by }) : ''),
  mentioned: ({ by }, { say }) => (by ? say('by', { by }) : ''),
  came: () => '',
  pageAnswered: ({ answer, amount }, { say }) => say(answer, { amount: formatMoney(amount) }),
  due: ({ of }, speaker) => work({ of }, speaker),
  daySales: ({ bills, weekBefore }, { say, count }) =>
    say('soldBeside', { count: count(bills), amount: formatMoney(weekBefore) }),
  importDone: (payload, speaker) =>
    `${payload.file}: ${counts(payload, ['created', 'updated', 'skipped', 'failed'], speaker)}`,
  importFailed: ({ file, problem }, speaker) => `${file}: ${speaker.problem(problem)}`,
  exportDone: ({ rows, problem }, { say, count, problem: read }) =>
    [say('rows', { count: count(rows) }), ...(problem ? [read(problem)] : [])].join('. '),
  exportFailed: ({ problem }, speaker) => speaker.problem(problem),
  shopTakenOut: (_, { say }) => say('fetchIt'),
  shopBroughtIn: (_, { say }) => say('nowOpen'),
  archiveFailed: ({ problem }, speaker) => speaker.problem(problem),
  messageDone: (payload, speaker) =>
    counts({ ...payload, leftOut: payload.skipped }, ['sent', 'failed', 'leftOut', 'unknown'], speaker),
  messageStopped: ({ problem }, speaker) => speaker.problem(problem),
  paperNotSent: ({ isKnown }, { say }) => say(isKnown ? 'notTaken' : 'perhapsTaken'),
  monthMailed: (_, { say }) => say('monthThere'),
  monthNotMailed: ({ why }, { say }) =>
    say(({ failed: 'notTaken', unknown: 'perhapsTaken', tooLarge: 'tooLargeToMail' } as const)[why]),
  personJoined: (_, { say }) => say('invited'),
  permissionsAdded: ({ names }, { say }) => say('whoHolds', { names }),
  shopApproved: (_, { say }) => say('nowItSends'),
  shopSuspended: (_, { say }) => say('nobodyIn'),
  meetingAnswered: (_, { say }) => say('lookWhoComes'),
  requestReplied: ({ title }) => title,
  requestSolved: ({ title }) => title,
  transferSent: ({ pieces }, { say, count }) => say('piecesSent', { count: count(pieces) }),
  transferEnded: (payload, speaker) => counts(payload, ['received', 'refused', 'calledBack'], speaker),
  subscriptionEnds: ({ day }, speaker) => speaker.say('planLastDay', { day: speaker.day(day) }),
  customerSubscriptionEnds: ({ day }, speaker) => speaker.say('customersLastDay', { day: speaker.day(day) }),
  subscriptionEnded: ({ app }, { say }) => say(app === 'tsmessenger' ? 'planOver_tsmessenger' : 'planOver_tsinvoice'),
  lastLawfulDays: ({ count: passbooks }, { say, count }) => say('passbooksEnd', { count: count(passbooks) }),
  supportAsked: ({ scope, hours, reason }, { say, count }) =>
    say(scope === 'write' ? 'asksWrite' : 'asksRead', {
      time: hours === 1 ? say('oneHour') : say('hours', { count: count(hours) }),
      reason,
    }),
  supportOpened: ({ until, reason }, { say, moment }) => say('until', { until: moment(until), reason }),
  supportEmergency: ({ until, reason }, { say, moment }) => say('until', { until: moment(until), reason }),
};
