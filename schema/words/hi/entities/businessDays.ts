import type { businessDays } from '../../../entities/businessDays.ts';
import type { Words } from '../../schemaWords.ts';

export const businessDaysWords = {
  one: 'खाते का दिन',
  many: 'खाते के दिन',
  fields: { day: 'दिन', state: 'स्थिति', counts: 'गिना हुआ नक़द', note: 'नोट', reopenReason: 'फिर क्यों खोला' },
  values: { state: { open: 'खुला', closed: 'बंद' } },
  inputs: {
    counts: {
      tillId: 'गल्ला',
      notes500: '₹500',
      notes200: '₹200',
      notes100: '₹100',
      notes50: '₹50',
      notes20: '₹20',
      notes10: '₹10',
      coins: 'सिक्के और बाकी',
    },
    reopen: { reopenReason: 'फिर क्यों खोल रहे हैं' },
  },
  transitions: { close: 'दिन बंद करें', reopen: 'दिन फिर खोलें' },
} satisfies Words<typeof businessDays>;
