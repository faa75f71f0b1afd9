/** What one record has of several that become one, where no one of their values will do. */
export type Unite = (values: readonly unknown[]) => unknown;

/** Yes where one of them says yes. */
export const anyOf: Unite = values => values.some(value => value === true);
