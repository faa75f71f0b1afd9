import type { siteWords as English } from '../../en/site/index.ts';
import type { Translated } from '../../translated.ts';
import { aboutWords } from './about.ts';
import { invoiceWords } from './invoice.ts';
import { landingWords } from './landing.ts';
import { legalFrameWords } from './legal/frame.ts';
import { privacyOf } from './legal/privacy.ts';
import { refundOf } from './legal/refund.ts';
import { termsOf } from './legal/terms.ts';
import { messengerWords } from './messenger.ts';
import { metaWords } from './meta.ts';
import { pricingWords } from './pricing.ts';

export const siteWords: Translated<typeof English> = {
  about: aboutWords,
  invoice: invoiceWords,
  landing: landingWords,
  messenger: messengerWords,
  meta: metaWords,
  pricing: pricingWords,
  legalFrame: legalFrameWords,
  privacyOf,
  refundOf,
  termsOf,
};
