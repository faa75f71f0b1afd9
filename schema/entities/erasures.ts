import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { email, integer, mobile, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

const count = (label: string) => integer().label(label).min(0).required().default(0);

/** By what somebody is found who asks. */
const person = () => ({
  mobileNo: mobile('Please enter a 10 digit mobile number')
    .label('Mobile Number')
    .when('email', {
      is: (address: unknown) => !address,
      then: number => number.required('Type a mobile number or an e-mail address'),
    }),
  email: email('Invalid email').label('Email'),
});

/** Who was erased, when and by whom: the proof that it was done, without saying of whom. Nobody changes or removes it. */
export const erasures = defineEntity({
  name: 'erasures',
  label: { one: 'Erasure', many: 'Personal data' },
  path: 'shops/:shopId/erasures',
  page: { route: 'contacts/personal_data', menu: 'customers', madeBy: 'find' },
  title: 'about',
  fields: {
    about: text().label('Person').required(),
    doneBy: text().label('Erased by').required(),
    gone: count('Deleted'),
    cleared: count('Emptied'),
    stayed: count('Kept'),
  },
  search: [],
  permissions: { list: can.PersonalDataAdmin },
  list: { columns: ['createdAt', 'about', 'doneBy', 'gone', 'cleared', 'stayed'], filters: ['createdAt'] },
  actions: {
    find: {
      method: 'POST',
      path: 'find',
      permission: can.PersonalDataAdmin,
      summary: 'All that is kept about a person, found by number or e-mail address; at most 1,000 records of a kind',
      input: person(),
    },
    erase: {
      method: 'POST',
      path: 'erase',
      permission: can.PersonalDataAdmin,
      summary:
        'Erase a person for good: at most 1,000 records of a kind at once, and `isWhole` is false while there are more',
      input: person(),
    },
  },
});
export type Erasure = RecordOf<typeof erasures>;
