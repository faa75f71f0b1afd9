import { useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';

/** How the states of this entity are called. */
export function useStateWords() {
  const translate = useTranslate();
  const { resource, states } = useEntity();
  const own = `resources.${resource}.values.${states?.field}`;
  return { state: (id: unknown) => translate(`${own}.${String(id)}`, { _: String(id) }) };
}
