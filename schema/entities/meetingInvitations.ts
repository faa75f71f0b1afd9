import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, ref, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { answers, letterStates } from '../rules/meetings.ts';

/** Somebody who was invited to a meeting: what they were told, what they answered, and whether they were there. */
export const meetingInvitations = defineEntity({
  name: 'meetingInvitations',
  label: { one: 'Invitation', many: 'Invitations' },
  path: 'shops/:shopId/contacts/meetings/:meetingId/invitations',
  title: 'contactId',
  fields: {
    meetingId: ref('meetings').label('Meeting').required(),
    contactId: ref('contacts', { embed: 'contact' }).label('Contact').required(),
    answer: choice(answers).label('Answer').required().default('none'),
    answeredAt: timestamp().label('Answered'),
    attended: boolean().label('Was there'),
    invitedAt: timestamp().label('Invited').required(),
    letter: choice(letterStates).label('Letter').required().default('waiting'),
    /** What they were told last: when, how long and where, or that it is off. */
    told: text().label('Told of').max(64),
    dayReminderAt: timestamp().label('Reminded the day before'),
    hourReminderAt: timestamp().label('Reminded an hour before'),
    minutesAt: timestamp().label('Minutes sent'),
  },
  search: [],
  permissions: { list: can.GroupMeetingList },
  list: {
    columns: ['contactId', 'answer', 'answeredAt', 'attended', 'letter', 'minutesAt'],
    filters: ['answer', 'attended'],
    pageSize: 50,
  },
  actions: {
    attend: {
      method: 'PUT',
      path: ':id/attended',
      permission: can.GroupMeetingEdit,
      summary: 'Somebody was there, or was not',
      input: { attended: boolean().label('Was there') },
    },
    attendAll: {
      method: 'POST',
      path: 'attended',
      permission: can.GroupMeetingEdit,
      summary: 'Everybody who said yes was there',
    },
  },
  storage: {
    indexes: [['meetingId', 'contactId']],
    dataSubject: { through: 'contactId', onErasure: 'goes' },
  },
});
export type MeetingInvitation = RecordOf<typeof meetingInvitations>;
