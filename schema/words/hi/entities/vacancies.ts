import type { vacancies } from '../../../entities/vacancies.ts';
import type { Words } from '../../schemaWords.ts';
import { employments, payPeriods } from '../choices.ts';
import { states } from '../states.ts';

export const vacanciesWords = {
  one: 'नौकरी',
  many: 'नौकरियाँ',
  fields: {
    title: 'पद',
    place: 'जगह',
    stateCode: 'राज्य',
    employment: 'काम का प्रकार',
    payFrom: 'वेतन से',
    payTo: 'वेतन तक',
    payPer: 'वेतन कितने समय का',
    description: 'क्या काम है',
    conditions: 'शर्तें और सुविधाएँ',
    openUntil: 'कब तक',
    isOpen: 'चालू',
    closedAt: 'कब बंद हुई',
  },
  sections: {
    work: { label: 'काम' },
    pay: { label: 'वेतन', help: 'खाली छोड़ें तो कुछ नहीं दिखेगा। वेतन दिखने पर ज़्यादा लोग आवेदन करते हैं।' },
    time: { label: 'साइट पर', help: 'चालू रहने पर उस दिन तक /careers पर सबको दिखती है।' },
  },
  values: { stateCode: states, employment: employments, payPer: payPeriods },
  inputs: {},
} satisfies Words<typeof vacancies>;
