import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { joined } from '../kit/importRules.ts';
import { choice, email, file, mobile, phone, refs, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { genders } from '../rules/genders.ts';

export const contacts = defineEntity({
  name: 'contacts',
  label: { one: 'Contact', many: 'Contacts' },
  path: 'shops/:shopId/contacts',
  route: 'contacts',
  menu: 'people',
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(128, 'Name cannot exceed 128 characters'),
    gender: choice(genders).label('Gender').required('Gender is required'),
    mobileNo: mobile('Please enter a 10 digit mobile number')
      .label('Mobile Number')
      .required('Mobile number is required'),
    email: email('Invalid email').label('Personal Email'),
    phoneNo: phone('Mobile number must be between 10 and 15 digits').label('Phone Number'),
    facebookId: text().label('Facebook'),
    instagramId: text().label('Instagram'),
    selectedGroups: refs('groups', { via: 'groupMembers' }).label('Groups'),
  },
  derived: {
    groupName: (contact, lookup) =>
      lookup('groups', contact.selectedGroups)
        .map(group => group.name)
        .join(', ') || '-',
  },
  columns: ['name', 'mobileNo', 'email', 'groupName'],
  filters: ['selectedGroups', 'gender'],
  search: ['name', 'mobileNo', 'email', 'phoneNo'],
  naturalKey: ['mobileNo', 'name'],
  duplicateRules: [['mobileNo'], ['email', 'name'], ['phoneNo', 'name'], [['phoneNo', 'mobileNo'], 'name']],
  aliases: { group: 'selectedGroups' },
  permissions: { list: can.ContactList, create: can.ContactAdd, update: can.ContactEdit, delete: can.ContactDelete },
  erasable: true,
  messages: {
    created: 'Contact created successfully!',
    updated: 'Contact updated successfully',
    deleted: 'Contact deleted successfully!',
    deleteFailed: 'Failed to delete contact.',
    updateFailed: 'Failed to update Contact',
  },
  import: {
    columns: {
      name: [
        'Full Name',
        'Display Name',
        joined(' ', 'Given Name', 'Additional Name', 'Family Name'),
        joined(' ', 'First Name', 'Middle Name', 'Last Name'),
        'File As',
        'Nickname',
        'Organization Name',
        'Company',
      ],
      gender: ['Sex'],
      mobileNo: [
        'Mobile',
        'Mobile Phone',
        'Phone 1 - Value',
        'Phone 2 - Value',
        'Phone 3 - Value',
        'Primary Phone',
        'Phone',
        'Phone Number',
        'Home Phone',
        'Home Phone 2',
        'Business Phone',
        'Business Phone 2',
        'Other Phone',
        'Car Phone',
        'phone_work',
        'phone_home',
        'phone_other',
      ],
      email: [
        'E-mail',
        'Email',
        'E-mail 1 - Value',
        'E-mail 2 - Value',
        'E-mail Address',
        'E-mail 2 Address',
        'E-mail 3 Address',
        'email_home',
        'email_work',
        'email_other',
      ],
      phoneNo: ['Telephone'],
      selectedGroups: ['Group'],
    },
    defaults: { gender: 2 },
    makes: ['selectedGroups'],
  },
  card: {
    name: 'name',
    mobile: 'mobileNo',
    phone: 'phoneNo',
    email: 'email',
    gender: 'gender',
    groups: 'selectedGroups',
    facebook: 'facebookId',
    instagram: 'instagramId',
  },
  actions: {
    importList: {
      method: 'POST',
      path: 'list',
      permission: can.ContactAdd,
      summary: 'Import contacts from a file into groups',
      multipart: true,
      input: {
        contacts: file().label('File').required('Choose a file'),
        groupIds: refs('groups', { via: 'groupMembers' }).label('Groups'),
      },
    },
    groups: { method: 'GET', path: ':id/groups', permission: can.GroupList, summary: 'The groups of a contact' },
    messages: {
      method: 'GET',
      path: ':id/messages',
      permission: can.MessageList,
      summary: 'The newest 50 messages that went to a contact',
    },
    leaveGroups: {
      method: 'POST',
      path: ':id/groups/members',
      permission: can.GroupMemberAdd,
      summary: 'Remove the contact from the given groups',
      input: { GroupIds: refs('groups', { via: 'groupMembers' }).label('Groups').min(1, 'Choose at least one group') },
    },
    leaveGroup: {
      method: 'DELETE',
      path: ':id/groups/:groupId/members',
      permission: can.GroupMemberAdd,
      summary: 'Remove the contact from one group',
    },
  },
});
export type Contact = RecordOf<typeof contacts>;
