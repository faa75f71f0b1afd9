import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, decimal, integer, longText, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { mostSatisfied, priorities, requestKinds, requestStates } from '../rules/serviceRequests.ts';

const satisfaction = () => integer().label('Satisfaction').min(1, 'From 1 to 5').max(mostSatisfied, 'From 1 to 5');
const satisfactionText = () => longText().label('In a sentence').max(500);

/**
 * What somebody of a shop asks the platform's administrators for. It lives in the shop, seen by whoever asked and by whoever may see all of
 * the shop's; administrators reach this one record, what is said about it and its files, and nothing else there (`desk`).
 */
export const serviceRequests = defineEntity({
  name: 'serviceRequests',
  label: { one: 'Service request', many: 'Service requests' },
  path: 'shops/:shopId/service_requests',
  page: { route: 'serviceRequest', menu: 'settings', openPage: true, remarks: true, files: true },
  title: 'subject',
  fields: {
    number: text().label('Reference number').max(16),
    subject: text().label('Subject').required('Say in a few words what it is about').max(150),
    kind: choice(requestKinds).label('Kind').required('Say what kind of request it is').default('question'),
    priority: choice(priorities).label('Priority').required().default('normal'),
    text: longText().label('What happened').required('Describe it, so that we can help').max(5_000),
    state: choice(requestStates).label('State').required(),
    requesterId: text().label('Asked by (id)').max(36),
    requester: text().label('Asked by').max(100),
    handlerId: text().label('Handled by (id)').max(36),
    handler: text().label('Handled by').max(100),
    errorLogId: text().label('Reference of the error').max(36),
    errorSummary: text().label('Error').max(250),
    answeredAt: timestamp().label('First answer'),
    hoursToAnswer: decimal(1).label('Hours to the first answer'),
    solvedAt: timestamp().label('Solved on'),
    satisfaction: satisfaction(),
    satisfactionText: satisfactionText(),
  },
  search: ['number', 'subject', 'text'],
  permissions: { list: can.ServiceRequestAdd, create: can.ServiceRequestAdd, update: can.ServiceRequestAdd },
  list: {
    columns: ['subject', 'state', 'priority', 'handler', 'createdAt'],
    filters: ['kind', 'priority', 'createdAt'],
    period: 'createdAt',
  },
  series: { field: 'number', prefix: 'SR' },
  parties: { none: 'A question to the company that runs the installation, which nobody prints.' },
  writing: {
    readOnly: [
      'requesterId',
      'requester',
      'handlerId',
      'handler',
      'errorLogId',
      'errorSummary',
      'answeredAt',
      'hoursToAnswer',
      'solvedAt',
      'satisfaction',
      'satisfactionText',
    ],
  },
  states: {
    field: 'state',
    initial: 'open',
    frozen: ['closed'],
    open: ['satisfaction', 'satisfactionText'],
    transitions: {
      ask: {
        from: ['open', 'solved'],
        to: 'waiting',
        label: 'Wait for the shop',
        summary: 'The shop is to answer',
        permission: can.SystemAll,
      },
      solve: {
        from: ['open', 'waiting'],
        to: 'solved',
        label: 'Mark as solved',
        summary: 'Nothing is left to do; a reply of the shop opens it again',
        permission: can.ServiceRequestAdd,
      },
      reopen: {
        from: ['waiting', 'solved'],
        to: 'open',
        label: 'Open again',
        summary: 'There is something left to do; a reply of the shop does the same',
        permission: can.ServiceRequestAdd,
      },
      close: {
        from: ['solved'],
        to: 'closed',
        label: 'Close',
        summary: 'It is over for good; by itself a set time after it was solved',
        permission: can.SystemAll,
        confirm: true,
      },
    },
  },
  actions: {
    attachError: {
      method: 'POST',
      path: ':id/error',
      permission: can.ErrorLogList,
      summary: 'Attach the last error that was logged for the shop: where administrators find it, and its message',
    },
    rate: {
      method: 'POST',
      path: ':id/rate',
      permission: can.ServiceRequestAdd,
      summary: 'Say how satisfied one is with what came of it: whoever asked, once it is solved',
      input: { satisfaction: satisfaction().required('From 1 to 5'), satisfactionText: satisfactionText() },
    },
  },
  buttons: {
    rate: {
      on: 'record',
      label: 'Rate the answer',
      title: 'How satisfied are you?',
      text: 'From 1, not at all, to 5, very.',
      done: 'Thank you for telling us',
      when: ({ requesterId, state }, me) => requesterId === me && (state === 'solved' || state === 'closed'),
      initial: ({ satisfaction, satisfactionText }) => ({ satisfaction, satisfactionText }),
    },
    attachError: {
      on: 'record',
      label: 'Attach the last error',
      text: 'The last error that was logged for this shop goes along, so that support can look at it.',
      done: 'The last error is attached',
      when: ({ state, errorLogId }) => state !== 'closed' && !errorLogId,
    },
  },
  figures: {
    byKind: { label: 'By kind', by: 'kind' },
    byState: { label: 'By state', by: 'state' },
    toAnswer: { label: 'Hours to the first answer', average: 'hoursToAnswer' },
    satisfied: { label: 'Satisfaction', average: 'satisfaction' },
  },
  storage: {
    personal: { unless: can.ServiceRequestList },
    across: {
      path: 'system/service_requests',
      permission: can.SystemAll,
      page: { route: 'system/service_requests', filters: ['handler'] },
    },
    desk: ['priority', 'handlerId', 'handler', 'answeredAt', 'hoursToAnswer', 'solvedAt'],
  },
});
export type ServiceRequest = RecordOf<typeof serviceRequests>;
