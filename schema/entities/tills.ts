import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, ref, text, timestamp } from '../kit/kinds.ts';
import { like } from '../kit/shape.ts';
import { can } from '../permissions.ts';

/** Where cash is taken and given: a drawer with an account of its own, used by one person at a time. */
export const tills = defineEntity({
  name: 'tills',
  label: { one: 'Till', many: 'Tills' },
  path: 'shops/:shopId/tills',
  page: { route: 'tills', menu: 'books' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name the till').max(64),
    // Tills with the same letter share a series.
    letter: text()
      .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
      .meta({ shape: like(/^[A-Z0-9]$/, 'A') })
      .label('Letter of its numbers')
      .matches(/^[A-Z0-9]$/, {
        name: 'letter',
        message: 'One letter or digit, such as A',
        excludeEmptyString: true,
      }),
    isActive: boolean(true).label('In use'),
    userId: ref('users', { embed: 'user' }).label('Used by'),
    usedSince: timestamp().label('Since'),
  },
  search: ['name'],
  permissions: { list: can.TillList, create: can.TillAdd, update: can.TillEdit, delete: can.TillDelete },
  list: {
    columns: ['name', 'letter', 'userId', 'usedSince', 'isActive'],
    active: { field: 'isActive', parameter: 'include_inActive' },
  },
  identity: { unique: [['name']] },
  writing: { readOnly: ['userId', 'usedSince'] },
  actions: {
    take: {
      method: 'POST',
      path: ':id/take',
      permission: can.TillList,
      summary: 'Use the till from now on; 409 while somebody else does',
    },
    leave: {
      method: 'POST',
      path: ':id/leave',
      permission: can.TillList,
      summary: 'Use it no more; who may change tills also lets go of it for somebody else',
    },
  },
  buttons: {
    take: {
      on: 'record',
      label: 'Use this till',
      done: 'You use %{name} now',
      when: ({ userId, isActive }) => isActive && userId === null,
    },
    leave: {
      on: 'record',
      label: 'Leave this till',
      text: 'Then somebody else may use %{name}.',
      done: '%{name} is free',
      when: ({ userId }) => userId !== null,
    },
  },
});
export type Till = RecordOf<typeof tills>;
