import { invalid } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { dateOrders } from '../../../schema/kit/importDates.ts';
import { importableFields } from '../../../schema/kit/importFields.ts';
import type { FormAnswers } from '../../../schema/kit/importForms.ts';
import { say } from '../../../schema/words/said.ts';
import { isUuid } from '../../db/statement.ts';
import { readFlag } from '../flag.ts';
import type { FileChoice } from './lookThrough.ts';
import { longestMeant, meaningFields } from './meanings.ts';
import type { Meanings } from './options.ts';
import { readNamed } from './readNamed.ts';

/** The person's answers to the questions that a file leaves open. `encoding`: confirmed after a look at samples. */
export type FileReading = FileChoice & { encoding?: 'windows-1252'; forms?: FormAnswers; meanings?: Meanings };

const isText = (value: unknown): value is string => typeof value === 'string';
const isRow = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 1_000;

const checks: Record<string, (value: unknown, entity: AnyEntity) => boolean> = {
  sheet: isText,
  headerRow: isRow,
  leavesHidden: value => typeof value === 'boolean',
  encoding: value => value === 'windows-1252',
  forms: (value, entity) =>
    isObject(value) &&
    Object.entries(value).every(([field, form]) => importableFields(entity).includes(field) && isForm(form)),
  meanings: (value, entity) =>
    isObject(value) &&
    Object.entries(value).every(
      ([field, meant]) =>
        meaningFields(entity).some(({ name }) => name === field) &&
        isObject(meant) &&
        Object.keys(meant).length <= mostMeanings &&
        Object.entries(meant).every(([text, id]) => text.length <= longestMeant && isText(id) && isUuid(id)),
    ),
};

const mostMeanings = 200;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isForm = (form: unknown) =>
  isObject(form) &&
  Object.entries(form).every(([name, value]) =>
    name === 'decimalSign'
      ? ['.', ','].includes(value as string)
      : name === 'dateOrder' && dateOrders.includes(value as never),
  );

/** `header`: the older way to say that no row names the columns. */
export const readReading = (entity: AnyEntity, text: unknown, header: unknown): FileReading => {
  const reading = readNamed('reading', text);
  for (const [name, value] of Object.entries(reading))
    if (!Object.hasOwn(checks, name) || !checks[name]!(value, entity))
      throw invalid({ [`reading.${name}`]: say('valueNotValid') });
  const isBare = header !== undefined && !readFlag('header', header);
  return { ...(isBare && { headerRow: 0 }), ...reading };
};
