import { ArraySchema, ObjectSchema, type AnySchema } from 'yup';

/** Fields that know where their words stand: `area` is an entity, an action of one, or a form. What knows already is of another area. */
export const worded = <F extends Record<string, AnySchema>>(area: string, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.spec.meta?.words ? field : wordedInside(`${area}.${name}`, field).meta({ words: `${area}.${name}` }),
    ]),
  ) as F;

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
