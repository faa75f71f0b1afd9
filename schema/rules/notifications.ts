import { dueBy, mine, type Assignment } from '../kit/assignment.ts';
import type { PageAnswer } from './pageAnswers.ts';
import type { TransferOutcome } from './pieceTransfers.ts';
import type { SupportScope } from './supportAccess.ts';

/** What a person is told of, and what is kept of it: the words are made when it is read. */

/** So many records of an entity, which is told by its name. */
export type WorkCount = { entity: string; count: number };

type Counts = Record<'created' | 'updated' | 'skipped' | 'failed', number>;

/** What each kind of event is told with. `entity` names what was imported or exported; `problem` and `reason` are a person's words or ours. */
export type NotificationPayloads = {
  /** What there is most of in front. `title`: of a single record; `by`: who assigned all of it, where that is one person. */
  assigned: { of: WorkCount[]; title: string; by: string };
  /** In remarks about these. `by`: where that is one person. */
  mentioned: { of: WorkCount[]; title: string; by: string };
  /** Made by visitors, or of what they wrote. */
  came: { of: WorkCount[]; title: string; by: string };
  /** On its page for visitors, to the amount that it asks about. */
  pageAnswered: { of: WorkCount[]; title: string; answer: PageAnswer; amount: number };
  /** By the shop's `day`. */
  due: { of: WorkCount[]; day: string; dueToday: number; overdue: number };
  /** Of the shop's `day`, in rupees, and of the same weekday before. */
  daySales: { day: string; bills: number; total: number; weekBefore: number };
  importDone: Counts & { entity: string; file: string };
  importFailed: { entity: string; file: string; problem: string };
  /** `problem`: documents that the file lacks. */
  exportDone: { entity: string; rows: number; problem?: string };
  exportFailed: { entity: string; problem: string };
  shopTakenOut: { name: string };
  shopBroughtIn: { name: string };
  archiveFailed: { name: string; problem: string };
  messageDone: { name: string; sent: number; failed: number; skipped: number; unknown: number };
  messageStopped: { name: string; problem: string };
  /** `entity` and the record, whose paper went by mail and did not arrive, or of which nobody knows. */
  paperNotSent: { entity: string; title: string; to: string; isKnown: boolean };
  /** The folder of files of a month that goes to the accountant. */
  monthMailed: { month: string; to: string };
  monthNotMailed: { month: string; to: string; why: 'failed' | 'unknown' | 'tooLarge' };
  personJoined: { name: string };
  permissionsAdded: { names: string };
  shopApproved: { name: string };
  shopSuspended: { name: string };
  supportAsked: { name: string; reason: string; scope: SupportScope; hours: number };
  supportOpened: { name: string; reason: string; until: string };
  /** A second administrator approved it, and no owner. */
  supportEmergency: { name: string; reason: string; until: string };
  /** Somebody who was invited has answered. */
  meetingAnswered: { title: string };
  requestReplied: { number: string; title: string };
  requestSolved: { number: string; title: string };
  /** So many pieces of another shop of the business. */
  transferSent: { number: string; from: string; pieces: number };
  /** What became of the pieces that this shop sent. */
  transferEnded: { number: string; to: string } & Record<TransferOutcome, number>;
  /** Of so many passbooks goods have to be handed over soon, of all by `until`. */
  lastLawfulDays: { count: number; until: string };
  /** `plan` as a person reads it, and its last day. */
  subscriptionEnds: { plan: string; day: string };
  subscriptionEnded: { plan: string; app: string };
  /** What a customer holds of a product, and its last day. */
  customerSubscriptionEnds: { name: string; customer: string; day: string };
};
export type NotificationKind = keyof NotificationPayloads;

/** `name` as a person reads it above all of that kind. */
export const notificationKinds = [
  { id: 'assigned', name: 'Work assigned' },
  { id: 'mentioned', name: 'Mentioned' },
  { id: 'came', name: 'From visitors' },
  { id: 'pageAnswered', name: 'Answers to estimates' },
  { id: 'due', name: 'Work due' },
  { id: 'daySales', name: 'Sales of a day' },
  { id: 'importDone', name: 'Import finished' },
  { id: 'importFailed', name: 'Import failed' },
  { id: 'exportDone', name: 'Export ready' },
  { id: 'exportFailed', name: 'Export failed' },
  { id: 'shopTakenOut', name: 'Shop taken out' },
  { id: 'shopBroughtIn', name: 'Shop brought in' },
  { id: 'archiveFailed', name: 'Shop archive failed' },
  { id: 'messageDone', name: 'Message sent' },
  { id: 'messageStopped', name: 'Message not sent' },
  { id: 'paperNotSent', name: 'Paper not sent' },
  { id: 'monthMailed', name: 'Month sent to the accountant' },
  { id: 'monthNotMailed', name: 'Month not sent' },
  { id: 'personJoined', name: 'Somebody joined' },
  { id: 'permissionsAdded', name: 'New permissions' },
  { id: 'shopApproved', name: 'Shop approved' },
  { id: 'shopSuspended', name: 'Shop suspended' },
  { id: 'supportAsked', name: 'Support asks to enter' },
  { id: 'supportOpened', name: 'Support allowed' },
  { id: 'supportEmergency', name: 'Support in an emergency' },
  { id: 'meetingAnswered', name: 'Answers to a meeting' },
  { id: 'requestReplied', name: 'Support has answered' },
  { id: 'requestSolved', name: 'Request solved' },
  { id: 'transferSent', name: 'Pieces on the way' },
  { id: 'transferEnded', name: 'Transfer ended' },
  { id: 'lastLawfulDays', name: 'Last lawful days' },
  { id: 'subscriptionEnds', name: 'Subscription ends soon' },
  { id: 'subscriptionEnded', name: 'Subscription ended' },
  { id: 'customerSubscriptionEnds', name: 'Subscription of a customer ends soon' },
] as const satisfies readonly { id: NotificationKind; name: string }[];

/** Days after which a notification goes, read or not. */
export const notificationDays = 90;

export type NotificationContents = { kind: NotificationKind; payload: Record<string, unknown>; subject: string | null };

/** The page that shows what it is about, `find` telling of entities; null where there is none. */
export const notificationLink = (
  { kind, payload, subject }: NotificationContents,
  find: (entity: string) => LinkedEntity | undefined,
): string | null => {
  const list = (entity: unknown) => listLink(entity, find);
  if (hasPage(kind)) return pageOf[kind].replace(':id', String(subject));
  switch (kind) {
    case 'assigned':
      return workLink(payload, subject, find);
    case 'mentioned':
    case 'came':
    case 'pageAnswered':
      return subject ? recordLink(payload, subject, find) : list((payload['of'] as WorkCount[])[0]?.entity);
    case 'due':
      return workLink(payload, null, find, { [dueBy]: payload['day'] });
    case 'daySales':
      return `/reports?${new URLSearchParams({ of: 'quick_bills', from: String(payload['day']), to: String(payload['day']) }).toString()}`;
    case 'importDone':
    case 'importFailed':
      return `/background_tasks?import=${subject}`;
    case 'exportDone':
    case 'monthMailed':
    case 'monthNotMailed':
    case 'exportFailed':
      return '/background_tasks';
    case 'messageDone':
    case 'messageStopped':
      return subject ? `/contacts/messenger/${subject}/show` : list('messages');
    case 'paperNotSent':
      return subject ? recordLink({ of: [{ entity: payload['entity'], count: 1 }] }, subject, find) : null;
    case 'personJoined':
    case 'permissionsAdded':
      return list('users');
    case 'lastLawfulDays':
      return lastDaysLink(payload, find);
  }
};
/** Of kinds that are always about one record of the same entity. */
const pageOf = {
  shopTakenOut: '/shops/:id',
  shopBroughtIn: '/shops/:id',
  archiveFailed: '/shops/:id',
  shopApproved: '/shops/:id',
  shopSuspended: '/shops/:id',
  supportAsked: '/support_access',
  supportOpened: '/support_access',
  supportEmergency: '/support_access',
  meetingAnswered: '/contacts/meetings/:id/show',
  requestReplied: '/serviceRequest/:id',
  requestSolved: '/serviceRequest/:id',
  transferSent: '/piece_arrivals/:id/show',
  transferEnded: '/piece_transfers/:id',
  subscriptionEnds: '/subscriptions',
  subscriptionEnded: '/subscriptions',
  customerSubscriptionEnds: '/subscriptions/customers/:id/show',
} as const satisfies Partial<Record<NotificationKind, string>>;
const hasPage = (kind: NotificationKind): kind is keyof typeof pageOf => Object.hasOwn(pageOf, kind);

type LinkedEntity = { route?: string; assignment?: Assignment; permissions: { update?: string } };

const listLink = (entity: unknown, find: (entity: string) => LinkedEntity | undefined): string | null => {
  const found = find(String(entity))?.route;
  return found ? `/${found}` : null;
};

/** The passbooks that come to an end until then. */
const lastDaysLink = (
  { until }: NotificationContents['payload'],
  find: (entity: string) => LinkedEntity | undefined,
): string | null => {
  const list = listLink('chitMembers', find);
  const filter = JSON.stringify({ state: 'active', redeemBy_lte: until });
  return list && `${list}?${new URLSearchParams({ filter })}`;
};

/** The page of a record, of which alone is told. */
const recordLink = (
  { of }: NotificationContents['payload'],
  record: string,
  find: (entity: string) => LinkedEntity | undefined,
): string | null => {
  const { route, permissions } = find((of as WorkCount[])[0]?.entity ?? '') ?? {};
  return route ? `/${route}/${record}${permissions?.update ? '' : '/show'}` : null;
};

/** The one record, else a person's own work in the list that holds most of it. */
const workLink = (
  { of }: NotificationContents['payload'],
  record: string | null,
  find: (entity: string) => LinkedEntity | undefined,
  more: object = {},
): string | null => {
  const { route, assignment } = find((of as WorkCount[])[0]?.entity ?? '') ?? {};
  if (!route || !assignment?.to) return null;
  if (record) return recordLink({ of }, record, find);
  return `/${route}?${new URLSearchParams({ filter: JSON.stringify({ [assignment.to]: mine, ...more }) }).toString()}`;
};

/** In an address: the shop that it is about, whichever is open. */
export const shopInLink = 'shop';

/** What a person switches on and off: kinds that come from the same work. */
export const notificationTopics = {
  work: ['assigned', 'mentioned', 'due', 'lastLawfulDays', 'customerSubscriptionEnds'],
  sales: ['daySales'],
  visitors: ['came', 'pageAnswered'],
  imports: ['importDone', 'importFailed'],
  exports: [
    'exportDone',
    'exportFailed',
    'monthMailed',
    'monthNotMailed',
    'shopTakenOut',
    'shopBroughtIn',
    'archiveFailed',
  ],
  messages: ['messageDone', 'messageStopped', 'paperNotSent'],
  people: ['personJoined', 'permissionsAdded', 'meetingAnswered'],
  shop: [
    'shopApproved',
    'shopSuspended',
    'supportAsked',
    'supportOpened',
    'supportEmergency',
    'subscriptionEnds',
    'subscriptionEnded',
  ],
  requests: ['requestReplied', 'requestSolved'],
  transfers: ['transferSent', 'transferEnded'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type NotificationTopic = keyof typeof notificationTopics;

export const topicOf = (kind: NotificationKind): NotificationTopic =>
  (Object.keys(notificationTopics) as NotificationTopic[]).find(topic =>
    (notificationTopics[topic] as readonly NotificationKind[]).includes(kind),
  )!;

export const topics = Object.keys(notificationTopics) as NotificationTopic[];
