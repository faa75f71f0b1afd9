import { useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { useStatuses } from './useStatuses.ts';

/** How the states of this entity are called, or its statuses. */
export function useStateWords() {
  const translate = useTranslate();
  const { resource, states } = useEntity();
  const { all } = useStatuses();
  const own = `resources.${resource}.values.${states?.field}`;
  const state = (id: unknown) =>
    all.find(status => status.id === id)?.name ?? translate(`${own}.${String(id)}`, { _: String(id) });
  return { state };
}
