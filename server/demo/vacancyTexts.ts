import type { Employment, PayPeriod } from '../../schema/rules/vacancies.ts';

type Offered = {
  title: string;
  place: string;
  stateCode: string;
  employment: Employment;
  payFrom?: number;
  payTo?: number;
  payPer: PayPeriod;
  description: string;
  conditions?: string;
  postedDaysAgo: number;
  /** Days. */
  openFor: number;
  isClosed?: boolean;
};

const listed = (...items: string[]) => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`;

export const offered: readonly Offered[] = [
  {
    title: 'Field trainer for jewellers',
    place: 'Jaipur',
    stateCode: '08',
    employment: 'fullTime',
    payFrom: 28_000,
    payTo: 38_000,
    payPer: 'month',
    description: `<p>You sit beside the owner and the people at the counter while they move their shop into TolaShop, and stay until the first week of bills is done.</p>${listed(
      'Bring over stock, customers and old bills from files',
      'Train four to eight people in a shop, in Hindi and in English',
      'Tell us every week what was hard to explain',
    )}`,
    conditions: listed(
      'Fuel and phone are paid',
      'Six days a week, Sundays free',
      'Health insurance for you and your parents',
    ),
    postedDaysAgo: 12,
    openFor: 75,
  },
  {
    title: 'Support over WhatsApp and phone',
    place: 'Mumbai',
    stateCode: '27',
    employment: 'fullTime',
    payFrom: 24_000,
    payTo: 30_000,
    payPer: 'month',
    description: `<p>A jeweller who is stuck in the middle of a bill writes to you. You answer within five minutes, and he goes on selling.</p>${listed(
      'Answer in Hindi and Gujarati or Marathi',
      'Find out what went wrong, and tell those who mend it',
      'Write the short guides that save the next call',
    )}`,
    conditions: '<p>Two shifts, chosen by the month. From home two days a week after the first three months.</p>',
    postedDaysAgo: 26,
    openFor: 70,
  },
  {
    title: 'Engineer, TypeScript and PostgreSQL',
    place: 'Pune',
    stateCode: '27',
    employment: 'fullTime',
    payFrom: 1_400_000,
    payTo: 2_200_000,
    payPer: 'year',
    description: `<p>You build what a shop does all day: bills, stock, schemes, and the rules of GST behind them.</p>${listed(
      'One feature from the talk in a shop to the day it runs there',
      'PostgreSQL that stays quick beside two hundred thousand products',
      'Tests that a stranger can read',
    )}`,
    conditions: listed(
      'A machine of your choice',
      'From home or from Baner',
      'Twenty-four days off beside the holidays',
    ),
    postedDaysAgo: 4,
    openFor: 90,
  },
  {
    title: 'हिंदी में लेखन और अनुवाद',
    place: 'लखनऊ',
    stateCode: '09',
    employment: 'partTime',
    payFrom: 500,
    payPer: 'hour',
    description: `<p>आप वे शब्द चुनते हैं जो दुकान में सच में बोले जाते हैं, और ऐप के हर पेज को वैसा ही लिखते हैं।</p>${listed(
      'हफ़्ते में 15 घंटे, अपने समय पर',
      'ज्वेलर और कारीगरों से बात करके सही शब्द ढूँढना',
    )}`,
    postedDaysAgo: 8,
    openFor: 60,
  },
  {
    title: 'Intern, product photographs',
    place: 'Surat',
    stateCode: '24',
    employment: 'internship',
    payTo: 15_000,
    payPer: 'month',
    description:
      '<p>Three months with a light box and a phone: how does a ring look on a page as it looks in the hand?</p>',
    postedDaysAgo: 120,
    openFor: 45,
  },
  {
    title: 'Accountant',
    place: 'Mumbai',
    stateCode: '27',
    employment: 'contract',
    payFrom: 35_000,
    payTo: 45_000,
    payPer: 'month',
    description: '<p>Our own books, GST returns, and the invoices that go out to four hundred shops each month.</p>',
    postedDaysAgo: 64,
    openFor: 90,
    isClosed: true,
  },
];

export const applicants = [
  {
    for: 'Field trainer for jewellers',
    name: 'Meera Solanki',
    message: 'Seven years at the counter of my uncle in Jodhpur. I moved his books from paper to a computer by myself.',
    daysAgo: 10,
    goes: ['invite'],
  },
  {
    for: 'Field trainer for jewellers',
    name: 'Irfan Qureshi',
    message: 'I train people on billing machines in Kota and would like to stay in the trade.',
    daysAgo: 7,
    goes: [],
  },
  {
    for: 'Field trainer for jewellers',
    name: 'Pooja Rathore',
    message: 'Freshly out of college, quick to learn, and I own a scooter.',
    daysAgo: 3,
    goes: [],
  },
  {
    for: 'Support over WhatsApp and phone',
    name: 'Nilesh Patil',
    message: 'Four years of support for a bank, in Marathi, Hindi and English.',
    daysAgo: 20,
    goes: ['invite', 'hire'],
  },
  {
    for: 'Support over WhatsApp and phone',
    name: 'Farah Shaikh',
    message: 'I speak Gujarati at home and Marathi in the street.',
    daysAgo: 16,
    goes: ['invite'],
  },
  {
    for: 'Support over WhatsApp and phone',
    name: 'Deepak Yadav',
    message: 'Looking for any work from home.',
    daysAgo: 14,
    goes: ['reject'],
  },
  {
    for: 'Engineer, TypeScript and PostgreSQL',
    name: 'Ananya Kulkarni',
    message:
      'I have kept a PostgreSQL of two terabytes awake for three years. Now I would like to build something people touch.',
    daysAgo: 2,
    goes: [],
  },
  {
    for: 'Accountant',
    name: 'Suresh Iyer',
    message: 'CA Inter, eleven years with a wholesaler in Zaveri Bazaar.',
    daysAgo: 40,
    goes: ['invite', 'hire'],
  },
  {
    for: 'Accountant',
    name: 'Kavita Joshi',
    message: 'GST returns for sixty small shops, each month on time.',
    daysAgo: 44,
    goes: ['invite', 'reject'],
  },
] as const satisfies readonly {
  for: string;
  name: string;
  message: string;
  daysAgo: number;
  goes: readonly ('invite' | 'hire' | 'reject')[];
}[];
