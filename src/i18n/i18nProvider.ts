import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { accountEn } from './accountEn.ts';
import { messengerEn } from './messengerEn.ts';
import { messagingEn } from './messagingEn.ts';
import { notificationsEn } from './notificationsEn.ts';
import { gstEn } from './gstEn.ts';
import { permissionsEn } from './permissionsEn.ts';
import { ratesEn } from './ratesEn.ts';
import { resourcesEn } from './resources.en.ts';
import { schemaWords } from './schemaWords.ts';
import { shellEn } from './shellEn.ts';
import { tasksEn } from './tasksEn.ts';
import { tenancyEn } from './tenancyEn.ts';

const own = {
  ...shellEn,
  ...resourcesEn,
  ...permissionsEn,
  ...tenancyEn,
  ...messagingEn,
  ...accountEn,
  ...tasksEn,
  ...ratesEn,
  ...notificationsEn,
  ...messengerEn,
  ...gstEn,
};
const en = { ...englishMessages, ...schemaWords(), ...own };

export const i18nProvider = polyglotI18nProvider(() => en, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});
