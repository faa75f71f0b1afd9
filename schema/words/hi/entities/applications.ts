import type { applications } from '../../../entities/applications.ts';
import { applicationDays } from '../../../rules/vacancies.ts';
import type { Words } from '../../schemaWords.ts';
import { applicationStates } from '../choices.ts';

export const applicationsWords = {
  one: 'आवेदन',
  many: 'आवेदन',
  fields: {
    name: 'नाम',
    vacancyId: 'नौकरी',
    mobileNo: 'मोबाइल नंबर',
    email: 'ईमेल',
    message: 'आप क्यों',
    consent: `मेरा आवेदन भर्ती बंद होने के ${applicationDays} दिन बाद तक रखा जा सकता है; फिर वह मिटा दिया जाएगा`,
    state: 'स्थिति',
  },
  values: { state: applicationStates },
  inputs: {},
  publicForm: { title: 'आवेदन करें', file: 'CV (बायोडाटा)' },
  transitions: { invite: 'बुलाएँ', hire: 'काम पर रखें', reject: 'मना करें', reopen: 'फिर से देखें' },
} satisfies Words<typeof applications>;
