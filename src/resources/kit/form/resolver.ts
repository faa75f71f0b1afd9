import type { FieldValues, Resolver } from 'react-hook-form';
import type { FieldMessages } from '../../../../schema/errors.ts';
import type { AnyEntity, Fields } from '../../../../schema/kit/defineEntity.ts';
import { infoOf } from '../../../../schema/kit/fieldInfo.ts';
import { validate, validateFields, type Checked, type Mode } from '../../../../schema/kit/validate.ts';
import { tooLargeTogether } from '../../../../schema/rules/pictures.ts';
import { shopToday } from '../../../serverClock.ts';
import { worded, wordedAll } from '../../../i18n/wording.ts';
import { isPicked, whyNot } from '../inputs/pictures/picked.ts';
import { withUnchosen } from '../inputs/unchosen.ts';
import { touchedLines } from '../lines/touchedLines.ts';
import { nested } from './nested.ts';

/**
 * The schema judges the form, with the rules and the words that the server will use. Only the `shown` fields are
 * judged and go out, cleaned: what the form does not show stays untouched.
 */
export function resolverFor(
  entity: AnyEntity,
  mode: Exclude<Mode, 'import'>,
  shown: readonly string[],
): Resolver<FieldValues> {
  return judging(shown, values =>
    validate(entity, touchedLines(values, entity.info), mode, mode === 'create' ? shopToday() : undefined),
  );
}

/** The same for what a call takes. Fields left empty say nothing. */
export function resolverOf(input: Fields): Resolver<FieldValues> {
  const info = infoOf(input);
  return judging(Object.keys(input), values => {
    const checked = validateFields(input, filled(touchedLines(values, info)), shopToday());
    return checked.values ? { values: filled(checked.values) } : checked;
  });
}

function judging(shown: readonly string[], judge: (values: FieldValues) => Checked): Resolver<FieldValues> {
  return withUnchosen(async values => {
    const picked = pick(values, shown);
    const [files, refused] = await pictureFiles(picked);
    const { problems, values: cleaned } = judge({ ...picked, ...files });
    if (!problems && !refused) return { values: pick(cleaned, shown), errors: {} };
    return { values: {}, errors: nested({ ...wordedAll(problems), ...refused }) };
  });
}

/** The pictures and files that were picked, as they go out: whoever saves early waits for the last of them. */
async function pictureFiles(values: FieldValues): Promise<[files: FieldValues, refused: FieldMessages | undefined]> {
  const files: FieldValues = {};
  const refused: FieldMessages = {};
  for (const [name, value] of Object.entries(values)) {
    if (![value].flat().some(item => isPicked(item) || item instanceof File)) continue;
    try {
      const ready = (held: unknown) => (isPicked(held) ? held.ready : held);
      const sent = await Promise.all([value].flat().map(ready));
      files[name] = Array.isArray(value) ? sent : sent[0];
      const problem = tooLargeTogether(sent.filter(item => item instanceof File));
      if (problem) refused[name] = worded(problem);
    } catch (error) {
      refused[name] = whyNot(error);
    }
  }
  return [files, Object.keys(refused).length ? refused : undefined];
}

const filled = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== ''));

function pick(values: FieldValues, names: readonly string[]): FieldValues {
  return Object.fromEntries(names.filter(name => values[name] !== undefined).map(name => [name, values[name]]));
}
