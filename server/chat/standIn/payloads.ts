import type { Accepted, Telling } from './message.ts';

const seconds = (milliseconds: number) => `${Math.floor(milliseconds / 1_000)}`;

const payload = (phoneNumberId: string, field: string, value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: phoneNumberId,
      changes: [
        {
          field,
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: phoneNumberId, phone_number_id: phoneNumberId },
            ...value,
          },
        },
      ],
    },
  ],
});

/** What is told of messages of one number. */
export const statusesPayload = (phoneNumberId: string, told: readonly { message: Accepted; telling: Telling }[]) =>
  payload(phoneNumberId, 'messages', {
    statuses: told.map(({ message, telling: { status, at, code } }) => ({
      id: message.id,
      status,
      timestamp: seconds(at),
      recipient_id: message.to,
      biz_opaque_callback_data: message.reference,
      ...((status === 'sent' || status === 'delivered') && {
        pricing: { billable: true, pricing_model: 'PMP', category: message.category.toLowerCase() },
      }),
      ...(code !== undefined && { errors: [errorOf(code)] }),
    })),
  });

const errorOf = (code: number) => ({
  code,
  title: 'Refused',
  message: 'Refused',
  error_data: { details: 'On demand' },
});

/** What somebody answered. */
export const answerPayload = (message: Accepted, id: string, body: string, at: number) =>
  payload(message.phoneNumberId, 'messages', {
    contacts: [{ profile: { name: message.to }, wa_id: message.to }],
    messages: [{ from: message.to, id, timestamp: seconds(at), type: 'text', text: { body } }],
  });

/** What somebody chose in the settings of WhatsApp. */
export const preferencePayload = (message: Accepted, value: 'stop' | 'resume', at: number) =>
  payload(message.phoneNumberId, 'user_preferences', {
    contacts: [{ profile: { name: message.to }, wa_id: message.to }],
    user_preferences: [
      {
        wa_id: message.to,
        detail: `User requested to ${value} marketing messages`,
        category: 'marketing_messages',
        value,
        timestamp: Number(seconds(at)),
      },
    ],
  });
