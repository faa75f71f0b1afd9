import type { AnySchema } from 'yup';
import type { State } from '../../schema/rules/states.ts';
import { setPageLanguage } from '../i18n/language.ts';
import type { VisitorPack } from './packs/pack.ts';

export { fill } from '../../schema/words/fill.ts';

/** The words of the page that is shown, in its language: set before anything is drawn. */
export let words: VisitorPack['visitors'];
export let frame: VisitorPack['frame'];
export let checkout: VisitorPack['checkout'];
export let orderLine: VisitorPack['orderLine'];
export let fields: VisitorPack['fields'];

/** For the pages that also show inside the running admin. */
export function setWords(visitors: VisitorPack['visitors']): void {
  words = visitors;
}

export function setPack(pack: VisitorPack): void {
  ({ visitors: words, frame, checkout, orderLine } = pack);
  fields = pack.fields;
  setPageLanguage(pack.language);
}

/** The label of a form's field and a state, in the language of the page. */
export const labelOf = ({ label, meta }: AnySchema['spec']): string | undefined =>
  (meta?.words && label && fields?.label(meta.words, label)) || label;
export const stateNameOf = ({ code, name }: Pick<State, 'code' | 'name'>): string => fields?.states[code] ?? name;
