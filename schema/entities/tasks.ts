import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, longText, ref, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { priorities, repeats } from '../rules/tasks.ts';

/** What somebody has to do: a next step, a follow-up, a decision, or what comes again each month. */
export const tasks = defineEntity({
  name: 'tasks',
  label: { one: 'Task', many: 'Tasks' },
  path: 'shops/:shopId/tasks',
  page: { route: 'tasks', menu: 'today', files: true, remarks: true },
  title: 'name',
  fields: {
    name: text().label('Task').required('Say what is to be done').max(250),
    notes: longText().label('Notes').max(5_000),
    assigneeId: ref('users', { embed: 'assignee' }).label('Assigned to'),
    dueOn: date()
      .label('Due on')
      .when('repeats', { is: Boolean, then: day => day.required('Say when it is due first') }),
    priority: choice(priorities).label('Priority').required('Say how much it matters').default('normal'),
    repeats: choice(repeats).label('Repeats'),
    statusId: ref('taskStatuses', { embed: 'status' }).label('Status'),
    meetingId: ref('meetings', { embed: 'meeting' }).label('Meeting'),
    contactId: ref('contacts', { embed: 'contact' }).label('Contact'),
    productId: ref('products', { embed: 'product' }).label('Product'),
    enquiryId: ref('enquiries', { embed: 'enquiry' }).label('Enquiry'),
    quoteId: ref('quotes', { embed: 'quote' }).label('Estimate'),
    doneAt: timestamp().label('Done'),
    repeatsFrom: date().label('Repeats since'),
  },
  search: ['name', 'notes'],
  permissions: { list: can.TaskList, create: can.TaskAdd, update: can.TaskEdit, delete: can.TaskDelete },
  list: {
    columns: ['name', 'statusId', 'dueOn', 'assigneeId', 'priority', 'contactId'],
    filters: ['priority', 'contactId', 'repeats'],
    calendar: { start: 'dueOn' },
  },
  sections: {
    what: { label: 'What is to be done', fields: ['name', 'notes', ['assigneeId', 'dueOn'], ['priority', 'repeats']] },
    about: { label: 'What it is about', fields: ['contactId', 'enquiryId', 'quoteId', 'productId', 'meetingId'] },
  },
  statuses: { field: 'statusId' },
  assignment: { to: 'assigneeId', due: 'dueOn' },
  figures: {
    byPerson: { label: 'By person', by: 'assigneeId' },
    doneByMonth: { label: 'Done by month', by: 'doneAt', meaning: 'done' },
  },
  writing: { readOnly: ['doneAt', 'repeatsFrom'] },
  storage: { erasable: true, dataSubject: { through: 'contactId', onErasure: 'goes' } },
});
export type Task = RecordOf<typeof tasks>;
