import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, integer, longText, ref, text, timestamp, url } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { letterLanguages, meetingStates, reminders } from '../rules/meetings.ts';
import { repeats } from '../rules/tasks.ts';

const ofNotes = { list: can.MeetingNoteList, create: can.MeetingNoteAdd, update: can.MeetingNoteEdit };

/** When a group meets: its members are invited, answer without an account, and who was there is ticked off. */
export const meetings = defineEntity({
  name: 'meetings',
  label: { one: 'Meeting', many: 'Meetings' },
  path: 'shops/:shopId/contacts/meetings',
  page: { route: 'contacts/meetings', menu: 'customers', files: true, remarks: true },
  title: 'title',
  fields: {
    title: text().label('Title').required('Say what it is about').max(120),
    groupId: ref('groups', { embed: 'group' }).label('Group').required('Choose a group'),
    startsAt: timestamp().label('Starts').required('Say when it starts'),
    minutes: integer()
      .label('Length in minutes')
      .required('Say how long it takes')
      .min(5, 'At least 5 minutes')
      .max(1_440, 'At most a day')
      .default(60),
    place: text().label('Place').max(250),
    link: url().label('Link').max(1_000),
    agenda: longText().label('Agenda').max(5_000),
    hostId: ref('users', { embed: 'host' }).label('Host'),
    repeats: choice(repeats).label('Repeats'),
    remindBefore: choice(reminders).label('Remind').required('Say when').default('both'),
    letterLanguage: choice(letterLanguages).label('Language of letters').required('Choose a language').default('en'),
    state: choice(meetingStates).label('State').required(),
    joiningUrl: text().label('Joining address').max(22),
    repeatsFrom: timestamp().label('Repeats since'),
    isContinued: boolean().label('Next one made'),
  },
  search: ['title', 'place'],
  permissions: {
    list: can.GroupMeetingList,
    create: can.GroupMeetingAdd,
    update: can.GroupMeetingEdit,
    delete: can.GroupMeetingDelete,
  },
  list: {
    columns: ['title', 'startsAt', 'groupId', 'place', 'hostId', 'state'],
    filters: ['groupId', 'hostId', 'repeats', 'startsAt'],
    calendar: { start: 'startsAt', minutes: 'minutes' },
    period: 'startsAt',
  },
  sections: {
    what: { label: 'What and with whom', fields: ['title', 'groupId', 'agenda'] },
    when: { label: 'When and where', fields: [['startsAt', 'minutes'], 'repeats', 'place', 'link'] },
    tell: {
      label: 'How people are told',
      help: 'Reminders go to everybody who was invited and did not say no',
      fields: ['hostId', ['remindBefore', 'letterLanguage']],
    },
  },
  figures: { byGroup: { label: 'By group', by: 'groupId' }, byMonth: { label: 'By month', by: 'startsAt' } },
  texts: {
    notes: {
      label: 'Notes',
      help: 'What to speak about, and what comes up before and during the meeting',
      permissions: ofNotes,
    },
    postNotes: {
      label: 'Minutes',
      help: 'What was said and decided. Several people may write at once',
      permissions: ofNotes,
    },
  },
  papers: {
    minutes: {
      label: 'Minutes',
      sizes: ['a4', 'a5'],
      fields: ['title', 'startsAt', 'minutes', 'place', 'groupId', 'hostId'],
      names: { label: 'Were there', link: 'meetingInvitations', by: 'meetingId', of: 'contactId', where: 'attended' },
      text: 'postNotes',
      permission: can.MeetingNoteDownload,
    },
  },
  states: {
    field: 'state',
    initial: 'planned',
    transitions: {
      cancel: {
        from: ['planned'],
        to: 'cancelled',
        label: 'Cancel meeting',
        summary: 'It does not take place; everybody who was invited and did not say no is told once',
        permission: can.GroupMeetingEdit,
        confirm: true,
        danger: true,
      },
      plan: {
        from: ['cancelled'],
        to: 'planned',
        label: 'Plan it after all',
        summary: 'It takes place after all; everybody who was invited is told once',
        permission: can.GroupMeetingEdit,
      },
    },
  },
  writing: { readOnly: ['joiningUrl', 'repeatsFrom', 'isContinued'], createOnly: ['groupId'], provedToCreate: true },
  actions: {
    reach: {
      method: 'GET',
      path: ':id/reach',
      permission: can.GroupMeetingList,
      summary: 'Whom an invitation would reach, who was invited, and what they answered',
    },
    invite: {
      method: 'POST',
      path: ':id/invite',
      permission: can.GroupMeetingEdit,
      proved: true,
      summary: 'Invite every member of the group who was not invited yet, each once',
    },
    sendMinutes: {
      method: 'POST',
      path: ':id/minutes',
      permission: can.MeetingNoteDownload,
      proved: true,
      summary: 'Send the minutes to everybody who was there and was not sent them yet, each once',
      input: { again: boolean().label('Also to those who were sent them before') },
    },
    renewAddress: {
      method: 'POST',
      path: ':id/joining_address',
      permission: can.GroupMeetingEdit,
      proved: true,
      summary: 'Another joining address; the one before, and all personal ones, lead nowhere from now on',
    },
  },
  buttons: {
    renewAddress: {
      on: 'page',
      label: 'Renew address',
      title: 'Another address for “%{title}”?',
      text: 'The old address and everybody’s personal link lead nowhere from now on. The next letter brings each their new one.',
      done: 'The address is renewed',
      danger: true,
    },
  },
});
export type Meeting = RecordOf<typeof meetings>;
