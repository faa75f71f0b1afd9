import { remindBefore, wantsReminder, type RemindedOf } from '../../schema/rules/meetings.ts';
import { meetingLetter, type LetterKind } from './letters.ts';
import { isCancelled, isOver, isPast, newsOf, type MeetingRow } from './meeting.ts';
import { giveUp, inShop, sendLetters, type Letters, type Round } from './sendLetters.ts';

/** Sends whatever those who were invited are to be told now. */
export const deliver = async (round: Round): Promise<void> => {
  const { ports, shop, meeting } = round;
  await inShop(ports, shop, [giveUp(shop, meeting.id)]);
  if (isOver(meeting, ports.clock.now()) || !meeting.shop.isOpen) return;
  await sendLetters(round, news(round));
  if (isCancelled(meeting)) return;
  for (const when of ['day', 'hour'] as const)
    if (isTime(meeting, when, ports.clock.now())) await sendLetters(round, reminders(round, when));
};

/** The one for the day before has no place in the last hour. */
const isTime = ({ remindBefore: wanted, startsAt }: MeetingRow, of: RemindedOf, at: Date): boolean => {
  const left = Date.parse(startsAt) - at.getTime();
  return wantsReminder(wanted, of) && left > (of === 'day' ? remindBefore.hour : 0) && left <= remindBefore[of];
};

/** Whoever said no, or was never told of it, need not hear that it is called off. A reminder whose time is here already is not sent beside the news. */
const news = ({ ports, meeting }: Round): Letters => {
  const at = ports.clock.now();
  const passed = (of: RemindedOf) => (isPast(meeting, of, at) ? '$3::timestamptz' : 'null');
  const called = isCancelled(meeting) ? ` and i.told is not null and i.answer <> 'no'` : '';
  return {
    chosen: `i.told is distinct from $4${called}`,
    becomes: `told = $4, day_reminder_at = ${passed('day')}, hour_reminder_at = ${passed('hour')}`,
    values: [newsOf(meeting, ports.secrets)],
    putBack: ({ before }) => ({ sets: 'told = $3', values: [before] }),
    write: guest => meetingLetter(ports, kindOf(meeting, guest.before), meeting, guest),
  };
};

const kindOf = (meeting: MeetingRow, before: string | null): LetterKind => {
  if (isCancelled(meeting)) return 'meetingCancelled';
  return before === null ? 'meetingInvited' : 'meetingChanged';
};

const reminders = ({ ports, meeting }: Round, of: RemindedOf): Letters => ({
  chosen: `i.told = $4 and i.answer <> 'no' and i.${of}_reminder_at is null`,
  becomes: `${of}_reminder_at = $3::timestamptz`,
  values: [newsOf(meeting, ports.secrets)],
  putBack: () => ({ sets: `${of}_reminder_at = null`, values: [] }),
  write: guest => meetingLetter(ports, 'meetingReminder', meeting, guest),
});
