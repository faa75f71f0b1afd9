import { described, string, yes } from '../../schema/kit/shape.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { answerMeeting, publicMeeting, saveMeeting, showMeeting } from './calls.ts';

const common = { tag: 'Public', access: { to: 'public' } } as const;
const path = 'public/meetings/:joiningUrl';
const query = [{ name: 'i', shape: described(string, 'By which somebody who was invited is known') }];

/** What visitors see of a meeting, and how those who were invited answer. */
export const meetingOperations: Operation[] = [
  {
    ...common,
    id: 'publicMeetings.show',
    method: 'GET',
    path,
    summary:
      'A meeting: its title, shop and time; for somebody who was invited agenda, place, answer, and the link when it begins',
    query,
    handle: replying(publicMeeting, showMeeting),
  },
  {
    ...common,
    id: 'publicMeetings.calendar',
    method: 'GET',
    path: `${path}/calendar`,
    summary: 'The same for a calendar, for somebody who was invited',
    query,
    handle: sending(['text/calendar'], saveMeeting),
  },
  {
    ...common,
    id: 'publicMeetings.answer',
    method: 'POST',
    path: `${path}/answers`,
    summary: 'Say whether one comes: `answer` is `yes`, `maybe` or `no`, and `i` by which one is known',
    body: { of: 'visitor' },
    handle: replying(yes, answerMeeting),
  },
];
