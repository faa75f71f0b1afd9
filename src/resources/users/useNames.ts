import { useLocaleState, useTranslate } from 'react-admin';
import { roleOptions } from '../../../schema/roleOptions.ts';
import { midSentence } from '../../../schema/words/midSentence.ts';
import type { Verb } from '../../../schema/permissionVerbs.ts';
import type { Area } from './catalogue.ts';

/** How areas, verbs and roles are called in the person's language. */
export function useNames() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const list = new Intl.ListFormat(`${locale}-IN`, { type: 'conjunction' });
  const area = (name: string) => translate(`permission.area.${name}`);
  const verb = (name: string) => translate(`permission.verb.${name}`);
  const role = (id: string | null | undefined) => {
    const known = roleOptions.find(option => option.id === id);
    return known ? translate(`resources.users.values.role.${known.id}`, { _: known.name }) : '';
  };
  return {
    area,
    verb,
    role,
    /** Inside a sentence. */
    areas: (names: readonly Area[]) => list.format(names.map(name => midSentence(area(name)))),
    verbs: (names: readonly Verb[]) => list.format([...new Set(names.map(name => verb(name).toLocaleLowerCase()))]),
  };
}
