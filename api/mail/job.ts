import type { Language } from '../../schema/words/languages.ts';
import { emailKey } from '../session/credentials.ts';
import { lockNames } from '../db/locks.ts';
import { enterAccount } from '../db/transactionContext.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { linkAddress, newLink, type Link, type Purpose } from '../session/links.ts';
import { userName } from '../session/statements.ts';
import { sendPaperLetter } from '../papers/sendLetter.ts';
import { sendFolderLetter } from '../monthFolder/sendLetter.ts';
import { sendReportLetter } from '../savedReports/sendLetter.ts';
import { sendNotice } from './notice.ts';
import { sendDigest, type DigestJob } from './digest.ts';
import { sendAdded } from './added.ts';
import { sendMoved } from './moved.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { letter } from './letters.ts';
import { sendOrdered } from './ordered.ts';
import { sendSupportLetter } from './supportLetter.ts';

export const mailQueue = 'mail';

/**
 * What a job knows of its letter, none of it secret: the e-mail that somebody says is theirs, the person who is to prove their address, the proved address that a person has left, the link (one of
 * `account_links`) that an invitation brings, who was added to which shop, the order that was placed, the note in a record's history, the month's folder that it brings, the saved report and its morning, the
 * support access, or the time of which somebody is told.
 */
export type MailJob =
  | { letter: 'reset'; email: string }
  | { letter: 'proof'; user: string }
  | { letter: 'moved'; user: string; email: string }
  | { letter: 'invite'; link: string }
  | { letter: 'added'; user: string; shop: string }
  | { letter: 'order'; order: string; language?: Language }
  | { letter: 'paper'; shop: string; id: string }
  | { letter: 'folder'; shop: string; id: string }
  | { letter: 'report'; shop: string; id: string; day: string }
  | { letter: 'notice'; user: string; shop: string; id: string }
  | { letter: 'support'; access: string; user: string }
  | ({ letter: 'digest' } & DigestJob);

/** Within the transaction that causes the letter. */
export const queueLetter = ({ jobs }: Ports, run: Run, job: MailJob): Promise<void> =>
  jobs.enqueue(run, mailQueue, job);

/** What somebody may have in their letter box at once, so that nobody can flood it. */
const mostLetters = 5;

/** A job that is handed out again makes no second link: the link's id is the job's. */
export const sendLetter = async (ports: Ports, id: string, job: MailJob): Promise<void> => {
  if (job.letter === 'notice') return sendNotice(ports, job);
  if (job.letter === 'support') return sendSupportLetter(ports, job);
  if (job.letter === 'digest') return sendDigest(ports, job);
  if (job.letter === 'report') return sendReportLetter(ports, job);
  if (job.letter === 'paper') return sendPaperLetter(ports, job);
  if (job.letter === 'folder') return sendFolderLetter(ports, job);
  if (job.letter === 'added') return sendAdded(ports, job.user, job.shop);
  if (job.letter === 'moved') return sendMoved(ports, job.user, job.email);
  if (job.letter === 'order') return sendOrdered(ports, job.order, wordingFor(job.language));
  const at = ports.clock.now();
  if (job.letter !== 'invite') await makeLink(ports, { id, purpose: job.letter }, receiver(job), at);
  const link = job.letter === 'invite' ? job.link : id;
  const [, found] = await ports.database.batch([enterAccount, addressee(link, at)]);
  const [to, name, purpose, language] = found!.rows[0] ?? [];
  if (!to || !name || !purpose) return;
  const address = linkAddress(ports, { id: link, purpose: purpose as Purpose });
  const kind = job.letter === 'invite' ? 'invitation' : job.letter;
  await ports.mail.send({ to, ...letter({ kind, name, address }, wordingFor(language)) });
  await ports.database.batch([enterAccount, sent(link, ports.clock.now())]);
};

const sent = (link: string, at: Date): Statement => ({
  text: 'update account_links set sent_at = $2::timestamptz where id = $1',
  values: [link, at.toISOString()],
});

/** Names the account `u` that gets a link: whoever has the e-mail, or a person whose address is not proved yet. */
const receiver = (job: { letter: 'reset'; email: string } | { letter: 'proof'; user: string }): Receiver =>
  job.letter === 'reset'
    ? { condition: 'lower(u.email) = $1', value: emailKey(job.email) }
    : { condition: 'u.id = $1::uuid and u.proved_email is distinct from lower(u.email)', value: job.user };
type Receiver = { condition: string; value: string };

/**
 * Makes no link where there is no such account. A change of the address ends the links before it: a link waits for such a change, so that none is
 * made beside it and sent to the address before.
 */
const makeLink = async (
  ports: Ports,
  link: Omit<Link, 'user'>,
  { condition, value }: Receiver,
  at: Date,
): Promise<void> => {
  const [, found] = await ports.database.batch([
    enterAccount,
    {
      text: `select u.id from users u where ${condition} and u.disabled_at is null and (select count(*) from account_links l
        where l.user_id = u.id and l.purpose = $4 and l.expires_at > $2::timestamptz) < $3::integer`,
      values: [value, at.toISOString(), mostLetters, link.purpose],
    },
  ]);
  const user = found!.rows[0]?.[0];
  if (!user) return;
  await ports.database.batch([enterAccount, lockNames([userName(user)]), newLink(ports, { ...link, user }, at)]);
};

/** To the address that is kept, never to the one that somebody typed. */
const addressee = (link: string, at: Date): Statement => ({
  text: `select u.email, u.name, l.purpose, u.language from account_links l join users u on u.id = l.user_id
    where l.id = $1 and l.expires_at > $2::timestamptz and u.disabled_at is null`,
  values: [link, at.toISOString()],
});
