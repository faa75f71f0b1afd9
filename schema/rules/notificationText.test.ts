import { expect, it } from 'vitest';
import { wordings } from '../words/wordings.ts';
import { notificationText } from './notificationText.ts';
import type { NotificationKind, NotificationPayloads } from './notifications.ts';

const counts = { entity: 'contacts', file: 'people.csv', created: 1_250, updated: 0, skipped: 2, failed: 1 };

const cases: { [K in NotificationKind]: [payload: NotificationPayloads[K], title: string, text: string] } = {
  assigned: [
    { of: [{ entity: 'products', count: 1 }], title: 'R-12', by: 'Sunita' },
    'Assigned to you: product R-12',
    'By Sunita',
  ],
  mentioned: [{ of: [{ entity: 'contacts', count: 2 }], title: '', by: '' }, 'You are mentioned: 2 contacts', ''],
  came: [{ of: [{ entity: 'enquiries', count: 1 }], title: 'Asha', by: '' }, 'From a visitor: enquiry Asha', ''],
  due: [
    {
      of: [
        { entity: 'products', count: 1_004 },
        { entity: 'contacts', count: 1 },
      ],
      day: '2026-11-22',
      dueToday: 3,
      overdue: 1_002,
    },
    'Your work: 3 due today, 1,002 overdue',
    '1,004 products, 1 contact',
  ],
  daySales: [
    { day: '2026-11-25', bills: 12, total: 687_524, weekBefore: 540_000 },
    'Sold on 25 Nov 2026: ₹6,87,524',
    'Bills: 12. The same weekday before: ₹5,40,000',
  ],
  importDone: [counts, 'Import of contacts finished', 'people.csv: 1,250 added, 2 skipped, 1 failed'],
  importFailed: [
    { entity: 'contacts', file: 'a.csv', problem: 'The file is damaged.' },
    'Import of contacts failed',
    'a.csv: The file is damaged.',
  ],
  exportDone: [{ entity: 'products', rows: 50_000 }, 'Export of products is ready', '50,000 rows'],
  exportFailed: [{ entity: 'products', problem: 'No room left.' }, 'Export of products failed', 'No room left.'],
  shopTakenOut: [{ name: 'Rings' }, 'The file of Rings is ready', 'It can be downloaded for seven days.'],
  shopBroughtIn: [{ name: 'rings.tar' }, 'rings.tar is brought in', 'The new shop is open for you.'],
  archiveFailed: [{ name: 'Rings', problem: 'No room left.' }, 'The shop archive failed: Rings', 'No room left.'],
  messageDone: [
    { name: 'Diwali', sent: 90, failed: 0, skipped: 2, unknown: 3 },
    '“Diwali” is sent',
    '90 sent, 2 left out, 3 unknown',
  ],
  messageStopped: [{ name: 'Diwali', problem: 'Blocked.' }, '“Diwali” could not be sent', 'Blocked.'],
  paperNotSent: [
    { entity: 'contacts', title: 'Asha', to: 'asha@example.test', isKnown: true },
    'The mail to asha@example.test was not sent: contact Asha',
    'The mail server did not take it. Look at the address and send it again.',
  ],
  monthMailed: [
    { month: '2026-05', to: 'ca@example.test' },
    'The books of May 2026 went to ca@example.test',
    'The mail server has taken the letter with the file.',
  ],
  monthNotMailed: [
    { month: '2026-05', to: 'ca@example.test', why: 'tooLarge' },
    'The books of May 2026 did not go to ca@example.test',
    'The file is too large for a letter. Download it under Background tasks and hand it over otherwise.',
  ],
  permissionsAdded: [
    { names: 'shop/karigar/add' },
    'There are new permissions',
    'Everybody whose role brings them has them now. You can give them to others, or take them away: shop/karigar/add',
  ],
  personJoined: [{ name: 'Asha' }, 'Asha has joined', 'The invitation was accepted.'],
  shopApproved: [{ name: 'Pune' }, 'Pune is approved', 'It can send messages and show its pages now.'],
  shopSuspended: [{ name: 'Pune' }, 'Pune is suspended', 'Nobody can work in it. Ask support for the reason.'],
  meetingAnswered: [{ title: 'Kitty of May' }, 'There are answers to “Kitty of May”', 'Look who comes.'],
  requestReplied: [{ number: 'SR/26-27/0012', title: 'No GSTIN' }, 'Support has answered SR/26-27/0012', 'No GSTIN'],
  requestSolved: [{ number: 'SR/26-27/0012', title: 'No GSTIN' }, 'SR/26-27/0012 is solved', 'No GSTIN'],
  pageAnswered: [
    { of: [{ entity: 'workOrders', count: 1 }], title: 'W/26-27/0007', answer: 'declined', amount: 850 },
    'A customer has answered: work order W/26-27/0007',
    'Declined: ₹850',
  ],
  transferSent: [
    { number: 'X/26-27/0004', from: 'Andheri', pieces: 3 },
    'Andheri has sent pieces: X/26-27/0004',
    '3 to take in or to refuse once they are here',
  ],
  transferEnded: [
    { number: 'X/26-27/0004', to: 'Pune', received: 2, refused: 1, calledBack: 0 },
    'Transfer X/26-27/0004 to Pune has ended',
    '2 received, 1 refused',
  ],
  subscriptionEnds: [
    { plan: 'TS Invoice Masha', day: '2027-02-27' },
    'TS Invoice Masha ends soon',
    'Its last day is 27 Feb 2027. Ask TolaShop to renew it; nothing is lost in any case.',
  ],
  subscriptionEnded: [
    { plan: 'TS Messenger Tola', app: 'tsmessenger' },
    'TS Messenger Tola has ended',
    'No new messages are sent. Everything stays to be read and exported.',
  ],
  customerSubscriptionEnds: [
    { name: 'Jewellery Care Membership', customer: 'Asha Rao', day: '2027-02-27' },
    'Jewellery Care Membership of Asha Rao ends soon',
    'Its last day is 27 Feb 2027. Bill its next term when they come.',
  ],
  lastLawfulDays: [
    { count: 3, until: '2026-12-26' },
    'Passbooks come to their last lawful day',
    '3 holders are warned today: the goods have to be handed over by then',
  ],
  supportOpened: [
    { name: 'Asha', reason: 'A bill', until: '2026-03-02T06:00:00Z' },
    'Asha of TolaShop support may enter this shop',
    'Until 2 Mar 2026, 11:30 am: A bill',
  ],
  supportAsked: [
    { name: 'Asha', reason: 'A bill', scope: 'write', hours: 3 },
    'Asha of TolaShop support asks to enter this shop',
    'To read and write, for 3 hours. Reason: A bill',
  ],
  supportEmergency: [
    { name: 'Asha', reason: 'A bill', until: '2026-03-02T06:00:00Z' },
    'In an emergency Asha of TolaShop support enters this shop',
    'Until 2 Mar 2026, 11:30 am: A bill',
  ],
};

it.each(Object.entries(cases))('%s says what happened', (kind, [payload, title, text]) => {
  expect(notificationText({ kind: kind as NotificationKind, payload }, wordings.en)).toEqual({ title, text });
});

it('counts work that is several records, and names whoever gave all of it', () => {
  const of = [
    { entity: 'products', count: 4 },
    { entity: 'contacts', count: 1 },
  ];
  const payload = { of, title: '', by: '' };
  expect(notificationText({ kind: 'assigned', payload }, wordings.en)).toEqual({
    title: 'Assigned to you: 4 products, 1 contact',
    text: '',
  });
});

it('says that there was nothing', () => {
  const payload = { ...counts, created: 0, skipped: 0, failed: 0 };
  expect(notificationText({ kind: 'importDone', payload }, wordings.en).text).toBe('people.csv: Nothing to do');
});
