import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

export const groups = defineEntity({
  name: 'groups',
  label: { one: 'Group', many: 'Groups' },
  path: 'shops/:shopId/contacts/groups',
  route: 'contacts/groups',
  menu: 'people',
  title: 'name',
  fields: { name: text().label('Name').required('Name is required').max(128) },
  search: ['name'],
  unique: [['name']],
  naturalKey: ['name'],
  counts: { memberCount: { link: 'groupMembers', by: 'groupId', of: 'contactId' } },
  permissions: { list: can.GroupList, create: can.GroupAdd },
  messages: { created: 'Group created successfully!' },
});
export type Group = RecordOf<typeof groups>;
