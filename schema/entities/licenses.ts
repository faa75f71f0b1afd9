import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, longText, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { licenseStates } from '../rules/licenses.ts';
import { appOptions } from '../rules/plans.ts';

/** By its key an app that was bought runs on so many machines, while the shop holds a plan of it. */
export const licenses = defineEntity({
  name: 'licenses',
  label: { one: 'Licence', many: 'Licences' },
  path: 'shops/:shopId/licenses',
  page: { route: 'licenses', menu: 'settings', openPage: true },
  title: 'name',
  fields: {
    name: text().label('Name').required('Say who or what it is for').max(80),
    app: choice(appOptions).label('App').required('Choose the app'),
    seats: integer()
      .label('Machines at once')
      .required('Say for how many machines')
      .min(1, 'At least one machine')
      .max(1_000, 'At most 1,000 machines')
      .default(1),
    endsOn: date().label('Last day'),
    note: longText().label('Note').max(500),
    key: text().label('Key').max(23),
    state: choice(licenseStates).label('State').required(),
  },
  search: ['name', 'key'],
  permissions: {
    list: can.LicenseList,
    create: can.LicenseAdd,
    update: can.LicenseEdit,
    delete: can.LicenseDelete,
  },
  list: { columns: ['name', 'app', 'key', 'seats', 'endsOn', 'state'], filters: ['app', 'endsOn'] },
  sections: {
    what: { label: 'What it is for', fields: ['name', 'app'] },
    how: {
      label: 'How far it goes',
      help: 'Without a last day it goes as far as the plan that the shop holds. All licences of an app have as many machines together as the plan has people',
      fields: [['seats', 'endsOn'], 'note'],
    },
  },
  identity: { unique: [['key']] },
  states: {
    field: 'state',
    initial: 'active',
    transitions: {
      block: {
        from: ['active'],
        to: 'blocked',
        label: 'Block licence',
        summary:
          'No machine gets a statement any more, until it is unblocked; what a machine has holds for the days that it says',
        permission: can.LicenseEdit,
        confirm: true,
        danger: true,
      },
      unblock: {
        from: ['blocked'],
        to: 'active',
        label: 'Unblock licence',
        summary: 'Its machines get statements again',
        permission: can.LicenseEdit,
      },
      end: {
        from: ['active', 'blocked'],
        to: 'ended',
        label: 'End licence',
        summary: 'It is over for good, and its machines count no more',
        permission: can.LicenseEdit,
        confirm: true,
        danger: true,
      },
    },
  },
  writing: { readOnly: ['key'], createOnly: ['app'] },
});
export type License = RecordOf<typeof licenses>;
