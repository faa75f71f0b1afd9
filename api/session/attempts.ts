import type { RequestContext } from '../requestContext.ts';
import { enterAccount } from '../db/transactionContext.ts';
import type { Ids, Statement } from '../ports.ts';
import { limits, type Limited } from './limits.ts';

/** Whom an attempt counts against: an e-mail at an address, an e-mail, an address, a person. */
export type Subject = { limit: Limited; name: string };

/**
 * Counts an attempt before it is made, and refuses it uncounted when there were too many. Returns its rows, to be forgotten
 * when it turns out right.
 */
export const countAttempts = async ({ ports, at }: RequestContext, subjects: readonly Subject[]): Promise<string[]> => {
  const attempts = subjects.map(subject => ({ subject, id: ports.ids.next() }));
  await ports.database.batch([enterAccount, ...attempts.flatMap(({ subject, id }) => countAttempt(subject, id, at))]);
  return attempts.map(({ id }) => id);
};

/** The same in a transaction that is in the context of accounts, whose end keeps them or not. */
export const attemptStatements = (ids: Ids, subjects: readonly Subject[], at: Date): Statement[] =>
  subjects.flatMap(subject => countAttempt(subject, ids.next(), at));

/** Attempts of one subject come one after the other, so that none slips by while another is being counted. */
const countAttempt = (subject: Subject, id: string, at: Date): Statement[] => [
  { text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [keyOf(subject)] },
  refuseTooMany(subject, at),
  writeAttempt(subject, id, at),
];

const keyOf = ({ limit, name }: Subject) => `${limit} ${name}`.slice(0, 400);

/** With the seconds until the oldest attempt no longer counts. */
export const refuseTooMany = (subject: Subject, at: Date): Statement => {
  const { most, window } = limits[subject.limit];
  return {
    text: `select refuse_unless(count(*) < $2::integer, 'TS429', greatest(1, ceil(extract(epoch from min(at) - $3::timestamptz)))::text)
      from attempts where subject = $1 and at > $3::timestamptz`,
    values: [keyOf(subject), most, new Date(at.getTime() - window).toISOString()],
  };
};

export const writeAttempt = (subject: Subject, id: string, at: Date): Statement => ({
  text: 'insert into attempts (id, subject, at) values ($1, $2, $3::timestamptz)',
  values: [id, keyOf(subject), at.toISOString()],
});

export const forgetAttempts = (ids: readonly string[]): Statement => ({
  text: 'delete from attempts where id = any($1::uuid[])',
  values: [ids],
});

/** Of an e-mail that has just been proved in another way, from where that was. */
export const forgive = (subjects: readonly Subject[]): Statement => ({
  text: 'delete from attempts where subject = any($1::text[])',
  values: [subjects.map(keyOf)],
});
