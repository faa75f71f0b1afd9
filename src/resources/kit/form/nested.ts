import type { FieldErrors } from 'react-hook-form';
import type { FieldMessages } from '../../../../schema/errors.ts';

/** `{ 'productPrice.name': 'Name is required' }` as react-hook-form keeps errors: one level for each step of the path. */
export function nested(problems: FieldMessages): FieldErrors {
  const errors: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(problems)) {
    const steps = path.split('.');
    const last = steps.pop()!;
    const parent = steps.reduce((level, step) => (level[step] ??= {}) as Record<string, unknown>, errors);
    parent[last] = { type: 'schema', message };
  }
  return errors as FieldErrors;
}
