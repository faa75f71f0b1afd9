import { ArraySchema, ObjectSchema, type AnySchema } from 'yup';

/**
 * Fields that know what they are called and where their words stand: `area` is an entity, an action of one, or a form. What knows already is
 * of another area.
 */
export const worded = <F extends Record<string, AnySchema>>(area: string, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.spec.meta?.words ? field : labelled(name, `${area}.${name}`, field),
    ]),
  ) as F;

/** Yup copies a schema for each word that is chained to it: here for both at once. */
const labelled = (name: string, words: string, field: AnySchema): AnySchema =>
  wordedInside(words, field)
    .clone()
    .withMutation(own => own.label(field.spec.label ?? humanised(name)).meta({ words }));

/** `productCode` -> `Product code`; a trailing `Id` is not a word to people. */
export const humanised = (name: string) => {
  const words = name
    .replace(/Ids?$/, '')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The fields of a line have theirs below the lines. */
const wordedInside = (area: string, field: AnySchema): AnySchema => {
  const line = lineOf(field);
  return line ? (field as ArraySchema<any, any>).of(line.shape(worded(area, lineFields(line)))) : field;
};

/** What a field of lines holds in each; undefined of any other. */
export const lineOf = (field: AnySchema): ObjectSchema<any> | undefined =>
  field.spec.meta?.kind === 'lines' && field instanceof ArraySchema && field.innerType instanceof ObjectSchema
    ? field.innerType
    : undefined;

/** Its fields, without the id. */
export const lineFields = ({ fields }: ObjectSchema<any>): Record<string, AnySchema> =>
  Object.fromEntries(Object.entries(fields as Record<string, AnySchema>).filter(([, { spec }]) => spec.meta?.kind));
