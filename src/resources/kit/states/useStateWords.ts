import { useTranslate } from 'react-admin';
import type { Sentence } from '../../../../schema/words/said.ts';
import { worded } from '../../../i18n/wording.ts';
import { useEntity } from '../useEntity.ts';

/** How states and transitions of this entity are called. */
export function useStateWords() {
  const translate = useTranslate();
  const { resource, states } = useEntity();
  const own = `resources.${resource}`;
  return {
    transition: (name: string) =>
      translate(`${own}.transitions.${name}`, { _: states?.transitions[name]?.label ?? name }),
    state: (id: unknown) => translate(`${own}.values.${states!.field}.${String(id)}`, { _: String(id) }),
    sentence: (said: Sentence) => worded(said),
  };
}
