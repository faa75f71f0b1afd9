import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, money, richText, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { stateOptions } from '../rules/states.ts';
import { employments, payPeriods } from '../rules/vacancies.ts';

/** Not less than what it begins with, where both are told. */
const payTo = () =>
  money()
    .label('Pay to')
    .min(0)
    .test('notLess', 'Must not be less than Pay from', (to, { parent }) => {
      // By itself, as a filter, it has none beside it.
      const from = (parent as { payFrom?: unknown } | undefined)?.payFrom;
      return typeof from !== 'number' || typeof to !== 'number' || to >= from;
    });

/** Work that the company offers, shown at `/careers` to everybody while it is open. */
export const vacancies = defineEntity({
  name: 'vacancies',
  label: { one: 'Vacancy', many: 'Vacancies' },
  path: 'system/jobs',
  page: { route: 'jobs', menu: 'platform' },
  title: 'title',
  fields: {
    title: text().label('Title').required('Title is required').max(100),
    place: text().label('Place').required('Place is required').max(100),
    stateCode: choice(stateOptions).label('State'),
    employment: choice(employments).label('Kind of employment').required().default('fullTime'),
    payFrom: money().label('Pay from').min(0),
    payTo: payTo(),
    payPer: choice(payPeriods).label('Pay is for').required().default('month'),
    description: richText().label('What there is to do').required('Say what there is to do').max(20_000),
    conditions: richText().label('Conditions').max(20_000),
    openUntil: date().label('Open until').required('Say until when'),
    isOpen: boolean(true).label('Open'),
    closedAt: timestamp().label('Closed'),
  },
  search: ['title', 'place'],
  permissions: { list: can.JobList, create: can.JobAdd, update: can.JobEdit, delete: can.JobDelete },
  list: {
    columns: ['title', 'place', 'employment', 'payFrom', 'payTo', 'openUntil', 'isOpen'],
    filters: ['isOpen', 'employment', 'openUntil'],
  },
  sections: {
    work: { label: 'The work', fields: ['title', ['place', 'stateCode'], 'employment', 'description', 'conditions'] },
    pay: {
      label: 'Pay',
      help: 'Left empty, nothing is said of it. Who sees the pay applies more often.',
      fields: [['payFrom', 'payTo', 'payPer']],
    },
    time: {
      label: 'On the site',
      help: 'Shown to everybody at /careers while it is open, up to and including that day.',
      fields: ['openUntil', 'isOpen'],
    },
  },
  writing: { readOnly: ['closedAt'] },
  storage: { space: 'platform' },
});
export type Vacancy = RecordOf<typeof vacancies>;
