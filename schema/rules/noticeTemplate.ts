import { languageTags, type Language } from '../words/languages.ts';
import { say, type Sentence } from '../words/said.ts';
import { templateShape } from './template.ts';

/** What a notice to a colleague puts into a template: what happened, then the address. */
export const mostNoticeValues = 2;

/** Why a template is none for notices to colleagues; null where it is one. */
export const noticeTemplateProblem = (components: readonly unknown[]): Sentence | null => {
  const { headerFormat, header, body, buttons } = templateShape(components);
  if (header || (headerFormat !== 'NONE' && headerFormat !== 'TEXT')) return say('noticeHeader');
  if (buttons.length) return say('noticeButtons');
  return body.length >= 1 && body.length <= mostNoticeValues ? null : say('noticeBody', { count: body.length });
};

/** The language that a template is written in, `en_GB`; null where it is none of ours. */
export const languageOfTemplate = (tag: string): Language | null =>
  languageTags.find(language => language === tag.split('_')[0]) ?? null;
