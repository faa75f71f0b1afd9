import type { groupMembers } from '../../../entities/groupMembers.ts';
import type { Words } from '../../schemaWords.ts';

export const groupMembersWords = {
  one: 'सदस्य',
  many: 'सदस्य',
  fields: { groupId: 'समूह', contactId: 'संपर्क' },
  values: {},
  inputs: {
    add: { contactId: 'संपर्क' },
    addMany: { contactIds: 'संपर्क' },
    removeMany: { contactIds: 'संपर्क' },
    importList: { contacts: 'फ़ाइल' },
  },
} satisfies Words<typeof groupMembers>;
