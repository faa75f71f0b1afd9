import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, email, longText, mobile, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { applicationDays, applicationStates, cvEndings, largestCvMegabytes } from '../rules/vacancies.ts';

const agreed = () =>
  boolean()
    .label(`My application may be kept until ${applicationDays} days after the vacancy has ended, and is then deleted`)
    // Of a record: a list is filtered by either.
    .test('agreed', 'Without this nothing can be kept', (value, { options }) => !options.context || value === true);

/** Somebody applied for a vacancy: made by visitors alone, with the CV among its files, and deleted a set time after the vacancy. */
export const applications = defineEntity({
  name: 'applications',
  label: { one: 'Application', many: 'Applications' },
  path: 'system/applications',
  page: { route: 'applications', menu: 'platform', remarks: true, files: true },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(100),
    vacancyId: ref('vacancies', { embed: 'vacancy' }).label('Vacancy').required(),
    mobileNo: mobile('Please enter a 10 digit mobile number')
      .label('Mobile Number')
      .required('Mobile number is required'),
    email: email('Invalid email').label('Email').required('Email is required'),
    message: longText().label('Why you').max(4_000),
    consent: agreed(),
    state: choice(applicationStates).label('State').required(),
  },
  search: ['name', 'mobileNo', 'email'],
  permissions: { list: can.JobList, update: can.JobEdit, delete: can.JobDelete },
  list: {
    columns: ['name', 'vacancyId', 'state', 'mobileNo', 'email', 'createdAt'],
    filters: ['vacancyId', 'createdAt'],
  },
  writing: { createOnly: ['vacancyId', 'message', 'consent'] },
  exchange: { card: { name: 'name', mobile: 'mobileNo', email: 'email' } },
  publicForm: {
    title: 'Apply',
    of: 'vacancyId',
    fields: ['name', 'mobileNo', 'email', 'message', 'consent'],
    file: { label: 'CV', endings: cvEndings, mostMegabytes: largestCvMegabytes },
  },
  states: {
    field: 'state',
    initial: 'received',
    transitions: {
      invite: {
        from: ['received', 'rejected'],
        to: 'invited',
        label: 'Invite',
        summary: 'Somebody is asked to come and talk',
        permission: can.JobEdit,
      },
      hire: {
        from: ['received', 'invited'],
        to: 'hired',
        label: 'Hire',
        summary: 'Somebody has the work',
        permission: can.JobEdit,
        confirm: true,
      },
      reject: {
        from: ['received', 'invited'],
        to: 'rejected',
        label: 'Reject',
        summary: 'It does not fit this time',
        permission: can.JobEdit,
        confirm: true,
      },
      reopen: {
        from: ['hired', 'rejected'],
        to: 'received',
        label: 'Look at again',
        summary: 'It was decided by mistake, or is looked at again',
        permission: can.JobEdit,
      },
    },
  },
  storage: { space: 'platform', erasable: true },
});
export type Application = RecordOf<typeof applications>;
