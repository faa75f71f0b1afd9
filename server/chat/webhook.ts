import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChatEvent, ChatStatus } from '../../api/chat/port.ts';
import { badRequest, Refusal } from '../../schema/errors.ts';
import { ownValue } from '../../schema/kit/ownValue.ts';
import { readLine, readLines } from '../../schema/kit/readText.ts';
import { chatErrorSaid } from '../../schema/rules/chatErrors.ts';
import { wishOf, wishOfButton } from '../../schema/rules/optOutWords.ts';
import { say } from '../../schema/words/said.ts';

/** What Meta writes into X-Hub-Signature-256. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The events of a webhook; whatever else Meta tells of is passed over, since it would be told again and again if refused. */
export const readWebhook = (body: Uint8Array, signature: string | null, secret: string): ChatEvent[] => {
  if (!signature || !same(signature, signatureOf(body, secret))) throw new Refusal(401, say('wrongSignature'));
  return list(parsed(body)['entry'])
    .flatMap(entry => list(entry['changes']))
    .flatMap(({ value }) => (isRecord(value) ? eventsOf(value) : []));
};

type Json = Record<string, unknown>;

const eventsOf = (value: Json): ChatEvent[] => {
  const { metadata } = value;
  const phoneNumberId = isRecord(metadata) ? text(metadata['phone_number_id']) : '';
  if (!phoneNumberId) return [];
  return [
    ...list(value['statuses']).flatMap(status => statusEvent(status, phoneNumberId)),
    ...list(value['user_preferences']).flatMap(preference => preferenceEvent(preference, phoneNumberId)),
    ...list(value['messages']).flatMap(message => writtenEvent(message, list(value['contacts']), phoneNumberId)),
  ];
};

const statuses: readonly string[] = ['sent', 'delivered', 'read', 'failed'] satisfies ChatStatus[];

const statusEvent = (told: Json, phoneNumberId: string): ChatEvent[] => {
  const { id, status, pricing, biz_opaque_callback_data: reference } = told;
  const at = moment(told['timestamp']);
  if (!text(id) || !statuses.includes(text(status)) || !at) return [];
  const failed = status === 'failed';
  const code = failed ? number(list(told['errors'])[0]?.['code']) : null;
  return [
    {
      kind: 'status',
      phoneNumberId,
      messageId: text(id),
      reference: text(reference) || null,
      status: status as ChatStatus,
      billable: isRecord(pricing) && typeof pricing['billable'] === 'boolean' ? pricing['billable'] : null,
      at,
      code,
      reason: failed ? reasonOf(code) : null,
    },
  ];
};

const reasonOf = (code: number | null) => (code === null ? say('whyNotSaid') : chatErrorSaid(code));

/** What people chose in WhatsApp's own settings for offers and announcements. */
const preferenceEvent = (told: Json, phoneNumberId: string): ChatEvent[] => {
  const wish = { stop: 'optOut', resume: 'optIn' } as const;
  const at = moment(told['timestamp']);
  const kind = ownValue(wish, told['value']);
  const from = text(told['wa_id']);
  return told['category'] === 'marketing_messages' && kind && from && at ? [{ kind, phoneNumberId, from, at }] : [];
};

/** What people wrote, or the button that they pressed: a wish about further messages is no more than that. */
const writtenEvent = (told: Json, contacts: readonly Json[], phoneNumberId: string): ChatEvent[] => {
  const at = moment(told['timestamp']);
  const from = text(told['from']);
  if (!from || !at) return [];
  const kind = [...written(told).map(wishOf), ...pressed(told).map(wishOfButton)].find(Boolean);
  if (kind) return [{ kind, phoneNumberId, from, at }];
  const messageId = text(told['id']);
  const words = [...written(told), ...pressed(told)].map(readLines).find(Boolean) ?? mediaIn(told);
  if (!messageId || !words) return [];
  const profile = contacts.find(contact => text(contact['wa_id']) === from)?.['profile'];
  const name = isRecord(profile) ? readLine(text(profile['name'])) : '';
  return [{ kind: 'message', phoneNumberId, messageId, from, name, text: words, at }];
};

const written = ({ text: message, type, ...rest }: Json): string[] => {
  const media = rest[text(type)];
  return [isRecord(message) && message['body'], isRecord(media) && media['caption']].map(text);
};

const pressed = ({ button, interactive }: Json): string[] => {
  const replies = isRecord(interactive) ? [interactive['button_reply'], interactive['list_reply']] : [];
  return [
    isRecord(button) && button['text'],
    isRecord(button) && button['payload'],
    ...replies.map(reply => isRecord(reply) && reply['title']),
  ].map(text);
};

/** What came without words: it is to be looked at on the phone. */
const mediaIn = ({ type }: Json): string =>
  ['image', 'video', 'audio', 'document', 'sticker', 'location', 'contacts'].includes(text(type))
    ? `(${text(type)})`
    : '';

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const parsed = (body: Uint8Array): Json => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isRecord(value)) return value;
  } catch {
    // Refused below, as any other text that is no object.
  }
  throw badRequest(say('notFromWhatsApp'));
};

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** From seconds since 1970, as a number or its digits. */
const moment = (seconds: unknown): Date | null => {
  const at = new Date(Number(seconds || NaN) * 1_000);
  return Number.isNaN(at.getTime()) ? null : at;
};
