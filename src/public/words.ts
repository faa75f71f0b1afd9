import type { AnySchema } from 'yup';
import { durationName } from '../../schema/plans.ts';
import type { State } from '../../schema/rules/states.ts';
import { setPageLanguage } from '../i18n/language.ts';
import type { VisitorPack } from './packs/pack.ts';

export { fill } from '../../schema/words/fill.ts';

/** The words of the page that is shown, in its language: set before anything is drawn. */
export let words: VisitorPack['visitors'];
export let frame: VisitorPack['frame'];
export let checkout: VisitorPack['checkout'];
export let fields: VisitorPack['fields'];

/** For the pages that also show inside the running admin. */
export function setWords(visitors: VisitorPack['visitors']): void {
  words = visitors;
}

export function setPack(pack: VisitorPack): void {
  ({ visitors: words, frame, checkout } = pack);
  fields = pack.fields;
  setPageLanguage(pack.language);
}

/** The label of a form's field, a state and a duration by its days, in the language of the page. */
export const labelOf = ({ label, meta }: AnySchema['spec']): string | undefined =>
  (meta?.words && label && fields?.label(meta.words, label)) || label;
export const stateNameOf = ({ code, name }: Pick<State, 'code' | 'name'>): string => fields?.states[code] ?? name;
export const durationOf = (days: number): string => fields?.durations[days] ?? durationName(days);
