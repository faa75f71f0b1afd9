import { conflict } from '../../schema/errors.ts';
import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import type { FolderFile, MonthFolder } from '../../schema/rules/monthFolder.ts';
import { say } from '../../schema/words/said.ts';
import { exportStatement, newExport } from '../crud/export/exportRows.ts';
import { exportQueue, type ExportOptions, type FolderMember } from '../crud/export/options.ts';
import { shownExport, storedExport } from '../crud/export/report.ts';
import { listQuery } from '../crud/listQuery.ts';
import { holding } from '../crud/undo/touched.ts';
import { wholeCount } from '../db/page.ts';
import { entityOf } from '../db/select.ts';
import { publishChange } from '../events/signals.ts';
import { countLetter } from '../mail/countLetter.ts';
import { bookCount } from '../ledger/bookSheets.ts';
import type { Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { findReturn } from '../returns/asked.ts';
import { countReturn, daysOf, schemeOfReturn } from '../returns/readMonth.ts';
import { heldPermissions } from '../session/statements.ts';
import { entryCount, companyStatement } from '../tally/statements.ts';
import { membersOf } from './members.ts';

type Found = { members: FolderMember[]; counts: number[]; withheld: FolderFile[] };

/** What the folder of a month has, for a person to read before it is made. */
export const foundFolder = async (context: RequestContext, month: string | undefined): Promise<MonthFolder> => {
  const { members, counts, withheld } = await findFolder(context, month);
  const { shop } = context;
  const [open, accountant] = await context.batch([openDays(shop, daysOf(month!)), accountantStatement(shop)]);
  return {
    month: month!,
    files: members.map(({ file }, n) => ({ file, records: counts[n]! })),
    withheld,
    openDays: open!.rows.map(([day]) => day!),
    mailTo: accountant!.rows[0]?.[0] ?? null,
  };
};

/** All of it as one file, made behind the person's back. `isMailed`: it then goes to the accountant whom the shop names. */
export const beginFolder = async (
  context: RequestContext,
  month: string | undefined,
  { language = context.wording.language, isMailed = false } = {},
): Promise<Reply<ExportReport>> => {
  const { shop, at, ports } = context;
  const { members, counts } = await findFolder(context, month, language);
  const mail = isMailed ? await letterTo(context) : undefined;
  const [company] = await context.batch([companyStatement(shop)]);
  const folder = { month: month!, shop: company!.rows[0]![0]!, language, members };
  const options: ExportOptions = {
    list: listQuery(ledgerAccounts, new URLSearchParams()),
    language,
    folder,
    ...(mail && { mail }),
  };
  const total = counts.reduce((sum, count) => sum + count, 0);
  const id = ports.ids.next();
  return context.change(async run => {
    if (mail) await countLetter(context, run);
    const [, made] = await run([
      newExport(shop, { id, entity: ledgerAccounts.name, format: 'zip', options, total, at }),
      exportStatement(shop, id),
      publishChange(shop, 'exports', id),
    ]);
    await ports.jobs.enqueue(run, exportQueue, { shop, id });
    return data(shownExport(storedExport(made!), context), 202);
  });
};

const letterTo = async (context: RequestContext): Promise<ExportOptions['mail']> => {
  const [found] = await context.batch([accountantStatement(context.shop)]);
  const to = found!.rows[0]?.[0];
  if (!to) throw conflict(say('noAccountant'));
  return { to, state: 'queued', tries: 0 };
};

const accountantStatement = (shop: string): Statement => ({
  text: `select s.accountant_email from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop],
});

const findFolder = async (
  context: RequestContext,
  month: string | undefined,
  language = context.wording.language,
): Promise<Found> => {
  const { wanted, closed } = await findReturn(context, { month });
  const [held] = await context.batch([heldPermissions]);
  const holds = holding(held!.rows[0]![0]);
  const gstReturn = closed.length ? 'withheld' : wanted;
  const scheme = wanted ? await schemeOfReturn(context.ports.database, wanted) : 'regular';
  const { members, withheld } = membersOf({ period: daysOf(month!), language, gstReturn, scheme, holds });
  return { members, withheld, counts: await countsOf(context, members) };
};

/** How many records each of them has. */
const countsOf = async (context: RequestContext, members: readonly FolderMember[]): Promise<number[]> => {
  const { shop, ports } = context;
  const counts: number[] = [];
  const returned = members.find(({ options }) => options.gstReturn)?.options.gstReturn;
  const ofReturn = returned ? await countReturn(ports.database, returned) : 0;
  for (const member of members) {
    if (member.options.gstReturn) counts.push(ofReturn);
    else {
      const [counted] = await context.batch([countOf(shop, member)]);
      counts.push(Number(counted!.rows[0]![0]));
    }
  }
  return counts;
};

const countOf = (shop: string, { entity, options: { tally, book, list } }: FolderMember): Statement => {
  if (tally) return entryCount(shop, tally);
  return book ? bookCount(shop, book) : wholeCount(entityOf(entity), shop, list);
};

/** Of those in which something was written. */
const openDays = (shop: string, { from, to }: { from: string; to: string }): Statement => ({
  text: `select d.day::text from business_days d where d.shop_id = $1 and d.day between $2::date and $3::date and d.state = 'open'
    and d.deleted_at is null order by d.day`,
  values: [shop, from, to],
});
