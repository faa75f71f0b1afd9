/** Words of meetings beside those of their entity. */
export const meetingsWords = {
  meetings: {
    decision: 'A decision that somebody is to carry out',
    decision_noted: 'Noted as a task of this meeting',
    answers: { yes: 'Comes', maybe: 'Maybe', no: 'Does not', none: 'No answer' },
    invitations: {
      title: 'Invitations',
      none: 'Nobody is invited yet.',
      empty_group: 'The group has no members yet. Add some, then invite them.',
    },
    invite: {
      label: 'Invite %{smart_count} person |||| Invite %{count} people',
      title: 'Invite to “%{name}”?',
      text: '%{mail} by mail, with an entry for their calendar and a link of their own to answer. Without an email, and so without a letter: %{others}. Nobody gets two invitations by mail.',
      too: 'Of them 1 was invited on WhatsApp and has not answered. |||| Of them %{count} were invited on WhatsApp and have not answered.',
      on_whatsapp: 'Invite on WhatsApp',
      done: 'The invitations are on their way',
    },
    letters: {
      onWhatsApp:
        '1 was invited on WhatsApp, without a letter so far |||| %{count} were invited on WhatsApp, without a letter so far',
      waiting: '1 letter is still on its way |||| %{count} letters are still on their way',
      failed: '1 letter was not taken: look at the address |||| %{count} letters were not taken: look at the addresses',
      unknown: 'Of 1 letter nobody knows whether it arrived |||| Of %{count} letters nobody knows whether they arrived',
      noAddress: '1 has no email and got no letter |||| %{count} have no email and got no letter',
    },
    guests: {
      title: 'Who was there',
      count: '%{there} of %{invited}',
      all: 'All who said yes were there',
      was_there: '%{name} was there',
      gone: 'Contact removed',
    },
    address: {
      title: 'Address of the meeting',
      label: 'Joining address',
      hint: 'Whoever has it sees title and time, and nothing more. Agenda, place and link are for those with a personal link from their letter or message.',
    },
    minutes: {
      nobody: 'Tick who was there, and the minutes can be sent to them.',
      send: 'Send minutes to 1 who was there |||| Send minutes to %{count} who were there',
      sent: 'The minutes were sent to 1 person |||| The minutes were sent to %{count} people',
      again: 'Send again to 1 person |||| Send again to all %{count}',
      title: 'Mail the minutes of “%{name}”?',
      text: 'As they are now, as a PDF in %{language}. Whoever has no email gets no letter.',
      done: 'The minutes are on their way',
    },
    of_group: 'Meetings',
  },
  'resources.contacts/meetings.empty':
    'No meetings yet. Plan one for a group: its members are invited, answer without an account and are reminded.',
};
