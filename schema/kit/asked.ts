import type { AnySchema } from 'yup';

/**
 * What a field becomes where other fields make it pointless: nobody is asked for it, and it is empty. For yup's `when`:
 * `.when('work', { is: 'resize', then: size => size.required('Enter the size'), otherwise: notAsked })`.
 */
export const notAsked = <S extends AnySchema>(field: S): S =>
  field
    .notRequired()
    .transform(() => null)
    .meta({ asked: false }) as S;

/** The same of a field that keeps what it is given: a change may name it alone, and a filter too. */
export const notShown = <S extends AnySchema>(field: S): S => field.notRequired().meta({ asked: false }) as S;

/** The other fields that a field depends on. */
export const conditionsOf = (field: AnySchema): readonly string[] => field.deps;

/** Whether a field is asked for beside these values, and whether it must be filled then. */
export const askedBeside = (field: AnySchema, values: object): { asked: boolean; required: boolean } => {
  const { meta, nullable, optional } = field.resolve({ value: undefined, parent: values }).describe();
  return { asked: meta?.asked ?? true, required: !nullable && !optional };
};

/** The yes-or-no fields without which nobody is asked for a field. */
export const flagsThatAsk = (field: AnySchema): readonly string[] =>
  conditionsOf(field).filter(
    name => !askedBeside(field, { [name]: false }).asked && askedBeside(field, { [name]: true }).asked,
  );
