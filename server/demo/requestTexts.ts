import type { priorities, requestKinds } from '../../schema/rules/serviceRequests.ts';

/** `says`: who said what, in turn; a note is for administrators alone. `goes`: the ways that it went. */
export type AskedOnce = {
  subject: string;
  kind: (typeof requestKinds)[number]['id'];
  priority?: (typeof priorities)[number]['id'];
  text: string;
  daysAgo: number;
  says: readonly (readonly ['shop' | 'support' | 'note', string])[];
  goes: readonly ('ask' | 'solve' | 'reopen' | 'close')[];
  satisfaction?: number;
  satisfactionText?: string;
};

export const asked: readonly AskedOnce[] = [
  {
    subject: 'How do I import my old customer list?',
    kind: 'question',
    text: 'I have about 200 customers in an Excel file with name, number and birthday. How do they come in here?',
    daysAgo: 64,
    says: [
      ['support', 'Open Contacts and choose Import. Any Excel file will do: you match its columns on the second step.'],
      ['shop', 'Done, all of them are there. Thank you.'],
    ],
    goes: ['solve', 'close'],
    satisfaction: 5,
    satisfactionText: 'Answered within the hour.',
  },
  {
    subject: 'Silver rate of yesterday is wrong on the board',
    kind: 'fault',
    priority: 'urgent',
    text: 'The board at the counter still shows yesterday’s silver rate. We have entered the new one twice.',
    daysAgo: 38,
    says: [
      ['note', 'The television keeps an old page. Seen at two other shops this month.'],
      ['support', 'The board lost its line to us. Please load it again once; from today it does that by itself.'],
      ['shop', 'It shows the right rate now.'],
    ],
    goes: ['solve', 'close'],
    satisfaction: 4,
    satisfactionText: 'Works again, but it took the whole morning.',
  },
  {
    subject: 'Bill of the subscription with our GSTIN',
    kind: 'account',
    text: 'Our accountant needs the last invoice with our GSTIN on it.',
    daysAgo: 9,
    says: [['support', 'The corrected invoice went out to you by mail today. Please tell us if anything is missing.']],
    goes: ['solve'],
  },
  {
    subject: 'Print the estimate in Marathi',
    kind: 'wish',
    priority: 'low',
    text: 'Many of our customers read Marathi better than English or Hindi. Can estimates be printed in it?',
    daysAgo: 5,
    says: [
      [
        'support',
        'A good idea. Which words matter most to you: those of the table, or the conditions below it as well?',
      ],
    ],
    goes: ['ask'],
  },
  {
    subject: 'Pictures from the phone do not upload',
    kind: 'fault',
    text: 'Since this morning pictures of new bangles stop at half. On the computer it works.',
    daysAgo: 0,
    says: [],
    goes: [],
  },
];
