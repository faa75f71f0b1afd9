import type { users } from '../../../entities/users.ts';
import type { Words } from '../../schemaWords.ts';
import { roles } from '../choices.ts';

export const usersWords = {
  one: 'व्यक्ति',
  many: 'स्टाफ़',
  fields: {
    name: 'नाम',
    email: 'ईमेल',
    mobileNo: 'मोबाइल नंबर',
    role: 'रोल',
    permissions: 'अनुमतियाँ',
    isActive: 'साइन इन चालू',
    isInvited: 'इनवाइट',
  },
  values: { role: roles },
  inputs: { grant: { permissions: 'अनुमतियाँ' } },
} satisfies Words<typeof users>;
