import type { meetingInvitations } from '../../../entities/meetingInvitations.ts';
import type { Words } from '../../schemaWords.ts';

export const meetingInvitationsWords = {
  one: 'न्योता',
  many: 'न्योते',
  fields: {
    meetingId: 'बैठक',
    contactId: 'संपर्क',
    answer: 'जवाब',
    answeredAt: 'जवाब कब आया',
    attended: 'आए थे',
    invitedAt: 'कब बुलाया',
    letter: 'चिट्ठी',
    told: 'क्या बताया',
    dayReminderAt: 'एक दिन पहले याद दिलाया',
    hourReminderAt: 'एक घंटा पहले याद दिलाया',
    minutesAt: 'कार्यवृत्त कब भेजा',
  },
  values: {
    answer: { none: 'अभी जवाब नहीं', yes: 'आएँगे', maybe: 'शायद', no: 'नहीं आएँगे' },
    letter: {
      waiting: 'भेजी जा रही है',
      noAddress: 'ईमेल नहीं है',
      sending: 'भेजी जा रही है',
      sent: 'भेजी',
      failed: 'नहीं गई',
      unknown: 'पता नहीं',
      whatsApp: 'WhatsApp पर',
    },
  },
  inputs: { attend: { attended: 'आए थे' } },
} satisfies Words<typeof meetingInvitations>;
