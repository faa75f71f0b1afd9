import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

export const groups = defineEntity({
  name: 'groups',
  label: { one: 'Group', many: 'Groups' },
  path: 'shops/:shopId/contacts/groups',
  page: { route: 'contacts/groups', menu: 'customers', messages: { created: 'Group created successfully!' } },
  title: 'name',
  fields: { name: text().label('Name').required('Name is required').max(128) },
  search: ['name'],
  permissions: { list: can.GroupList, create: can.GroupAdd },
  list: { counts: { memberCount: { link: 'groupMembers', by: 'groupId', of: 'contactId' } } },
  identity: { unique: [['name']], naturalKey: ['name'] },
});
export type Group = RecordOf<typeof groups>;
