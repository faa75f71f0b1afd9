import { entities } from '../schema/entities/index.ts';
import { views } from '../schema/views/index.ts';
import { assertSchema } from '../schema/kit/assertSchema.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { actionOperations } from './actions.ts';
import { adOperations } from './ads/operations.ts';
import { archiveOperations } from './archives/operations.ts';
import { attachmentOperations } from './attachments.ts';
import { bizCardOperations } from './bizCards/operations.ts';
import { exportOperations } from './crud/export/operations.ts';
import { importOperations } from './crud/import/operations.ts';
import { asSeen } from './crud/asSeen.ts';
import { crudOperations } from './crud/operations.ts';
import { viewOperations } from './crud/viewOperations.ts';
import { transitionOperations } from './crud/transitions.ts';
import { changeOperations } from './crud/undo/operations.ts';
import { eventOperations } from './events/operations.ts';
import { fileOperations } from './files.ts';
import { chatOutboxOperations } from './chat/outbox.ts';
import { overrides } from './handlers/index.ts';
import type { Operation } from './operation.ts';
import { licenseOperations } from './licenses/operations.ts';
import { numberOperations } from './numbers/operations.ts';
import { orderOperations } from './orders/operations.ts';
import { paymentOperations } from './payments/operations.ts';
import { outboxOperations } from './mail/outbox.ts';
import { rateBoardOperations } from './rates/rateBoard.ts';
import { webhookOperations } from './messages/webhook.ts';
import { meetingOperations } from './meetings/operations.ts';
import { publicDownloadOperations } from './publicDownloads/operations.ts';
import { publicPlanOperations } from './publicPlans/operations.ts';
import { publicPageOperations } from './publicPages/operations.ts';
import { pushOperations } from './push/operations.ts';
import { searchOperations } from './search/operations.ts';
import { serverFigureOperations } from './serverFigures/operations.ts';
import { deskOperations } from './serviceRequests/operations.ts';
import { sessionOperations } from './session/operations.ts';
import { backgroundTaskOperations } from './backgroundTasks/operations.ts';
import { vacancyOperations } from './vacancies/operations.ts';
import { ticketOperations, type Dispatch } from './tickets.ts';

/** Every call there is, those with fixed words in their path before those with parameters there. */
export const allOperations = (dispatch: Dispatch): Operation[] => {
  assertSchema(entities);
  const operations = [...declared(), ...ticketOperations(dispatch)];
  assertOverrides(new Set(operations.map(({ id }) => id)));
  return operations
    .map(operation => ({ operation: { ...operation, handle: handling(operation) }, rank: rank(operation.path) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ operation }) => operation);
};

let made: readonly Operation[] | undefined;

/** Those that follow from what is declared alone: made once, whatever APIs a process opens. */
const declared = (): readonly Operation[] =>
  (made ??= [
    ...sessionOperations,
    ...Object.values(entities as Record<string, AnyEntity>).flatMap(entity => asSeen(entity, operationsOf)),
    ...views.flatMap(viewOperations),
    ...changeOperations,
    ...importOperations,
    ...exportOperations,
    ...backgroundTaskOperations,
    ...archiveOperations,
    ...fileOperations,
    ...attachmentOperations,
    ...orderOperations,
    ...paymentOperations,
    ...outboxOperations,
    ...chatOutboxOperations,
    ...webhookOperations,
    ...rateBoardOperations,
    ...publicPageOperations,
    ...vacancyOperations,
    ...bizCardOperations,
    ...meetingOperations,
    ...publicDownloadOperations,
    ...publicPlanOperations,
    ...licenseOperations,
    ...adOperations,
    ...deskOperations,
    ...eventOperations,
    ...searchOperations,
    ...pushOperations,
    ...serverFigureOperations,
  ]);

const operationsOf = (entity: AnyEntity): Operation[] => [
  ...crudOperations(entity),
  ...actionOperations(entity),
  ...transitionOperations(entity),
  ...numberOperations(entity),
];

/** What is kept in a view cannot be changed as a table can: without a handler of its own the start stops. */
const handling = ({ id, entity, handle }: Operation): Operation['handle'] => {
  if (entity?.readBy && /\.(create|update|delete)$/.test(id) && !overrides[id])
    throw new Error(`Nothing handles ${id}`);
  return overrides[id] ?? handle;
};

/** Whoever changes one record their own way changes many that way too, or the start stops. */
const assertOverrides = (ids: ReadonlySet<string>): void => {
  for (const id of Object.keys(overrides)) {
    if (!ids.has(id)) throw new Error(`There is no call ${id} to override`);
    const many = `${id}Many`;
    if (ids.has(many) && !overrides[many])
      throw new Error(`${many} would go past the handler of ${id}: override both, or write a hook`);
  }
};

/** `shops/:shopId/contacts/groups` before `shops/:shopId/contacts/:id`: parameters sort last. */
const rank = (path: string) => path.replace(/:\w+/g, '\uffff');
