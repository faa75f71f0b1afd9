import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { longText, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

export const errorLogs = defineEntity({
  name: 'errorLogs',
  label: { one: 'Error', many: 'Error logs' },
  path: 'system/shops/:shopId/errorlogs',
  page: { route: 'errorlogs' },
  title: 'message',
  fields: {
    controllerName: text().label('Controller'),
    actionName: text().label('Action'),
    requestUrl: text().label('Address').max(2_000),
    message: longText().label('Message').required(),
    stackTrace: longText().label('Stack trace').max(50_000),
    organizationId: text().label('Tenant'),
    userId: text().label('User'),
  },
  search: ['message', 'controllerName', 'actionName', 'requestUrl'],
  permissions: { list: can.ErrorLogList },
  list: {
    columns: ['createdAt', 'message', 'controllerName', 'actionName', 'requestUrl'],
    filters: ['createdAt', 'controllerName', 'actionName'],
    foundById: true,
  },
  storage: {
    system: true,
    across: {
      path: 'system/errorlogs',
      permission: can.SystemAll,
      indexes: ['organizationId'],
      clears: true,
      page: {
        route: 'system/errorlogs',
        filters: ['organizationId'],
        columns: ['createdAt', 'message', 'userId', 'shopId', 'actionName'],
      },
    },
    softReferences: { organizationId: 'tenants', userId: 'users' },
  },
});
export type ErrorLog = RecordOf<typeof errorLogs>;
