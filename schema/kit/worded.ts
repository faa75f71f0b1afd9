import type { AnySchema } from 'yup';

/** Fields that know where their words stand: `area` is an entity, an action of one, or a form. What knows already is of another area. */
export const worded = <F extends Record<string, AnySchema>>(area: string, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.spec.meta?.words ? field : field.meta({ words: `${area}.${name}` }),
    ]),
  ) as F;
