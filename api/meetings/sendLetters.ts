import { enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { LetterRefusal, type Letter, type Ports, type Result, type Statement } from '../ports.ts';
import type { MeetingRow } from './meeting.ts';

/** So many are taken at once: whoever dies in between leaves no more of whom nobody knows. */
const slice = 10;

/** Somebody whose letter was taken to be sent. `before`: what they had been told. */
export type Taken = { invitation: string; name: string; email: string | null; before: string | null };
export type Guest = Taken & { email: string };
export type Round = { ports: Ports; shop: string; meeting: MeetingRow; signal: AbortSignal };

/**
 * Letters of one kind. `chosen` is the condition on invitations that are still to get one, `becomes` what taking one sets, so that it is not
 * chosen again, and `putBack` what undoes that; all of them name `i`. `values` begin with `$4`.
 */
export type Letters = {
  chosen: string;
  becomes: string;
  values: readonly (string | null)[];
  putBack: (taken: Taken) => { sets: string; values: readonly (string | null)[] };
  write: (guest: Guest) => Letter;
};

/** The mail server takes nothing at the moment: the job is handed out again. */
class MailIsAway extends Error {}

/** Each letter is taken in the database before it goes out, so that it goes once, or is known to be unknown. */
export const sendLetters = async (round: Round, letters: Letters): Promise<void> => {
  const { ports, shop, meeting, signal } = round;
  while (!signal.aborted) {
    const [, found] = await inShop(ports, shop, [lockMeeting(shop, meeting.id), take(round, letters)]);
    const taken = JSON.parse(found!.rows[0]![0]!) as Taken[];
    if (!taken.length) return;
    const ends = await Promise.allSettled(taken.map(one => sendOne(round, letters, one)));
    await inShop(ports, shop, [publishChange(shop, 'meetingInvitations')]);
    const failed = ends.find(end => end.status === 'rejected');
    if (failed) throw failed.reason;
  }
};

const sendOne = async ({ ports, shop }: Round, letters: Letters, taken: Taken): Promise<void> => {
  const { invitation, email } = taken;
  const became = (letter: string) => inShop(ports, shop, [letterBecame(shop, invitation, letter)]);
  if (!email) return void (await became('noAddress'));
  try {
    await ports.mail.send(letters.write({ ...taken, email }));
  } catch (error) {
    if (!(error instanceof LetterRefusal)) {
      ports.log('error', 'Nobody knows whether a letter was taken', { error });
      return void (await became('unknown'));
    }
    if (error.isFinal) return void (await became('failed'));
    await inShop(ports, shop, [putBack(shop, invitation, letters.putBack(taken))]);
    throw new MailIsAway('The mail server takes no letters', { cause: error });
  }
  await became('sent');
};

/** Whoever takes letters of a meeting holds it, so that nobody else takes the same. */
const lockMeeting = (shop: string, meeting: string): Statement => ({
  text: 'select 1 from meetings m where m.shop_id = $1 and m.id = $2 for update',
  values: [shop, meeting],
});

/** Whoever was invited on WhatsApp and has no email is not looked for by mail. */
const isReadByMail = `(i.letter <> 'whatsApp' or exists (select 1 from contacts c
  where c.shop_id = $1 and c.id = i.contact_id and coalesce(c.email, c.other_email) is not null))`;

/** Marks the next ones as being sent to, and tells who they are. */
const take = ({ ports, shop, meeting }: Round, { chosen, becomes, values }: Letters): Statement => ({
  text: `with next as materialized (
      select i.id, i.contact_id, i.told as before from meeting_invitations i
      where i.shop_id = $1 and i.meeting_id = $2 and i.deleted_at is null and (${chosen}) and ${isReadByMail} order by i.id limit ${slice}),
    taken as (
      update meeting_invitations i set letter = 'sending', ${becomes}, updated_at = $3::timestamptz, version = i.version + 1
      from next n where i.shop_id = $1 and i.id = n.id returning i.id, n.contact_id, n.before)
    select coalesce(json_agg(json_build_object('invitation', k.id, 'name', c.name, 'email', coalesce(c.email, c.other_email), 'before', k.before)
      order by k.id), '[]')
    from taken k join contacts c on c.shop_id = $1 and c.id = k.contact_id`,
  values: [shop, meeting.id, ports.clock.now().toISOString(), ...values],
});

/** Whoever was sending these is gone, or about to say what came of it, which counts more. */
export const giveUp = (shop: string, meeting: string): Statement => ({
  text: `update meeting_invitations i set letter = 'unknown' where i.shop_id = $1 and i.meeting_id = $2 and i.letter = 'sending'`,
  values: [shop, meeting],
});

const letterBecame = (shop: string, invitation: string, letter: string): Statement => ({
  text: `update meeting_invitations i set letter = $3 where i.shop_id = $1 and i.id = $2 and i.letter in ('sending', 'unknown')`,
  values: [shop, invitation, letter],
});

const putBack = (shop: string, invitation: string, { sets, values }: ReturnType<Letters['putBack']>): Statement => ({
  text: `update meeting_invitations i set letter = 'waiting', ${sets} where i.shop_id = $1 and i.id = $2`,
  values: [shop, invitation, ...values],
});

export const inShop = async ({ database }: Ports, shop: string, statements: readonly Statement[]): Promise<Result[]> =>
  (await database.batch([enterJob(shop, null), ...statements])).slice(1);
