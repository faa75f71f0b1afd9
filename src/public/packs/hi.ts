import { states } from '../../../schema/words/hi/states.ts';
import { forms } from '../../../schema/words/hi/forms.ts';
import { orderLine } from '../../../schema/words/hi/orderLine.ts';
import { rules } from '../../../schema/words/hi/rules.ts';
import { checkoutWords as checkout } from '../../../schema/words/hi/site/checkout.ts';
import { frameWords as frame } from '../../../schema/words/hi/site/frame.ts';
import { visitorsWords as visitors } from '../../../schema/words/hi/visitors.ts';
import { labelIn, ruleIn } from '../../../schema/words/wording.ts';
import type { VisitorPack } from './pack.ts';

const words = { entities: {}, forms, rules };

export const pack: VisitorPack = {
  language: 'hi',
  visitors,
  frame,
  checkout,
  orderLine,
  fields: { label: field => labelIn(words, field), rule: broken => ruleIn(words, broken), states },
};
