import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, ref, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { machineStates } from '../rules/licenses.ts';

/** A machine on which a licence was activated: it has one of the seats until it is released. */
export const licenseMachines = defineEntity({
  name: 'licenseMachines',
  label: { one: 'Machine', many: 'Machines' },
  path: 'shops/:shopId/licenses/:licenseId/machines',
  title: 'name',
  fields: {
    licenseId: ref('licenses').label('Licence').required(),
    /** As the app knows it, a digest of what the machine is known by. */
    machine: text().label('Fingerprint').required().max(128),
    name: text().label('Name').required().max(80),
    appVersion: text().label('Version of the app').max(40),
    seenAt: timestamp().label('Last seen').required(),
    state: choice(machineStates).label('State').required(),
  },
  search: [],
  permissions: { list: can.LicenseList },
  list: { columns: ['name', 'appVersion', 'createdAt', 'seenAt', 'state'], pageSize: 50 },
  identity: { uniqueIn: [{ fields: ['licenseId', 'machine'], states: ['active'] }] },
  states: {
    field: 'state',
    initial: 'active',
    transitions: {
      release: {
        from: ['active'],
        to: 'released',
        label: 'Release',
        summary: 'Its seat is free for another machine; what it has holds for the days that it says',
        permission: can.LicenseEdit,
        confirm: true,
        danger: true,
      },
    },
  },
});
export type LicenseMachine = RecordOf<typeof licenseMachines>;
