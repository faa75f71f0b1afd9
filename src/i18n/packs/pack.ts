import type { adminWords } from '../../../schema/words/en/admin/index.ts';
import type { visitorsWords } from '../../../schema/words/en/visitors.ts';
import type { Translated } from '../../../schema/words/translated.ts';
import type { TranslationMessages } from 'react-admin';
import type { CommonWords } from '../../../schema/words/wording.ts';

/** All that the admin says in one language. */
export type Pack = {
  common: CommonWords;
  admin: Translated<typeof adminWords>;
  /** Of the error pages, which show inside the admin too. */
  visitors: Translated<typeof visitorsWords>;
  /** react-admin's own words. */
  library: TranslationMessages;
};
