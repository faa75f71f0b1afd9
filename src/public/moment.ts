import { localeOf } from '../../schema/words/languages.ts';
import { pageLanguage } from '../i18n/language.ts';

const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;

/** `20 Nov 2026, 1:30 pm` */
export const moment = (at: string): string =>
  new Intl.DateTimeFormat(localeOf(pageLanguage()), form).format(new Date(at));
