import { contacts } from '../../../../schema/entities/contacts.ts';
import { messages } from '../../../../schema/entities/messages.ts';
import type { FieldMessages, Problems } from '../../../../schema/errors.ts';
import { say, type Said } from '../../../../schema/words/said.ts';
import { validateFields } from '../../../../schema/kit/validate.ts';
import { isMeetingThing, type MeetingThing } from '../../../../schema/rules/meetingMessages.ts';
import { scheduleProblem } from '../../../../schema/rules/schedule.ts';
import type { Template } from '../calls.ts';
import { bodyOf, fixed, isMedia, isNobody, shapeOf, type Draft } from './draft.ts';
import { serverNow } from '../../../serverClock.ts';

/** What is wrong with a draft, by the form's fields. A test goes to nobody but its author, and at once. */
export function judge(
  draft: Draft,
  template: Template | undefined,
  { isTest = false, now = serverNow() } = {},
): Problems {
  const wording = template
    ? { ...meetingProblems(draft), ...wordingProblems(draft, template), ...ruleProblems(draft, template) }
    : noTemplate;
  if (isTest) return wording;
  return {
    ...(isNobody(draft) && { [draft.by]: nobody[draft.by as keyof typeof nobody] }),
    ...wording,
    ...whenProblems(draft, now),
  };
}

/** Without a link nobody could answer. */
function meetingProblems({ meetingId, templateVariables }: Draft): Problems {
  const link: MeetingThing = 'meetingLink';
  if (!meetingId || templateVariables.some(({ from }) => from === link)) return {};
  return { templateVariables: say('meetingNeedsLink') };
}

const noTemplate = { template: say('chooseTemplate') };
const nobody = { contacts: say('chooseContact'), groups: say('chooseGroup') };

/** The rules that the server has for the call itself. */
function ruleProblems(draft: Draft, template: Template): Problems {
  const body = bodyOf(draft, template);
  const { name, headerText } = messages.actions!.send.input;
  const { problems } = validateFields({ name, headerText }, { name: body.name, headerText: body.headerText });
  return problems ?? {};
}

function wordingProblems({ templateVariables, headerText, headerMedia }: Draft, template: Template): Problems {
  const { header, headerFormat } = shapeOf(template);
  const empty = templateVariables.flatMap(({ from, words }, i): [string, Said][] =>
    from === fixed && !words.trim() ? [[`templateVariables.${i}.words`, say('chooseVariable')]] : [],
  );
  return {
    ...Object.fromEntries(empty),
    ...(header && !headerText.trim() && { headerText: say('headerNeedsText') }),
    ...(isMedia(headerFormat) && !headerMedia && { headerMedia: say('chooseHeaderFile') }),
  };
}

function whenProblems({ when, scheduledAt }: Draft, now: Date): Problems {
  if (when === 'now') return {};
  const problem = scheduledAt ? scheduleProblem(new Date(scheduledAt), now) : say('chooseTime');
  return problem ? { scheduledAt: problem } : {};
}

/** Whether everybody has that field. */
export const isAlwaysFilled = (field: string): boolean =>
  isMeetingThing(field) || ((contacts.info as Record<string, { required: boolean }>)[field]?.required ?? false);

/** The server's refusals where this form has their fields; what has none is left over. */
export function placed(
  errors: Readonly<Record<string, string>>,
  by: Draft['by'],
): { fields: FieldMessages; rest: string[] } {
  const fields: FieldMessages = {};
  const rest: string[] = [];
  for (const [name, message] of Object.entries(errors)) {
    const [, n, what] = /^\D+ (\d+): (.*)$/s.exec(message) ?? [];
    if (name === 'templateVariables' && n) fields[`templateVariables.${Number(n) - 1}.words`] = what!;
    else if (/^(contacts|groups|filter)\b/.test(name)) fields[by] = message;
    else if (['templateName', 'templateLanguage', 'headerFormat'].includes(name)) fields.template ??= message;
    else if (own.has(name)) fields[name] = message;
    else rest.push(message);
  }
  return { fields, rest };
}

const own = new Set(['templateVariables', 'headerText', 'headerMedia', 'name', 'scheduledAt', 'meetingId']);
