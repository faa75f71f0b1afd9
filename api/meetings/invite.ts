import { enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import type { Ports, Secrets, Statement } from '../ports.ts';
import type { RemindedOf } from '../../schema/rules/meetings.ts';
import { isPast, newsOf, type MeetingRow } from './meeting.ts';

/** So many come onto the list in one transaction. */
const slice = 250;

/** The group's members who were not invited yet, each once however often and by however many it is done. */
export const inviteMembers = async (
  ports: Ports,
  shop: string,
  meeting: string,
  signal: AbortSignal,
): Promise<void> => {
  await ports.database.batch([enterJob(shop, null), mailToo(shop, meeting), publishChange(shop, 'meetingInvitations')]);
  let found = slice;
  while (found === slice && !signal.aborted) {
    const [, members] = await ports.database.batch([enterJob(shop, null), uninvited(shop, meeting)]);
    const contacts = members!.rows.map(([id]) => id!);
    found = contacts.length;
    if (!found) return;
    await ports.database.batch([
      enterJob(shop, null),
      insertInvitations(ports, shop, { meeting, told: null, reminded: [] }, contacts),
      publishChange(shop, 'meetingInvitations'),
    ]);
  }
};

const uninvited = (shop: string, meeting: string): Statement => ({
  text: `select l.contact_id from meetings m
      join group_members l on l.shop_id = $1 and l.group_id = m.group_id
      join contacts c on c.shop_id = $1 and c.id = l.contact_id and c.deleted_at is null
    where m.shop_id = $1 and m.id = $2 and m.deleted_at is null and m.state = 'planned'
      and not exists (select 1 from meeting_invitations i where i.shop_id = $1 and i.meeting_id = $2 and i.contact_id = l.contact_id)
    order by l.contact_id limit ${slice}`,
  values: [shop, meeting],
});

/** Invited on WhatsApp alone, with an email, and without an answer so far; on `i`. */
export const mayGetLetter = `i.letter = 'whatsApp' and i.answer = 'none' and exists (select 1 from contacts c
  where c.shop_id = $1 and c.id = i.contact_id and c.deleted_at is null and coalesce(c.email, c.other_email) is not null)`;

/** They get their letter like those who were not invited at all. */
const mailToo = (shop: string, meeting: string): Statement => ({
  text: `update meeting_invitations i set letter = 'waiting', told = null, version = i.version + 1
    where i.shop_id = $1 and i.meeting_id = $2 and i.deleted_at is null and ${mayGetLetter}`,
  values: [shop, meeting],
});

/** To a meeting, of which a message tells: what it says of it, and which reminders would come too late. Without `told` a letter tells. */
export type InvitedTo = { meeting: string; told: string | null; reminded: readonly RemindedOf[] };

export const invitedTo = (meeting: MeetingRow, { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>): InvitedTo => ({
  meeting: meeting.id,
  told: newsOf(meeting, secrets),
  reminded: (['day', 'hour'] as const).filter(of => isPast(meeting, of, clock.now())),
});

/** Those whom a message about a meeting goes to, in the transaction that puts them on its list. Whom no letter has reached is reached now. */
export const inviteByMessage = (
  ports: Pick<Ports, 'secrets' | 'clock'>,
  shop: string,
  to: InvitedTo,
  contacts: readonly string[],
): Statement[] => [
  insertInvitations(ports, shop, to, contacts),
  {
    text: `update meeting_invitations i set letter = 'whatsApp', version = i.version + 1
      where i.shop_id = $1 and i.meeting_id = $2 and i.contact_id = any($3::uuid[]) and i.letter in ('noAddress', 'failed', 'unknown')`,
    values: [shop, to.meeting, contacts],
  },
  publishChange(shop, 'meetingInvitations'),
];

const insertInvitations = (
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  shop: string,
  { meeting, told, reminded }: InvitedTo,
  contacts: readonly string[],
): Statement => {
  const remindedAt = (of: RemindedOf) => (reminded.includes(of) ? '$5::timestamptz' : 'null::timestamptz');
  return {
    text: `insert into meeting_invitations (shop_id, id, meeting_id, contact_id, answer, attended, invited_at, letter, told,
        day_reminder_at, hour_reminder_at, created_at, updated_at)
      select $1, r.id, $2, r.contact, 'none', false, $5::timestamptz, '${told === null ? 'waiting' : 'whatsApp'}', $6::text,
        ${remindedAt('day')}, ${remindedAt('hour')}, $5::timestamptz, $5::timestamptz
      from unnest($3::uuid[], $4::uuid[]) as r(id, contact)
      where not exists (select 1 from meeting_invitations i where i.shop_id = $1 and i.meeting_id = $2 and i.contact_id = r.contact)
      order by r.id on conflict do nothing returning 1`,
    values: [
      shop,
      meeting,
      contacts.map(contact => invitationId(secrets, meeting, contact)),
      contacts,
      clock.now().toISOString(),
      told,
    ],
  };
};

/** The same for the same two, so that its key keeps it one; as old as the meeting, as ids are (UUIDv7). */
const invitationId = (secrets: Secrets, meeting: string, contact: string): string => {
  const rest = secrets.digest(`invitation ${meeting} ${contact}`);
  return `${meeting.slice(0, 13)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
};
