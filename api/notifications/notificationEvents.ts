import type { ImportReport } from '../../schema/kit/importReport.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import type { NotificationPayloads } from '../../schema/rules/notifications.ts';
import { storedSaid, type Said } from '../../schema/words/said.ts';
import type { NotificationEvent } from './notify.ts';

type Ended = Pick<
  ImportReport,
  'id' | 'entity' | 'fileName' | 'state' | 'created' | 'updated' | 'skipped' | 'failed' | 'problem'
>;

/** `id` names this telling; a single record is led to. */
export const assigned = (
  id: string,
  { record, ...payload }: NotificationPayloads['assigned'] & { record: string | null },
): NotificationEvent => ({ kind: 'assigned', payload, subject: record, event: `assigned ${id}` });

export const mentioned = (
  id: string,
  { record, ...payload }: NotificationPayloads['mentioned'] & { record: string | null },
): NotificationEvent => ({ kind: 'mentioned', payload, subject: record, event: `mentioned ${id}` });

export const came = (
  id: string,
  { record, ...payload }: NotificationPayloads['came'] & { record: string | null },
): NotificationEvent => ({ kind: 'came', payload, subject: record, event: `came ${id}` });

/** A changed amount may be answered again. */
export const pageAnswered = (
  at: Date,
  record: string,
  payload: NotificationPayloads['pageAnswered'],
): NotificationEvent => ({
  kind: 'pageAnswered',
  payload,
  subject: record,
  event: `answered ${record} ${at.toISOString()}`,
});

/** Once a day. */
export const due = (payload: NotificationPayloads['due']): NotificationEvent => ({
  kind: 'due',
  payload,
  subject: null,
  event: `due ${payload.day}`,
});

/** Once for each day. */
export const daySales = (payload: NotificationPayloads['daySales']): NotificationEvent => ({
  kind: 'daySales',
  payload,
  subject: null,
  event: `sales of ${payload.day}`,
});

export const importEnded = (report: Ended): NotificationEvent => {
  const { id, entity, fileName: file, state, created, updated, skipped, failed, problem } = report;
  const about = { subject: id, event: `import ${id}` };
  return state === 'failed'
    ? { ...about, kind: 'importFailed', payload: { entity, file, problem: problem ?? '' } }
    : { ...about, kind: 'importDone', payload: { entity, file, created, updated, skipped, failed } };
};

export const exportEnded = (
  { id, entity, done }: Pick<ExportReport, 'id' | 'entity' | 'done'>,
  state: 'completed' | 'failed',
  problem: Said | null,
): NotificationEvent => {
  const about = { subject: id, event: `export ${id}` };
  const stored = problem ? storedSaid(problem) : '';
  return state === 'completed'
    ? { ...about, kind: 'exportDone', payload: { entity, rows: done, ...(stored && { problem: stored }) } }
    : { ...about, kind: 'exportFailed', payload: { entity, problem: stored } };
};

/** `id` is of the letter. */
export const paperNotSent = (
  id: string,
  record: string,
  payload: NotificationPayloads['paperNotSent'],
): NotificationEvent => ({ kind: 'paperNotSent', payload, subject: record, event: `letter ${id}` });

/** The folder of a month, which `id` wrote, went by mail. */
export const monthMailed = (id: string, payload: NotificationPayloads['monthMailed']): NotificationEvent => ({
  kind: 'monthMailed',
  payload,
  subject: null,
  event: `letter ${id}`,
});

export const monthNotMailed = (id: string, payload: NotificationPayloads['monthNotMailed']): NotificationEvent => ({
  kind: 'monthNotMailed',
  payload,
  subject: null,
  event: `letter ${id}`,
});

type Ending = { id: string; app: string; endsOn: string };
/** So many days before, once for each last day: after a renewal there is another one. */
export const subscriptionEnds = ({ id, endsOn }: Ending, days: number, plan: string): NotificationEvent => ({
  kind: 'subscriptionEnds',
  payload: { plan, day: endsOn },
  subject: null,
  event: `subscription ${id} ends ${endsOn} in ${days}`,
});

export const subscriptionEnded = ({ id, app, endsOn }: Ending, plan: string): NotificationEvent => ({
  kind: 'subscriptionEnded',
  payload: { plan, app },
  subject: null,
  event: `subscription ${id} ended ${endsOn}`,
});

/** Once for each last day: after a renewal there is another one. */
export const customerSubscriptionEnds = (
  { id, name, endsOn }: { id: string; name: string; endsOn: string },
  customer: string,
): NotificationEvent => ({
  kind: 'customerSubscriptionEnds',
  payload: { name, customer, day: endsOn },
  subject: id,
  event: `customer subscription ${id} ends ${endsOn}`,
});

/** `sent`: how many got it, whether or not they have read it; `reason`: why most of the others did not. */
export type EndedMessage = {
  id: string;
  name: string;
  sent: number;
  failed: number;
  skipped: number;
  unknown: number;
  reason: string | null;
};

/** Not one person got it: that is another thing to hear than how many did. */
export const messageEnded = ({ id, name, sent, failed, skipped, unknown, reason }: EndedMessage): NotificationEvent => {
  const about = { subject: id, event: `message ${id}` };
  return failed > 0 && sent + unknown === 0
    ? { ...about, kind: 'messageStopped', payload: { name, problem: reason ?? '' } }
    : { ...about, kind: 'messageDone', payload: { name, sent, failed, skipped, unknown } };
};

/** About the shop that was taken out, or the new one; what failed is about the shop in which it was asked for. */
export const archiveEnded = (
  { id, kind, name }: { id: string; kind: 'out' | 'in'; name: string },
  subject: string,
  problem: Said | null,
): NotificationEvent => {
  const about = { subject, event: `archive ${id}` };
  if (problem !== null) return { ...about, kind: 'archiveFailed', payload: { name, problem: storedSaid(problem) } };
  return { ...about, kind: kind === 'out' ? 'shopTakenOut' : 'shopBroughtIn', payload: { name } };
};
