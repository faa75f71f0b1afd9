import { enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import type { Ports, Secrets, Statement } from '../ports.ts';

/** So many come onto the list in one transaction. */
const slice = 250;

/** The group's members who were not invited yet, each once however often and by however many it is done. */
export const inviteMembers = async (
  ports: Ports,
  shop: string,
  meeting: string,
  signal: AbortSignal,
): Promise<void> => {
  let found = slice;
  while (found === slice && !signal.aborted) {
    const [, members] = await ports.database.batch([enterJob(shop, null), uninvited(shop, meeting)]);
    const contacts = members!.rows.map(([id]) => id!);
    found = contacts.length;
    if (!found) return;
    await ports.database.batch([
      enterJob(shop, null),
      insertInvitations(ports, shop, meeting, contacts),
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

const insertInvitations = (
  { secrets, clock }: Ports,
  shop: string,
  meeting: string,
  contacts: readonly string[],
): Statement => ({
  text: `insert into meeting_invitations (shop_id, id, meeting_id, contact_id, answer, attended, invited_at, letter, created_at, updated_at)
    select $1, r.id, $2, r.contact, 'none', false, $5::timestamptz, 'waiting', $5::timestamptz, $5::timestamptz
    from unnest($3::uuid[], $4::uuid[]) as r(id, contact) order by r.id on conflict (shop_id, id) do nothing returning 1`,
  values: [
    shop,
    meeting,
    contacts.map(contact => invitationId(secrets, meeting, contact)),
    contacts,
    clock.now().toISOString(),
  ],
});

/** The same for the same two, so that its key keeps it one; as old as the meeting, as ids are (UUIDv7). */
const invitationId = (secrets: Secrets, meeting: string, contact: string): string => {
  const rest = secrets.digest(`invitation ${meeting} ${contact}`);
  return `${meeting.slice(0, 13)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
};
