import type { SavedReport } from '../../schema/entities/savedReports.ts';
import { Refusal } from '../../schema/errors.ts';
import { shopInLink } from '../../schema/rules/notifications.ts';
import type { LetterState } from '../../schema/rules/paperLetters.ts';
import { daysOfPeriod } from '../../schema/rules/reportPeriods.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { enterJob } from '../db/transactionContext.ts';
import { letter } from '../mail/letters.ts';
import { sendOnce } from '../mail/sendOnce.ts';
import { dayRead } from '../papers/paperOf.ts';
import { DatabaseError, type Letter, type Ports, type Statement } from '../ports.ts';
import { readReport } from './read.ts';

type Job = { shop: string; id: string; day: string };
type Kept = Pick<
  SavedReport,
  'name' | 'subject' | 'figure' | 'filter' | 'period' | 'firstDay' | 'lastDay' | 'letterTries'
> & { userId: string; letterState: LetterState };

/** Sends a saved report to whoever wants it each morning: once, whoever dies in between, and as they may see it in that moment. */
export const sendReportLetter = async (ports: Ports, job: Job): Promise<void> => {
  const { shop, id, day } = job;
  const [, found] = await ports.database.batch([enterJob(shop, null), keptStatement(job)]);
  if (!found!.count) return;
  const kept = JSON.parse(found!.rows[0]![0]!) as Kept;
  const tries = kept.letterTries ?? 0;
  const move = async (from: readonly LetterState[], to: LetterState, tried = tries) => {
    const [, moved] = await ports.database.batch([
      enterJob(shop, kept.userId),
      {
        text: `update saved_reports t set letter_state = $4, letter_tries = $5::integer
          where t.shop_id = $1 and t.id = $2::uuid and t.letter_day = $3::date and t.letter_state = any($6::text[])`,
        values: [shop, id, day, to, tried, from],
      },
    ]);
    return moved!.count > 0;
  };
  await sendOnce(ports, {
    state: kept.letterState,
    tries,
    write: () => written(ports, job, kept),
    move,
    async end(how) {
      await move(['queued', 'sending'], how);
    },
  });
};

/** Of that morning, and still wanted. */
const keptStatement = ({ shop, id, day }: Job): Statement => ({
  text: `select json_build_object('userId', t.user_id, 'name', t.name, 'subject', t.subject, 'figure', t.figure, 'filter', t.filter,
      'period', t.period, 'firstDay', t.first_day, 'lastDay', t.last_day, 'letterState', t.letter_state, 'letterTries', t.letter_tries)
    from saved_reports t where t.shop_id = $1 and t.id = $2::uuid and t.letter_day = $3::date and t.by_mail and t.deleted_at is null`,
  values: [shop, id, day],
});

/** Null where its person may not see it any more, or what it is about is gone. */
const written = async (ports: Ports, { shop, id, day }: Job, kept: Kept): Promise<Letter | null> => {
  const { period, firstDay, lastDay } = kept;
  const days = period ? daysOfPeriod(period, day) : firstDay && lastDay ? { from: firstDay, to: lastDay } : null;
  try {
    const read = await readReport(ports, { shop, user: kept.userId, at: ports.clock.now() }, kept, days);
    if (!read) return null;
    const { reader, tables } = read;
    const wording = wordingFor(reader.language);
    const { words } = wording;
    const [from, to] = [days?.from ?? day, days?.to ?? day].map(each => dayRead(each, words)) as [string, string];
    const values = { title: kept.name, shop: reader.shop, days: from === to ? from : `${from} – ${to}` };
    const address = `${ports.site.address}/reports?saved=${id}&${shopInLink}=${shop}`;
    return {
      to: reader.email,
      ...letter({ kind: 'report', name: reader.name, address, values, tables }, wording),
    };
  } catch (error) {
    if (error instanceof Refusal || (error instanceof DatabaseError && error.code === 'TS403')) return null;
    throw error;
  }
};
