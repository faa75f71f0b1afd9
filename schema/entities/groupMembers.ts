import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { file, ref, refs } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

const many = refs('contacts', { via: 'groupMembers' }).label('Contacts').min(1, 'Choose a contact');

/** Who is in which group. Read as contacts, written as links. */
export const groupMembers = defineEntity({
  name: 'groupMembers',
  label: { one: 'Member', many: 'Members' },
  path: 'shops/:shopId/contacts/groups/:groupId/members',
  title: 'contactId',
  fields: {
    groupId: ref('groups').label('Group').required(),
    contactId: ref('contacts').label('Contact').required('Choose a contact'),
  },
  search: [],
  permissions: {},
  list: { pageSize: 50 },
  identity: { unique: [['groupId', 'contactId']] },
  actions: {
    list: {
      method: 'GET',
      path: '',
      permission: can.GroupMemberList,
      summary: 'The members of a group',
      paged: 'contacts',
    },
    add: {
      method: 'POST',
      path: '',
      permission: can.GroupMemberAdd,
      summary: 'Add a contact to a group',
      input: { contactId: ref('contacts').label('Contact').required('Choose a contact') },
    },
    addMany: {
      method: 'POST',
      path: 'add',
      permission: can.GroupMemberAdd,
      summary: 'Add many contacts to a group',
      input: { contactIds: many },
    },
    removeMany: {
      method: 'POST',
      path: 'remove',
      permission: can.GroupMemberAdd,
      summary: 'Remove many contacts from a group',
      input: { contactIds: many },
    },
    importList: {
      method: 'POST',
      path: 'list',
      permission: can.GroupMemberAdd,
      summary: 'Import contacts from a file into the group',
      multipart: true,
      input: { contacts: file().label('File').required('Choose a file') },
    },
  },
  storage: { link: true },
});
export type GroupMember = RecordOf<typeof groupMembers>;
