import { forbidden, invalid, type Problems } from '../../schema/errors.ts';
import type { Values } from '../../schema/kit/defineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { daysOfPeriod } from '../../schema/rules/reportPeriods.ts';
import { longestFilter, type savedReportFields } from '../../schema/rules/savedReports.ts';
import { say } from '../../schema/words/said.ts';
import { holding } from '../crud/undo/touched.ts';
import type { RequestContext } from '../requestContext.ts';
import { heldPermissions } from '../session/statements.ts';
import { seenSubject, subjectNamed, takesFilters } from './subject.ts';

type Given = Values<typeof savedReportFields>;

/** A report that its person may see now, by a subject, a figure and filters that there are. */
export const checkedReport = async (context: RequestContext, given: Given) => {
  const [held] = await context.batch([heldPermissions]);
  const subject = subjectNamed(given.subject);
  if (!subject) throw invalid({ subject: say('oneOfList') });
  const seen = seenSubject(subject, holding(held!.rows[0]![0]));
  if (!seen) throw forbidden();
  const { entity } = seen;
  const isOfDays = !entity || Boolean(entity.period);
  const { figure, filter, period, firstDay, lastDay } = given;
  const fixed = firstDay && lastDay ? { from: firstDay, to: lastDay } : null;
  const days = period ? daysOfPeriod(period, shopDay(context.at)) : fixed;
  const problems: Problems = {};
  if (figure && !Object.hasOwn(entity?.figures ?? {}, figure)) problems['figure'] = say('oneOfList');
  if (isOfDays && !days) problems['period'] = say('choosePeriod');
  if (days && days.to < days.from) problems['lastDay'] = say('endsBeforeItBegins');
  const chosen = entity ? (filter ?? {}) : {};
  const isFit = JSON.stringify(chosen).length <= longestFilter && !Array.isArray(chosen);
  const any = days ?? daysOfPeriod('today', shopDay(context.at));
  if (entity && !(isFit && takesFilters(entity, chosen, any))) problems['filter'] = say('unknownParameter');
  if (Object.keys(problems).length) throw invalid(problems);
  return {
    ...given,
    figure: figure || null,
    filter: chosen,
    byMail: given.byMail ?? false,
    period: isOfDays ? (period ?? null) : null,
    firstDay: isOfDays && !period ? firstDay! : null,
    lastDay: isOfDays && !period ? lastDay! : null,
  };
};
