import { entityOf } from '../../entityOf.ts';

/** The newest `perPage` of everything that the resource's own list shows, inactive ones included. */
export function newestOf(resource: string, perPage: number) {
  const active = entityOf(resource)?.active;
  return { pagination: { page: 1, perPage }, filter: active ? { [active.parameter]: true } : {} };
}
