import type { erasures } from '../../../entities/erasures.ts';
import type { Words } from '../../schemaWords.ts';

const person = { mobileNo: 'मोबाइल नंबर', email: 'ईमेल' };

export const erasuresWords = {
  one: 'मिटाई गई जानकारी',
  many: 'निजी जानकारी',
  fields: { about: 'व्यक्ति', doneBy: 'किसने मिटाया', gone: 'हटाए गए', cleared: 'खाली किए गए', stayed: 'रखे गए' },
  values: {},
  inputs: { find: person, erase: person },
} satisfies Words<typeof erasures>;
