/** A transform: what is no number counts as left out while a record is being made, and is an error afterwards. */
export const nullWhenCreating = (
  value: unknown,
  _original: unknown,
  _schema: unknown,
  options: { context?: { mode?: string } },
) => (Number.isNaN(value) && options.context?.mode === 'create' ? null : value);
