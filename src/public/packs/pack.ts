import type { BrokenRule } from '../../../schema/words/said.ts';
import type { Language } from '../../../schema/words/languages.ts';
import type { OrderLineWords } from '../../../schema/words/orderLineWords.ts';
import type { checkoutWords } from '../../../schema/words/en/site/checkout.ts';
import type { frameWords } from '../../../schema/words/en/site/frame.ts';
import type { visitorsWords } from '../../../schema/words/en/visitors.ts';
import type { Translated } from '../../../schema/words/translated.ts';

/** What the pages with a form say in one language. */
export type VisitorPack = {
  language: Language;
  visitors: Translated<typeof visitorsWords>;
  frame: Translated<typeof frameWords>;
  checkout: Translated<typeof checkoutWords>;
  orderLine: OrderLineWords;
  /** Of the forms' fields, where the language is not the one that they are written in. */
  fields?: {
    /** By where its words stand; `english` is what the form itself says. */
    label: (field: string, english: string) => string | undefined;
    rule: (broken: BrokenRule) => string;
    /** By their codes. */
    states: Readonly<Record<string, string>>;
  };
};
